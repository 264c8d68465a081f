/// When a worker is started in place of one that has ended, and when none is any more.
///
/// It is plain data: ``Workers``, which holds it, starts the processes.
struct WorkerRestarts {
  /// A worker that lives for less probably ends because of a fault in how it starts.
  static let shortLife = Duration.seconds(5)
  /// After how many short lives in a row the next worker has to wait.
  static let patience = 3
  static let (shortestPause, longestPause) = (Duration.milliseconds(250), Duration.seconds(8))
  /// How many workers may end before there was one that was ready.
  static let attemptCount = 5

  /// How many workers in a row have ended soon after they started.
  private var shortLives = 0
  private var endsBeforeReady = 0
  private var hasBeenReady = false

  /// Whether workers end so soon that the next has to wait.
  var isFailing: Bool { shortLives >= Self.patience }

  /// Whether so many workers have ended before one was ready that there is no use in starting more.
  var isHopeless: Bool { !hasBeenReady && endsBeforeReady >= Self.attemptCount }

  mutating func workerDidBecomeReady() { hasBeenReady = true }

  /// Notes that a worker has ended by itself.
  mutating func workerDidEnd(after life: Duration) {
    shortLives = life < Self.shortLife ? shortLives + 1 : 0
    if !hasBeenReady { endsBeforeReady += 1 }
  }

  /// Notes that all workers have lived for a while.
  mutating func workersDidLive() { shortLives = 0 }

  /// How long to wait before the next worker is started: twice as long each time.
  var pause: Duration {
    guard isFailing else { return .zero }
    return min(Self.shortestPause * (1 << min(shortLives - Self.patience, 10)), Self.longestPause)
  }
}
