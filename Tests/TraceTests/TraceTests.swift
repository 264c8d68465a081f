import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// The headless half of R01; `Tests/Browser/test_trace.py` is the browser's.
///
/// Both perform the same scripts and compare the results with the same lines.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(30))) struct TraceTests {
  @Test func `every screen has a script`() throws {
    let scripts = try Script.all().map(\.statement)
    #expect(scripts == Home.screens.map { "\($0)" }.sorted())
    #expect(scripts.count >= 30)
  }

  @Test(arguments: try Script.all())
  func `R01 the same script of events gives the same trace on every host`(
    script: Script
  ) async throws {
    let app = TestApp(app: TraceApp.self)
    let recorder = Recorder(app)
    note = recorder.note
    defer { note = { print($0) } }
    for step in script.steps {
      let window = app.window(step.window ?? 1)
      if step.act == ["open"] {
        window.button(script.statement).tap()
      } else {
        try window.perform(step.act)
      }
      if let line = step.until { await app.wait { recorder.hasReported(line) } }
      await app.settle()
      let trace = recorder.take()
      #expect(trace == step.trace, "\(step.act)")
      #expect(window.texts == step.texts + ["Leave", "Mark"], "\(step.act)")
      for (name, value) in step.values ?? [:] {
        #expect(window.value(of: name) == value, "\(step.act), \(name)")
      }
      if let focus = step.focus {
        #expect(window.focusedElement?.name ?? "" == focus, "\(step.act)")
      }
    }
    // Each body prints, or the browser's half could not count it; a style has nothing to print.
    let views = recorder.printed.map { $0.prefix { $0 != ":" }.split(separator: ".").last! }
    #expect(
      app.bodies.filter { !["TraceApp", "Home", "Counting"].contains($0) } == views.map(String.init)
    )
  }
}

/// Records the notes of screens and the output of `_printChanges`, in order.
@MainActor
private final class Recorder {
  private let app: TestApp
  private var lines: [String] = []
  private var printedCount = 0

  init(_ app: TestApp) {
    self.app = app
  }

  var printed: [String] { app.printed }

  func note(_ line: String) {
    catchUp()
    lines.append(line)
  }

  func hasReported(_ line: String) -> Bool {
    catchUp()
    return lines.contains(line)
  }

  /// Returns the lines since the last call.
  func take() -> [String] {
    catchUp()
    defer { lines = [] }
    return lines
  }

  private func catchUp() {
    lines += app.printed[printedCount...]
    printedCount = app.printed.count
  }
}

extension TestApp {
  /// Returns a window by its number, counted from 1, and opens it if needed.
  func window(_ number: Int) -> TestWindow {
    while windows.count < number { openWindow() }
    return windows[number - 1]
  }
}

extension TestWindow {
  func perform(_ act: [String]) throws {
    switch (act[0], act.count) {
    case ("look", 1): break
    case ("tap", 2): button(act[1]).tap()
    case ("click", 2): control(act[1]).tap()
    case ("focus", 2): control(act[1]).focus()
    case ("blur", 2): control(act[1]).blur()
    case ("tab", 1): moveFocusOn()
    case ("drag", 4): text(act[1]).drag(to: CGPoint(x: Double(act[2])!, y: Double(act[3])!))
    case ("switch", 2): toggle(act[1]).tap()
    case ("type", 3): textField(act[1]).type(act[2])
    default: throw UnknownAct(act: act)
    }
  }

  private func control(_ name: String) -> TestElement {
    find(.textField, name) ?? button(name)
  }

  /// Moves the focus to the next focusable element.
  private func moveFocusOn() {
    let old = focusedElement?.id
    for element in all.drop(while: { $0.id != old }).dropFirst() where focusedElement?.id == old {
      element.focus()
    }
  }

  fileprivate func value(of name: String) -> String? {
    if let isOn = find(.toggle, name)?.isOn { return isOn ? "on" : "off" }
    return find(.textField, name)?.value
  }
}

private struct UnknownAct: Error {
  let act: [String]
}
