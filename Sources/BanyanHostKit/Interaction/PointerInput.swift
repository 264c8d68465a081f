import BanyanHost
import BanyanLayout
import Foundation

/// The pointer of a window: turns its movements into events for the app.
///
/// It reports what elements with an interest in the pointer are to know, and finds out which control has been pressed. What moves
/// the focus, a field's caret or the content of a scroll view is for the host, which learns of it from the result.
@MainActor
package struct PointerInput {
  /// The effect of a movement of the pointer.
  package struct Result: Hashable, Sendable {
    package var events: [Event] = []
    /// The element that a press gives the focus.
    package var focused: ElementID?
    /// The URL to open outside of the window.
    package var openedURL: String?
    /// The picker whose options, calendar or colors are to be shown.
    package var openedPicker: ElementID?
    /// The button that is to paste from the clipboard.
    package var pasted: ElementID?
    /// The button that asks for files of the person.
    package var fileButton: ElementID?

    package init() {}
  }

  private struct Press {
    let target: ElementID
    let start: LayoutPoint
    /// The distance beyond which moves are reported; nil if they are not.
    let movesBeyond: Double?
    let isReported: Bool
    let kind: PointerInterest.Kind?
    var isMoving = false
  }

  private struct Drag {
    let slider: ElementID
    let frame: LayoutRect
  }

  /// An element that a person drags to another.
  package struct Lift: Hashable, Sendable {
    package let element: ElementID
    /// The place where the pointer went down, and where it is now.
    package let start: LayoutPoint
    package fileprivate(set) var point: LayoutPoint
    /// A Boolean value that indicates whether the pointer has moved far enough.
    fileprivate var hasBegun = false
    fileprivate var targets: [ElementID] = []
  }

  private var press: Press?
  private var drag: Drag?
  private var lift: Lift?
  /// The distance beyond which an element is dragged, and not pressed.
  private static let liftDistance = 6.0
  private var hovered: [ElementID] = []
  /// The control that is pressed, and would be activated if the pointer were released now.
  package private(set) var pressed: ElementID?
  private var pressedBefore: ElementID?

  package init() {}

  /// A Boolean value that indicates whether something in the window is dragged, so that scrolling has to wait.
  package var isDragging: Bool { drag != nil || press?.kind == .drag || lifted != nil }

  /// The element that is dragged to another; nil if none is.
  package var lifted: Lift? { lift.flatMap { $0.hasBegun ? $0 : nil } }

  // MARK: Pressing

  /// The pointer goes down.
  /// - Parameter hits: the elements under it, innermost first.
  package mutating func down(
    _ hits: [Hit], at point: LayoutPoint, time: Duration, in scene: ElementScene
  ) -> Result {
    var result = Result()
    let found = hits.compactMap { hit in scene[hit.element].map { (hit, $0) } }
    let receivers = found.filter { $0.1.isControl || $0.1.pointerInterest != nil }
    let interests = receivers.compactMap(\.1.pointerInterest)
    let taker = Self.taker(in: found.map(\.1))
    pressed = taker?.id
    pressedBefore = taker?.id
    lift = Self.lifted(in: found.map(\.1)).map { Lift(element: $0, start: point, point: point) }
    if let first = receivers.first {
      press = Press(
        target: first.0.element, start: point,
        movesBeyond: interests.compactMap(\.movesBeyond).min(), isReported: !interests.isEmpty,
        kind: interests.map(\.kind).max())
      if !interests.isEmpty {
        let takesPinches = interests.contains(where: \.takesPinches)
        let places = receivers.map { hit, _ in
          PointerFact.Place(
            element: hit.element, origin: Point(x: hit.origin.x, y: hit.origin.y),
            size: takesPinches ? Point(x: hit.size.width, y: hit.size.height) : nil)
        }
        result.events.append(fact(.down, point, time, first.0.element, places))
      }
    }
    let focusTaker = found.map(\.1).first {
      $0.isControl || $0.properties[.isFocusable] == .isFocusable(true)
        || $0.properties[.selectionMode] != nil
    }
    if let focusTaker, focusTaker.isEnabled, focusTaker.isEdited || !focusTaker.isControl {
      result.focused = focusTaker.id
    }
    if let taker, taker.kind == .slider, taker.isEnabled,
      let hit = hits.first(where: { $0.element == taker.id })
    {
      lift = nil
      drag = Drag(slider: taker.id, frame: LayoutRect(hit.origin, hit.size))
      result.events.append(Event(target: taker.id, payload: .editing(true)))
      result.events += slide(to: point, in: scene)
    }
    return result
  }

  /// The pointer moves, whether it is down or not.
  package mutating func move(
    _ hits: [Hit], to point: LayoutPoint, time: Duration, in scene: ElementScene
  ) -> Result {
    var result = Result()
    if drag != nil {
      result.events += slide(to: point, in: scene)
      return result
    }
    if let events = dragLifted(hits, to: point, time: time, in: scene) {
      result.events = events
      return result
    }
    if let press {
      pressed = hits.contains { $0.element == pressedBefore } ? pressedBefore : nil
      guard press.isReported, let movesBeyond = press.movesBeyond else { return result }
      let distance = hypot(point.x - press.start.x, point.y - press.start.y)
      if !press.isMoving, distance < movesBeyond { return result }
      self.press?.isMoving = true
      result.events.append(fact(.move, point, time, press.target))
      return result
    }
    result.events = hover(hits, at: point, in: scene)
    return result
  }

  /// The pointer is released.
  package mutating func up(
    _ hits: [Hit], at point: LayoutPoint, time: Duration, in scene: ElementScene
  ) -> Result {
    var result = Result()
    if let drag {
      result.events.append(Event(target: drag.slider, payload: .editing(false)))
      reset()
      return result
    }
    if lifted != nil {
      let place = place(of: hits, at: point, in: scene)
      result.events.append(
        Event(
          target: .window,
          payload: .drag(place.targets.isEmpty ? .ended : .dropped(place, items: nil))))
      reset()
      return result
    }
    if let press, press.isReported { result.events.append(fact(.up, point, time, press.target)) }
    let isInside = hits.contains { $0.element == pressedBefore }
    let control = isInside ? pressedBefore.flatMap { scene[$0] } : nil
    let front = scene.front
    if pressedBefore == nil, front.kind == .presentation,
      front.properties[.isDismissible] != .isDismissible(false),
      !hits.contains(where: { $0.element == front.id })
    {
      result.events.append(Event(target: front.id, payload: .dismiss))
    }
    reset()
    guard let control, control.isEnabled else { return result }
    if let url = control.openedURL { result.openedURL = url }
    if control.kind == .pasteButton { result.pasted = control.id }
    if control.asksForFiles { result.fileButton = control.id }
    if control.kind.opensPicker { result.openedPicker = control.id }
    if let payload = control.press, control.isControl || control.isSelectable {
      result.events.append(Event(target: control.id, payload: payload))
    }
    return result
  }

  /// The host uses the pointer for another purpose, as for scrolling.
  package mutating func cancel(at point: LayoutPoint, time: Duration) -> Result {
    var result = Result()
    if let drag { result.events.append(Event(target: drag.slider, payload: .editing(false))) }
    if let press, press.isReported {
      result.events.append(fact(.cancel, point, time, press.target))
    }
    if lifted != nil { result.events.append(Event(target: .window, payload: .drag(.ended))) }
    reset()
    return result
  }

  private mutating func reset() {
    press = nil
    drag = nil
    lift = nil
    pressed = nil
    pressedBefore = nil
  }

  // MARK: Dragging to other elements

  /// Returns the innermost element that a person may drag to another, unless a drag gesture inside it takes precedence.
  private static func lifted(in path: [ElementScene.Element]) -> ElementID? {
    for element in path {
      if element.pointerInterest?.kind == .drag { return nil }
      if element.properties[.isDraggable] == .isDraggable(true) { return element.id }
    }
    return nil
  }

  /// Moves the element that is dragged to another. The press ends when the drag begins.
  /// - Returns: nil if none is dragged.
  private mutating func dragLifted(
    _ hits: [Hit], to point: LayoutPoint, time: Duration, in scene: ElementScene
  ) -> [Event]? {
    guard var lift else { return nil }
    var events: [Event] = []
    if !lift.hasBegun {
      let distance = hypot(point.x - lift.start.x, point.y - lift.start.y)
      if distance < Self.liftDistance { return nil }
      lift.hasBegun = true
      if let press, press.isReported { events.append(fact(.cancel, point, time, press.target)) }
      (press, pressed, pressedBefore) = (nil, nil, nil)
      events.append(Event(target: .window, payload: .drag(.began(lift.element))))
    }
    lift.point = point
    let place = place(of: hits, at: point, in: scene)
    let targets = place.targets.map(\.element)
    let isFollowed = targets.contains {
      scene[$0]?.properties[.dropInterest] == .dropInterest(DropInterest(followsMoves: true))
    }
    if targets != lift.targets || isFollowed {
      lift.targets = targets
      events.append(Event(target: .window, payload: .drag(.moved(place))))
    }
    self.lift = lift
    return events
  }

  private func place(of hits: [Hit], at point: LayoutPoint, in scene: ElementScene) -> DragPlace {
    let targets = hits.filter { scene[$0.element]?.properties[.dropInterest] != nil }
    return DragPlace(
      location: Point(x: point.x, y: point.y),
      targets: targets.map {
        PointerFact.Place(element: $0.element, origin: Point(x: $0.origin.x, y: $0.origin.y))
      })
  }

  /// The element that a release activates: the innermost control, a row that can be selected, or the button that stands for a row.
  private static func taker(in path: [ElementScene.Element]) -> ElementScene.Element? {
    for element in path {
      if element.isControl || element.isSelectable { return element }
      if element.kind == .picker {
        switch element.properties[.pickerStyle] {
        case nil, .pickerStyle(.menu): return element
        default: return nil
        }
      }
      if element.pointerInterest != nil { return nil }
      if let button = element.buttonOfRow { return button }
    }
    return nil
  }

  private func fact(
    _ phase: PointerFact.Phase, _ point: LayoutPoint, _ time: Duration, _ target: ElementID,
    _ places: [PointerFact.Place] = []
  ) -> Event {
    Event(
      target: target,
      payload: .pointer(
        PointerFact(
          phase: phase, time: time, location: Point(x: point.x, y: point.y), places: places)))
  }

  private func slide(to point: LayoutPoint, in scene: ElementScene) -> [Event] {
    guard let drag, let slider = scene[drag.slider],
      case .range(let range) = slider.properties[.range]
    else { return [] }
    let number = range.number(at: (point.x - drag.frame.x) / max(1, drag.frame.width))
    if slider.properties[.number] == .number(number) { return [] }
    return [Event(target: drag.slider, payload: .setNumber(number, isContinuous: true))]
  }

  // MARK: Hovering

  /// The pointer leaves the window.
  package mutating func leave() -> Result {
    var result = Result()
    result.events = hovered.map { Event(target: $0, payload: .hover(false)) }
    hovered = []
    return result
  }

  private mutating func hover(
    _ hits: [Hit], at point: LayoutPoint, in scene: ElementScene
  ) -> [Event] {
    let followed = hits.filter {
      guard let properties = scene[$0.element]?.properties else { return false }
      return properties[.followsHover] == .followsHover(true)
        || properties[.followsPointer] == .followsPointer(true)
    }
    let now = followed.map(\.element)
    var events = hovered.filter { !now.contains($0) && scene[$0] != nil }
      .map { Event(target: $0, payload: .hover(false)) }
    for hit in followed {
      if !hovered.contains(hit.element) {
        events.append(Event(target: hit.element, payload: .hover(true)))
      }
      if scene[hit.element]?.properties[.followsPointer] == .followsPointer(true) {
        let place = PointerPlace(
          Point(x: point.x, y: point.y), origin: Point(x: hit.origin.x, y: hit.origin.y))
        events.append(Event(target: hit.element, payload: .pointing(place)))
      }
    }
    hovered = now
    return events
  }
}

extension NumberRange {
  /// Returns the selectable number at a fraction of the range.
  package func number(at fraction: Double) -> Double {
    nearest(to: lower + min(max(fraction, 0), 1) * (upper - lower))
  }

  /// Returns the selectable number nearest to another.
  package func nearest(to number: Double) -> Double {
    let inside = min(max(number, lower), upper)
    guard let step, step > 0 else { return inside }
    let count = ((inside - lower) / step).rounded()
    return min(lower + count * step, lower + ((upper - lower) / step).rounded(.down) * step)
  }
}
