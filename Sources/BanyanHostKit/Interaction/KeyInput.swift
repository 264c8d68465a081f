import BanyanHost

/// A possible response to a key in a window. A host tries the responses in their order, until one is not ignored.
package enum KeyResponse: Hashable, Sendable {
  /// Sends an event.
  case send(Event)
  /// Sends an event, and gives its target the focus.
  case choose(Event)
  /// Closes a menu of the bar, and sends an event that opens another one and gives its title the focus.
  case changeMenu(from: ElementID, Event)
  /// Sends a stroke to views that want to know of it: the number is the host's. It is ignored if the app says so.
  case stroke(ElementID, KeyStroke.Phase)
  /// Moves the focus.
  case focus(ElementID)
  /// Opens a URL outside of the window.
  case open(String)
  /// Shows the options of a picker.
  case openPicker(ElementID)
  /// Presses a button that pastes text from the clipboard.
  case paste(ElementID)
  /// Shows the actions of a row.
  case openRowActions(ElementID)
  /// Asks for the files that a button is for.
  case chooseFiles(ElementID)
  /// Scrolls the scroll view around an element.
  case scroll(ElementID, KeyScroll)
}

/// The distance that a key scrolls.
package enum KeyScroll: Hashable, Sendable {
  case line(Double)
  case page(Double)
  case start, end
}

extension ElementScene {
  /// Returns what a key does, in the order in which it is tried.
  ///
  /// As on a Mac, a key with Command or Control comes to shortcuts first. Any other comes first to the views around the focus
  /// that want to know of it, then to the element with the focus, and then to shortcuts.
  /// - Parameter focus: the element with the focus.
  package func responses(
    to keys: KeyCombination, _ phase: KeyStroke.Phase, focus: ElementID?
  ) -> [KeyResponse] {
    let focused = focus.flatMap { self[$0] }
    let isCommand = keys.isControl || keys.isCommand
    var responses: [KeyResponse] = []
    let shortcut = phase == .down ? shortcut(keys, focused) : nil
    if isCommand, let shortcut { responses.append(shortcut) }
    if let focused, receives(focused, keys, phase) { responses.append(.stroke(focused.id, phase)) }
    if phase != .up { responses += ownResponses(keys, focused) }
    if !isCommand, let shortcut { responses.append(shortcut) }
    return responses
  }

  // MARK: Shortcuts

  private func shortcut(_ keys: KeyCombination, _ focused: Element?) -> KeyResponse? {
    // A field takes back, cuts, copies and pastes itself what was typed there.
    let isOfFields = keys.key == "z" || ["x", "c", "v", "a"].contains(keys.key) && !keys.isShifted
    if isOfFields, !keys.isOption, focused?.kind.isField == true { return nil }
    var candidates = front.shownElements
    for bar in root.shownElements + root.children where bar.kind == .menuBar {
      candidates += bar.allElements
    }
    let control = candidates.first {
      guard $0.isEnabled, case .shortcut(let combination?) = $0.properties[.shortcut] else {
        return false
      }
      return combination == keys
    }
    guard let control else { return nil }
    if control.kind == .pasteButton { return .paste(control.id) }
    if control.asksForFiles { return .chooseFiles(control.id) }
    return control.press.map { .send(Event(target: control.id, payload: $0)) }
  }

  // MARK: Views that want to know of keys

  private func receives(_ focused: Element, _ keys: KeyCombination, _ phase: KeyStroke.Phase)
    -> Bool
  {
    let isCommand = keys.isControl || keys.isCommand
    let isTyping = focused.kind.isField
    if isTyping, keys.writes, !isCommand { return false }
    if focused.kind == .button, [" ", "\r"].contains(keys.key), !isCommand { return false }
    let isFree = !isTyping && !isCommand && keys.key != "\t"
    return focused.path.contains {
      guard case .keyPresses(let interest) = $0.properties[.keyPresses] else { return false }
      return interest.accepts(keys.key, phase, isFree: isFree)
    }
  }

  // MARK: The element with the focus

