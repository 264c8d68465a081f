/// Decides when a worker is started in place of one that has ended, and when starting is given up.
///
/// This is plain data: ``Workers``, which holds it, starts the processes.
struct WorkerRestarts {
  /// A worker with a shorter life probably ends because of a fault in its start.
  static let shortLife = Duration.seconds(5)
  /// The number of short lives in a row after which the next worker must wait.
  static let patience = 3
  static let (shortestPause, longestPause) = (Duration.milliseconds(250), Duration.seconds(8))
  /// The number of workers that may end before one has been ready.
  static let attemptCount = 5

  /// The number of workers in a row that have ended soon after they started.
  private var shortLives = 0
  private var endsBeforeReady = 0
  private var hasBeenReady = false

  /// True if workers end so soon that the next must wait.
  var isFailing: Bool { shortLives >= Self.patience }

  /// True if so many workers have ended before one was ready that starting more is useless.
  var isHopeless: Bool { !hasBeenReady && endsBeforeReady >= Self.attemptCount }

  mutating func workerDidBecomeReady() { hasBeenReady = true }

  /// Notes that a worker has ended unexpectedly.
  mutating func workerDidEnd(after life: Duration) {
    shortLives = life < Self.shortLife ? shortLives + 1 : 0
    if !hasBeenReady { endsBeforeReady += 1 }
  }

  /// Notes that all workers have lived for a while.
  mutating func workersDidLive() { shortLives = 0 }

  /// The time to wait before the next worker is started: twice as long each time.
  var pause: Duration {
    guard isFailing else { return .zero }
    return min(Self.shortestPause * (1 << min(shortLives - Self.patience, 10)), Self.longestPause)
  }
}
