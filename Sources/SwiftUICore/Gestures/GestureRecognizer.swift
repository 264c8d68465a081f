import BanyanHost
import Foundation

/// What the pointer did, as one gesture is told of it.
struct GestureInput {
  enum Kind {
    case down, move, up, cancel
    /// Nothing but that time has passed.
    case wait
  }

  var kind: Kind
  var time: Duration
  /// In the window.
  var location: CGPoint
  /// The leading top corner of the gesture's view in the window, where it was when the pointer
  /// went down: a view that follows the pointer does not change what the pointer has done.
  var origin: CGPoint

  var localLocation: CGPoint { CGPoint(x: location.x - origin.x, y: location.y - origin.y) }

  func distance(to other: GestureInput) -> Double {
    hypot(other.location.x - location.x, other.location.y - location.y)
  }
}

/// How far a gesture has come.
enum GesturePhase<Value> {
  /// It may still become one.
  case possible
  /// It goes on.
  case active(Value)
  case ended(Value)
  /// It was something else, or was cancelled.
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

/// What recognizes one gesture of one view: it lives as long as the view and is given the newest
/// value of the gesture. An implementation detail of ``Gesture``.
///
/// What is recognized and what is done about it are two steps, because another gesture may go
/// first: ``handle(_:)`` changes the phase and nothing else, ``deliver()`` runs the actions.
@MainActor
public class _GestureRecognizer<Value> {
  /// What the gesture wants to hear.
  var interest: PointerInterest { fatalError("a recognizer says what it wants to hear") }
  var phase: GesturePhase<Value> { fatalError("a recognizer has a phase") }
  /// Counts changes of the phase.
  var changeCount: Int { fatalError("a recognizer counts its changes") }
  /// Whether it is certain enough what the person does for other gestures to be out of the
  /// question.
  var isRecognized: Bool { phase.isEnded }
  /// When the gesture must look again although nothing has happened.
  var deadline: Duration? { nil }

  init() {}

  /// Takes notice of something that happened. A gesture that is over ignores it.
  func handle(_ input: GestureInput) {}

  /// Does what is to be done about the phase, once for each change of it.
  func deliver() {}

  /// Gives up, unless the gesture is over.
  func cancel() {}

  /// Begins anew.
  func reset() {}
}

/// The recognizer of a gesture that is not made of others.
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

  /// Handles what happens as long as the gesture is neither over nor cancelled.
  func follow(_ input: GestureInput) {}

  final override func cancel() {
    if !phase.isOver { become(.failed) }
  }

  override func reset() {
    currentPhase = .possible
  }
}

/// The recognizer of a gesture that does something about another.
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

  /// Does what this gesture adds to the other.
  func deliver(_ phase: GesturePhase<Base>) {}

  override func reset() { base.reset() }
}
