import BanyanGraph
import Logging
import Metrics

/// Measures the updates of apps, and logs those that keep everybody else waiting.
@MainActor
enum UpdateMeter {
  private static let logger = Logger(label: "banyan.update")
  /// What a person notices.
  private static let budget = Duration.milliseconds(100)

  /// Hears of an app's updates.
  static func follow(_ runtime: Runtime) {
    let flushes = Timer(label: "banyan_flush_seconds")
    let bodies = Counter(label: "banyan_bodies_total")
    runtime.didUpdate = { update in
      let (seconds, attoseconds) = update.duration.components
      flushes.recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
      bodies.increment(by: update.bodyCount)
      guard update.duration > budget else { return }
      logger.warning(
        "An update took \(update.duration), over \(budget).",
        metadata: ["window": "\(update.windows.joined(separator: ", "))"])
    }
  }
}
