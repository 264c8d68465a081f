import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// The headless half of R01; `Tests/Browser/test_trace.py` is the browser's.
@MainActor
@Suite struct TraceTests {
  /// What a person does, what is printed because of it, and what is shown then.
  struct Step: Codable, Equatable {
    var act: [String]
    var prints: [String]
    var texts: [String]
  }

  private let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("trace.json")

  @Test func `R01 the same script of events gives the same trace on every host`() throws {
    let steps = try JSONDecoder().decode([Step].self, from: Data(contentsOf: file))
    let app = TestApp(ContentView())
    var trace: [Step] = []
    for step in steps {
      perform(step.act, on: app.window)
      trace.append(Step(act: step.act, prints: app.printed, texts: app.window.shownTexts))
      app.reset()
    }
    #expect(trace == steps)
  }

  private func perform(_ act: [String], on window: TestWindow) {
    switch act[0] {
    case "open": break
    case "tap": window.button(act[1]).tap()
    case "switch": window.toggle(act[1]).tap()
    case "type": window.textField(act[1]).type(act[2])
    default: Issue.record("there is nothing like \(act)")
    }
  }
}

extension TestWindow {
  /// The texts that stand for themselves, and not in a control.
  fileprivate var shownTexts: [String] { texts.filter { $0.contains(": ") } }
}
