import BanyanHost

// The properties of elements that drawing reads, with their defaults.

extension ElementScene.Element {
  var style: TextStyle {
    if case .style(let value)? = properties[.style] { value } else { TextStyle() }
  }

  var isAbsent: Bool { properties[.isAbsent] == .isAbsent(true) }

  /// A Boolean value that indicates whether nothing of the element is seen, whatever room it takes.
  var isUnseen: Bool {
    isAbsent || properties[.isHidden] == .isHidden(true)
      || properties[.isOffscreen] == .isOffscreen(true)
      || properties[.isDragPreview] == .isDragPreview(true)
      || kind == .tabPage && properties[.isSelected] == .isSelected(false)
  }

  var isEnabled: Bool { properties[.isEnabled] != .isEnabled(false) }
  var isOn: Bool { properties[.isOn] == .isOn(true) }
  var isSelected: Bool { properties[.isSelected] == .isSelected(true) }

  var role: Role? {
    if case .role(let value)? = properties[.role] { value } else { nil }
  }

  var controlSize: ControlScale {
    if case .controlSize(let value)? = properties[.controlSize] { value } else { .regular }
  }

  /// The text of a field, a date or a color.
  package var value: String {
    if case .value(let value)? = properties[.value] { value } else { "" }
  }

  var placeholder: String {
    if case .placeholder(let value)? = properties[.placeholder] { value } else { "" }
  }

  /// The text at the end of a row or on a tab; nil if there is none.
  var badge: String? {
    if case .badge(let value)? = properties[.badge], !value.isEmpty { value } else { nil }
  }

  var listStyle: ListStyle {
    if case .listStyle(let value)? = properties[.listStyle] { value } else { .automatic }
  }

  var presentationStyle: PresentationStyle {
    if case .presentationStyle(let value)? = properties[.presentationStyle] {
      value
    } else {
      .sheet
    }
  }

  /// The progress, or the place of the number in its range, from 0 to 1; nil if it is indeterminate.
  var fraction: Double? {
    if case .progress(let value)? = properties[.progress] { return min(max(value, 0), 1) }
    guard case .number(let number)? = properties[.number],
      case .range(let range)? = properties[.range], range.upper > range.lower
    else { return nil }
    return min(max((number - range.lower) / (range.upper - range.lower), 0), 1)
  }

  func isIn(_ kind: ElementKind) -> Bool { ancestor(where: { $0.kind == kind }) != nil }

  func ancestor(
    where isWanted: (ElementScene.Element) -> Bool
  ) -> ElementScene.Element? {
    var element = parent
    while let current = element {
      if isWanted(current) { return current }
      element = current.parent
    }
    return nil
  }
}
