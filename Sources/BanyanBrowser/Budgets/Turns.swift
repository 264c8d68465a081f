import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Gives the main actor to those who want it, in turns.
///
/// Addresses take turns, and each of them gives its own to whoever asked first, so nobody waits for
/// more than one turn of each other address. Who has used up their budget of processor time waits
/// until nobody else does. The processor is not idle while somebody waits, so nobody loses anything
/// where there is no one else.
final class Turns: Sendable {
  typealias Job = @MainActor @Sendable () -> Void

  /// Whose time a turn takes, as far as it is known.
  struct Payer: Sendable {
    var client: ClientAddress?
    var visitor: String?
    var window: String?
  }

  private struct Wish: Sendable {
    let payer: Payer
    let job: Job
  }

  private struct State: Sendable {
    /// Those within their budgets first; then those whose window or visitor is beyond it; then those
    /// whose address is.
    var queues = [FairQueue<Wish>](repeating: FairQueue(), count: 3)
    var meters: ProcessorMeters
    var isScheduled = false

    mutating func popFirst() -> Wish? {
      for level in queues.indices {
        if let wish = queues[level].popFirst() { return wish }
      }
      return nil
    }
  }

  private let state: Mutex<State>
  private let now: @Sendable () -> ContinuousClock.Instant
  private let processorTime: @Sendable () -> Duration

  /// - Parameters:
  ///   - now: By which budgets fill again.
  ///   - processorTime: What the thread that asks has taken of its processor.
  init(
    _ limits: BrowserServer.Limits,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    processorTime: @escaping @Sendable () -> Duration = Turns.threadTime
  ) {
    state = Mutex(State(meters: ProcessorMeters(limits)))
    self.now = now
    self.processorTime = processorTime
  }

  /// Of how many addresses, visitors and windows it is known that they have used any.
  var meterCount: Int { state.withLock { $0.meters.count } }

  /// Does a job when it is its payer's turn.
  func enqueue(for payer: Payer, _ job: @escaping Job) {
    let now = now()
    let mustSchedule = state.withLock { state in
      let level = state.meters.level(of: payer, now: now)
      state.queues[level].append(Wish(payer: payer, job: job), of: payer.client?.client)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if mustSchedule { schedule() }
  }

  /// Waits for a turn.
  func turn<Value: Sendable>(
    for payer: Payer, _ body: @escaping @MainActor @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      enqueue(for: payer) { continuation.resume(returning: body()) }
    }
  }

  /// Forgets those who have a whole budget again.
  func sweep() {
    let now = now()
    state.withLock { $0.meters.sweep(now: now) }
  }

  /// What else wants the main actor has it between two turns.
  private func schedule() {
    Task { @MainActor in takeTurn() }
  }

  @MainActor private func takeTurn() {
    guard let next = state.withLock({ $0.popFirst() }) else { return }
    let start = processorTime()
    next.job()
    let (time, now) = (processorTime() - start, now())
    let isDone = state.withLock { state in
      state.meters.charge(next.payer, time, now: now)
      state.isScheduled = !state.queues.allSatisfy(\.isEmpty)
      return !state.isScheduled
    }
    if !isDone { schedule() }
  }

  private static func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

/// What each address, visitor and window has used of the processor lately.
struct ProcessorMeters {
  private enum Key: Hashable {
    case client(ClientAddress)
    case visitor(String)
    case window(String)
  }

  /// How many seconds' worth may be used at once.
  private static let burst = 5

  private struct Meter {
    var used: Duration
    var time: ContinuousClock.Instant

    /// - Parameter rate: What is given back in each second.
    mutating func drain(_ rate: Duration, now: ContinuousClock.Instant) {
      used = max(.zero, used - rate * ((now - time) / .seconds(1)))
      time = now
    }
  }

  private let limits: BrowserServer.Limits
  private var meters: [Key: Meter] = [:]

  init(_ limits: BrowserServer.Limits) { self.limits = limits }

  var count: Int { meters.count }

  private func rate(of key: Key) -> Duration {
    switch key {
    case .client: limits.processorTimePerAddress
    case .visitor: limits.processorTimePerVisitor
    case .window: limits.processorTimePerWindow
    }
  }

  private static func keys(_ payer: Turns.Payer) -> [Key] {
    [
      payer.client.map { .client($0.client) }, payer.visitor.map { .visitor($0) },
      payer.window.map { .window($0) },
    ].compactMap(\.self)
  }

  /// 0 for those within their budgets, 1 where a window or visitor is beyond it, 2 where the address is.
  mutating func level(of payer: Turns.Payer, now: ContinuousClock.Instant) -> Int {
    var level = 0
    for key in Self.keys(payer) where isBeyond(key, now: now) {
      if case .client = key { level = 2 } else { level = max(level, 1) }
    }
    return level
  }

  private mutating func isBeyond(_ key: Key, now: ContinuousClock.Instant) -> Bool {
    let rate = rate(of: key)
    meters[key]?.drain(rate, now: now)
    return meters[key].map { $0.used > rate * Self.burst } ?? false
  }

  mutating func charge(_ payer: Turns.Payer, _ time: Duration, now: ContinuousClock.Instant) {
    for key in Self.keys(payer) {
      var meter = meters[key] ?? Meter(used: .zero, time: now)
      meter.drain(rate(of: key), now: now)
      meter.used += time
      meters[key] = meter
    }
  }

  mutating func sweep(now: ContinuousClock.Instant) {
    for key in meters.keys {
      meters[key]!.drain(rate(of: key), now: now)
      if meters[key]!.used == .zero { meters[key] = nil }
    }
  }
}
