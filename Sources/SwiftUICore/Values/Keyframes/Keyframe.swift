import Foundation

/// Keyframes of one value, one after the other. See Apple's documentation of `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  /// The keyframes that this content is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// The keyframes in order. Not for use outside the framework.
  var _keyframes: [_Keyframe<Value>] { get }
}

extension KeyframeTrackContent {
  public var _keyframes: [_Keyframe<Value>] { body._keyframes }
}

/// A keyframe: the value that is reached, and the way there.
public struct _Keyframe<Value: Animatable> {
  enum Way {
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
    /// At once.
    case move
  }

  let end: Value
  /// In seconds; nil for as long as a spring takes to settle.
  let duration: TimeInterval?
  let way: Way
}

/// A keyframe to which a value changes along a curve, without regard to the keyframes beside it.
///
/// See Apple's documentation of `LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  /// Creates a keyframe.
  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: in seconds.
  ///   - timingCurve: the pace of the change.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = _Keyframe(end: to, duration: duration, way: .linear(timingCurve))
  }

  public var body: LinearKeyframe { self }
  public var _keyframes: [_Keyframe<Value>] { [keyframe] }
}

/// A keyframe to which a value changes along a cubic curve, smoothly from the keyframe before and to the one after (MF07).
///
/// Adjoining cubic keyframes share the slope between the values around them; a keyframe of another kind lends its velocity, and at the
/// ends of a track the velocity is 0. See Apple's documentation of `CubicKeyframe`.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  /// Creates a keyframe.
  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: in seconds.
  ///   - startVelocity: the velocity at the beginning, per second; nil for that of the neighbors.
  ///   - endVelocity: the velocity at the end, per second; nil for that of the neighbors.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = _Keyframe(
      end: to, duration: duration,
      way: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }

  public var body: CubicKeyframe { self }
  public var _keyframes: [_Keyframe<Value>] { [keyframe] }
}

/// A keyframe to which a value moves like a spring, from the velocity of the keyframe before (MF08).
///
/// See Apple's documentation of `SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  /// Creates a keyframe.
  /// - Parameters:
  ///   - to: the value at which the spring rests.
  ///   - duration: in seconds, after which the next keyframe begins even if the spring still moves; nil for as long as it takes to
  ///     settle.
  ///   - spring: the spring.
  ///   - startVelocity: the velocity at the beginning, per second; nil for that at the end of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = _Keyframe(
      end: to, duration: duration, way: .spring(spring, startVelocity: startVelocity))
  }

  public var body: SpringKeyframe { self }
  public var _keyframes: [_Keyframe<Value>] { [keyframe] }
}

/// A keyframe that takes no time: the value jumps. See Apple's documentation of `MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>

  /// Creates a keyframe.
  /// - Parameter to: the new value.
  public init(_ to: Value) { keyframe = _Keyframe(end: to, duration: 0, way: .move) }

  public var body: MoveKeyframe { self }
  public var _keyframes: [_Keyframe<Value>] { [keyframe] }
}

/// Keyframes in a row, as a builder makes them.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]

  public var body: _KeyframeSequence { self }
}

/// A result builder for the keyframes of one value. See Apple's documentation of `KeyframeTrackContentBuilder`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
    accumulated: First, next: Next
  ) -> _KeyframeSequence<Value> where First.Value == Value, Next.Value == Value {
    _KeyframeSequence(_keyframes: accumulated._keyframes + next._keyframes)
  }

  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence(_keyframes: components.flatMap(\._keyframes))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(component._keyframes)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(component._keyframes)
  }

  /// The keyframes of one branch of a condition. See Apple's documentation of `KeyframeTrackContentBuilder.Conditional`.
  public struct Conditional<
    ConditionalValue: Animatable, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent
  where First.Value == ConditionalValue, Second.Value == ConditionalValue {
    public let _keyframes: [_Keyframe<ConditionalValue>]

    init(_ keyframes: [_Keyframe<ConditionalValue>]) { _keyframes = keyframes }

    public var body: Conditional { self }
  }
}
