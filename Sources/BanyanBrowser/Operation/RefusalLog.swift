import Logging
import Synchronization

/// Writes the lines of the log that any client can cause: at most one a second for each reason, as
/// otherwise a client could fill the disk. The metrics count all of them.
final class RefusalLog: Sendable {
  private struct Last {
    var time: ContinuousClock.Instant
    /// The number of lines omitted since.
    var omissionCount = 0
  }

  private let lasts = Mutex<[String: Last]>([:])
  private let now: @Sendable () -> ContinuousClock.Instant

  init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

  /// Writes a line, unless one with the same reason was written less than a second ago. The next line
  /// reports the number of those omitted.
  ///
  /// - Parameter reason: One of a few constants, and no text from a client.
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
