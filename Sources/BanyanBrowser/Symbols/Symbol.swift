/// A symbol that a page can show: its drawing as an SVG `symbol` element.
struct Symbol: Sendable {
  /// A name that stands in a URL's fragment as it is.
  let name: String
  let markup: String

  /// The `id` of the drawing in a page.
  var pageName: String { Self.pageName(of: name) }

  /// - Parameter content: What is drawn in a box of 24 by 24.
  init(name: String, content: String) {
    self.name = name
    markup = #"<symbol id="\#(Self.pageName(of: name))" viewBox="0 0 24 24">\#(content)</symbol>"#
  }

  static func pageName(of name: String) -> String { "symbol-\(name)" }
}

/// Symbols that a page has, in the order they came.
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
