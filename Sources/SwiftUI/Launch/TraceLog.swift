import BanyanGraph
import Foundation
import SwiftUICore

/// Says why views are updated, for `banyan run --trace` and `--trace-file`.
@MainActor
enum TraceLog {
  /// Tells of the updates of an app, each when it is over.
  /// - Parameters:
  ///   - prints: Whether to print them in words, and what the doctor finds.
  ///   - file: Where to write them as lines of JSON, opened for all apps of the process; nil for nowhere.
  ///   - showsValues: Whether to say what was written. Not where the values are other people's.
  static func follow(_ runtime: Runtime, prints: Bool, to file: FileHandle?, showsValues: Bool) {
    let recorder =
      showsValues
      ? TraceRecorder.ofEverything(isExamined: prints) : TraceRecorder([.bodies, .causes])
    runtime.trace = recorder
    var narrator = TraceNarrator(showsTimes: true)
    var lines = TraceLines()
    var toldCount = 0
    let meter = runtime.didUpdate
    runtime.didUpdate = { update in
      meter?(update)
      let trace = recorder.live
      file?.write(Data(lines.lines(trace).utf8))
      guard prints else { return }
      var text = narrator.tell(trace)
      let findings = recorder.doctor?.findingsInOrder ?? []
      for finding in findings.dropFirst(toldCount) where finding.severity > .cost {
        text += "\(finding)\n"
      }
      toldCount = findings.count
      FileHandle.standardOutput.write(Data(text.utf8))
    }
  }

  /// Begins a file anew.
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
