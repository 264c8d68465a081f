import BanyanGraph
import Logging
import Metrics

/// Measures the updates of apps, and logs those that keep others waiting.
@MainActor
enum UpdateMeter {
  private static let logger = Logger(label: "banyan.update")
  /// The delay that a person notices.
  private static let budget = Duration.milliseconds(100)

  /// Observes an app's updates.
  static func follow(_ runtime: Runtime) {
    let flushes = Timer(label: "banyan_flush_seconds")
    let bodies = Counter(label: "banyan_bodies_total")
    // A window that opens runs bodies before the update in which it is shown.
    var countedBodies: UInt64 = 0
    runtime.didUpdate = { [unowned runtime] update in
      let (seconds, attoseconds) = update.duration.components
      flushes.recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
      bodies.increment(by: Int(runtime.bodyCount - countedBodies))
      countedBodies = runtime.bodyCount
      guard update.duration > budget else { return }
      logger.warning(
        "An update took \(update.duration), over \(budget).",
        metadata: ["window": "\(update.windows.joined(separator: ", "))"])
    }
  }
}
