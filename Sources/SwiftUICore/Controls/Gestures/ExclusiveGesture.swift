/// A combination of two gestures, only one of which succeeds: the first if possible, otherwise the second.
///
/// The second waits until the first has certainly failed: a tap that may
/// become a double tap waits for the second tap. See Apple's documentation of
/// `ExclusiveGesture`.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PairGesture {
  public typealias Body = Never
  typealias Recognizer = ExclusiveRecognizer<First, Second>

  /// The value of the gesture that succeeds.
  public enum Value {
    /// The first gesture succeeds.
    case first(First.Value)
    /// The second gesture succeeds.
    case second(Second.Value)
  }

  /// The gesture with precedence.
  public var first: First
  /// The gesture that is recognized if the first fails.
  public var second: Second

  /// Combines two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Combines this gesture with another, which is recognized only if this one fails.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, ExclusiveGesture<First, Second>.Value
>
{
  override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    first.phase.isFailed
      ? second.phase.map { .second($0) } : first.phase.map { .first($0) }
  }

  override var isRecognized: Bool {
    first.isRecognized || first.phase.isFailed && second.isRecognized
  }

  override func handle(_ input: GestureInput) {
    first.handle(input)
    if first.isRecognized { second.cancel() } else { second.handle(input) }
  }

  override func deliver() {
    first.deliver()
    if first.phase.isFailed { second.deliver() }
  }
}
