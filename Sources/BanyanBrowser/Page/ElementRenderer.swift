import BanyanHost
import Foundation

/// Writes the elements of a window as HTML, and their styles separately: the page's security policy
/// allows no style attributes, so styles go into one sheet that the client moves onto the elements.
struct ElementRenderer {
  private(set) var body = HTMLWriter()
  private(set) var sheet = ""
  /// The symbols that the page shows, in the order in which they were found.
  private(set) var symbols = SymbolSet()
  /// The parts of the client that the page needs.
  private(set) var parts: ClientParts = []
  private let catalog: SymbolCatalog
  private let path: String
  private var anonymousCount = 0
  private var focused: ElementID?
  private var scrolled: (id: ElementID, anchor: Point?)?
  /// The attributes of the window as a whole.
  private(set) var windowAttributes: [(name: String, value: String)] = []

  /// - Parameter path: The path that the site is served under.
  init(catalog: SymbolCatalog, path: String = "") {
    self.catalog = catalog
    self.path = path
  }

  mutating func render(_ tree: PageTree) {
    focused = tree.focused
    scrolled = tree.scrolled
    let window = ElementFacets(of: tree.root, template: Template(tag: "main", className: ""))
    windowAttributes = window.attributes
    parts.formUnion(window.parts)
    for child in tree.root.children { child.resolveFlexibility() }
    for child in tree.root.children { render(child, isInControl: false) }
  }

  /// - Parameter caption: The element that names this one, if it is a control with a caption beside it.
  private mutating func render(
    _ element: PageElement, isInControl: Bool, caption: PageElement? = nil
  ) {
    let properties = element.properties
    let index = Template.Index(element.kind, properties.values)
    let template = Template[index]
    var facets = ElementFacets(of: element, template: template)
    parts.formUnion(facets.parts.union(ClientParts(index)))
    var tag = template.tag
    let isControl = template.tag == "button" || template.tag == "a"
    if isControl && isInControl {
      // A parser closes a control when another begins inside it, so this one is a span.
      tag = "span"
      if template.attributes.allSatisfy({ $0.name != "role" }) {
        facets.attributes.append(("role", template.tag == "a" ? "link" : "button"))
      }
      if properties[.isFocusable] == nil { facets.attributes.append(("tabindex", "0")) }
    }
    if element.isHeaderWithControls { facets.attributes.append(("role", element.itemRole)) }
    if element.kind == .row, let line = element.children.lazy.compactMap(\.rowLine).first {
      facets.attributes.append(("data-line", ""))
      facets.styles += line.styles
    }
    if element.id == focused { facets.attributes.append(("autofocus", "")) }
    if let scrolled, element.id == scrolled.id {
      let anchor = scrolled.anchor.map { "\(CSS.number($0.x)) \(CSS.number($0.y))" }
      facets.attributes.append(("data-scroll-here", anchor ?? ""))
      parts.insert(ClientParts(ClientPart.containers))
    }
    body.write(markup: "<\(tag)")
    body.write(attribute: "id", element.id.pageName)
    body.write(
      attribute: "class",
      element.isBeforeOthers ? template.className + " before" : template.className)
    for attribute in facets.attributes { body.write(attribute: attribute.name, attribute.value) }
    if !element.flexibility.isEmpty {
      body.write(attribute: "data-flex", element.flexibility.cssValue)
    }
    if let caption = caption ?? element.ownCaption, element.properties[.label] == nil {
      body.write(attribute: "aria-labelledby", caption.id.pageName)
    }
    writeTabName(of: element)
    body.write(markup: ">")
    let picture = facets.picture.map { catalog.pictures.reference(to: $0) }
    if let picture { facets.styles.append(("--picture", picture.cssValue(under: path))) }
    put(facets.styles, on: element.id.pageName)
    if Template.voidTags.contains(tag) { return }
    // A parser drops a line feed right after the tag.
    if tag == "textarea" { body.write(text: "\n" + (facets.value ?? "")) }
    renderContent(facets, picture, of: element.id)
    if facets.attributes.contains(where: { $0 == ("data-picker", "menu") }) {
      writeFace(of: element, isDisabled: facets.attributes.contains { $0.name == "disabled" })
    }
    for child in element.children {
      let isRow = element.kind.hasRows && !child.kind.isPartOfList
      if isRow { writeRow(around: child, in: element) }
      let caption = element.kind == .labeled && child.kind.hasCaption ? element.caption : nil
      render(child, isInControl: isInControl || isControl, caption: caption)
      if isRow { body.write(markup: "</div>") }
    }
    body.write(markup: "</\(tag)>")
  }

