import BanyanHost
import Foundation

/// Two fingers that turn around each other.
///
/// ```swift
/// @State private var angle = Angle.zero
///
/// var body: some View {
///   Dial()
///     .rotationEffect(angle)
///     .gesture(RotateGesture().onChanged { angle = $0.rotation })
/// }
/// ```
///
/// In a browser it is recognized on touch screens; most browsers do not report that a trackpad is used to rotate. See Apple's
/// documentation of `RotateGesture`.
public nonisolated struct RotateGesture: Gesture {
  public typealias Body = Never

  /// The least angle with which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  /// - Parameter minimumAngleDelta: the least angle with which the gesture begins.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor
  public static func _makeRecognizer(of gesture: RotateGesture) -> _GestureRecognizer<Value> {
    rotationRecognizer(gesture.minimumAngleDelta) { course in
      Value(
        time: course.time, rotation: .degrees(course.pinch.degrees),
        velocity: .degrees(course.velocity), startAnchor: course.startAnchor,
        startLocation: course.startLocation)
    }
  }

  @MainActor
  public static func _update(_ recognizer: _GestureRecognizer<Value>, to gesture: RotateGesture) {
    unsafeDowncast(recognizer, to: PinchRecognizer<Value>.self).minimum =
      gesture.minimumAngleDelta.degrees
  }

  /// The attributes of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the rotation.
    public var time: Date
    /// The angle by which the fingers have turned, clockwise.
    public var rotation: Angle
    /// The change of the angle per second.
    public var velocity: Angle
    /// The point between the fingers when the gesture began, as a share of the view's size.
    public var startAnchor: UnitPoint
    /// The point between the fingers when the gesture began, in points, in the view's coordinates.
    public var startLocation: CGPoint
  }
}

/// Two fingers that turn around each other. An older name for ``RotateGesture``, whose value is the angle alone.
@available(swift, deprecated: 100000, renamed: "RotateGesture")
public nonisolated struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never

  /// The least angle with which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  /// - Parameter minimumAngleDelta: the least angle with which the gesture begins.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor
  public static func _makeRecognizer(of gesture: RotationGesture) -> _GestureRecognizer<Angle> {
    rotationRecognizer(gesture.minimumAngleDelta) { .degrees($0.pinch.degrees) }
  }

  @MainActor
  public static func _update(_ recognizer: _GestureRecognizer<Angle>, to gesture: RotationGesture) {
    unsafeDowncast(recognizer, to: PinchRecognizer<Angle>.self).minimum =
      gesture.minimumAngleDelta.degrees
  }
}

@MainActor
private func rotationRecognizer<Value>(
  _ minimum: Angle, _ value: @escaping (PinchCourse) -> Value
) -> PinchRecognizer<Value> {
  PinchRecognizer(minimum: minimum.degrees, amount: \.degrees, value: value)
}
