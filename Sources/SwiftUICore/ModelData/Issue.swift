import BanyanGraph
import Logging

/// Says that the framework is used in a way that cannot work, in Apple's words where Apple has
/// some.
enum Issue {
  private static let logger = Logger(label: "com.apple.SwiftUI")

  @MainActor private static var isSilent = false

  /// Runs a piece of code whose mistakes have been reported before.
  @MainActor
  static func withoutReports<Result>(_ body: () -> Result) -> Result {
    let outer = isSilent
    isSilent = true
    defer { isSilent = outer }
    return body()
  }

  /// The app whose body or action is running.
  @MainActor private static var reader: Runtime? { (Tracking.reader as? _Node)?.runtime }

  /// Reports what is as wrong each time, the first time in an app.
  @MainActor
  static func reportOnce(_ message: String, in runtime: Runtime? = nil) {
    guard let runtime = runtime ?? reader else { return report(message) }
    if runtime.reportedOnce.insert(message).inserted { report(message, in: runtime) }
  }

  /// Tells the app's trace, if it keeps one, and the log.
  static func report(_ message: String, in runtime: Runtime? = nil) {
    guard MainThread.isCurrent else {
      let carried = Carried(runtime)
      Task { @MainActor in report(message, in: carried.value) }
      return
    }
    assumingMainActor {
      if isSilent { return }
      let runtime = runtime ?? reader
      let recorder =
        runtime?.trace ?? (runtime?.keepsNoTrace == true ? nil : IssueRecording.recorder)
      recorder?.add(.report, message)
      logger.warning("\(message)")
    }
  }
}

/// Who hears of issues that no running app can be blamed for.
@MainActor
package enum IssueRecording {
  package static var recorder: TraceRecorder?
}