  private func ownResponses(_ keys: KeyCombination, _ focused: Element?) -> [KeyResponse] {
    if keys.isControl || keys.isCommand || keys.isOption { return [] }
    if keys.key == "\t" {
      return focus(after: focused?.id, isBackward: keys.isShifted).map { [.focus($0)] } ?? []
    }
    if keys.key == Key.escape {
      if front.kind == .presentation, front.properties[.isDismissible] != .isDismissible(false) {
        return [.send(Event(target: front.id, payload: .dismiss))]
      }
      return []
    }
    if keys.key == Key.menuBar, keys.isShifted {
      return contextMenu(of: focused).map { [$0] } ?? []
    }
    if let response = menuBarResponse(to: keys.key, focused) { return [response] }
    guard let focused else { return scroll(keys, root) }
    // The toolkit's own field writes, moves the caret and submits.
    if focused.kind.isField { return [] }
    if keys.key == " " || keys.key == "\r" {
      if let url = focused.openedURL { return [.open(url)] }
      if focused.kind.opensPicker { return [.openPicker(focused.id)] }
      if focused.kind == .pasteButton { return [.paste(focused.id)] }
      if focused.asksForFiles { return [.chooseFiles(focused.id)] }
      return focused.press.map { [.send(Event(target: focused.id, payload: $0))] } ?? []
    }
    if keys.key == "\u{08}" || keys.key == Key.forwardDelete,
      let row = focused.selectedRow, row.canBeDeleted
    {
      return [.send(Event(target: row.id, payload: .delete))]
    }
    return arrow(keys, focused) ?? scroll(keys, focused)
  }

  /// Returns what shows the menu or the actions of what has the focus: of a list, of its selected row.
  private func contextMenu(of focused: Element?) -> KeyResponse? {
    guard let focused else { return nil }
    for element in (focused.selectedRow ?? focused).path {
      if element.properties[.hasContextMenu] == .hasContextMenu(true) {
        return .send(Event(target: element.id, payload: .contextMenu))
      }
      if !element.rowActions.isEmpty { return .openRowActions(element.id) }
    }
    return nil
  }

  private func arrow(_ keys: KeyCombination, _ focused: Element) -> [KeyResponse]? {
    let step: Int
    switch keys.key {
    case Key.down, Key.right: step = 1
    case Key.up, Key.left: step = -1
    default: return nil
    }
    switch focused.kind {
    case .slider:
      guard case .range(let range) = focused.properties[.range],
        case .number(let number) = focused.properties[.number]
      else { return nil }
      let isMore = keys.key == Key.up || keys.key == Key.right
      let distance = range.step ?? (range.upper - range.lower) / 100
      let next = range.nearest(to: number + (isMore ? distance : -distance))
      return next == number
        ? [] : [.send(Event(target: focused.id, payload: .setNumber(next, isContinuous: false)))]
    case .option:
      let options = focused.parent?.children.filter { $0.kind == .option && $0.isEnabled } ?? []
      return neighbor(of: focused, in: options, by: step).map {
        [.choose(Event(target: $0.id, payload: .activate))]
      }
    case .tab:
      let tabs = focused.parent?.children.filter { $0.kind == .tab && $0.isEnabled } ?? []
      return neighbor(of: focused, in: tabs, by: step).map {
        [.choose(Event(target: $0.id, payload: .activate))]
      }
    case .button where focused.properties[.menuItem] != nil:
      return neighbor(of: focused, in: menuItems, by: step).map { [.focus($0.id)] }
    default:
      guard focused.properties[.selectionMode] != nil else { return nil }
      let rows = focused.shownElements.filter(\.isSelectable)
      let selected = focused.selectedRow
      let next =
        selected.map { neighbor(of: $0, in: rows, by: step) } ?? (step > 0 ? rows.first : rows.last)
      let change: SelectionChange =
        keys.isShifted && focused.properties[.selectionMode] == .selectionMode(.multiple)
        ? .through : .only
      return next.map { [.send(Event(target: $0.id, payload: .select(change)))] } ?? []
    }
  }

