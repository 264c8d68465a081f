import Synchronization

/// A clock whose time passes only when a test advances it.
///
/// Pass it to code that waits, as an `any Clock<Duration>`:
///
/// ```swift
/// let clock = TestClock()
/// let app = TestApp(Countdown(clock: clock))
/// await clock.advance(by: .seconds(3))
/// await app.settle()
/// #expect(app.window.shows("7"))
/// ```
public final class TestClock: Clock, Sendable {
  /// A point in time, by its distance from the creation of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
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

  /// Creates a clock at the beginning of its time.
  public init() {}

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  /// The number of tasks that are waiting for the clock.
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

  /// Advances the time, and resumes the waiting tasks in the order of their deadlines.
  ///
  /// A task that waits again in the meantime is resumed again if its deadline is reached.
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

  /// Advances the time at once, as on a machine that was busy with something else, and resumes the waiting tasks.
  package func jump(by duration: Duration) {
    let due = state.withLock { state in
      state.now.offset += duration
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due
    }
    for (_, sleeper) in due.sorted(by: { $0.key < $1.key }) { sleeper.continuation.resume() }
  }

  /// Sets the clock to the earliest deadline, and returns the task that waits for it.
  private func wakeNext(before end: Instant) -> CheckedContinuation<Void, any Error>? {
    state.withLock { state in
      let next = state.sleepers.min { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
      guard let (id, sleeper) = next, sleeper.deadline <= end else { return nil }
      state.sleepers[id] = nil
      state.now = max(state.now, sleeper.deadline)
      return sleeper.continuation
    }
  }

  /// Lets the tasks that are ready run until they wait again.
  @MainActor
  private func letOthersRun() async {
    for _ in 0..<20 {
      await Task.yield()
      // On its way into a sleep, and out of it, a task passes through threads besides the main one,
      // which may be busy. Work that begins there now begins after it.
      for priority in [Task.currentPriority, .userInitiated] {
        await Task.detached(priority: priority) {}.value
      }
    }
  }
}
