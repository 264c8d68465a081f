import Synchronization

/// What has come over a socket and waits for the main actor, in order.
///
/// Events of one socket must not overtake each other, and many that come at once should cost one
/// hop, so they queue here and one job takes them.
final class Inbox: Sendable {
  enum Item: Sendable {
    case greeting(Greeting, any WindowConnection)
    case message(PageMessage)
    /// - Parameter isLeaving: Whether the page said that it will not come back.
    case closed(isLeaving: Bool)
  }

  private struct State {
    var items: [Item] = []
    var isScheduled = false
  }

  /// How many items one job takes before other windows have their turn.
  private static let turn = 64

  private let state = Mutex(State())
  private let deliver: @MainActor @Sendable (Item) -> Void

  init(deliver: @escaping @MainActor @Sendable (Item) -> Void) { self.deliver = deliver }

  func append(_ item: Item) {
    let mustSchedule = state.withLock { state in
      state.items.append(item)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if mustSchedule { schedule() }
  }

  private func schedule() {
    Task { @MainActor in drain() }
  }

  @MainActor private func drain() {
    let items = state.withLock { state in
      let items = state.items.prefix(Self.turn)
      state.items.removeFirst(items.count)
      return items
    }
    for item in items { deliver(item) }
    let isEmpty = state.withLock { state in
      if state.items.isEmpty { state.isScheduled = false }
      return state.items.isEmpty
    }
    if !isEmpty { schedule() }
  }
}
