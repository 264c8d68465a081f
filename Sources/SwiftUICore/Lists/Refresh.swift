import BanyanGraph
import BanyanHost

/// What loads again what a view shows. See Apple's documentation of `RefreshAction`.
public struct RefreshAction: Sendable {
  let action: Carried<@isolated(any) () async -> Void>

  /// Loads it, and returns when that is done.
  public func callAsFunction() async {
    await action.value()
  }
}

private struct RefreshActionKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What loads again what the view shows; nil if nothing does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshActionKey.self] }
    set { self[RefreshActionKey.self] = newValue }
  }
}

extension View {
  /// Lets a person load again what lists below show: by pulling them down with a finger, or with
  /// their button.
  ///
  /// ```swift
  /// List(mails) { mail in Text(mail.subject) }
  ///   .refreshable { await mailbox.fetch() }
  /// ```
  ///
  /// The list shows that it is being loaded until the action returns; the action is cancelled when
  /// the list goes.
  nonisolated public func refreshable(
    @_inheritActorContext action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: Carried(action)))
  }
}

/// The control at the top of a list that can be loaded again. Whether there is one is decided once:
/// it is a modifier further up that says it.
nonisolated struct RefreshControl: View {
  typealias Body = Never

  @MainActor static func _make(
    _ view: RefreshControl, under parent: _Node, in context: _Context
  ) -> _Node {
    let action = Tracking.ignore { context.value(for: RefreshActionKey.self) }
    return action == nil
      ? _Node(under: parent, in: context) : RefreshControlNode(under: parent, in: context)
  }

  @MainActor static func _update(_ node: _Node, to view: RefreshControl) {}
}

private final class RefreshControlNode: ElementNode {
  private var task: Task<Void, Never>?

  init(under parent: _Node, in context: _Context) {
    super.init(.refreshControl, under: parent, in: context)
    window.register(self)
  }

  override var isControl: Bool { true }
  override var properties: [Property] { task == nil ? [] : [.isRefreshing(true)] }

  override func handle(_ payload: Event.Payload) -> Bool {
    guard payload == .activate, task == nil,
      let refresh = EnvironmentValues(at: context).refresh
    else { return false }
    let runtime = runtime
    runtime.taskWillStart()
    show(
      Task {
        await refresh()
        runtime.taskDidEnd()
        runtime.perform { if !isDetached { show(nil) } }
      })
    return true
  }

  private func show(_ newTask: Task<Void, Never>?) {
    let old = properties
    task = newTask
    commitProperties(from: old)
  }

  override func detach() {
    task?.cancel()
    super.detach()
  }
}
