/// Something that a person does with a pointer: a tap, a long press, a drag, or what is made of
/// these.
///
/// A gesture is a value that says what to recognize and what to do then. Give it to a view with
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
/// Hosts only tell where the pointer is and when; what that amounts to is decided in one place, so
/// it is the same on every host. See Apple's documentation of `Gesture`, and statement O13.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells while it goes on and when it ends.
  associatedtype Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  var body: Body { get }

  /// Makes what recognizes the gesture. Not for use outside the framework.
  static func _makeRecognizer(of gesture: Self) -> _GestureRecognizer<Value>

  /// Gives a recognizer another value. Not for use outside the framework.
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
  /// A gesture of the framework's own has no body.
  public var body: Body { fatalError("body should not be called on \(Self.self).") }
}

extension Never: Gesture {
  public typealias Value = Never

  public static func _makeRecognizer(of gesture: Never) -> _GestureRecognizer<Never> {}
  public static func _update(_ recognizer: _GestureRecognizer<Never>, to gesture: Never) {}
}
