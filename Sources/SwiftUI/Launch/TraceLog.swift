import BanyanGraph
import BanyanInsight
import Foundation
import SwiftUICore

/// Reports why views are updated, for `banyan run --trace` and `--trace-file`.
@MainActor
enum TraceLog {
  /// Reports the updates of an app, each when it is over.
  /// - Parameters:
  ///   - prints: Whether to print them in words, with the doctor's findings.
  ///   - file: The file to write them to as lines of JSON, opened for all apps of the process; nil for
  ///     none.
  ///   - showsValues: Whether to include written values. Not if the values belong to other people.
  static func follow(_ runtime: Runtime, prints: Bool, to file: FileHandle?, showsValues: Bool) {
    let recorder =
      showsValues
      ? TraceRecorder.ofEverything(isExamined: prints) : TraceRecorder([.bodies, .causes])
    runtime.trace = recorder
    var narrator = TraceNarrator(showsTimes: true)
    var lines = TraceLines()
    var reportedCount = 0
    let meter = runtime.didUpdate
    runtime.didUpdate = { update in
      meter?(update)
      let trace = recorder.live
      file?.write(Data(lines.lines(trace).utf8))
      guard prints else { return }
      var text = narrator.narrate(trace)
      let findings = recorder.doctor?.findingsInOrder ?? []
      for finding in findings.dropFirst(reportedCount) where finding.severity > .cost {
        text += "\(finding)\n"
      }
      reportedCount = findings.count
      FileHandle.standardOutput.write(Data(text.utf8))
    }
  }

  /// Creates or empties a file.
  static func open(_ path: String) -> FileHandle {
    let hasBegun = FileManager.default.createFile(
      atPath: path, contents: Data(TraceLines.header.utf8))
    guard hasBegun, let file = FileHandle(forWritingAtPath: path) else {
      Launcher.fail("\(path) cannot be written")
    }
    file.seekToEndOfFile()
    return file
  }
}
