import BanyanGraph

extension View {
  /// Runs an action when a value changes, with the old and the new value.
  ///
  /// The action runs after the update in which the value changed, and its writes are shown together
  /// with that update. In a list of views, content without views has no changes (H04). An action that
  /// repeatedly changes its own value is stopped after the second time in one update (I12).
  /// - Parameter initial: whether the action also runs when the view appears, with the value as
  ///   old and new.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action when a value changes, with the new value.
  ///
  /// The action is that of the view value before the change, so its captured values are old (I08).
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(value: value, isInitial: false, usesOldAction: true) { action($1) })
  }
}

/// Runs an action when a value changes.
public nonisolated struct _ValueActionModifier<Value: Equatable>: ContentModifier {
  typealias State = ActionLimit

  let value: Value
  let isInitial: Bool
  let usesOldAction: Bool
  let action: (Value, Value) -> Void

  nonisolated init(
    value: Value, isInitial: Bool, usesOldAction: Bool = false,
    action: @escaping (Value, Value) -> Void
  ) {
    self.value = value
    self.isInitial = isInitial
    self.usesOldAction = usesOldAction
    self.action = action
  }

  @MainActor
  static func makeState(for modifier: Self, of node: _Node) -> ActionLimit { ActionLimit() }

  static var needsViews: Bool { true }

  @MainActor static func viewsDidCome(_ node: ContentModifierNode<Self>) {
    let modifier = node.modifier
    guard modifier.isInitial, !hasHappened(at: node) else { return }
    node.runtime.enqueueAction("onChange(of: \(Value.self))", of: node) {
      modifier.action(modifier.value, modifier.value)
    }
  }

  /// Returns true if the event has already happened in another process, whose state is being restored.
  @MainActor private static func hasHappened(at node: ContentModifierNode<Self>) -> Bool {
    guard node.runtime.restoring != nil else { return false }
    return node.runtime.viewRestoration?.hasAppeared(node) == true
  }

  @MainActor static func didUpdate(_ node: ContentModifierNode<Self>, from old: Self) {
    let new = node.modifier
    if old.value == new.value || hasHappened(at: node) { return }
    // Views that come with the update begin with the new value; those that leave with it have no more changes (H04).
    if !node.isEffective || !node.hasViewsNow { return }
    guard node.state.permits(in: node.runtime) else {
      node.runtime.viewExaminer?.judgeLoop(at: node)
      return Issue.report(
        "onChange(of: \(Value.self)) action tried to update multiple times per frame.",
        in: node.runtime)
    }
    let action = new.usesOldAction ? old.action : new.action
    node.runtime.enqueueAction("onChange(of: \(Value.self))", of: node) {
      action(old.value, new.value)
    }
  }
}

/// The limit on an action's runs within one update: two, so that a feedback loop ends.
struct ActionLimit {
  private var update: UInt64 = 0
  private var count = 0

  @MainActor
  mutating func permits(in runtime: Runtime) -> Bool {
    if update != runtime.updateCount {
      update = runtime.updateCount
      count = 0
    }
    count += 1
    return count <= 2
  }
}
