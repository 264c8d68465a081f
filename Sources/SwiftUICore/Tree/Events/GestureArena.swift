import BanyanGraph
import BanyanHost
import Foundation

/// Decides which of a window's gestures recognizes the user's actions.
///
/// The gestures of the views under the pointer follow it until each has succeeded or failed. A
/// gesture that is recognized waits for those with precedence; when they have failed it wins, and
/// the others give way. The precedence is specified where a gesture is added: see
/// `GesturePrecedence`.
@MainActor
final class GestureArena {
  private unowned(unsafe) let window: WindowNode
  /// The gestures that follow the pointer, the innermost first.
  private var gestures: [GestureElementNode] = []
  /// The control that the pointer went down on, if there is one.
  private var control: ElementNode?
  /// True if a gesture has won over the control.
  private var hasBeatenControl = false
  private var isDown = false
  /// The number of views that disable the gestures inside them.
  var closedScopes = 0
  private var time = Duration.zero
  private var location = CGPoint.zero
  private var alarm: Task<Void, Never>?

  init(_ window: WindowNode) {
    self.window = window
  }

  /// - Returns: true if a gesture or control follows the pointer.
  func handle(_ fact: PointerFact) -> Bool {
    wait(until: fact.time)
    time = fact.time
    location = CGPoint(x: fact.location.x, y: fact.location.y)
    if fact.phase == .down { begin(fact.places) }
    if gestures.isEmpty, control == nil { return false }
    let kind: GestureInput.Kind =
      switch fact.phase {
      case .down: .down
      case .move: .move
      case .up: .up
      case .cancel: .cancel
      }
    for gesture in gestures { gesture.handle(kind, at: time, location, fact.pinch) }
    if let control, !hasBeatenControl { _ = control.handle(.pointer(fact)) }
    settle()
    isDown = fact.phase == .down || fact.phase == .move && isDown
    forgetWhatIsOver()
    setAlarm()
    return true
  }

  /// Taps an element without a specific location.
  func tap(_ gesture: GestureElementNode) -> Bool {
    let place = PointerFact.Place(element: gesture.id, origin: Point(x: 0, y: 0))
    let location = Point(x: 0, y: 0)
    return
      handle(PointerFact(phase: .down, time: time, location: location, places: [place]))
      && handle(PointerFact(phase: .up, time: time, location: location))
  }

  /// Returns true if a control may handle its press: no gesture has taken it, and no view around
  /// disables it. Call this once for each press: it forgets that a gesture has won.
  func leaves(_ element: ElementNode) -> Bool {
    if hasBeatenControl, control === element {
      hasBeatenControl = false
      return false
    }
    return isReached(element)
  }

  /// Returns true if no view around disables the gestures inside it.
  private func isReached(_ element: ElementNode) -> Bool {
    if closedScopes == 0 { return true }
    let own = element is GestureElementNode ? element.parent : nil
    var isReached = true
    element.forEachAround { node in
      if let scope = node as? GestureScopeNode, scope !== own, !scope.mask.contains(.subviews) {
        isReached = false
      }
      return isReached
    }
    return isReached
  }

  /// Forgets the expected press, because the host has sent a different event: the pointer was
  /// released outside the control.
  func pressDidNotCome() {
    if !isDown { hasBeatenControl = false }
  }

  func remove(_ gesture: GestureElementNode) {
    guard gestures.contains(where: { $0 === gesture }) else { return }
    gestures.removeAll { $0 === gesture }
    // A state that follows the gesture may outlive the view that has the gesture.
    window.runtime.enqueueAction { [self] in
      gesture.giveWay()
      settle()
    }
  }

  func end() {
    alarm?.cancel()
    gestures = []
    control = nil
  }

