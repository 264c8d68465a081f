import BanyanGraph
import Logging
import Metrics

/// Measures the updates of an app, and logs those that keep everybody else waiting.
final class UpdateMeter: RuntimeObserver {
  private static let logger = Logger(label: "banyan.update")
  /// What a person notices.
  private static let budget = Duration.milliseconds(100)

  private let flushes = Timer(label: "banyan_flush_seconds")
  private let bodies = Counter(label: "banyan_bodies_total")
  /// Those of this update.
  private var bodyCount = 0

  func bodyWillRun(of type: Any.Type) { bodyCount += 1 }
  func didPrint(_ line: String) {}
  func didReport(_ message: String) {}

  func flushDidEnd(after duration: Duration, in windows: [String]) {
    let (seconds, attoseconds) = duration.components
    flushes.recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    bodies.increment(by: bodyCount)
    bodyCount = 0
    guard duration > Self.budget else { return }
    Self.logger.warning(
      "An update took \(duration), over \(Self.budget).",
      metadata: ["window": "\(windows.joined(separator: ", "))"])
  }
}
