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
    /// How many bytes the items came as.
    var byteCount = 0
    /// What is done when they have been taken, if somebody waits for that.
    var whenEmpty: (@Sendable () -> Void)?
  }

  /// How many items one job takes before other windows have their turn.
  private static let turn = 64

  private let state = Mutex(State())
  private let deliver: @MainActor @Sendable (Item) -> Void

  init(deliver: @escaping @MainActor @Sendable (Item) -> Void) { self.deliver = deliver }

  /// How many bytes wait.
  var byteCount: Int { state.withLock { $0.byteCount } }

  /// - Parameter byteCount: How many bytes it came as.
  func append(_ item: Item, byteCount: Int = 0) {
    let mustSchedule = state.withLock { state in
      state.items.append(item)
      state.byteCount += byteCount
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if mustSchedule { schedule() }
  }

  /// Calls a function when nothing waits any more, at once if nothing does.
  func whenEmpty(_ body: @escaping @Sendable () -> Void) {
    let isEmpty = state.withLock { state in
      if state.isScheduled { state.whenEmpty = body }
      return !state.isScheduled
    }
    if isEmpty { body() }
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
    let (isEmpty, whenEmpty) = state.withLock { state in
      guard state.items.isEmpty else { return (false, nil as (@Sendable () -> Void)?) }
      state.isScheduled = false
      state.byteCount = 0
      defer { state.whenEmpty = nil }
      return (true, state.whenEmpty)
    }
    whenEmpty?()
    if !isEmpty { schedule() }
  }
}
