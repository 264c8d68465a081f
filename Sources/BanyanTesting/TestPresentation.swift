import BanyanHost
import Testing

extension TestWindow {
  /// The presentations in the window, from back to front.
  public var presentations: [TestElement] {
    all.filter { $0.kind == .presentation }
  }
}

extension TestElement {
  /// Closes a presentation, as a person does with Escape or a press beside it.
  /// - Returns: false if it is not a presentation, or cannot be closed this way.
  @discardableResult
  public func dismiss() -> Bool { window.send(.dismiss, to: id) }

  /// Opens the context menu of the element, or of one around it, as a secondary click, a long press,
  /// or the keyboard's menu key does.
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

  /// Records an issue if the element cannot be used because a presentation covers it.
  func requireNothingBefore() {
    // That it is missing has been recorded.
    if element.isMissing { return }
    let around = Array(sequence(first: element, next: \.parent))
    for front in window.presentations.reversed() {
      if around.contains(where: { $0 === front.element }) { return }
      if front.property(.isBackgroundUsable) == .isBackgroundUsable(true) { continue }
      Issue.record("\(kind) \"\(name)\" cannot be used: \"\(front.name)\" is presented before it.")
      return
    }
  }
}

/// The focus before each presentation, which it returns to.
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