  // MARK: The bar of menus

  /// The titles in the bar of menus, if the window shows one.
  private var menuTitles: [Element] {
    root.shownChildren.filter { $0.kind == .menuBar }.flatMap(\.shownElements).filter {
      $0.kind == .button && $0.isEnabled
    }
  }

  /// Returns what a key does to the bar of menus and to the menu that is open there: F10 opens the first one, arrows lead to
  /// its items and to the other menus.
  private func menuBarResponse(to key: String, _ focused: Element?) -> KeyResponse? {
    let titles = menuTitles
    func open(_ title: Element) -> Event { Event(target: title.id, payload: .activate) }
    if front === root {
      if key == Key.menuBar { return titles.first.map { .choose(open($0)) } }
      guard let focused, titles.contains(where: { $0 === focused }) else { return nil }
      switch key {
      case Key.down, Key.up: return .choose(open(focused))
      case Key.right: return neighbor(of: focused, in: titles, by: 1).map { .focus($0.id) }
      case Key.left: return neighbor(of: focused, in: titles, by: -1).map { .focus($0.id) }
      default: return nil
      }
    }
    guard front.properties[.presentationStyle] == .presentationStyle(.menu) else { return nil }
    switch key {
    case Key.down where focused?.path.contains(where: { $0 === front }) != true:
      return menuItems.first.map { .focus($0.id) }
    case Key.up where focused?.path.contains(where: { $0 === front }) != true:
      return menuItems.last.map { .focus($0.id) }
    case Key.left, Key.right:
      guard let title = titles.first(where: { $0.properties[.isMenuOpen] == .isMenuOpen(true) })
      else { return nil }
      return neighbor(of: title, in: titles, by: key == Key.right ? 1 : -1).map {
        .changeMenu(from: front.id, open($0))
      }
    default: return nil
    }
  }

  /// The items of the menu in front that can be chosen.
  private var menuItems: [Element] {
    front.shownElements.filter { $0.properties[.menuItem] != nil && $0.isEnabled }
  }

  private func neighbor(
    of element: Element, in elements: [Element], by step: Int
  ) -> Element? {
    guard let index = elements.firstIndex(where: { $0 === element }),
      elements.indices.contains(index + step)
    else { return nil }
    return elements[index + step]
  }

  private func scroll(_ keys: KeyCombination, _ element: Element) -> [KeyResponse] {
    let distance: KeyScroll? =
      switch keys.key {
      case Key.down: .line(1)
      case Key.up: .line(-1)
      case Key.pageDown: .page(1)
      case Key.pageUp: .page(-1)
      case " ": .page(keys.isShifted ? -1 : 1)
      case Key.home: .start
      case Key.end: .end
      default: nil
      }
    return distance.map { [.scroll(element.id, $0)] } ?? []
  }
}

/// Characters of keys that write nothing, as in ``KeyCombination``.
package enum Key {
  package static let escape = "\u{1B}"
  package static let up = "\u{F700}"
  package static let down = "\u{F701}"
  package static let left = "\u{F702}"
  package static let right = "\u{F703}"
  package static let forwardDelete = "\u{F728}"
  package static let home = "\u{F729}"
  package static let end = "\u{F72B}"
  package static let pageUp = "\u{F72C}"
  package static let pageDown = "\u{F72D}"
  /// The key that leads to the bar of menus: F10.
  package static let menuBar = "\u{F70D}"
}

extension KeyCombination {
  /// A Boolean value that indicates whether the key writes something in a field.
  fileprivate var writes: Bool {
    key.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0xF700...0xF8FF ~= $0.value) }
  }
}

extension ElementScene.Element {
  /// The last selected row of a list.
  fileprivate var selectedRow: ElementScene.Element? {
    if properties[.selectionMode] == nil { return nil }
    return shownElements.last { $0.properties[.rowSelection] == .rowSelection(.selected) }
  }

  /// The element and all in it, shown or not.
  fileprivate var allElements: [ElementScene.Element] { [self] + children.flatMap(\.allElements) }
}
