import Foundation

extension View {
  /// Runs an action when this view is tapped or clicked.
  ///
  /// A control inside the view handles its own input. A view with text or a label and without a control inside is a button, with
  /// one tap, for people who use a keyboard or assistive technologies.
  ///
  /// - Parameters:
  ///   - count: the required number of taps.
  ///   - action: the action to run.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Runs an action with the location when this view is tapped or clicked.
  /// - Parameters:
  ///   - count: the required number of taps.
  ///   - coordinateSpace: the coordinate space of the location.
  ///   - action: the action to run, which receives the location in points.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Runs an action with the location when this view is tapped or clicked.
  /// - Parameters:
  ///   - count: the required number of taps.
  ///   - coordinateSpace: the coordinate space of the location.
  ///   - action: the action to run, which receives the location in points.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs an action after a long press on this view.
  /// - Parameters:
  ///   - minimumDuration: the duration of the press, in seconds.
  ///   - maximumDistance: the distance that the pointer may move during the press, in points.
  ///   - action: the action to run.
  ///   - onPressingChanged: receives true when a press begins, and false when it has lasted long
  ///     enough, before the action runs, or has failed.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        content: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        onPressingChanged: onPressingChanged ?? { _ in }
      )
      .onEnded { _ in action() })
  }

  /// Runs an action after a long press on this view.
  /// - Parameters:
  ///   - minimumDuration: the duration of the press, in seconds.
  ///   - maximumDistance: the distance that the pointer may move during the press, in points.
  ///   - pressing: receives true when a press begins, and false when it is over.
  ///   - action: the action to run.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A gesture that reports when it begins and when it ends or fails.
private nonisolated struct PressingGesture<Content: Gesture>: Gesture {
  typealias Value = Content.Value
  typealias Body = Never

  let content: Content
  let onPressingChanged: (Bool) -> Void

  nonisolated init(content: Content, onPressingChanged: @escaping (Bool) -> Void) {
    self.content = content
    self.onPressingChanged = onPressingChanged
  }

  @MainActor
  static func _makeRecognizer(of gesture: Self) -> _GestureRecognizer<Value> {
    PressingRecognizer(
      Content._makeRecognizer(of: gesture.content), onPressingChanged: gesture.onPressingChanged)
  }

  @MainActor
  static func _update(_ recognizer: _GestureRecognizer<Value>, to gesture: Self) {
    let recognizer = unsafeDowncast(recognizer, to: PressingRecognizer<Value>.self)
    recognizer.onPressingChanged = gesture.onPressingChanged
    Content._update(recognizer.base, to: gesture.content)
  }
}

private final class PressingRecognizer<Value>: WrappingRecognizer<Value, Value> {
  var onPressingChanged: (Bool) -> Void
  private var isPressing = false

  init(_ base: _GestureRecognizer<Value>, onPressingChanged: @escaping (Bool) -> Void) {
    self.onPressingChanged = onPressingChanged
    super.init(base)
  }

  override var phase: GesturePhase<Value> { base.phase }

  override func deliver(_ phase: GesturePhase<Value>) {
    let isPressed = if case .active = phase { true } else { false }
    if isPressed == isPressing { return }
    isPressing = isPressed
    onPressingChanged(isPressed)
  }
}
