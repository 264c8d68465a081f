import BanyanHost

extension Traits {
  /// The value of the `data-traits` attribute.
  var pageNames: String {
    let names: [(Traits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.staticText, "text"), (.header, "header"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

/// The role of an element that has none of its own, derived from several of its attributes. The
/// client does the same (roles.js).
struct AccessibleRole {
  /// `data-traits`.
  var traits: String?
  /// `data-children`.
  var children: String?
  var isText: Bool
  var isNamed: Bool

  var role: String? {
    let traits = traits?.split(separator: " ") ?? []
    if traits.contains("button") { return "button" }
    if traits.contains("link") { return "link" }
    if traits.contains("image") || children == "ignored" { return "img" }
    if children != nil { return "group" }
    // Only an element with a role may have a name.
    return isNamed ? (isText ? "img" : "group") : nil
  }

  /// Returns the attribute that marks a selected element, by its role.
  static func selectedAttribute(of role: String?) -> String {
    switch role {
    case "button": "aria-pressed"
    case "tab", "option", "row", "gridcell", "treeitem": "aria-selected"
    default: "aria-current"
    }
  }
}

extension ElementFacets {
  /// Gives the element its role and the attributes that depend on it. A heading keeps its role.
  mutating func completeRole(of template: Template) {
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    if let part = value("data-table") {
      // An element with options has another role. The client does the same (rows.js).
      set("role", part == "table" && value("role") == "tree" ? "grid" : part)
    }
    let isPlain = ["span", "div"].contains(template.tag)
    if isPlain, value("role") == nil {
      let role = AccessibleRole(
        traits: value("data-traits"), children: value("data-children"),
        isText: template.className == "text", isNamed: value("aria-label") != nil
      ).role
      if let role { set("role", role) }
      // A picture without a name is hidden from assistive technology.
      if role == "img", value("aria-label") == nil { set("aria-hidden", "true") }
    }
    if value("data-traits")?.contains("selected") == true {
      let role = value("role") ?? (template.tag == "button" ? "button" : nil)
      set(AccessibleRole.selectedAttribute(of: role), "true")
    }
    if let spokenValue {
      let isRange = ["progressbar", "slider", "spinbutton"].contains(value("role") ?? "")
      let name = isRange ? "aria-valuetext" : "aria-description"
      let hint = isRange ? nil : value(name)
      set(name, hint.map { "\(spokenValue), \($0)" } ?? spokenValue)
    }
  }
}
