/// The facts that a custom animation has about a value that it moves.
///
/// An extension makes the state as easy to use as a property:
///
/// ```swift
/// private struct Pause<Value: VectorArithmetic>: AnimationStateKey {
///   var begin: TimeInterval?
///   static var defaultValue: Self { Self() }
/// }
///
/// extension AnimationContext {
///   fileprivate var pause: Pause<Value> {
///     get { state[Pause<Value>.self] }
///     set { state[Pause<Value>.self] = newValue }
///   }
/// }
/// ```
///
/// See Apple's documentation of `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps for the value until it is over.
  public var state: AnimationState<Value>

  /// A Boolean value that indicates whether the animation counts as complete, although it still moves. Completions that wait for
  /// ``AnimationCompletionCriteria/logicallyComplete`` run then.
  public var isLogicallyComplete: Bool

  /// The environment of the view, which this room does not know.
  var surroundings: Any?

  init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    surroundings: Any? = nil
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.surroundings = surroundings
  }

  /// Returns a context with the same environment and another state, which may be that of a value of another type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, surroundings: surroundings)
  }
}

/// A key for what a custom animation keeps between its calls. See ``AnimationContext``.
public protocol AnimationStateKey {
  associatedtype Value
  /// The value before the animation has set one.
  static var defaultValue: Value { get }
}

/// The state of a custom animation for one value that it moves, until it is over (MB27).
///
/// See Apple's documentation of `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which nothing has been set.
  public init() {}

  /// The value for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
