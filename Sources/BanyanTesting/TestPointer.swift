import BanyanHost
import Foundation

/// The pointer of a window, which behaves like a host's.
///
/// All elements of a window without a screen are in its leading top corner, so a location in an
/// element equals the one in the window.
@MainActor
final class TestPointer {
  private struct Press {
    let target: ElementID
    let start: CGPoint
    let movesBeyond: Double?
    var isMoving = false
  }

  /// The size of every element that takes pinches.
  private static let pinchedSize = Point(x: 100, y: 100)

  private unowned let window: TestWindow
  private var press: Press?

  init(of window: TestWindow) {
    self.window = window
  }

  /// - Returns: whether any element observes the pointer.
  @discardableResult
  func goDown(on element: TestWindow.Element, at location: CGPoint) -> Bool {
    let path = sequence(first: element, next: \.parent).filter {
      $0.isControl || $0.interest != nil
    }
    let interests = path.compactMap(\.interest)
    guard let target = path.first?.id, !interests.isEmpty else { return false }
    press = Press(
      target: target, start: location, movesBeyond: interests.compactMap(\.movesBeyond).min())
    let origin = Point(x: 0, y: 0)
    let size = interests.contains(where: \.takesPinches) ? Self.pinchedSize : nil
    send(
      .down, location, path.map { PointerFact.Place(element: $0.id, origin: origin, size: size) })
    return true
  }

  func pinch(scale: Double, degrees: Double, around center: CGPoint) {
    guard let press else { return }
    send(
      .move, press.start,
      pinch: PointerFact.Pinch(
        scale: scale, degrees: degrees, center: Point(x: center.x, y: center.y)))
  }

  func move(to location: CGPoint) {
    guard let press, let movesBeyond = press.movesBeyond else { return }
    let distance = hypot(location.x - press.start.x, location.y - press.start.y)
    if !press.isMoving, distance < movesBeyond { return }
    self.press?.isMoving = true
    send(.move, location)
  }

  func end(_ phase: PointerFact.Phase, at location: CGPoint) {
    send(phase, location)
    press = nil
  }

  private func send(
    _ phase: PointerFact.Phase, _ location: CGPoint, _ places: [PointerFact.Place] = [],
    pinch: PointerFact.Pinch? = nil
  ) {
    guard let press else { return }
    let fact = PointerFact(
      phase: phase, time: window.clock.now.offset, location: Point(x: location.x, y: location.y),
      places: places, pinch: pinch)
    window.send(.pointer(fact), to: press.target)
  }
}

extension TestWindow.Element {
  fileprivate var interest: PointerInterest? {
    if case .pointer(let interest) = properties[.pointer] { interest } else { nil }
  }

  /// True if a person uses the element itself, and not an element around it.
  var isControl: Bool {
    switch kind {
    case .button, .link, .toggle, .tab: true
    case .option, .disclosureToggle, .pasteButton: true
    default: isField
    }
  }

  /// True if a press on the element only gives it the focus.
  var isField: Bool {
    switch kind {
    case .slider, .datePicker, .colorPicker: true
    default: kind.isField
    }
  }
  /// True for a button in the automatic style that does not lead to a page or a menu.
  fileprivate var isAutomatic: Bool {
    properties[.buttonStyle] == nil && properties[.pointer] == nil && properties[.isMenuOpen] == nil
      && properties[.role] != .role(.navigation) && properties[.isEnabled] != .isEnabled(false)
  }

  /// True if it is a row that a person can select.
  var isSelectable: Bool {
    switch properties[.rowSelection] {
    case .rowSelection(.selected), .rowSelection(.unselected): true
    default: false
    }
  }
}

