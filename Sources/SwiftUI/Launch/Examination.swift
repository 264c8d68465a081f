import BanyanGraph
import BanyanInsight
import Foundation
import SwiftUICore

/// Runs an app without a screen, for `banyan doctor`, and reports its problems.
@MainActor
enum Examination {
  /// Goes through an app, prints the findings as lines of JSON, and ends the process.
  /// - Parameter script: A file with the steps to take, one in each line; nil to try everything.
  static func run(
    script: String?,
    _ makeApp: @escaping @MainActor (_ prepare: @escaping (Runtime) -> Void) -> RunningApp
  ) -> Never {
    Task {
      let recorder = TraceRecorder.ofEverything(isExamined: true, asksTwice: true)
      IssueRecording.recorder = recorder
      let app = makeApp { $0.trace = recorder }
      var visit = Visit(of: app)
      if let script {
        await perform(script, in: &visit)
      } else {
        await visit.tryEverything()
        write(["tried": visit.record.text])
      }
      for finding in recorder.doctor?.findings ?? [] where finding.severity > .note {
        write(ReportedFinding(finding))
      }
      // The tool knows from it that nothing ended the app before.
      write(["isComplete": true])
      exit(0)
    }
    while true { RunLoop.main.run() }
  }

  private static func perform(_ file: String, in visit: inout Visit) async {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      Launcher.fail("\(file) cannot be read")
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let words = line.drop { $0 == " " }
      if words.isEmpty || words.hasPrefix("#") { continue }
      guard let step = Visit.Step(words) else {
        Launcher.fail(
          "\(file):\(number + 1): '\(words)' is not an action; there are: tap, switch, type, back, dismiss"
        )
      }
      guard await visit.perform(step) else {
        Launcher.fail("\(file):\(number + 1): no element takes '\(words)'")
      }
    }
  }

  private static func write(_ object: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try? encoder.encode(object)
    // Separate from the program's own output, which may have ended within a line.
    FileHandle.standardOutput.write(
      Data("\nbanyan-doctor ".utf8) + (data ?? Data()) + Data("\n".utf8))
  }
}
