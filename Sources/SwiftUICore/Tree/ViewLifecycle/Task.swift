import BanyanGraph

extension View {
  /// Starts a task when this view appears, and cancels it when the view disappears, as ``onAppear(perform:)`` describes.
  ///
  /// - Parameters:
  ///   - priority: the priority of the task; `.userInitiated` by default.
  ///   - action: the action to run. It runs on the main actor if it is written in a body.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(_TaskModifier(value: TaskIdentity(), priority: priority, action: action))
  }

  /// Starts a task when this view appears and whenever a value changes, and cancels the previous
  /// task.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(_TaskModifier(value: value, priority: priority, action: action))
  }
}

/// The identity of a task that never restarts.
package struct TaskIdentity: Equatable {}

/// The task of a view, and whether it waits for a viewer of the window.
struct TaskState {
  var task: Task<Void, Never>?
  var isHeld = false
}

/// Runs a task for as long as a view exists.
public nonisolated struct _TaskModifier<Value: Equatable>: ContentModifier {
  typealias State = TaskState

  package let value: Value
  let priority: TaskPriority
  let action: Carried<@isolated(any) () async -> Void>

  nonisolated init(
    value: Value, priority: TaskPriority, action: @escaping @isolated(any) () async -> Void
  ) {
    self.value = value
    self.priority = priority
    self.action = Carried(action)
  }

  @MainActor
  static func makeState(for modifier: Self, of node: _Node) -> TaskState { TaskState() }

  static var followsAppearance: Bool { true }
  static var needsViews: Bool { true }

  @MainActor static func didAppear(_ node: ContentModifierNode<Self>) { start(node) }

  @MainActor static func didUpdate(_ node: ContentModifierNode<Self>, from old: Self) {
    if old.value == node.modifier.value || !node.isShown { return }
    start(node)
  }

  @MainActor static func didDisappear(_ node: ContentModifierNode<Self>) {
    node.state.task?.cancel()
    node.state.task = nil
  }

  @MainActor private static func start(_ node: ContentModifierNode<Self>) {
    guard let window = node.context.window, !window.isViewed else { return startNow(node) }
    if node.state.isHeld { return }
    node.state.isHeld = true
    window.whenViewed { [weak node] in
      if let node { startNow(node) }
    }
  }

  @MainActor private static func startNow(_ node: ContentModifierNode<Self>) {
    let modifier = node.modifier
    node.runtime.enqueueAction("task", of: node, kind: .task) { [weak node] in
      guard let node, node.isShown else { return }
      node.state.task?.cancel()
      let action = modifier.action
      let runtime = node.runtime
      runtime.taskWillStart()
      node.state.task = Task(priority: modifier.priority) {
        await action.value()
        runtime.taskDidEnd()
      }
    }
  }
}
