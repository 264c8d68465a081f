import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// Each rule of the doctor has programs that must trigger it, and programs like them that must not.
///
/// The rules are those of the page about insight, and are cited by these numbers.
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
    let app = BodiesTwice.when(program.asksTwice) {
      TestApp(
        program.view(), layout: program.size.map { .size($0.width, $0.height) }, isTracing: true)
    }
    // No body is slow because the machine is busy.
    app.timeBodies { BodyTime.nanoseconds }
    return app
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

  @Test func `insight G1 nothing is found before it has happened`() {
    let early = Program.wrong.filter { program in
      var findings: [Finding] = []
      withKnownIssue {
        let app = start(program)
        findings = app.findings + app.notes
      } when: {
        program.showsError && program.name.hasPrefix("provided by nobody")
          || program.name == "provided as another kind of object"
      }
      return !findings.isEmpty
    }
    // These do wrong when they are shown.
    #expect(
      Set(early.map(\.name)) == [
        "an id that comes twice", "a body writes its state", "a body writes a published property",
        "provided by nobody", "provided as another kind of object",
      ])
  }

  @Test func `insight G2 what is wrong has a severity of its own`() {
    var severities: [String: Set<String>] = [:]
    for line in Program.wrong.flatMap({ $0.findings + $0.notes }) {
      let words = line.prefix { $0 != ":" }.split(separator: " ")
      severities[String(words[1]), default: []].insert(String(words[0]))
    }
    severities["note", default: []].insert(Finding.Rule.lateWrite.rawValue)
    #expect(
      severities == [
        "error": ["D6", "D10", "D21", "D24"],
        "finding": ["D1", "D2", "D4", "D5", "D7", "D8", "D9", "D11", "D12", "D22", "D23", "D25"],
        "cost": ["D1", "D2", "D3", "D9", "D15", "D16", "D17", "D18", "D19", "D20", "D27"],
        "note": ["D4", "D13", "D14", "D26", "D28"],
      ])
  }

  @Test(arguments: [Finding.Rule.newClosure, .incomparableValue])
  func `insight G2 a cost is reported at the third time`(rule: Finding.Rule) throws {
    let app = start(try #require(Program.wrong.first { $0.rule == rule }))
    app.tap("Add", times: 2)
    #expect(app.findings == [])
    app.tap("Add")
    #expect(app.findings.map(\.rule) == [rule])
  }

  @Test func `insight G3 a same result is what the trace calls so`() throws {
    for (program, count) in [
      ("a function that captures what changes", 3), ("a function beside a value that is shown", 0),
    ] {
      let app = start(try #require(Program.values.first { $0.name == program }))
      app.reset()
      app.tap("Add", times: 3)
      #expect(app.trace.components(separatedBy: "; same result").count - 1 == count)
      #expect(app.findings.count == (count > 0 ? 1 : 0))
    }
  }

  @Test(arguments: Program.wrong)
  func `insight G6 each finding says one way out`(program: Program) {
    var found: [Finding] = []
    withKnownIssue {
      let app = start(program)
      program.use(app)
      found = app.findings + app.notes
    } when: {
      program.showsError
    }
    #expect(!found.isEmpty)
    for finding in found {
      #expect(finding.message.hasSuffix("."))
      #expect(finding.advice.wholeMatch(of: /\p{Lu}[^\n]*\./) != nil, "\(finding.advice)")
      #expect(finding.statement == "insight \(finding.rule.rawValue)")
    }
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
    // A write that comes too late has a test above, and resources have tests of their own.
    for rule in Finding.Rule.allCases where rule != .lateWrite && rule != .missingResource {
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
