import BanyanHost
import Foundation

/// A pointer event, in the form for a gesture.
struct GestureInput {
  enum Kind {
    case down, move, up, cancel
    /// Only time has passed.
    case wait
  }

  var kind: Kind
  var time: Duration
  /// The location in the window.
  var location: CGPoint
  /// The leading top corner of the gesture's view in the window at the time the pointer
  /// went down. A view that follows the pointer therefore does not affect the gesture.
  var origin: CGPoint
  /// The size of the gesture's view at that time, if the host has reported it.
  var size: CGSize?
  /// The movement of two fingers; nil while there is one.
  var pinch: PointerFact.Pinch?
  /// Returns the leading top corner, in the window, of the nearest view around that names a coordinate space.
  var spaceOrigin: @MainActor (CoordinateSpace) -> CGPoint?

  var localLocation: CGPoint { CGPoint(x: location.x - origin.x, y: location.y - origin.y) }

  func distance(to other: GestureInput) -> Double {
    hypot(other.location.x - location.x, other.location.y - location.y)
  }
}

/// The progress of a gesture.
enum GesturePhase<Value> {
  /// The gesture may still begin.
  case possible
  /// The gesture continues.
  case active(Value)
  case ended(Value)
  /// The gesture was not recognized, or was cancelled.
  case failed

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The value, if there is one.
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  var isPossible: Bool {
    if case .possible = self { true } else { false }
  }

  var isFailed: Bool {
    if case .failed = self { true } else { false }
  }

  var isEnded: Bool {
    if case .ended = self { true } else { false }
  }
}

/// A recognizer for one gesture of one view. It lives as long as the view and always has the newest
/// value of the gesture. An implementation detail of ``Gesture``.
///
/// Recognition and actions are separate steps, because another gesture may have
/// precedence: ``handle(_:)`` only changes the phase, ``deliver()`` runs the actions.
@MainActor
public class _GestureRecognizer<Value> {
  /// The events that the gesture needs.
  var interest: PointerInterest { fatalError("a recognizer declares the events that it needs") }
  var phase: GesturePhase<Value> { fatalError("a recognizer has a phase") }
  /// The number of phase changes.
  var changeCount: Int { fatalError("a recognizer counts its changes") }
  /// True if the interaction is certain enough to rule out other gestures.
  var isRecognized: Bool { phase.isEnded }
  /// The time at which the gesture must check again even if nothing happens.
  var deadline: Duration? { nil }

  init() {}

  /// Handles an event. A gesture that is over ignores it.
  func handle(_ input: GestureInput) {}

  /// Runs the actions for the phase, once for each change.
  func deliver() {}

  /// Cancels the gesture, unless it is over.
  func cancel() {}

  /// Resets the recognizer.
  func reset() {}
}

/// The recognizer of a gesture that does not contain others.
class PrimitiveRecognizer<Value>: _GestureRecognizer<Value> {
  private final var currentPhase = GesturePhase<Value>.possible
  private final var count = 0

  final override var changeCount: Int { count }

  final override var phase: GesturePhase<Value> { currentPhase }

  final func become(_ phase: GesturePhase<Value>) {
    currentPhase = phase
    count += 1
  }

  final override func handle(_ input: GestureInput) {
    if phase.isOver { return }
    if input.kind == .cancel { become(.failed) } else { follow(input) }
  }

  /// Handles an event while the gesture is neither over nor cancelled.
  func follow(_ input: GestureInput) {}

  final override func cancel() {
    if !phase.isOver { become(.failed) }
  }

  override func reset() {
    currentPhase = .possible
  }
}

/// The recognizer of a gesture that extends another.
class WrappingRecognizer<Base, Value>: _GestureRecognizer<Value> {
  final let base: _GestureRecognizer<Base>
  private final var deliveredCount = 0

  init(_ base: _GestureRecognizer<Base>) {
    self.base = base
    super.init()
  }

  final override var interest: PointerInterest { base.interest }
  final override var changeCount: Int { base.changeCount }
  final override var isRecognized: Bool { base.isRecognized }
  final override var deadline: Duration? { base.deadline }
  final override func handle(_ input: GestureInput) { base.handle(input) }
  final override func cancel() { base.cancel() }

  final override func deliver() {
    base.deliver()
    if deliveredCount == changeCount { return }
    deliveredCount = changeCount
    deliver(base.phase)
  }

  /// Performs what this gesture adds to the other.
  func deliver(_ phase: GesturePhase<Base>) {}

  override func reset() { base.reset() }
}
