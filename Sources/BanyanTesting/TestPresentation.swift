import BanyanHost
import Testing

extension TestWindow {
  /// What is presented in the window, each in front of those before it.
  public var presentations: [TestElement] {
    all.filter { $0.kind == .presentation }
  }
}

extension TestElement {
  /// Closes a presentation as a person does who presses Escape or beside it.
  /// - Returns: false if it is no presentation, or cannot be closed so.
  @discardableResult
  public func dismiss() -> Bool { window.send(.dismiss, to: id) }

  /// Opens the menu of the element, or of what it stands in, as a second click does, a long press or
  /// the keyboard's menu key.
  /// - Returns: false if there is none.
  @discardableResult
  public func openContextMenu() -> Bool {
    requireNothingBefore()
    let around = sequence(first: element, next: \.parent)
    guard
      let place = around.first(where: { $0.properties[.hasContextMenu] == .hasContextMenu(true) })
    else { return false }
    return window.send(.contextMenu, to: place.id)
  }

  /// Says that the element cannot be used because something is presented before it, if so.
  func requireNothingBefore() {
    guard let front = window.presentations.last else { return }
    let around = sequence(first: element, next: \.parent)
    if around.contains(where: { $0 === front.element }) { return }
    Issue.record("\(kind) \"\(name)\" cannot be used: \"\(front.name)\" is presented before it.")
  }
}

/// Where the focus was before something was presented, and goes back to.
struct FocusBehindPresentations {
  private var left: [(presentation: ElementID, focus: ElementID?)] = []

  /// Moves the focus as a host does when presentations have come and gone.
  @MainActor
  mutating func follow(in window: TestWindow) {
    let shown = window.presentations.map(\.id)
    let known = left.map(\.presentation)
    if shown == known { return }
    var returning: ElementID?
    while let last = left.last, !shown.contains(last.presentation) {
      returning = last.focus
      left.removeLast()
    }
    for id in shown where !known.contains(id) {
      left.append((id, window.focusedElement?.id))
    }
    if let focused = window.focusedElement {
      if let front = window.presentations.last, !front.all.contains(where: { $0.id == focused.id })
      {
        window.moveFocus(to: nil)
      }
    } else if let returning, window.all.contains(where: { $0.id == returning }) {
      window.moveFocus(to: returning)
    }
  }
}
