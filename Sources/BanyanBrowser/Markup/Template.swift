import BanyanHost

/// What an element is made of in the page: a tag, a class, and attributes it always has.
///
/// The page and the client both make elements from this one table; the client gets it from
/// ``Vocabulary``.
struct Template: Sendable {
  var tag: String
  var className: String
  var attributes: [(name: String, value: String)] = []
  /// Axes along which the element takes room on its own account.
  var flexibility: Flexibility = []
  /// Whether a flexible child makes the element flexible too.
  var isTransparent = false

  static let voidTags: Set<String> = ["hr", "input"]
}

extension Template {
  /// A template's place in the table: an element kind, plain text, or a heading level.
  struct Index: Hashable, Sendable {
    var rawValue: UInt8

    /// A text element with one run and no property besides.
    static let plainText = Index(rawValue: 0)

    static func kind(_ kind: ElementKind) -> Index { Index(rawValue: kind.rawValue) }

    static func heading(_ level: Int) -> Index {
      Index(rawValue: UInt8(121 + min(max(level, 1), 6)))
    }

    /// The index for an element as it is first made.
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
    case .spacer: Template(tag: "div", className: "spacer", flexibility: .both)
    case .divider: Template(tag: "hr", className: "divider", flexibility: .both)
    case .scrollView: Template(tag: "div", className: "scroll", flexibility: .both)
    case .list:
      Template(tag: "div", className: "list", attributes: [("role", "list")], flexibility: .both)
    case .form:
      Template(tag: "div", className: "form", attributes: [("role", "list")], flexibility: .both)
    case .section:
      // It has no role: rows of a list must be the list's own, as far as roles go.
      Template(tag: "div", className: "section", flexibility: .horizontal)
    case .sectionHeader:
      Template(tag: "div", className: "header", flexibility: .horizontal)
    case .sectionFooter:
      Template(tag: "div", className: "footer", flexibility: .horizontal)
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
      Template(tag: "div", className: "progress", attributes: [("role", "progressbar")])
    case .unavailable: Template(tag: "div", className: "unavailable", flexibility: .both)
    case .box: Template(tag: "div", className: "box", isTransparent: true)
    case .decorated: Template(tag: "div", className: "decorated", isTransparent: true)
    case .fill: Template(tag: "div", className: "fill", flexibility: .both)
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
