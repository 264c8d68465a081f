import BanyanHost
import Foundation

/// Two fingers that move apart or together.
///
/// ```swift
/// @GestureState private var magnification = 1.0
///
/// var body: some View {
///   Map()
///     .scaleEffect(magnification)
///     .gesture(MagnifyGesture().updating($magnification) { value, state, _ in state = value.magnification })
/// }
/// ```
///
/// In a browser it is recognized on touch screens, and on trackpads, where browsers report a pinch as a turn of the mouse
/// wheel with the Control key, so that also works with a mouse. The browser does not magnify its page meanwhile. See Apple's
/// documentation of `MagnifyGesture`.
public nonisolated struct MagnifyGesture: Gesture {
  public typealias Body = Never

  /// The least change of the magnification with which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  /// - Parameter minimumScaleDelta: the least change of the magnification with which the gesture begins.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor
  public static func _makeRecognizer(of gesture: MagnifyGesture) -> _GestureRecognizer<Value> {
    magnificationRecognizer(gesture.minimumScaleDelta) { course in
      Value(
        time: course.time, magnification: CGFloat(course.pinch.scale),
        velocity: CGFloat(course.velocity), startAnchor: course.startAnchor,
        startLocation: course.startLocation)
    }
  }

  @MainActor
  public static func _update(_ recognizer: _GestureRecognizer<Value>, to gesture: MagnifyGesture) {
    unsafeDowncast(recognizer, to: PinchRecognizer<Value>.self).minimum =
      Double(gesture.minimumScaleDelta)
  }

  /// The attributes of a magnification.
  public struct Value: Equatable, Sendable {
    /// The time of the magnification.
    public var time: Date
    /// The factor by which the fingers have moved apart.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The point between the fingers when the gesture began, as a share of the view's size.
    public var startAnchor: UnitPoint
    /// The point between the fingers when the gesture began, in points, in the view's coordinates.
    public var startLocation: CGPoint
  }
}

/// Two fingers that move apart or together. An older name for ``MagnifyGesture``, whose value is the magnification alone.
@available(swift, deprecated: 100000, renamed: "MagnifyGesture")
public nonisolated struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never

  /// The least change of the magnification with which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  /// - Parameter minimumScaleDelta: the least change of the magnification with which the gesture begins.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor
  public static func _makeRecognizer(
    of gesture: MagnificationGesture
  ) -> _GestureRecognizer<CGFloat> {
    magnificationRecognizer(gesture.minimumScaleDelta) { CGFloat($0.pinch.scale) }
  }

  @MainActor
  public static func _update(
    _ recognizer: _GestureRecognizer<CGFloat>, to gesture: MagnificationGesture
  ) {
    unsafeDowncast(recognizer, to: PinchRecognizer<CGFloat>.self).minimum =
      Double(gesture.minimumScaleDelta)
  }
}

@MainActor
private func magnificationRecognizer<Value>(
  _ minimum: CGFloat, _ value: @escaping (PinchCourse) -> Value
) -> PinchRecognizer<Value> {
  PinchRecognizer(minimum: Double(minimum), amount: { $0.scale - 1 }, value: value)
}
