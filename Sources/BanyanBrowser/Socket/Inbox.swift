import Synchronization

/// The items that a socket has received and that wait for the main actor, in order.
///
/// Events of one socket must not overtake each other, so they are queued here. Each is a job of its own:
/// what an action leaves to the main actor, as with `Task { … }`, has begun when the next event is handled,
/// however quickly that followed.
final class Inbox: Sendable {
  enum Item: Sendable {
    case greeting(Greeting, any WindowConnection)
    case message(PageMessage)
    /// - Parameter isLeaving: Whether the page has announced that it will not come back.
    case closed(isLeaving: Bool)
  }

  private struct State: Sendable {
    var items = Queue<(item: Item, byteCount: Int)>()
    var isScheduled = false
    /// The number of bytes that the items were received in.
    var byteCount = 0
    /// Called once the items have been handled.
    var whenEmpty: (@Sendable () -> Void)?
    /// The account for the items while they wait.
    var account: ByteAccount?
    var payer: Turns.Payer
  }

  /// The size of an item in addition to its received bytes.
  private static let itemByteCount = 256

  private let state: Mutex<State>
  private let turns: Turns
  private let deliver: @MainActor @Sendable (Item) -> Void

  /// - Parameters:
  ///   - turns: Schedules the delivery of the items.
  ///   - payer: The payer that its time is charged to.
  init(
    turns: Turns = Turns(BrowserServer.Limits()), payer: Turns.Payer = Turns.Payer(),
    deliver: @escaping @MainActor @Sendable (Item) -> Void
  ) {
    state = Mutex(State(payer: payer))
    self.turns = turns
    self.deliver = deliver
  }

  /// Charges the time of the items to a window from now on.
  func pay(from window: String) { state.withLock { $0.payer.window = window } }

  /// Counts waiting items in an account from now on.
  func count(in account: ByteAccount) { state.withLock { $0.account = account } }

  /// Drops the waiting messages, because their connection is cut to release memory.
  func dropMessages() {
    let (account, byteCount) = state.withLock { state in
      var byteCount = 0
      state.items.removeAll { item in
        guard case .message = item.item else { return false }
        byteCount += item.byteCount + Self.itemByteCount
        return true
      }
      return (state.account, byteCount)
    }
    account?.remove(byteCount)
  }

  /// The number of bytes that wait.
  var byteCount: Int { state.withLock { $0.byteCount } }

  /// - Parameter byteCount: The number of bytes that the item was received in.
  func append(_ item: Item, byteCount: Int = 0) {
    let (mustSchedule, account) = state.withLock { state in
      state.items.append((item, byteCount))
      state.byteCount += byteCount
      defer { state.isScheduled = true }
      return (!state.isScheduled, state.account)
    }
    account?.add(byteCount + Self.itemByteCount)
    if mustSchedule { schedule() }
  }

  /// Calls a function once no items wait, at once if none do.
  func whenEmpty(_ body: @escaping @Sendable () -> Void) {
    let isEmpty = state.withLock { state in
      if state.isScheduled { state.whenEmpty = body }
      return !state.isScheduled
    }
    if isEmpty { body() }
  }

  private func schedule() {
    turns.enqueue(for: state.withLock { $0.payer }) { [self] in drain() }
  }

  @MainActor private func drain() {
    if let next = takeFirst() {
      deliver(next.item)
      next.account?.remove(next.byteCount + Self.itemByteCount)
    }
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

  private func takeFirst() -> (item: Item, byteCount: Int, account: ByteAccount?)? {
    state.withLock { state in
      state.items.popFirst().map { ($0.item, $0.byteCount, state.account) }
    }
  }
}
