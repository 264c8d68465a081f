import BanyanHost
import Foundation

/// One or more taps or clicks.
///
/// A tap may take any time, but must stay within 10 points of where it began. Consecutive
/// taps must follow each other within 0.35 seconds and 40 points. See Apple's
/// documentation of `TapGesture`.
public nonisolated struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never

  /// The required number of taps.
  public var count: Int

  /// Creates a tap gesture for a number of taps.
  nonisolated public init(count: Int = 1) {
    self.count = count
  }

  @MainActor
  public static func _makeRecognizer(of gesture: TapGesture) -> _GestureRecognizer<Void> {
    TapRecognizer(count: gesture.count) { _ in }
  }

  @MainActor
  public static func _update(_ recognizer: _GestureRecognizer<Void>, to gesture: TapGesture) {
    unsafeDowncast(recognizer, to: TapRecognizer<Void>.self).count = gesture.count
  }
}

/// One or more taps or clicks, with their location.
///
/// See Apple's documentation of `SpatialTapGesture`.
public nonisolated struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// The attributes of a tap.
  public struct Value: Equatable, Sendable {
    /// The location of the tap, in points, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The required number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture for a number of taps.
  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a tap gesture for a number of taps.
  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor
  public static func _makeRecognizer(
    of gesture: SpatialTapGesture
  ) -> _GestureRecognizer<Value> {
    TapRecognizer(count: gesture.count, value: gesture.value)
  }

  @MainActor
  public static func _update(
    _ recognizer: _GestureRecognizer<Value>, to gesture: SpatialTapGesture
  ) {
    let recognizer = unsafeDowncast(recognizer, to: TapRecognizer<Value>.self)
    recognizer.count = gesture.count
    recognizer.value = gesture.value
  }

  private var value: @MainActor (GestureInput) -> Value {
    { [coordinateSpace] in Value(location: coordinateSpace.location(of: $0)) }
  }
}

private final class TapRecognizer<Value>: PrimitiveRecognizer<Value> {
  var count: Int
  var value: @MainActor (GestureInput) -> Value
  private var taps = 0
  /// The start of the first tap.
  private var first: GestureInput?
  /// The start of the current tap.
  private var start: GestureInput?
  private var nextDeadline: Duration?

  /// The maximum distances, in points.
  private static var longestWay: Double { 10 }
  private static var longestWayBetween: Double { 40 }
  private static var longestTimeBetween: Duration { .milliseconds(350) }

  init(count: Int, value: @escaping @MainActor (GestureInput) -> Value) {
    self.count = count
    self.value = value
  }

  override var interest: PointerInterest { PointerInterest(.tap, isPressed: count == 1) }
  override var deadline: Duration? { nextDeadline }

  override func follow(_ input: GestureInput) {
    if let nextDeadline, input.time >= nextDeadline { return become(.failed) }
    switch input.kind {
    case .down:
      if let first, input.distance(to: first) > Self.longestWayBetween { return become(.failed) }
      first = first ?? input
      start = input
      nextDeadline = count > 1 ? input.time + Self.longestTimeBetween : nil
    case .move, .up:
      guard let start else { return }
      // Two fingers do not tap.
      if input.pinch != nil { return become(.failed) }
      if input.distance(to: start) > Self.longestWay { return become(.failed) }
      if input.kind == .up { finishTap(input) }
    case .wait, .cancel: break
    }
  }

  private func finishTap(_ input: GestureInput) {
    start = nil
    taps += 1
    nextDeadline = input.time + Self.longestTimeBetween
    if taps >= count { become(.ended(value(input))) }
  }

  override func reset() {
    super.reset()
    taps = 0
    first = nil
    start = nil
    nextDeadline = nil
  }
}
