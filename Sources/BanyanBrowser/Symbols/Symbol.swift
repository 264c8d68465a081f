/// A symbol that a page can show: its drawing as an SVG `symbol` element.
struct Symbol: Sendable {
  /// The name, which is valid in a URL's fragment without escaping.
  let name: String
  let markup: String

  /// The `id` of the drawing in a page.
  var pageName: String { Self.pageName(of: name) }

  /// - Parameter content: The content of a box of 24 by 24.
  init(name: String, content: String) {
    self.name = name
    markup = #"<symbol id="\#(Self.pageName(of: name))" viewBox="0 0 24 24">\#(content)</symbol>"#
  }

  private init(name: String, markup: String) {
    self.name = name
    self.markup = markup
  }

  /// Returns a filter that multiplies by a color, for which CSS has no function. The color is part of its name, so no
  /// table of filters is needed.
  ///
  /// - Parameter color: The color in CSS notation.
  static func multiplication(with color: String) -> Symbol {
    let name = multiplicationPrefix + digits(of: color)
    return Symbol(
      name: name,
      markup:
        #"<filter id="\#(name)" color-interpolation-filters="sRGB" x="-.5" y="-.5" width="2" height="2">"#
        + #"<feFlood flood-color="\#(color)" result="color"></feFlood>"#
        + #"<feComposite in="SourceGraphic" in2="color" operator="arithmetic" k1="1"></feComposite></filter>"#
    )
  }

  private static let multiplicationPrefix = "multiply-"

  /// Returns a filter that darkens what is painted from its edges, for which CSS has no function. What it depends on is part of its
  /// name, as for multiplication.
  ///
  /// - Parameter color: The color in CSS notation.
  static func innerShadow(x: Double, y: Double, radius: Double, color: String) -> Symbol {
    innerShadow("\(CSS.number(x)) \(CSS.number(y)) \(CSS.number(radius / 2)) \(color)")
  }

  private static func innerShadow(_ description: String) -> Symbol {
    let parts = description.split(separator: " ", maxSplits: 3)
    let name = innerShadowPrefix + digits(of: description)
    guard parts.count == 4 else { return Symbol(name: name, markup: "") }
    // What is not painted casts the shadow, which is seen only on what is.
    return Symbol(
      name: name,
      markup:
        #"<filter id="\#(name)" color-interpolation-filters="sRGB" x="-.5" y="-.5" width="2" height="2">"#
        + #"<feComponentTransfer in="SourceAlpha"><feFuncA type="table" tableValues="1 0"></feFuncA></feComponentTransfer>"#
        + #"<feGaussianBlur stdDeviation="\#(parts[2])"></feGaussianBlur>"#
        + #"<feOffset dx="\#(parts[0])" dy="\#(parts[1])" result="around"></feOffset>"#
        + #"<feFlood flood-color="\#(parts[3])"></feFlood>"#
        + #"<feComposite in2="around" operator="in"></feComposite>"#
        + #"<feComposite in2="SourceAlpha" operator="in" result="shadow"></feComposite>"#
        + #"<feMerge><feMergeNode in="SourceGraphic"></feMergeNode><feMergeNode in="shadow"></feMergeNode></feMerge></filter>"#
    )
  }

  private static let innerShadowPrefix = "inner-"

  /// Returns the filters that a style's value refers to, and that must be sent to the page.
  static func filters(in value: String) -> [Symbol] {
    guard value.contains("url(#") else { return [] }
    return value.split(separator: " ").compactMap { part in
      guard part.hasPrefix("url(#"), part.hasSuffix(")") else { return nil }
      let name = part.dropFirst(5).dropLast()
      if name.hasPrefix(multiplicationPrefix) {
        return multiplication(with: text(of: name.dropFirst(multiplicationPrefix.count)))
      }
      if name.hasPrefix(innerShadowPrefix) {
        return innerShadow(text(of: name.dropFirst(innerShadowPrefix.count)))
      }
      return nil
    }
  }

  private static func digits(of text: String) -> String {
    text.utf8.map { byte in
      byte < 16 ? "0" + String(byte, radix: 16) : String(byte, radix: 16)
    }.joined()
  }

  private static func text(of digits: Substring) -> String {
    let digits = Array(digits.utf8)
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func pageName(of name: String) -> String { "symbol-\(name)" }
}

/// The symbols that a page has, in the order in which they came.
struct SymbolSet: Sendable {
  private(set) var symbols: [Symbol] = []
  private var names: Set<String> = []

  /// - Returns: false if the symbol was there already.
  @discardableResult
  mutating func insert(_ symbol: Symbol) -> Bool {
    guard names.insert(symbol.name).inserted else { return false }
    symbols.append(symbol)
    return true
  }
}
