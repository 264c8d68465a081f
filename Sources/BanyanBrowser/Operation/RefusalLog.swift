import Logging
import Synchronization

/// Writes the lines of the log that strangers can cause at will: for each reason at most one a second,
/// as anybody could fill the disk otherwise. The metrics count all of them.
final class RefusalLog: Sendable {
  private struct Last {
    var time: ContinuousClock.Instant
    /// How many lines have been left out since.
    var omissionCount = 0
  }

  private let lasts = Mutex<[String: Last]>([:])
  private let now: @Sendable () -> ContinuousClock.Instant

  init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

  /// Writes a line, unless one with the same reason was written less than a second ago. The next one
  /// says how many were left out.
  ///
  /// - Parameter reason: One of a few, and nothing that a client has said.
  func write(
    _ message: @autoclosure () -> Logger.Message, for reason: String, to logger: Logger,
    level: Logger.Level = .notice, metadata: Logger.Metadata = [:]
  ) {
    let now = now()
    let omissionCount: Int? = lasts.withLock { lasts in
      if let last = lasts[reason], now - last.time < .seconds(1) {
        lasts[reason]?.omissionCount += 1
        return nil
      }
      let count = lasts[reason]?.omissionCount ?? 0
      lasts[reason] = Last(time: now)
      return count
    }
    guard let omissionCount else { return }
    var metadata = metadata
    if omissionCount > 0 { metadata["omitted"] = "\(omissionCount)" }
    logger.log(level: level, message(), metadata: metadata)
  }
}