  private func begin(_ places: [PointerFact.Place]) {
    // A host that has lost track of the pointer may never have reported its release.
    if isDown { for gesture in gestures { gesture.giveWay() } }
    control = nil
    hasBeatenControl = false
    isDown = true
    var found: [GestureElementNode] = []
    for place in places {
      guard let element = window.responder(place.element), isReached(element),
        element.isWithinReachOfPointer
      else { continue }
      guard let gesture = element as? GestureElementNode else {
        control = control ?? element
        continue
      }
      if !gesture.isWanted || control != nil && gesture.precedence == .content { continue }
      if found.contains(where: { $0 === gesture }) { continue }
      gesture.isInsideControl = control == nil
      gesture.begin(
        at: CGPoint(x: place.origin.x, y: place.origin.y),
        place.size.map { CGSize(width: $0.x, height: $0.y) })
      found.append(gesture)
    }
    for gesture in gestures where !found.contains(where: { $0 === gesture }) { gesture.giveWay() }
    gestures = found
  }

  /// Lets those gestures win that have none to wait for, and runs the actions of all that need not
  /// wait.
  /// - Parameter byTime: true if the only event is that time has passed.
  private func settle(byTime: Bool = false) {
    while let winner = gestures.first(where: { $0.isWaiting && !mustWait($0, byTime) }) {
      winner.win()
      for gesture in gestures where gesture !== winner && concern(gesture, winner) {
        gesture.giveWay()
      }
      if let control, winner.isInsideControl || winner.precedence == .gesture, !hasBeatenControl {
        hasBeatenControl = true
        let fact = PointerFact(
          phase: .cancel, time: time, location: Point(x: location.x, y: location.y))
        _ = control.handle(.pointer(fact))
      }
    }
    for gesture in gestures { gesture.deliver() }
  }

  /// Returns true if a gesture with precedence may still be recognized. A gesture that is recognized
  /// because the pointer rests does not wait for one that may never end, such as a tap that is not
  /// released.
  private func mustWait(_ gesture: GestureElementNode, _ byTime: Bool) -> Bool {
    gestures.contains {
      $0 !== gesture && !$0.isOver && !$0.hasWon && goes($0, before: gesture)
        && (!byTime || $0.recognizer.deadline != nil)
    }
  }

  /// Returns true if one gesture goes before the other. The outer of the two decides.
  private func goes(_ one: GestureElementNode, before other: GestureElementNode) -> Bool {
    let isInner = isInner(one, than: other)
    return (isInner ? other : one).precedence == (isInner ? .content : .gesture)
  }

  private func concern(_ one: GestureElementNode, _ other: GestureElementNode) -> Bool {
    (isInner(one, than: other) ? other : one).precedence != .none
  }

  private func isInner(_ one: GestureElementNode, than other: GestureElementNode) -> Bool {
    gestures.first { $0 === one || $0 === other } === one
  }

  private func forgetWhatIsOver() {
    if !isDown { gestures.removeAll { $0.isOver } }
  }

  // MARK: Time

  private var deadline: Duration? {
    gestures.lazy.filter { !$0.isOver && !$0.isWaiting }.compactMap(\.recognizer.deadline).min()
  }

  /// Advances the time, deadline by deadline.
  private func wait(until end: Duration) {
    while let deadline, deadline <= end, !gestures.isEmpty {
      time = deadline
      for gesture in gestures { gesture.handle(.wait, at: deadline, location) }
      settle(byTime: true)
      if self.deadline == deadline { break }
    }
    forgetWhatIsOver()
  }

  private func setAlarm() {
    alarm?.cancel()
    alarm = nil
    guard let deadline else { return }
    let delay = deadline - time
    let clock = window.runtime.clock
    alarm = Task { [weak self] in
      try? await clock.sleep(for: delay)
      if Task.isCancelled { return }
      self?.alarmDidRing(at: deadline)
    }
  }

  private func alarmDidRing(at deadline: Duration) {
    if window.isDetached { return }
    window.runtime.perform { wait(until: deadline) }
    setAlarm()
  }
}
