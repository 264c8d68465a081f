import BanyanHost

/// Elements and changes in words.
enum Wording {
  static func change(from old: Property?, to new: Property) -> String {
    guard let old else { return "\(new.key) becomes \(new.wording)" }
    // A text is known by what it says.
    if new.key == .text { return "\(old.wording) becomes \(new.wording)" }
    return "\(new.key) \(old.wording) becomes \(new.wording)"
  }

  /// An element by its kind and what it says.
  @MainActor
  static func summary(of element: TestWindow.Element) -> String {
    let text = text(of: element)
    return text.isEmpty ? "\(element.kind)" : "\(element.kind) \"\(text)\""
  }

  /// An element by its kind and what it is known by.
  @MainActor
  static func name(of element: TestWindow.Element) -> String {
    guard case .label(let label) = element.properties[.label] else { return summary(of: element) }
    return "\(element.kind) \"\(label)\""
  }

  @MainActor
  private static func text(of element: TestWindow.Element) -> String {
    if case .text(let runs) = element.properties[.text] { return runs.map(\.string).joined() }
    return element.children.map(text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// An element with all its properties.
  @MainActor
  static func description(of element: TestWindow.Element) -> String {
    let properties = element.properties.values.sorted { $0.key.rawValue < $1.key.rawValue }
    let words = properties.map { property in
      property.key == .text ? property.wording : "\(property.key): \(property.wording)"
    }
    return (["\(element.kind)"] + words).joined(separator: " ")
  }
}