  /// Writes the browser's own menu of a picker, with the option that it shows: the client adds the others.
  private mutating func writeFace(of picker: PageElement, isDisabled: Bool) {
    body.write(markup: #"<select class="face""#)
    if isDisabled { body.write(attribute: "disabled", "") }
    body.write(markup: ">")
    if let option = picker.children.first(where: \.isChosenOption) {
      body.write(markup: "<option>")
      body.write(text: option.optionName)
      body.write(markup: "</option>")
    }
    body.write(markup: "</select>")
  }

  /// Begins the row of an element that has no row of its own, with the extent of the line below it if it
  /// is set.
  private mutating func writeRow(around element: PageElement, in list: PageElement) {
    body.write(markup: #"<div class="row" role="\#(list.itemRole)""#)
    if let line = element.rowLine {
      let name = element.id.pageName + "row"
      body.write(attribute: "id", name)
      body.write(attribute: "data-line", "")
      put(line.styles, on: name)
    }
    body.write(markup: ">")
  }

  /// Names a page after its tab, and a tab without a label by its number.
  private mutating func writeTabName(of element: PageElement) {
    guard let parent = element.parent,
      let index = parent.children.firstIndex(where: { $0 === element })
    else { return }
    if element.kind == .tabPage, let bar = parent.children.first, bar.kind == .tabBar,
      bar.children.indices.contains(index - 1)
    {
      body.write(attribute: "aria-labelledby", bar.children[index - 1].id.pageName)
    } else if element.kind == .tab, element.children.isEmpty {
      body.write(attribute: "aria-label", "Page \(index + 1)")
    }
  }

  private mutating func renderContent(
    _ facets: ElementFacets, _ picture: PictureReference?, of id: ElementID
  ) {
    if let text = facets.runs.plain {
      body.write(text: text)
    } else {
      for run in facets.runs { render(run) }
    }
    if let name = facets.symbol { renderSymbol(name) }
    if let drawing = facets.drawing {
      body.write(markup: #"<svg class="drawing" aria-hidden="true">"#)
      body.write(markup: drawing.replacing("$", with: id.pageName))
      body.write(markup: "</svg>")
    }
    if let picture {
      let attribute = picture.attribute(under: path)
      body.write(markup: #"<img alt="""#)
      body.write(attribute: attribute.name, attribute.value)
      body.write(markup: ">")
    }
    if let remote = facets.remote, !remote.isEmpty {
      body.write(markup: #"<img alt="" referrerpolicy="no-referrer""#)
      body.write(attribute: "src", remote)
      body.write(markup: ">")
    }
  }

  private mutating func render(_ run: TextRun) {
    let facets = ElementFacets(of: run.style)
    let tag = facets.attributes.contains { $0.name == "href" } ? "a" : "span"
    body.write(markup: "<\(tag)")
    if tag == "a" {
      body.write(attribute: "class", "textlink")
      body.write(attribute: "rel", "noopener noreferrer")
      body.write(attribute: "target", "_blank")
    }
    if !facets.styles.isEmpty {
      anonymousCount += 1
      let name = "r\(anonymousCount)"
      body.write(attribute: "id", name)
      put(facets.styles, on: name)
    }
    for attribute in facets.attributes { body.write(attribute: attribute.name, attribute.value) }
    body.write(markup: ">")
    body.write(text: run.string)
    if let name = facets.symbol { renderSymbol(name) }
    body.write(markup: "</\(tag)>")
  }

  private mutating func renderSymbol(_ name: String) {
    let symbol = catalog.symbol(named: name)
    symbols.insert(symbol)
    body.write(markup: #"<svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">"#)
    body.write(markup: ##"<use href="#\##(symbol.pageName)"></use></svg>"##)
  }

  private mutating func put(_ styles: [(name: String, value: String)], on name: String) {
    if styles.isEmpty { return }
    sheet += "#\(name){"
    for style in styles where style.name == "filter" {
      for filter in Symbol.filters(in: style.value) { symbols.insert(filter) }
    }
    for style in styles { sheet += "\(style.name):\(style.value);" }
    sheet += "}"
  }
}

extension ElementID {
  /// The `id` attribute of the element in the page.
  var pageName: String { "b\(rawValue)" }
}

extension PageElement {
  /// True for a page that others cover, and for a column that others follow, which the style sheet
  /// cannot know as long as the others have not come.
  fileprivate var isBeforeOthers: Bool {
    guard let parent, kind == .page || parent.kind == .splitView else { return false }
    return parent.children.last !== self
  }

  fileprivate var isChosenOption: Bool {
    kind == .option && facets.attributes.contains { $0 == ("aria-checked", "true") }
  }

  /// The name of an option in a menu: its text, or else the first label in it.
  fileprivate var optionName: String {
    var text = ""
    var label: String?
    func collect(_ element: PageElement) {
      let facets = element.facets
      text += facets.runs.map(\.string).joined()
      for child in element.children {
        label = label ?? child.facets.attributes.first { $0.name == "aria-label" }?.value
        collect(child)
      }
    }
    collect(self)
    text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? label ?? "" : text
  }

  private var facets: ElementFacets {
    ElementFacets(of: self, template: Template[Template.Index(kind, properties.values)])
  }

  fileprivate var rowLine: RowLine? {
    if case .rowLine(let line)? = properties[.rowLine] { line } else { nil }
  }

  fileprivate var caption: PageElement? { children.first { $0.kind == .caption } }

  /// The child that names the element, if any.
  fileprivate var ownCaption: PageElement? {
    switch kind {
    case .progressView: children.first
    case .gauge, .groupBox, .controlGroup: caption
    default: nil
    }
  }
}

extension ElementKind {
  /// True if the caption beside the element names it.
  fileprivate var hasCaption: Bool {
    switch self {
    case .picker, .slider, .stepper, .datePicker, .colorPicker: true
    default: false
    }
  }

  /// True if each child is in a row of its own.
  var hasRows: Bool { self == .list || self == .form || self == .section }

  /// True if the element is a part of a list other than a row.
  var isPartOfList: Bool {
    switch self {
    case .section, .sectionHeader, .sectionFooter, .row, .absentRows: true
    default: false
    }
  }
}
