import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// Why each view of the screens is updated, in words, step by step.
///
/// `Explanations` has the whole text for each screen. `BANYAN_WRITE_EXPLANATIONS=1` writes the current
/// text, to be read before it is committed.
// Part of the serialized suite of scripts, because screens share one place to record events.
extension TraceTests {
  @Test(arguments: try Script.all())
  func `insight T13 the trace of a script is a text that is always the same`(
    script: Script
  ) async throws {
    let screen = try #require(Home.screens.first { "\($0)" == script.statement })
    var received: [String] = []
    note = { received.append($0) }
    defer { note = { print($0) } }
    let app = makeApp(screen)
    for step in script.steps {
      let window = app.window(step.window ?? 1)
      received = []
      if step.act != ["open"] { try window.perform(step.act) }
      if let line = step.until { await app.wait { received.contains(line) } }
      await app.settle()
    }
    if ProcessInfo.processInfo.environment["BANYAN_WRITE_EXPLANATIONS"] != nil {
      try app.trace.write(to: script.explanationFile, atomically: true, encoding: .utf8)
    }
    let lines = try String(contentsOf: script.explanationFile, encoding: .utf8)
      .split(separator: "\n")
    #expect(app.trace.split(separator: "\n") == lines)
    #expect(app.lostRecordCount == 0)
    // Some screens show mistakes on purpose: the doctor's findings in each have been reviewed.
    let findings = try String(contentsOf: Script.findingsFile, encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("\(script.statement) ") }
    #expect(
      app.findings.filter { $0.rule != .slow }.map {
        "\(script.statement) \($0.rule.rawValue) \($0.severity): \($0.message)"
      }
        == findings.map(String.init))
  }

  private func makeApp<Content: Screen>(_ type: Content.Type) -> TestApp {
    TestApp(type.init().environmentObject(Library()), isTracing: true)
  }

  @Test func `every screen is explained, and nothing else`() throws {
    let folder = Script.explanationFolder
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == Home.screens.map { "\($0).txt" }.sorted())
  }
}

extension Script {
  fileprivate static var explanationFolder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Explanations")
  }

  fileprivate static var findingsFile: URL {
    explanationFolder.deletingLastPathComponent().appendingPathComponent("Findings.txt")
  }

  fileprivate var explanationFile: URL {
    Self.explanationFolder.appendingPathComponent("\(statement).txt")
  }
}
