import BanyanTesting
import SwiftUI
import Testing

/// Each rule of the doctor has programs that must trigger it, and programs like them that must not.
///
/// The rules are those of the page about insight, D1 to D28, by whose numbers they are cited.
@MainActor
@Suite struct DoctorTests {
  /// What the doctor says of a program: a line for each finding.
  private func findings(_ program: Program) -> [String] {
    let app = TestApp(program.view(), isTracing: true)
    program.use(app)
    return app.findings.map { "\($0.rule.rawValue) \($0.severity): \($0.message)" }
  }

  @Test(arguments: Program.wrong)
  func `insight G5 a program that is wrong is found, and why`(program: Program) {
    var found: [String] = []
    withKnownIssue {
      found = findings(program)
    } when: {
      program.showsError
    }
    #expect(found == program.findings)
  }

  @Test(arguments: Program.right)
  func `insight G5 a program like it that is right is not`(program: Program) {
    #expect(findings(program) == [])
  }

  @Test func `every rule has a program that triggers it and one that does not`() {
    for rule in Finding.Rule.allCases {
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

  @Test func `what has been told is told once, and again after a reset`() throws {
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

/// A program, what a person does with it, and what the doctor must say.
struct Program: Sendable, CustomTestStringConvertible {
  let rule: Finding.Rule
  let name: String
  let findings: [String]
  /// Whether a message stands where a view cannot be shown, which a test app takes for a failure.
  var showsError = false
  let view: @MainActor @Sendable () -> AnyView
  let use: @MainActor @Sendable (TestApp) -> Void

  var testDescription: String { "\(rule.rawValue) \(name)" }

  init(
    _ rule: Finding.Rule, _ name: String, _ findings: [String], showsError: Bool = false,
    _ view: @escaping @MainActor @Sendable () -> some View,
    use: @escaping @MainActor @Sendable (TestApp) -> Void = { $0.tap("Add", times: 3) }
  ) {
    self.rule = rule
    self.name = name
    self.findings = findings
    self.showsError = showsError
    self.view = { AnyView(view()) }
    self.use = use
  }

  static var wrong: [Program] { all.filter { !$0.findings.isEmpty } }
  static var right: [Program] { all.filter(\.findings.isEmpty) }
  static var all: [Program] {
    objects + values + writes + rows + environments + updates
  }
}

extension TestApp {
  /// Presses a button some times.
  func tap(_ name: String, times: Int = 1) {
    for _ in 0..<times { window.button(name).tap() }
  }
}

/// The program around most others: a state, a button that adds to it, and what is made of it.
struct P<Content: View>: View {
  @State private var t = 0
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    Button("Add") { t += 1 }
    content(t)
  }
}

/// What `ObservableObject` programs share.
final class M: ObservableObject {
  @Published var a = 0
  @Published var b = 0
  let id: Int
  init(id: Int = 0) { self.id = id }
}

/// What `@Observable` programs share.
@Observable final class O {
  var list = Array(0..<20)
}
