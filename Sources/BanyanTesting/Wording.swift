import BanyanHost

/// Elements and changes in words.
enum Wording {
  static func change(from old: Property?, to new: Property) -> String {
    guard let old else { return "\(new.key) becomes \(new.wording)" }
    // A text is identified by its content.
    if new.key == .text { return "\(old.wording) becomes \(new.wording)" }
    return "\(new.key) \(old.wording) becomes \(new.wording)"
  }

  /// Returns an element's kind and its text.
  @MainActor
  static func summary(of element: TestWindow.Element) -> String {
    let text = text(of: element)
    return text.isEmpty ? "\(element.kind)" : "\(element.kind) \"\(text)\""
  }

  /// Returns an element's kind and its name.
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

  /// Returns an element with all its properties.
  @MainActor
  static func description(of element: TestWindow.Element) -> String {
    let properties = element.properties.values.sorted { $0.key.rawValue < $1.key.rawValue }
    let words = properties.map { property in
      property.key == .text ? property.wording : "\(property.key): \(property.wording)"
    }
    return (["\(element.kind)"] + words).joined(separator: " ")
  }
}
