import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Schedules jobs on the main actor in turns.
///
/// Addresses take turns, and each of them serves its own jobs in order, so no job waits for more than
/// one turn of each other address. A payer that has used up its budget of processor time waits until no
/// other does. The processor is never idle while a job waits, so a payer that is alone loses nothing.
final class Turns: Sendable {
  typealias Job = @MainActor @Sendable () -> Void

  /// The client, visitor, and window that a turn's time is charged to, as far as they are known.
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
    /// Payers within their budgets come first, then those whose window or visitor is beyond its budget,
    /// then those whose address is.
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
  ///   - now: The clock by which budgets fill again.
  ///   - processorTime: The processor time used by the calling thread.
  init(
    _ limits: BrowserServer.Limits,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    processorTime: @escaping @Sendable () -> Duration = Turns.threadTime
  ) {
    state = Mutex(State(meters: ProcessorMeters(limits)))
    self.now = now
    self.processorTime = processorTime
  }

  /// The number of addresses, visitors, and windows with known use.
  var meterCount: Int { state.withLock { $0.meters.count } }

  /// Runs a job when it is its payer's turn.
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

  /// Removes the meters that have a whole budget again.
  func sweep() {
    let now = now()
    state.withLock { $0.meters.sweep(now: now) }
  }

  /// Schedules each turn as its own task, so other work of the main actor can run between turns.
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

/// The recent processor use of each address, visitor, and window.
struct ProcessorMeters {
  private enum Key: Hashable {
    case client(ClientAddress)
    case visitor(String)
    case window(String)
  }

  /// The budget that may be used at once, in seconds of the rate.
  private static let burst = 5

  private struct Meter {
    var used: Duration
    var time: ContinuousClock.Instant

    /// - Parameter rate: The time given back in each second.
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

  /// Returns 0 for a payer within its budgets, 1 if a window or visitor is beyond it, and 2 if the
  /// address is.
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
