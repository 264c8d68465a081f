/// A combination of two gestures that can happen at the same time.
///
/// It continues as long as one of them does, and ends when both are over and at least one has
/// ended. See Apple's documentation of `SimultaneousGesture`.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PairGesture {
  public typealias Body = Never
  typealias Recognizer = SimultaneousRecognizer<First, Second>

  /// The values of both gestures. The value of a gesture that has not begun, or has failed, is nil.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Combines two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
  /// Combines this gesture with another that can happen at the same time.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, SimultaneousGesture<First, Second>.Value
>
{
  /// True if the gesture was cancelled: one part that has ended before does not end it then.
  private var isCancelled = false

  override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let values = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    if isCancelled || first.phase.isFailed && second.phase.isFailed { return .failed }
    if first.phase.isOver, second.phase.isOver { return .ended(values) }
    return values.first == nil && values.second == nil ? .possible : .active(values)
  }

  override var isRecognized: Bool { first.isRecognized || second.isRecognized }

  override func handle(_ input: GestureInput) {
    if input.kind == .cancel { return cancel() }
    first.handle(input)
    second.handle(input)
  }

  override func cancel() {
    if phase.isOver { return }
    isCancelled = true
    super.cancel()
  }

  override func reset() {
    super.reset()
    isCancelled = false
  }

  override func deliver() {
    // A part that had ended, and had to wait for gestures with precedence, has given way to them.
    if !isCancelled || first.phase.isFailed { first.deliver() }
    if !isCancelled || second.phase.isFailed { second.deliver() }
  }
}
