/// A combination of two gestures, where the second begins when the first has ended.
///
/// ```swift
/// LongPressGesture()
///   .sequenced(before: DragGesture())
///   .onEnded { value in
///     if case .second(true, let drag?) = value { move(by: drag.translation) }
///   }
/// ```
///
/// If the pointer is still down when the first ends, the second begins immediately. See Apple's
/// documentation of `SequenceGesture`.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: PairGesture {
  public typealias Body = Never
  typealias Recognizer = SequenceRecognizer<First, Second>

  /// The values of both gestures.
  public enum Value {
    /// The first gesture continues.
    case first(First.Value)
    /// The first gesture has ended. The second has a value once it has begun.
    case second(First.Value, Second.Value?)
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

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Combines this gesture with another, which begins when this one has ended.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, SequenceGesture<First, Second>.Value
>
{
  override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
    guard case .ended(let value) = first.phase else { return first.phase.map { .first($0) } }
    if second.phase.isPossible { return .active(.second(value, nil)) }
    return second.phase.map { .second(value, $0) }
  }

  override var isRecognized: Bool { first.isRecognized }

  override func handle(_ input: GestureInput) {
    if first.phase.isEnded { return second.handle(input) }
    first.handle(input)
    guard first.phase.isEnded, input.kind != .up else { return }
    var start = input
    start.kind = .down
    second.handle(start)
  }

  override func deliver() {
    first.deliver()
    if first.phase.isEnded { second.deliver() }
  }
}
