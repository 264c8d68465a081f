import BanyanHost
import BanyanTesting
import SwiftUI
import Testing

/// The doctor's findings in the examples, used by a visit that tries everything: each link and button that
/// destroys nothing, each switch three times, each field.
///
/// The examples should be exemplary. Some show a mistake on purpose: their findings are
/// listed here, and any other finding is a mistake in the example or in the doctor.
@MainActor
@Suite struct FindingsTests {
  /// By screen, with a line for each finding.
  private static let meantSo: [String: [String]] = [
    // These screens show the cost of declaring an object without reading it.
    "Shared climate": [
      "D15 cost: SharedBenches ran 3 times for _climate, of which it reads nothing.",
      "D15 cost: SharedVents ran 3 times for _climate, of which it reads nothing.",
    ],
    // Its sections receive a button's action, which captures a station.
    "Radio": [
      "D18 cost: StationSection runs with Radio because `playNext` captures something new each time, and has the same result."
    ],
    "Library loans": [
      "D19 cost: ServiceBar<Array<Loan>> runs with LibraryLoans although `reply` has what it had: Array<Loan> is not Equatable, so they cannot be compared."
    ],
  ]

  @Test(.bodiesTwice)
  func `insight G5 nothing is wrong with a screen but what it shows on purpose`() async {
    for screen in ListedScreen.all {
      let app = TestApp(
        screen.content().environmentObject(WorkshopController()), isTracing: true)
      await Visitor(app).tryEverything()
      #expect(lines(app) == Self.meantSo[screen.id] ?? [], "\(screen.id)")
      app.terminate()
    }
  }

  @Test(.bodiesTwice) func `insight G5 nothing is wrong with the bakery`() async {
    let app = TestApp(app: BakeryTests.TestedApp.self, isTracing: true)
    await Visitor(app).tryEverything()
    #expect(lines(app) == [])
    app.terminate()
  }

  @Test(.bodiesTwice) func `insight G5 nothing is wrong with the contacts`() async {
    let book = ContactBook(Contact.samples)
    let app = TestApp(ContactListScreen().environmentObject(book), isTracing: true)
    await Visitor(app).tryEverything()
    #expect(lines(app) == [])
    app.terminate()
  }

  /// The duration of bodies depends on the machine, not on the examples.
  private func lines(_ app: TestApp) -> [String] {
    app.findings.filter { $0.rule != .slow }.map {
      "\($0.rule.rawValue) \($0.severity): \($0.message)"
    }
  }
}

/// A visitor who tries every control.
@MainActor
private struct Visitor {
  private let app: TestApp
  private static let limit = 200

  init(_ app: TestApp) { self.app = app }

  func tryEverything() async {
    var counts: [String: Int] = [:]
    var actCount = 0
    await app.settle()
    while actCount < Self.limit, let next = next(&counts) {
      actCount += 1
      if next.isEnabled { use(next) }
      await app.settle()
    }
    #expect(actCount > 0)
  }

  private func next(_ counts: inout [String: Int]) -> TestElement? {
    for element in app.window.all where element.isEnabled {
      guard [.button, .toggle, .textField].contains(element.kind), !isLeftAlone(element) else {
        continue
      }
      let name = element.kind == .textField ? "" : element.name
      let key = "\(app.window.navigationTitle ?? "") \(element.kind) \(name)"
      let limit = element.kind == .textField ? 1 : 3
      guard counts[key, default: 0] < limit else { continue }
      counts[key, default: 0] += 1
      return element
    }
    return nil
  }

  private func isLeftAlone(_ element: TestElement) -> Bool {
    element.property(.role) == .role(.destructive)
  }

  private func use(_ element: TestElement) {
    switch element.kind {
    case .toggle: app.window.send(.setOn(!(element.isOn ?? false)), to: element.id)
    case .button: app.window.send(.activate, to: element.id)
    default:
      element.focus()
      app.window.send(.input((element.value ?? "") + "a"), to: element.id)
    }
  }
}
