/// A symbol that a page can show: its drawing as an SVG `symbol` element.
struct Symbol: Sendable {
  /// A name that stands in a URL's fragment as it is.
  let name: String
  let markup: String

  /// The `id` of the drawing in a page.
  var pageName: String { "symbol-\(name)" }

  /// - Parameter drawing: What is inside a drawing's `svg` element, in a box of 24 by 24.
  init(name: String, composition: SymbolName, drawing: String) {
    self.name = name
    let id = "symbol-\(name)"
    var content = Self.stroked(drawing, filled: composition.isFilled && composition.enclosure == nil)
    if composition.isStruckThrough {
      content += Self.stroked(#"<path d="M4 4l16 16"/>"#, filled: false)
    }
    if let enclosure = composition.enclosure {
      let outline =
        enclosure == .circle
        ? #"<circle cx="12" cy="12" r="10"/>"#
        : #"<rect x="2.5" y="2.5" width="19" height="19" rx="4.5"/>"#
      let small = #"<g transform="translate(5.04 5.04) scale(.58)" stroke-width="2.6""#
      if composition.isFilled {
        content =
          ##"<mask id="\##(id)-mask"><g fill="#fff">\##(outline)</g>\##(small) color="#000">"##
          + Self.stroked(drawing, filled: false, width: "2.6")
          + ##"</g></mask><g fill="currentColor" mask="url(#\##(id)-mask)">\##(outline)</g>"##
      } else {
        content =
          Self.stroked(outline, filled: false)
          + "\(small)>" + Self.stroked(drawing, filled: false, width: "2.6") + "</g>"
      }
    }
    markup = #"<symbol id="\#(id)" viewBox="0 0 24 24">\#(content)</symbol>"#
  }

  private static func stroked(_ content: String, filled: Bool, width: String = "1.75") -> String {
    #"<g fill="\#(filled ? "currentColor" : "none")" stroke="currentColor" "#
      + #"stroke-width="\#(width)" stroke-linecap="round" stroke-linejoin="round">\#(content)</g>"#
  }
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
