import BanyanHost

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
    // The unpainted area casts the shadow, which is visible only on the painted area.
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

  /// Returns a filter that multiplies colors by a matrix, of which the rows are given one after another.
  static func colorMatrix(_ numbers: [Double]) -> Symbol {
    colorMatrix(numbers.map(CSS.number).joined(separator: " "))
  }

  private static func colorMatrix(_ numbers: String) -> Symbol {
    filter(
      colorMatrixPrefix, numbers,
      #"<feColorMatrix type="matrix" values="\#(numbers)"></feColorMatrix>"#)
  }

  private static let colorMatrixPrefix = "matrix-"

  /// Returns a filter that shows a color where the opacity is in a range, and nothing elsewhere.
  static func threshold(min: Double, max: Double, color: String) -> Symbol {
    threshold("\(CSS.number(min)) \(CSS.number(max)) \(color)")
  }

  private static func threshold(_ description: String) -> Symbol {
    let parts = description.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let low = Double(parts[0]), let high = Double(parts[1]) else {
      return filter(thresholdPrefix, description, "")
    }
    // In steps as fine as a screen's.
    let table = (0...255).map { step in
      let opacity = Double(step) / 255
      return opacity >= low && opacity <= high ? "1" : "0"
    }
    return filter(
      thresholdPrefix, description,
      #"<feComponentTransfer in="SourceAlpha" result="area"><feFuncA type="discrete" tableValues="\#(table.joined(separator: " "))">"#
        + #"</feFuncA></feComponentTransfer><feFlood flood-color="\#(parts[2])"></feFlood>"#
        + #"<feComposite in2="area" operator="in"></feComposite>"#)
  }

  private static let thresholdPrefix = "threshold-"

  /// Returns a filter for a shadow that is not simply behind its content.
  static func shadow(_ shadow: PlacedShadow) -> Symbol {
    self.shadow(
      "\(CSS.number(shadow.x)) \(CSS.number(shadow.y)) \(CSS.number(shadow.radius)) \(shadow.placement.rawValue) "
        + "\(shadow.isInverted ? 1 : 0) \(shadow.blendMode.cssValue) \(shadow.color.cssValue)")
  }

  private static func shadow(_ description: String) -> Symbol {
    let parts = description.split(separator: " ", maxSplits: 6)
    guard parts.count == 7, let placement = UInt8(parts[3]).flatMap(PlacedShadow.Placement.init)
    else { return filter(shadowPrefix, description, "") }
    let inverting =
      parts[4] == "1" ? #"<feFuncA type="table" tableValues="1 0"></feFuncA>"# : ""
    let inside =
      parts[4] == "1" ? #"<feComposite in2="SourceAlpha" operator="in"></feComposite>"# : ""
    let merging =
      switch placement {
      case .alone: ""
      case .above:
        #"<feBlend in2="SourceGraphic" mode="\#(parts[5])"></feBlend>"#
      case .behind:
        #"<feMerge><feMergeNode></feMergeNode><feMergeNode in="SourceGraphic"></feMergeNode></feMerge>"#
      }
    return filter(
      shadowPrefix, description,
      #"<feComponentTransfer in="SourceAlpha">\#(inverting)</feComponentTransfer>"#
        + #"<feGaussianBlur stdDeviation="\#(parts[2])"></feGaussianBlur>"#
        + #"<feOffset dx="\#(parts[0])" dy="\#(parts[1])" result="shape"></feOffset>"#
        + #"<feFlood flood-color="\#(parts[6])"></feFlood><feComposite in2="shape" operator="in"></feComposite>"#
        + inside + merging)
  }

  private static let shadowPrefix = "shadow-"

  /// Returns a filter whose name says what it does, so no table of filters is needed.
  private static func filter(_ prefix: String, _ description: String, _ content: String) -> Symbol {
    let name = prefix + digits(of: description)
    return Symbol(
      name: name,
      markup:
        #"<filter id="\#(name)" color-interpolation-filters="sRGB" x="-.5" y="-.5" width="2" height="2">\#(content)</filter>"#
    )
  }

  /// Returns the filters that a style's value refers to, and that must be sent to the page.
  static func filters(in value: String) -> [Symbol] {
    guard value.contains("url(#") else { return [] }
    return value.split(separator: " ").compactMap { part in
      guard part.hasPrefix("url(#"), part.hasSuffix(")") else { return nil }
      let name = part.dropFirst(5).dropLast()
      if name.hasPrefix(multiplicationPrefix) {
        return multiplication(with: text(of: name.dropFirst(multiplicationPrefix.count)))
      }
      let makers: [(String, (String) -> Symbol)] = [
        (innerShadowPrefix, innerShadow), (colorMatrixPrefix, colorMatrix),
        (thresholdPrefix, threshold),
        (shadowPrefix, shadow),
      ]
      for (prefix, make) in makers where name.hasPrefix(prefix) {
        return make(text(of: name.dropFirst(prefix.count)))
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
