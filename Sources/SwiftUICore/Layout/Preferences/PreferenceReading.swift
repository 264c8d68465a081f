import BanyanGraph

extension View {
  /// Runs an action with the preference value of the views below, initially and whenever it
  /// changes. If no view sets the preference, the action never runs (K03).
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// Puts a view in front of this one, made from this view's preference value.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceDecoratedView<Self, K, V>(
      content: self, decoration: transform, placement: .before, alignment: alignment)
  }

  /// Puts a view behind this one, made from this view's preference value.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceDecoratedView<Self, K, V>(
      content: self, decoration: transform, placement: .behind, alignment: alignment)
  }
}

/// A modifier that runs an action when a preference changes.
public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: WrappingModifier
where Key.Value: Equatable {
  public typealias Body = Never

  let action: (Key.Value) -> Void

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> PreferenceActionNode<
    Key
  > {
    PreferenceActionNode(action, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: PreferenceActionNode<Key>) { wrapper.action = action }
}

final class PreferenceActionNode<Key: PreferenceKey>: WrapperNode, PreferenceCollector
where Key.Value: Equatable {
  var action: (Key.Value) -> Void
  private var lastValue: Key.Value?
  private var limit = ActionLimit()

  init(_ action: @escaping (Key.Value) -> Void, under parent: _Node, in context: _Context) {
    self.action = action
    super.init(under: parent, in: context)
  }

  var key: ObjectIdentifier { ObjectIdentifier(Key.self) }
  var outer: (any PreferenceCollector)? { context.collector }
  func invalidate() { runtime.enqueueUpward(self) }

  override var contentContext: _Context { _Context(within: context, collector: self) }

  override func updateUpward() {
    var accumulator = PreferenceAccumulator<Key>()
    content.collectPreference(Key.self, into: &accumulator)
    // When all views that set the preference have left, its value is undone.
    guard let value = accumulator.value ?? (lastValue == nil ? nil : Key.defaultValue) else {
      return
    }
    if value == lastValue { return }
    guard limit.permits(in: runtime) else {
      runtime.viewExaminer?.judgeLoop(at: self)
      return Issue.report(
        "Bound preference \(Key.self) tried to update multiple times per frame.", in: runtime)
    }
    lastValue = value
    runtime.enqueueAction("onPreferenceChange(\(Metadata.shortName(of: Key.self)))", of: self) {
      [action] in action(value)
    }
  }
}
