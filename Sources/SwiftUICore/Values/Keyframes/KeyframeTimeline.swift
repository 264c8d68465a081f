import Foundation

/// Tracks of keyframes for the properties of a value. See Apple's documentation of `Keyframes`.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes where Body.Value == Value

  /// The tracks that these keyframes are made of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// The tracks, for an initial value. Not for use outside the framework.
  func _tracks(from initialValue: Value) -> [_KeyframeTrack<Value>]
}

extension Keyframes {
  public func _tracks(from initialValue: Value) -> [_KeyframeTrack<Value>] {
    body._tracks(from: initialValue)
  }
}

/// The changes of one property of a value.
public struct _KeyframeTrack<Root> {
  let duration: TimeInterval
  let apply: (inout Root, TimeInterval) -> Void
}

/// Keyframes for one property of a value. A track that is shorter than others holds its last value. See Apple's documentation of
/// `KeyframeTrack`.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  public var body: KeyframeTrack { self }

  public func _tracks(from initialValue: Root) -> [_KeyframeTrack<Root>] {
    let pieces = KeyframePieces(from: initialValue[keyPath: keyPath], content._keyframes)
    let keyPath = keyPath
    return [
      _KeyframeTrack(duration: pieces.duration) { $0[keyPath: keyPath] = pieces.value(at: $1) }
    ]
  }
}

/// Several tracks, as a builder makes them.
public struct _KeyframeTracks<Value>: Keyframes {
  let tracks: (Value) -> [_KeyframeTrack<Value>]

  public var body: _KeyframeTracks { self }
  public func _tracks(from initialValue: Value) -> [_KeyframeTrack<Value>] { tracks(initialValue) }
}

/// A result builder for tracks of keyframes, or for the keyframes of a value that has no properties. See Apple's documentation of
/// `KeyframesBuilder`.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  public static func buildPartialBlock<First: Keyframes, Next: Keyframes>(
    accumulated: First, next: Next
  ) -> _KeyframeTracks<Value> where First.Value == Value, Next.Value == Value {
    _KeyframeTracks { accumulated._tracks(from: $0) + next._tracks(from: $0) }
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
    accumulated: First, next: Next
  ) -> _KeyframeSequence<Value> where First.Value == Value, Next.Value == Value {
    _KeyframeSequence(_keyframes: accumulated._keyframes + next._keyframes)
  }

  /// Adds the keyframes of each round of a loop.
  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence(_keyframes: components.flatMap(\._keyframes))
  }

  /// Adds the keyframes of the branch for a condition that holds.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder.Conditional(component._keyframes)
  }

  /// Adds the keyframes of the branch for a condition that does not hold.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder.Conditional(component._keyframes)
  }

  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}

/// The values of keyframes by time.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///   LinearKeyframe(100, duration: 1)
///   CubicKeyframe(0, duration: 2)
/// }
/// timeline.value(time: 0.5)   // 50
/// ```
///
/// See Apple's documentation of `KeyframeTimeline`.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTrack<Value>]

  /// Creates a timeline.
  /// - Parameters:
  ///   - initialValue: the value at the beginning.
  ///   - content: the tracks, which run at the same time. Of two for one property the later counts.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue, content())
  }

  init(_ initialValue: Value, _ content: some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = content._tracks(from: initialValue)
  }

  /// The duration of the longest track, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// Returns the value at a time.
  /// - Parameter time: in seconds. Before 0 it is the initial value, and after the duration the last one.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    for track in tracks { track.apply(&value, time.isNaN ? 0 : max(0, time)) }
    return value
  }

  /// Returns the value at a share of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
