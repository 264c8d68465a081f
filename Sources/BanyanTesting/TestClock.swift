import Synchronization

/// A clock whose time passes only when a test says so.
///
/// Give it to what waits, as an `any Clock<Duration>`:
///
/// ```swift
/// let clock = TestClock()
/// let app = TestApp(Countdown(clock: clock))
/// await clock.advance(by: .seconds(3))
/// await app.settle()
/// #expect(app.window.shows("7"))
/// ```
public final class TestClock: Clock, Sendable {
  /// A point in time, by its distance from when the clock was made.
  public struct Instant: InstantProtocol {
    /// Since the clock was made.
    public var offset: Duration

    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    public func duration(to other: Instant) -> Duration { other.offset - offset }

    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var lastID = 0
    var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] =
      [:]
  }

  private let state = Mutex(State())

  /// Creates a clock that stands at the beginning of its time.
  public init() {}

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  /// How many tasks are waiting for the clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = state.withLock { state in
          if Task.isCancelled || deadline <= state.now { return true }
          state.sleepers[id] = (deadline, continuation)
          return false
        }
        guard isOver else { return }
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          continuation.resume()
        }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Lets time pass, and whoever waits for it go on, in the order of their deadlines.
  ///
  /// A task that waits again meanwhile is woken again if its time comes.
  @MainActor
  public func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    await letOthersRun()
    while let sleeper = wakeNext(before: end) {
      sleeper.resume()
      await letOthersRun()
    }
    state.withLock { $0.now = end }
  }

  /// Puts the clock to the earliest deadline, and returns who waits for it.
  private func wakeNext(before end: Instant) -> CheckedContinuation<Void, any Error>? {
    state.withLock { state in
      let next = state.sleepers.min { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
      guard let (id, sleeper) = next, sleeper.deadline <= end else { return nil }
      state.sleepers[id] = nil
      state.now = max(state.now, sleeper.deadline)
      return sleeper.continuation
    }
  }

  /// Gives those who are ready to run the time to come to their next wait.
  @MainActor
  private func letOthersRun() async {
    for _ in 0..<20 { await Task.yield() }
  }
}
