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

  private struct State: Sendable {
    var items = Queue<(item: Item, byteCount: Int)>()
    var isScheduled = false
    /// How many bytes the items came as.
    var byteCount = 0
    /// What is done when they have been taken, if somebody waits for that.
    var whenEmpty: (@Sendable () -> Void)?
    /// What the items are counted in while they wait.
    var account: ByteAccount?
    var payer: Turns.Payer
  }

  /// How many items one turn takes, and about how long, before others have theirs.
  private static let turnCount = 64
  private static let turnTime = Duration.milliseconds(2)
  /// What an item takes besides the bytes that it came as.
  private static let itemByteCount = 256

  private let state: Mutex<State>
  private let turns: Turns
  private let deliver: @MainActor @Sendable (Item) -> Void

  /// - Parameters:
  ///   - turns: Who says when the items are delivered.
  ///   - payer: Whose time that takes.
  init(
    turns: Turns = Turns(BrowserServer.Limits()), payer: Turns.Payer = Turns.Payer(),
    deliver: @escaping @MainActor @Sendable (Item) -> Void
  ) {
    state = Mutex(State(payer: payer))
    self.turns = turns
    self.deliver = deliver
  }

  /// Whose time the items take from now on.
  func pay(from window: String) { state.withLock { $0.payer.window = window } }

  /// Counts what waits in an account from now on.
  func count(in account: ByteAccount) { state.withLock { $0.account = account } }

  /// Drops the messages that wait: their connection is cut because too much is held.
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

  /// How many bytes wait.
  var byteCount: Int { state.withLock { $0.byteCount } }

  /// - Parameter byteCount: How many bytes it came as.
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

  /// Calls a function when nothing waits any more, at once if nothing does.
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
    let end = ContinuousClock.now + Self.turnTime
    for _ in 0..<Self.turnCount {
      guard let next = takeFirst() else { break }
      deliver(next.item)
      next.account?.remove(next.byteCount + Self.itemByteCount)
      if ContinuousClock.now >= end { break }
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
