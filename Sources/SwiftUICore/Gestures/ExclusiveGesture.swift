/// Two gestures of which one counts: the first if it succeeds, else the second.
///
/// The second waits until it is certain that the first is not what the person does: a tap that may
/// still become a double tap waits for the second tap. See Apple's documentation of
/// `ExclusiveGesture`.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PairGesture {
  public typealias Body = Never
  typealias Recognizer = ExclusiveRecognizer<First, Second>

  /// The value of the gesture that counts.
  public enum Value {
    /// The first counts.
    case first(First.Value)
    /// The second counts.
    case second(Second.Value)
  }

  /// What is tried first.
  public var first: First
  /// What counts if that fails.
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
  /// Lets another gesture count if this one fails.
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
