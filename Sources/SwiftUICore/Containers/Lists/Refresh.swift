import BanyanGraph
import BanyanHost

/// An action that reloads the content of a view. See Apple's documentation of `RefreshAction`.
public struct RefreshAction: Sendable {
  let action: Carried<@isolated(any) () async -> Void>

  /// Reloads the content, and returns when done.
  public func callAsFunction() async {
    await action.value()
  }
}

private struct RefreshActionKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that reloads the content of the view; nil if there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshActionKey.self] }
    set { self[RefreshActionKey.self] = newValue }
  }
}

extension View {
  /// Lets a person reload the content of lists in this view, by pulling them down with a finger or with
  /// their button.
  ///
  /// ```swift
  /// List(mails) { mail in Text(mail.subject) }
  ///   .refreshable { await mailbox.fetch() }
  /// ```
  ///
  /// The list indicates progress until the action returns. The action is cancelled if the list goes
  /// away.
  nonisolated public func refreshable(
    @_inheritActorContext action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: Carried(action)))
  }
}

/// The control at the top of a list that can be reloaded. Whether it exists is decided once, because
/// a modifier further up determines it.
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
