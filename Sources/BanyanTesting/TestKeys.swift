import BanyanHost

extension TestWindow {
  /// Presses keys, as a person does anywhere in the window. As in a browser, a view around the focus gets them if it asks for
  /// them, unless it ignores them; then the first control that has them as its shortcut and is enabled is activated, even if it
  /// is hidden. With Control or Command the control comes first.
  /// - Parameters:
  ///   - keys: the key, with its modifiers.
  ///   - phase: whether the keys are pressed, held down or released.
  /// - Returns: false if nothing has handled the keys.
  @discardableResult
  public func press(_ keys: KeyCombination, _ phase: KeyStroke.Phase = .down) -> Bool {
    let isCommand = keys.isControl || keys.isCommand
    if isCommand, phase == .down, pressShortcut(keys) { return true }
    if sendStroke(keys, phase) { return true }
    return !isCommand && phase == .down && pressShortcut(keys)
  }

  private func pressShortcut(_ keys: KeyCombination) -> Bool {
    // A field of a host takes back, cuts, copies and pastes itself what was typed there.
    let isOfFields = keys.key == "z" || ["x", "c", "v"].contains(keys.key) && !keys.isShifted
    if isOfFields, !keys.isOption, focusedElement?.kind.isField == true { return false }
    let control = (all + bars).first { $0.isEnabled && $0.property(.shortcut) == .shortcut(keys) }
    guard let control else { return false }
    guard control.kind == .pasteButton else { return send(.activate, to: control.id) }
    let text = testApp?.clipboard ?? ""
    return !text.isEmpty && send(.input(text), to: control.id)
  }

  /// The items of menus, which need not be open for their keys.
  private var bars: [TestElement] {
    let bars = elements.values.filter { $0.kind == .menuBar }.sorted {
      $0.id.rawValue < $1.id.rawValue
    }
    return bars.flatMap { TestElement($0, in: self).all }
  }

  /// Sends the keys to the element with the focus, if it or one around it receives them.
  private func sendStroke(_ keys: KeyCombination, _ phase: KeyStroke.Phase) -> Bool {
    guard let focused = focusedElement else { return false }
    let isCommand = keys.isControl || keys.isCommand
    let isTyping = focused.kind.isField
    let writes = keys.key.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !(0xF700...0xF8FF ~= $0.value)
    }
    if isTyping, writes, !isCommand { return false }
    if focused.kind == .button, [" ", "\r"].contains(keys.key), !isCommand { return false }
    let isFree = !isTyping && !isCommand && keys.key != "\t"
    var element: Element? = focused.element
    while let current = element {
      if case .keyPresses(let interest) = current.properties[.keyPresses],
        interest.accepts(keys.key, phase, isFree: isFree)
      {
        lastPress += 1
        ignoredPress = nil
        send(.key(KeyStroke(number: lastPress, phase: phase, keys: keys)), to: focused.id)
        return ignoredPress != lastPress
      }
      element = current.parent
    }
    return false
  }
}
