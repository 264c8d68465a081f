import BanyanHost

extension ElementScene.Element {
  /// A Boolean value that indicates whether the element can have the focus.
  package var isFocusable: Bool {
    guard isEnabled else { return false }
    if properties[.isFocusable] == .isFocusable(false) { return false }
    if properties[.isFocusable] == .isFocusable(true) || isControl { return true }
    if kind == .picker { return properties[.pickerStyle] == nil }
    return properties[.selectionMode] != nil || pointerInterest?.isPressed == true
  }
}

extension ElementScene {
  /// The elements that the Tab key leads to, in the order of reading: those in front, without the items of what is behind it.
  ///
  /// Of the options of a picker, only the selected one is among them, as arrow keys lead to the others.
  package var focusOrder: [ElementID] {
    front.shownElements.filter { element in
      guard element.isFocusable else { return false }
      if element.kind == .option { return element.isFocusedOption }
      return element.path.allSatisfy { $0.kind != .menuBar && $0.kind != .rowActions }
    }.map(\.id)
  }

  /// Returns the element to which the Tab key leads from another; after the last one, the first follows.
  package func focus(after id: ElementID?, isBackward: Bool) -> ElementID? {
    let order = focusOrder
    guard !order.isEmpty else { return nil }
    guard let id, let index = order.firstIndex(of: id) else {
      return isBackward ? order.last : order.first
    }
    return order[(index + (isBackward ? order.count - 1 : 1)) % order.count]
  }
}

extension ElementScene.Element {
  fileprivate var isFocusedOption: Bool {
    guard let parent, parent.kind == .picker else { return true }
    switch parent.properties[.pickerStyle] {
    case nil, .pickerStyle(.menu): return false
    default: break
    }
    let options = parent.children.filter { $0.kind == .option }
    return (options.first { $0.properties[.isOn] == .isOn(true) } ?? options.first) === self
  }
}
