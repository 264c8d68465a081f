import BanyanHost
import Foundation

/// A long press.
///
/// It begins when the pointer goes down, when `updating(_:body:)` and `onChanged(_:)` receive
/// true, and ends after the minimum duration, with the pointer still down. It is cancelled if the
/// pointer is released earlier or moves too far. See Apple's documentation of `LongPressGesture`.
public nonisolated struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never

  /// The minimum duration of the press, in seconds.
  public var minimumDuration: Double
  /// The maximum distance that the pointer may move during the press, in points.
  public var maximumDistance: CGFloat

  /// Creates a long press gesture.
  /// - Parameters:
  ///   - minimumDuration: the duration of the press, in seconds.
  ///   - maximumDistance: the distance that the pointer may move during the press, in points.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor
  public static func _makeRecognizer(of gesture: LongPressGesture) -> _GestureRecognizer<Bool> {
    LongPressRecognizer(gesture)
  }

  @MainActor
  public static func _update(_ recognizer: _GestureRecognizer<Bool>, to gesture: LongPressGesture) {
    unsafeDowncast(recognizer, to: LongPressRecognizer.self).gesture = gesture
  }
}

private final class LongPressRecognizer: PrimitiveRecognizer<Bool> {
  var gesture: LongPressGesture
  private var start: GestureInput?

  init(_ gesture: LongPressGesture) {
    self.gesture = gesture
  }

  override var interest: PointerInterest {
    PointerInterest(.press, movesBeyond: gesture.maximumDistance)
  }

  /// Nil before the pointer is down, and for a press with an infinite duration.
  override var deadline: Duration? {
    let seconds = Seconds.possible(gesture.minimumDuration)
    guard let start, seconds < Seconds.forever else { return nil }
    return start.time + .seconds(seconds)
  }

  override func follow(_ input: GestureInput) {
    if input.kind == .down {
      start = input
      become(.active(true))
    }
    guard let start else { return }
    if input.pinch != nil || input.distance(to: start) > gesture.maximumDistance {
      return become(.failed)
    }
    if let deadline, input.time >= deadline { return become(.ended(true)) }
    if input.kind == .up { become(.failed) }
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
