extension Gesture {
  /// Runs an action when the gesture ends, but not when it is cancelled.
  ///
  /// The actions of several modifiers of one gesture run in the order in which they are written.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Transforms the value of the gesture.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action when the gesture's value changes while the gesture continues: for a long
  /// press when it begins, for a drag with each move.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// A gesture with an action for its end.
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Value) -> Void

  nonisolated init(content: Content, action: @escaping (Value) -> Void) {
    self.content = content
    self.action = action
  }

  @MainActor
  public static func _makeRecognizer(of gesture: Self) -> _GestureRecognizer<Value> {
    EndedRecognizer(Content._makeRecognizer(of: gesture.content), action: gesture.action)
  }

  @MainActor
  public static func _update(_ recognizer: _GestureRecognizer<Value>, to gesture: Self) {
    let recognizer = unsafeDowncast(recognizer, to: EndedRecognizer<Value>.self)
    recognizer.action = gesture.action
    Content._update(recognizer.base, to: gesture.content)
  }
}

/// A recognizer that runs an action with the value of another.
private class ActionRecognizer<Value>: WrappingRecognizer<Value, Value> {
  final var action: (Value) -> Void

  init(_ base: _GestureRecognizer<Value>, action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  final override var phase: GesturePhase<Value> { base.phase }
}

private final class EndedRecognizer<Value>: ActionRecognizer<Value> {
  override func deliver(_ phase: GesturePhase<Value>) {
    if case .ended(let value) = phase { action(value) }
  }
}

/// A gesture with an action for each change of its value.
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture
where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Value) -> Void

  nonisolated init(content: Content, action: @escaping (Value) -> Void) {
    self.content = content
    self.action = action
  }

  @MainActor
  public static func _makeRecognizer(of gesture: Self) -> _GestureRecognizer<Value> {
    ChangedRecognizer(Content._makeRecognizer(of: gesture.content), action: gesture.action)
  }

  @MainActor
  public static func _update(_ recognizer: _GestureRecognizer<Value>, to gesture: Self) {
    let recognizer = unsafeDowncast(recognizer, to: ChangedRecognizer<Value>.self)
    recognizer.action = gesture.action
    Content._update(recognizer.base, to: gesture.content)
  }
}

private final class ChangedRecognizer<Value: Equatable>: ActionRecognizer<Value> {
  private var last: Value?

  override func deliver(_ phase: GesturePhase<Value>) {
    guard case .active(let value) = phase, value != last else { return }
    last = value
    action(value)
  }

  override func reset() {
    super.reset()
    last = nil
  }
}

/// A gesture with a transformed value of another.
public nonisolated struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never

  let content: Content
  let transform: (Content.Value) -> Value

  nonisolated init(content: Content, transform: @escaping (Content.Value) -> Value) {
    self.content = content
    self.transform = transform
  }

  @MainActor
  public static func _makeRecognizer(of gesture: Self) -> _GestureRecognizer<Value> {
    MapRecognizer(Content._makeRecognizer(of: gesture.content), transform: gesture.transform)
  }

  @MainActor
  public static func _update(_ recognizer: _GestureRecognizer<Value>, to gesture: Self) {
    let recognizer = unsafeDowncast(recognizer, to: MapRecognizer<Content.Value, Value>.self)
    recognizer.transform = gesture.transform
    Content._update(recognizer.base, to: gesture.content)
  }
}

private final class MapRecognizer<Base, Value>: WrappingRecognizer<Base, Value> {
  var transform: (Base) -> Value

  init(_ base: _GestureRecognizer<Base>, transform: @escaping (Base) -> Value) {
    self.transform = transform
    super.init(base)
  }

  override var phase: GesturePhase<Value> { base.phase.map(transform) }
}
