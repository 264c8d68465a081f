import BanyanHost

/// The form of an element in the page: a tag, a class, and the attributes it always has.
///
/// The page and the client both make elements from this one table; the client gets it from
/// ``Vocabulary``.
struct Template: Sendable {
  var tag: String
  var className: String
  var attributes: [(name: String, value: String)] = []
  /// The axes along which the element takes room regardless of its children.
  var flexibility: Flexibility = []
  /// True if a flexible child makes the element flexible too.
  var isTransparent = false

  static let voidTags: Set<String> = ["hr", "input"]
}

extension Template {
  /// A template's place in the table: an element kind, plain text, or a heading level.
  struct Index: Hashable, Sendable {
    var rawValue: UInt8

    /// A text element with one run and no other property.
    static let plainText = Index(rawValue: 0)

    static func kind(_ kind: ElementKind) -> Index { Index(rawValue: kind.rawValue) }

    static func heading(_ level: Int) -> Index {
      Index(rawValue: UInt8(121 + min(max(level, 1), 6)))
    }

    /// Returns the index for an element as it is first created.
    init(_ kind: ElementKind, _ properties: some Sequence<Property>) {
      self = .kind(kind)
      guard kind == .text else { return }
      for case .headingLevel(let level) in properties { self = .heading(level) }
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// Every template by index: kinds from 1 on, headings at the end.
  static let table: [Template?] = {
    var table = [Template?](repeating: nil, count: 128)
    for kind in ElementKind.allCases { table[Int(kind.rawValue)] = template(for: kind) }
    table[0] = template(for: .text)
    for level in 1...6 {
      table[Int(Index.heading(level).rawValue)] = Template(tag: "h\(level)", className: "text")
    }
    return table
  }()

  static subscript(index: Index) -> Template {
    guard let template = table[Int(index.rawValue)] else {
      preconditionFailure("No template \(index.rawValue)")
    }
    return template
  }

  private static func template(for kind: ElementKind) -> Template {
    switch kind {
    case .text: Template(tag: "span", className: "text")
    case .image:
      Template(
        tag: "span", className: "image", attributes: [("role", "img"), ("aria-hidden", "true")])
    case .pictureLoader:
      Template(tag: "span", className: "loader", attributes: [("aria-hidden", "true")])
    case .button:
      Template(
        tag: "button", className: "button", attributes: [("type", "button")], isTransparent: true)
    case .link:
      Template(
        tag: "a", className: "link",
        attributes: [("rel", "noopener noreferrer"), ("target", "_blank")], isTransparent: true)
    case .toggle:
      Template(
        tag: "button", className: "toggle",
        attributes: [("type", "button"), ("role", "switch"), ("aria-checked", "false")],
        flexibility: .horizontal)
    case .labeled: Template(tag: "div", className: "labeled", isTransparent: true)
    case .caption: Template(tag: "span", className: "caption", isTransparent: true)
    case .part: Template(tag: "span", className: "part", isTransparent: true)
    case .picker: Template(tag: "div", className: "picker")
    case .option:
      Template(
        tag: "button", className: "option",
        attributes: [("type", "button"), ("role", "radio"), ("aria-checked", "false")])
    case .slider:
      Template(
        tag: "input", className: "slider",
        attributes: [("type", "range"), ("autocomplete", "off")],
        flexibility: .horizontal)
    case .stepper: Template(tag: "div", className: "stepper", attributes: [("role", "group")])
    case .datePicker:
      Template(
        tag: "input", className: "date",
        attributes: [("type", "datetime-local"), ("autocomplete", "off")])
    case .colorPicker:
      Template(
        tag: "input", className: "color", attributes: [("type", "color"), ("autocomplete", "off")])
    case .gauge: Template(tag: "div", className: "gauge", attributes: [("role", "meter")])
    case .groupBox:
      Template(
        tag: "div", className: "groupbox", attributes: [("role", "group")],
        flexibility: .horizontal)
    case .disclosureGroup:
      Template(tag: "div", className: "disclosure", flexibility: .horizontal)
    case .disclosureToggle:
      Template(
        tag: "button", className: "disclose",
        attributes: [("type", "button"), ("aria-expanded", "false")], flexibility: .horizontal)
    case .controlGroup:
      Template(tag: "div", className: "controls", attributes: [("role", "group")])
    case .pasteButton:
      Template(
        tag: "button", className: "paste", attributes: [("type", "button")], isTransparent: true)
    case .textField: field(type: "text")
    case .secureField: field(type: "password")
    case .searchField: field(type: "search")
    case .searchSuggestions:
      Template(
        tag: "div", className: "suggestions",
        attributes: [("role", "group"), ("aria-label", "Suggestions")], flexibility: .horizontal)
    case .growingField:
      Template(
        tag: "textarea", className: "field", attributes: [("rows", "1"), ("autocomplete", "off")],
        flexibility: .horizontal)
    case .textEditor:
      Template(
        tag: "textarea", className: "editor", attributes: [("autocomplete", "off")],
        flexibility: .both)
    case .label: Template(tag: "span", className: "label", isTransparent: true)
    case .verticalStack: Template(tag: "div", className: "vstack", isTransparent: true)
    case .horizontalStack: Template(tag: "div", className: "hstack", isTransparent: true)
    case .depthStack: Template(tag: "div", className: "zstack", isTransparent: true)
    case .layout: Template(tag: "div", className: "layout", isTransparent: true)
    case .spacer: Template(tag: "div", className: "spacer", flexibility: .both)
    case .divider: Template(tag: "hr", className: "divider", flexibility: .both)
    case .scrollView:
      Template(tag: "div", className: "scroll", flexibility: .vertical, isTransparent: true)
    case .list:
      Template(tag: "div", className: "list", attributes: [("role", "list")], flexibility: .both)
    case .form:
      Template(tag: "div", className: "form", attributes: [("role", "list")], flexibility: .both)
    case .section:
      // It has no role, because assistive technology must find a list's rows directly in the list.
      Template(tag: "div", className: "section", flexibility: .horizontal)
    case .sectionHeader:
      Template(tag: "div", className: "header", flexibility: .horizontal)
    case .sectionFooter:
      Template(tag: "div", className: "footer", flexibility: .horizontal)
    case .navigationStack: Template(tag: "div", className: "navstack", flexibility: .both)
    case .splitView: Template(tag: "div", className: "split", flexibility: .both)
    case .page: Template(tag: "div", className: "page", flexibility: .both)
    case .navigationBar: Template(tag: "header", className: "navbar", flexibility: .horizontal)
    case .toolbar: Template(tag: "footer", className: "toolbar", flexibility: .horizontal)
    case .toolbarItem: Template(tag: "div", className: "toolitem", isTransparent: true)
    case .row:
      Template(
        tag: "div", className: "row item", attributes: [("role", "listitem")],
        flexibility: .horizontal)
    case .rowBackground: Template(tag: "div", className: "backdrop", flexibility: .both)
    case .rowActions: Template(tag: "div", className: "actions")
    case .refreshControl:
      Template(
        tag: "button", className: "button refresh",
        attributes: [("type", "button"), ("aria-label", "Refresh"), ("title", "Refresh")])
    case .progressView:
      // The element is labelled by the app's own label instead, if it has one.
      Template(
        tag: "div", className: "progress",
        attributes: [("role", "progressbar"), ("aria-label", "Progress")])
    case .unavailable: Template(tag: "div", className: "unavailable", flexibility: .both)
    case .lazyVerticalStack:
      Template(
        tag: "div", className: "vstack lazy", flexibility: .horizontal, isTransparent: true)
    case .lazyHorizontalStack:
      Template(tag: "div", className: "hstack lazy", flexibility: .vertical, isTransparent: true)
    case .lazyVerticalGrid:
      Template(tag: "div", className: "lazygrid lazy", flexibility: .horizontal)
    case .lazyHorizontalGrid:
      Template(tag: "div", className: "lazygridh lazy", flexibility: .vertical)
    case .grid: Template(tag: "div", className: "grid", isTransparent: true)
    case .gridRow: Template(tag: "div", className: "gridrow", isTransparent: true)
    case .stackSection: Template(tag: "div", className: "passage", isTransparent: true)
    case .geometryReader: Template(tag: "div", className: "geometry", flexibility: .both)
    case .absentRows: Template(tag: "div", className: "absent")
    case .box: Template(tag: "div", className: "box", isTransparent: true)
    case .decorated: Template(tag: "div", className: "decorated", isTransparent: true)
    case .fill: Template(tag: "div", className: "fill", flexibility: .both)
    case .video: Template(tag: "div", className: "video", flexibility: .both)
    case .webPage: Template(tag: "div", className: "webpage", flexibility: .both)
    case .tabView: Template(tag: "div", className: "tabview", flexibility: .both)
    case .tabBar: Template(tag: "div", className: "tabbar", attributes: [("role", "tablist")])
    case .tab:
      Template(
        tag: "button", className: "tab",
        attributes: [("type", "button"), ("role", "tab"), ("aria-selected", "false")])
    case .tabPage:
      Template(
        tag: "div", className: "tabpage", attributes: [("role", "tabpanel")], isTransparent: true)
    case .presentation: Template(tag: "dialog", className: "vstack presentation")
    case .dialogHeader: Template(tag: "div", className: "dialog-header")
    case .dialogActions: Template(tag: "div", className: "dialog-actions")
    case .menuBar:
      Template(
        tag: "div", className: "menubar",
        attributes: [("role", "toolbar"), ("aria-label", "Menus")], flexibility: .horizontal)
    case .menu: Template(tag: "div", className: "menu", attributes: [("role", "menu")])
    case .menuSection:
      Template(tag: "div", className: "menu-section", attributes: [("role", "group")])
    case .menuPreview: Template(tag: "div", className: "menu-preview")
    case .error: Template(tag: "div", className: "error", attributes: [("role", "alert")])
    }
  }

  private static func field(type: String) -> Template {
    Template(
      tag: "input", className: "field",
      attributes: [("type", type), ("autocomplete", "off"), ("spellcheck", "false")],
      flexibility: .horizontal)
  }
}
