import BanyanHost

/// A type-erased gesture, which exposes only the type of its value.
///
/// ```swift
/// var gesture: AnyGesture<Void> {
///   isLocked
///     ? AnyGesture(LongPressGesture().map { _ in })
///     : AnyGesture(TapGesture())
/// }
/// ```
///
/// When a gesture of another type takes its place, the previous gesture is cancelled. See Apple's documentation of
/// `AnyGesture`.
public nonisolated struct AnyGesture<Value>: Gesture {
  public typealias Body = Never

  private let box: GestureBox<Value>

  /// Creates a gesture that wraps another.
  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    box = ConcreteGestureBox(gesture: gesture)
  }

  @MainActor
  public static func _makeRecognizer(of gesture: AnyGesture) -> _GestureRecognizer<Value> {
    ReplacedRecognizer(gesture.box)
  }

  @MainActor
  public static func _update(_ recognizer: _GestureRecognizer<Value>, to gesture: AnyGesture) {
    unsafeDowncast(recognizer, to: ReplacedRecognizer<Value>.self).update(to: gesture.box)
  }
}

/// A gesture that may be nil, which recognizes nothing. See Apple's documentation of `Gesture`.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  @MainActor
  public static func _makeRecognizer(of gesture: Self) -> _GestureRecognizer<Wrapped.Value> {
    ReplacedRecognizer(box(of: gesture))
  }

  @MainActor
  public static func _update(_ recognizer: _GestureRecognizer<Wrapped.Value>, to gesture: Self) {
    unsafeDowncast(recognizer, to: ReplacedRecognizer<Wrapped.Value>.self)
      .update(to: box(of: gesture))
  }

  // Not `map`, which gestures have too.
  private static func box(of gesture: Self) -> GestureBox<Wrapped.Value>? {
    if case .some(let gesture) = gesture { ConcreteGestureBox(gesture: gesture) } else { nil }
  }
}

/// A gesture whose type only the subclass knows.
private nonisolated class GestureBox<Value>: @unchecked Sendable {
  @MainActor func makeRecognizer() -> _GestureRecognizer<Value> {
    fatalError("a gesture makes its recognizer")
  }

  /// - Returns: false if the recognizer belongs to a gesture of another type.
  @MainActor func update(_ recognizer: _GestureRecognizer<Value>, from old: GestureBox) -> Bool {
    fatalError("a gesture updates its recognizer")
  }
}

private nonisolated final class ConcreteGestureBox<T: Gesture>: GestureBox<T.Value>,
  @unchecked Sendable
{
  private let gesture: T

  init(gesture: T) {
    self.gesture = gesture
  }

  @MainActor override func makeRecognizer() -> _GestureRecognizer<T.Value> {
    T._makeRecognizer(of: gesture)
  }

  @MainActor override func update(
    _ recognizer: _GestureRecognizer<T.Value>, from old: GestureBox<T.Value>
  ) -> Bool {
    guard old is ConcreteGestureBox<T> else { return false }
    T._update(recognizer, to: gesture)
    return true
  }
}

/// The recognizer of a gesture whose type may change, or that may be missing.
private final class ReplacedRecognizer<Value>: _GestureRecognizer<Value> {
  private var box: GestureBox<Value>?
  private var base: _GestureRecognizer<Value>?
  /// The number of changes of earlier recognizers.
  private var formerCount = 0

  init(_ box: GestureBox<Value>?) {
    self.box = box
    base = box?.makeRecognizer()
    super.init()
  }

  func update(to newBox: GestureBox<Value>?) {
    let old = box
    box = newBox
    if let old, let newBox, let base, newBox.update(base, from: old) { return }
    if old == nil, newBox == nil { return }
    if let base {
      // Gesture states that it has set are reset.
      if !base.phase.isPossible, !base.phase.isOver {
        base.cancel()
        base.deliver()
      }
      formerCount += base.changeCount + 1
    }
    base = newBox?.makeRecognizer()
  }

  override var interest: PointerInterest { base?.interest ?? PointerInterest(.tap) }
  override var phase: GesturePhase<Value> { base?.phase ?? .failed }
  override var changeCount: Int { formerCount + (base?.changeCount ?? 0) }
  override var isRecognized: Bool { base?.isRecognized ?? false }
  override var deadline: Duration? { base?.deadline }
  override func handle(_ input: GestureInput) { base?.handle(input) }
  override func deliver() { base?.deliver() }
  override func cancel() { base?.cancel() }
  override func reset() { base?.reset() }
}
