import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// Each rule of the doctor has programs that must trigger it, and programs like them that must not.
///
/// The rules are D1 to D28 of the page about insight, and are cited by these numbers.
@MainActor
@Suite struct DoctorTests {
  /// Returns the doctor's findings in a program: a line for each finding, and each note.
  private func advice(_ program: Program) -> (findings: [String], notes: [String]) {
    let app = start(program)
    program.use(app)
    func line(_ finding: Finding) -> String {
      "\(finding.rule.rawValue) \(finding.severity): \(finding.message)"
    }
    return (app.findings.map(line), app.notes.map(line))
  }

  private func start(_ program: Program) -> TestApp {
    BodiesTwice.when(program.asksTwice) {
      TestApp(
        program.view(), layout: program.size.map { .size($0.width, $0.height) }, isTracing: true)
    }
  }

  @Test(arguments: Program.wrong)
  func `insight G5 a program that is wrong is found, and why`(program: Program) {
    var found: (findings: [String], notes: [String]) = ([], [])
    withKnownIssue {
      found = advice(program)
    } when: {
      program.showsError
    }
    #expect(found.findings == program.findings)
    #expect(found.notes == program.notes)
  }

  @Test(arguments: Program.right)
  func `insight G5 a program like it that is right is not`(program: Program) {
    let found = advice(program)
    #expect(found.findings == [])
    #expect(found.notes == [])
  }

  @Test(.bodiesTwice)
  func `insight G4 bodies that run twice count once, and are asked for`() {
    let app = TestApp(P { Seeded(n: $0) }, isTracing: true)
    app.tap("Add")
    #expect(app.bodies == ["P<Seeded>", "Seeded", "P<Seeded>", "Seeded"])
    #expect(!app.trace.contains("×"))
  }

  @Test func `insight D26 a write after a view has gone is noted with what began it`() async {
    let app = TestApp(LateWriter(), isTracing: true)
    await app.settle()
    app.tap("Hide")
    await app.finishTasks()
    #expect(app.findings == [])
    #expect(
      app.notes.map(\.message) == [
        "A task of Late wrote Late.n after its view had gone: the write is dropped."
      ])
    let early = TestApp(LateWriter(), isTracing: true)
    await early.settle()
    #expect(early.notes == [])
    early.terminate()
  }

  @Test func `every rule has a program that triggers it and one that does not`() {
    for rule in Finding.Rule.allCases where rule != .lateWrite {
      #expect(Program.wrong.contains { $0.rule == rule }, "\(rule.rawValue)")
      #expect(Program.right.contains { $0.rule == rule }, "\(rule.rawValue)")
    }
  }

  @Test func `a finding says where, what, why and what to write instead`() throws {
    let program = try #require(Program.wrong.first { $0.rule == .firstValueNotFollowed })
    let app = TestApp(program.view(), isTracing: true)
    program.use(app)
    let finding = try #require(app.findings.first)
    #expect(finding.statement == "insight D7")
    #expect(finding.path == "AnyView[P<Seeded>] > P<Seeded> > Seeded")
    #expect(finding.view == "Seeded")
    #expect(finding.subject == "n")
    #expect(finding.advice == "Take it as a plain property or a Binding.")
    #expect(
      finding.description == "D7 finding: \(finding.message) \(finding.advice)  \(finding.path)")
  }

  @Test func `a finding is reported once, and again after a reset`() throws {
    let program = try #require(Program.wrong.first { $0.rule == .writeToNowhere })
    let app = TestApp(program.view(), isTracing: true)
    program.use(app)
    program.use(app)
    #expect(app.findings.count == 1)
    app.reset()
    #expect(app.findings == [])
    program.use(app)
    #expect(app.findings.count == 1)
  }

  @Test func `without a trace nothing is looked for`() throws {
    let program = try #require(Program.wrong.first { $0.rule == .writeToNowhere })
    let app = TestApp(program.view())
    program.use(app)
    #expect(app.findings == [])
  }
}

/// A program, the actions on it, and the expected findings.
struct Program: Sendable, CustomTestStringConvertible {
  let rule: Finding.Rule
  let name: String
  let findings: [String]
  /// The expected notes.
  let notes: [String]
  /// True if a message replaces a view that cannot be shown, which a test app considers a failure.
  var showsError = false
  /// True if bodies run a second time.
  let asksTwice: Bool
  /// The size of the window, if it is laid out.
  let size: CGSize?
  let view: @MainActor @Sendable () -> AnyView
  let use: @MainActor @Sendable (TestApp) -> Void

  var testDescription: String { "\(rule.rawValue) \(name)" }

  init(
    _ rule: Finding.Rule, _ name: String, _ findings: [String], notes: [String] = [],
    showsError: Bool = false, asksTwice: Bool = false, size: CGSize? = nil,
    _ view: @escaping @MainActor @Sendable () -> some View,
    use: @escaping @MainActor @Sendable (TestApp) -> Void = { $0.tap("Add", times: 3) }
  ) {
    self.rule = rule
    self.name = name
    self.findings = findings
    self.notes = notes
    self.asksTwice = asksTwice
    self.size = size
    self.showsError = showsError
    self.view = { AnyView(view()) }
    self.use = use
  }

  static var wrong: [Program] { all.filter { !$0.findings.isEmpty || !$0.notes.isEmpty } }
  static var right: [Program] { all.filter { $0.findings.isEmpty && $0.notes.isEmpty } }
  static var all: [Program] {
    objects + values + writes + rows + environments + updates + published + stale + rest
  }
}

extension TestApp {
  /// Presses a button several times.
  func tap(_ name: String, times: Int = 1) {
    for _ in 0..<times { window.button(name).tap() }
  }
}

/// The frame of most programs: a state, a button that increments it, and views that use it.
struct P<Content: View>: View {
  @State private var t = 0
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    Button("Add") { t += 1 }
    content(t)
  }
}

/// Declarations that the `ObservableObject` programs share.
final class M: ObservableObject {
  @Published var a = 0
  @Published var b = 0
  let id: Int
  init(id: Int = 0) { self.id = id }
}

/// Declarations that the `@Observable` programs share.
@Observable final class O {
  var list = Array(0..<20)
}

private struct LateWriter: View {
  @State private var isShown = true
  var body: some View {
    if isShown { Late() }
    Button("Hide") { isShown = false }
  }
}

private struct Late: View {
  @State private var n = 0
  var body: some View {
    Text("\(n)").task {
      while !Task.isCancelled { await Task.yield() }
      n = 7
    }
  }
}
