import BanyanGraph
import Logging

/// Reports incorrect uses of the framework, in Apple's words where Apple reports them too.
package enum Issue {
  private static let logger = Logger(label: "com.apple.SwiftUI")

  @MainActor private static var isSilent = false

  /// Runs a function whose mistakes have been reported before.
  @MainActor
  package static func withoutReports<Result>(_ body: () -> Result) -> Result {
    let outer = isSilent
    isSilent = true
    defer { isSilent = outer }
    return body()
  }

  /// The app whose body or action is running.
  @MainActor private static var reader: Runtime? { (Tracking.reader as? _Node)?.runtime }

  /// Reports a repeated mistake only the first time in an app.
  @MainActor
  package static func reportOnce(
    _ message: String, in runtime: Runtime? = nil, at place: SourceName? = nil
  ) {
    guard let runtime = runtime ?? reader else { return report(message) }
    guard runtime.reportedOnce.insert(message).inserted else { return }
    report(message, in: runtime, at: place)
  }

  /// Reports a mistake to the app's trace, if it keeps one, and to the log.
  ///
  /// - Parameter place: the view and the property that it is about, so that a tool can find the line.
  package static func report(
    _ message: String, in runtime: Runtime? = nil, at place: SourceName? = nil
  ) {
    guard MainThread.isCurrent else {
      let carried = Carried(runtime)
      Task { @MainActor in report(message, in: carried.value, at: place) }
      return
    }
    assumingMainActor {
      if isSilent { return }
      let runtime = runtime ?? reader
      let recorder =
        runtime?.trace ?? (runtime?.keepsNoTrace == true ? nil : IssueRecording.recorder)
      recorder?.add(.report, message)
      if let place, let locate = IssueRecording.locate { return locate(message, place) }
      logger.warning("\(message)")
    }
  }
}

/// The recorder of issues that cannot be attributed to a running app.
@MainActor
package enum IssueRecording {
  package static var recorder: TraceRecorder?
  /// Reports an issue together with the line of the source, in place of the log; nil where no tool knows the source.
  package static var locate: ((String, SourceName) -> Void)?
}
