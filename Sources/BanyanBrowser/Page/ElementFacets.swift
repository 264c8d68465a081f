import BanyanHost

extension PageElement {
  /// True for a text that does not end with a space, which layout does not count and the browser does.
  ///
  /// On one line such a text is as wide as its letters, in layout and in the browser. These widths, all different, would
  /// be a large part of a compressed page.
  fileprivate var endsWithLetter: Bool {
    guard kind == .text, case .text(let runs)? = properties[.text] else { return false }
    return runs.last?.string.last.map { !$0.isWhitespace } ?? false
  }
}

/// The facets of one element, separated into the content of its tag and the content elsewhere in the page.
struct ElementFacets: FacetSink {
  /// The attributes in the order they came. The last value of each name wins.
  var attributes: [(name: String, value: String)]
  var styles: [(name: String, value: String)] = []
  var runs: TextRuns = []
  var symbol: String?
  var picture: String?
  var spokenValue: String?
  var remote: String?
  var drawing: String?
  /// The text of a text area, which is written between its tags.
  var value: String?
  /// The parts of the client that the element needs.
  private(set) var parts: ClientParts = []
  private let isTextArea: Bool

  init(of element: PageElement, template: Template) {
    attributes = template.attributes
    isTextArea = template.tag == "textarea"
    for key in PropertyKey.allCases where !(key == .headingLevel && template.tag != "span") {
      element.properties[key]?.put(into: &self)
    }
    completeRole(of: template)
    if case .placement(let placement)? = element.properties[.placement] {
      set("data-placed", placement.attribute)
      styles += placement.styles(ownsWidth: placement.lines == .one && element.endsWithLetter)
    }
  }

  init(of style: TextStyle) {
    attributes = []
    isTextArea = false
    style.put(into: &self)
  }

  mutating func put(runs: TextRuns) { self.runs = runs }

  mutating func put(_ facet: Facet, _ value: String) {
    parts.formUnion(ClientParts(facet))
    switch facet {
    case .text: runs = TextRuns(value)
    // A line applies to the row that contains the element.
    // No page exists yet on which anything could have been dropped.
    case .placed, .rowLine, .awaitedDrop: break
    case .assumed: set("data-assumed", value)
    case .behind: set("data-behind", value)
    case .mask: set("data-mask", value)
    case .cut: set("data-cut", value)
    case .number: set("value", value)
    case .value: if isTextArea { self.value = value } else { set("value", value) }
    case .checked: set("aria-checked", value)
    case .selected:
      set("data-selected", value)
      // Only the selected tab can be reached with the Tab key.
      if attributes.contains(where: { $0 == ("role", "tab") }) {
        set("aria-selected", value)
        set("tabindex", value == "true" ? "0" : "-1")
      }
    case .disabled: set("disabled", "")
    case .destination: set("href", value)
    // Only pictures are hidden from assistive technology, while they have no name.
    case .hidden:
      if attributes.contains(where: { $0.name == facet.name }) { set(facet.name, value) }
    case .spokenValue: spokenValue = value
    case .concealed: set("aria-hidden", "true")
    case .fit: set("data-fit", value)
    case .symbol: symbol = value
    case .picture: picture = value
    case .remote: remote = value
    case .drawing: drawing = value
    default:
      if facet.form == .style { styles.append((facet.name, value)) } else { set(facet.name, value) }
    }
  }

  mutating func set(_ name: String, _ value: String) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index].value = value
    } else {
      attributes.append((name, value))
    }
  }
}
