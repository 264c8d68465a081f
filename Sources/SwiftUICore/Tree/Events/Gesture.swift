/// An interaction with a pointer: a tap, a long press, a drag, or a combination of
/// these.
///
/// A gesture is a value that defines the interaction and its actions. Add it to a view with
/// ``View/gesture(_:including:)``:
///
/// ```swift
/// @GestureState private var isPressed = false
/// @State private var taps = 0
///
/// var body: some View {
///   Text("\(taps)")
///     .gesture(
///       LongPressGesture()
///         .updating($isPressed) { value, state, _ in state = value }
///         .onEnded { _ in taps += 1 })
/// }
/// ```
///
/// Hosts only report where the pointer is and when. Recognition happens in one place, so
/// it is the same on every host. See Apple's documentation of `Gesture`, and statement O13.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the value that the gesture produces as it changes and when it ends.
  associatedtype Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture

  /// The gesture that makes up this one.
  var body: Body { get }

  /// Makes the recognizer of the gesture. Not for use outside the framework.
  static func _makeRecognizer(of gesture: Self) -> _GestureRecognizer<Value>

  /// Updates a recognizer with a new value of the gesture. Not for use outside the framework.
  static func _update(_ recognizer: _GestureRecognizer<Value>, to gesture: Self)
}

extension Gesture where Value == Body.Value {
  public static func _makeRecognizer(of gesture: Self) -> _GestureRecognizer<Body.Value> {
    Body._makeRecognizer(of: gesture.body)
  }

  public static func _update(_ recognizer: _GestureRecognizer<Body.Value>, to gesture: Self) {
    Body._update(recognizer, to: gesture.body)
  }
}

extension Gesture where Body: _AbsentBody {
  /// The body of a built-in gesture, which has none.
  public var body: Body { fatalError("body should not be called on \(Self.self).") }
}

extension Never: Gesture {
  public typealias Value = Never

  public static func _makeRecognizer(of gesture: Never) -> _GestureRecognizer<Never> {}
  public static func _update(_ recognizer: _GestureRecognizer<Never>, to gesture: Never) {}
}
