import BanyanGraph
import Logging

/// Says that the framework is used in a way that cannot work, in Apple's words where Apple has
/// some.
enum Issue {
  private static let logger = Logger(label: "com.apple.SwiftUI")

  /// Tells the app's observer, if it has one, or else the log.
  static func report(_ message: String, in runtime: Runtime? = nil) {
    guard MainThread.isCurrent else {
      let carried = Carried(runtime)
      Task { @MainActor in report(message, in: carried.value) }
      return
    }
    assumingMainActor {
      let runtime = runtime ?? (Tracking.reader as? _Node)?.runtime
      if let observer = runtime?.observer ?? IssueObservation.observer {
        observer.didReport(message)
      }
      logger.warning("\(message)")
    }
  }
}

/// Who hears of issues that no running app can be blamed for.
@MainActor
package enum IssueObservation {
  package static var observer: (any RuntimeObserver)?
}
