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
    let name =
      multiplicationPrefix
      + color.utf8.map { byte in
        byte < 16 ? "0" + String(byte, radix: 16) : String(byte, radix: 16)
      }.joined()
    return Symbol(
      name: name,
      markup:
        #"<filter id="\#(name)" color-interpolation-filters="sRGB" x="-.5" y="-.5" width="2" height="2">"#
        + #"<feFlood flood-color="\#(color)" result="color"></feFlood>"#
        + #"<feComposite in="SourceGraphic" in2="color" operator="arithmetic" k1="1"></feComposite></filter>"#
    )
  }

  private static let multiplicationPrefix = "multiply-"

  /// Returns the filter that a style's value refers to, if it must be sent to the page.
  static func filter(in value: String) -> Symbol? {
    let start = "url(#" + multiplicationPrefix
    guard value.hasPrefix(start), value.hasSuffix(")") else { return nil }
    let digits = Array(value.dropFirst(start.count).dropLast().utf8)
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
    }
    return multiplication(with: String(decoding: bytes, as: UTF8.self))
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
