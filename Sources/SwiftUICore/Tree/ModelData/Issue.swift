import BanyanGraph
import Logging

/// Reports incorrect uses of the framework, in Apple's words where Apple reports them too.
enum Issue {
  private static let logger = Logger(label: "com.apple.SwiftUI")

  @MainActor private static var isSilent = false

  /// Runs a function whose mistakes have been reported before.
  @MainActor
  static func withoutReports<Result>(_ body: () -> Result) -> Result {
    let outer = isSilent
    isSilent = true
    defer { isSilent = outer }
    return body()
  }

  /// The app whose body or action is running.
  @MainActor private static var reader: Runtime? { (Tracking.reader as? _Node)?.runtime }

  /// Reports a repeated mistake only the first time in an app.
  @MainActor
  static func reportOnce(_ message: String, in runtime: Runtime? = nil) {
    guard let runtime = runtime ?? reader else { return report(message) }
    if runtime.reportedOnce.insert(message).inserted { report(message, in: runtime) }
  }

  /// Reports a mistake to the app's trace, if it keeps one, and to the log.
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

/// The recorder of issues that cannot be attributed to a running app.
@MainActor
package enum IssueRecording {
  package static var recorder: TraceRecorder?
}
