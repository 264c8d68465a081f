import BanyanHost

extension TestWindow {
  /// Presses keys, as a person does anywhere in the window. As in a browser, the first control that has them as its
  /// shortcut and is enabled is activated, even if it is hidden.
  /// - Returns: false if no control has this shortcut.
  @discardableResult
  public func press(_ keys: KeyCombination) -> Bool {
    let control = all.first { $0.isEnabled && $0.property(.shortcut) == .shortcut(keys) }
    guard let control else { return false }
    return send(.activate, to: control.id)
  }
}