extension TestElement {
  /// Taps or clicks the element: presses a button, toggles a switch, moves the focus to a field or
  /// to a focusable view, and triggers gestures like a tap. In a row of a list with exactly one button, in the automatic style,
  /// it presses that, wherever in the row.
  /// - Parameter location: in points from the element's leading top corner.
  public func tap(at location: CGPoint = .zero) {
    guard isHit else { return }
    requireNothingBefore()
    pointerDown(at: location)
    pointerUp(at: location)
    let around = sequence(first: element, next: \.parent)
    let taker = around.first { $0.isControl || $0.isSelectable } ?? buttonOfRow
    guard let control = taker, !control.isField else { return }
    if control.isSelectable {
      window.send(.select(.only), to: control.id)
      return
    }
    if control.kind == .disclosureToggle,
      case .isExpanded(let isExpanded) = control.properties[.isExpanded]
    {
      window.send(.setOn(!isExpanded), to: control.id)
    } else if control.kind == .toggle, case .isOn(let isOn) = control.properties[.isOn] {
      window.send(.setOn(!isOn), to: control.id)
    } else {
      window.send(.activate, to: control.id)
    }
  }

  /// The button that stands for the element's whole row: the only one in it, in the automatic style. Nil for a row that a
  /// person can select.
  private var buttonOfRow: TestWindow.Element? {
    let around = Array(sequence(first: element, next: \.parent))
    guard !around.contains(where: { $0.properties[.pointer] != nil }),
      let place = around.firstIndex(where: { [.list, .form, .section].contains($0.kind) }),
      place > 0,
      !around[place...].contains(where: { $0.properties[.selectionMode] != nil })
    else { return nil }
    func buttons(in element: TestWindow.Element) -> [TestWindow.Element] {
      if element.kind == .rowActions { return [] }
      return [.button, .link].contains(element.kind) ? [element] : element.children.flatMap(buttons)
    }
    let found = buttons(in: around[place - 1])
    guard found.count == 1, found[0].kind == .button, found[0].isAutomatic else { return nil }
    return found[0]
  }

  /// True if the pointer can hit the element.
  private var isHit: Bool {
    sequence(first: element, next: \.parent).allSatisfy {
      $0.properties[.allowsHitTesting] != .allowsHitTesting(false)
        && $0.properties[.isHidden] != .isHidden(true) && $0.properties[.opacity] != .opacity(0)
    }
  }

  /// Holds the element down while the app's clock advances by a duration, and releases it.
  public func press(for duration: Duration, at location: CGPoint = .zero) async {
    pointerDown(at: location)
    await window.clock.advance(by: duration)
    pointerUp(at: location)
  }

  /// Puts the pointer down on the element, moves it in one step, and releases it.
  /// - Parameters:
  ///   - start: the start, in points from the element's leading top corner.
  ///   - end: the end, in the same coordinates.
  public func drag(from start: CGPoint = .zero, to end: CGPoint) {
    pointerDown(at: start)
    pointerMove(to: end)
    pointerUp(at: end)
  }

  /// Puts the pointer down on the element. A field takes the focus then, and so does a focusable
  /// view; a control that is pressed leaves it where it is.
  public func pointerDown(at location: CGPoint = .zero) {
    guard isHit else { return }
    window.pointer.goDown(on: element, at: location)
    let around = sequence(first: element, next: \.parent)
    let taker = around.first {
      $0.isControl || $0.properties[.isFocusable] == .isFocusable(true)
        || $0.properties[.selectionMode] != nil
    }
    if let taker, taker.isField || !taker.isControl { TestElement(taker, in: window).focus() }
  }

  /// Moves two fingers on the element, of which the first went down with ``pointerDown(at:)``; ``pointerUp(at:)`` ends it.
  /// - Parameters:
  ///   - scale: the factor by which they have moved apart since the second went down.
  ///   - degrees: the angle by which they have turned since then, clockwise.
  ///   - center: the point between them.
  public func pinch(scale: Double, degrees: Double = 0, around center: CGPoint = .zero) {
    window.pointer.pinch(scale: scale, degrees: degrees, around: center)
  }

  /// Moves the pointer that went down. Only elements that observe the pointer receive this.
  public func pointerMove(to location: CGPoint) {
    window.pointer.move(to: location)
  }

  /// Releases the pointer that went down.
  public func pointerUp(at location: CGPoint = .zero) {
    window.pointer.end(.up, at: location)
  }

  /// Lets the host use the pointer for another purpose, such as scrolling.
  public func pointerCancel(at location: CGPoint = .zero) {
    window.pointer.end(.cancel, at: location)
  }
}
