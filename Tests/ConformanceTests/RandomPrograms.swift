import Foundation

/// Random trees of views under random edits and taps, compared after every step with what
/// ``NaiveIdentity`` predicts: what is shown, which views appeared and disappeared, and how many state objects
/// live (E01 to E25, but for what is reported).
///
/// Half of the programs are the same in each run, half are new. A failure prints how to run its
/// program again:
///
/// ```sh
/// BANYAN_RANDOM_SEED=1234 BANYAN_RANDOM_PROGRAMS=1 Scripts/test --filter RandomPrograms
/// ```
@MainActor
@Suite struct RandomPrograms {
  nonisolated private static let environment = ProcessInfo.processInfo.environment

  nonisolated static let seeds: [UInt64] =
    if let seed = environment["BANYAN_RANDOM_SEED"].flatMap(UInt64.init) {
      [seed]
    } else {
      [2_024, UInt64.random(in: 1_000_000..<1_000_000_000)]
    }

  static let programCount = environment["BANYAN_RANDOM_PROGRAMS"].flatMap(Int.init) ?? 500

  @Test(arguments: seeds)
  func `state is kept exactly where the path of identities is the same`(seed: UInt64) async {
    // Each program has its own seed, so that it can be run alone.
    for seed in seed..<(seed + UInt64(Self.programCount)) {
      // Other tests wait for the main actor, some of them with a time limit.
      if seed.isMultiple(of: 50) { await Task.yield() }
      let program = Program(seed: seed)
      guard program.failure != nil else { continue }
      let shortest = program.shortened()
      Issue.record(
        """
        \(shortest.failure!)
        Run it again with BANYAN_RANDOM_SEED=\(seed) BANYAN_RANDOM_PROGRAMS=1
        """)
      return
    }
  }

  /// A description and the steps applied to it.
  struct Program {
    var start: Description
    var steps: [Step]

    enum Step {
      /// Edits that are made in one turn, each from its own seed, so that a program remains valid
      /// when steps are left out.
      case edits([UInt64])
      case tap(Int)
    }
  }
}

extension RandomPrograms.Program {
  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    start = .random(depth: Int.random(in: 1...3, using: &random), using: &random)
    steps = (0..<Int.random(in: 4...10, using: &random)).map { _ in
      if Int.random(in: 0..<5, using: &random) < 2 {
        return .tap(Int.random(in: 0..<100, using: &random))
      }
      let isDouble = Int.random(in: 0..<6, using: &random) == 0
      return .edits((0..<(isDouble ? 2 : 1)).map { _ in random.next() })
    }
  }

  /// Returns a program with fewer steps and views that also fails.
  @MainActor func shortened() -> Self {
    var shortest = self
    while let shorter = shortest.shorter().first(where: { $0.failure != nil }) {
      shortest = shorter
    }
    return shortest
  }

  private func shorter() -> [Self] {
    var programs: [Self] = []
    for index in steps.indices.reversed() {
      var program = self
      program.steps.remove(at: index)
      programs.append(program)
    }
    for place in 0..<start.size {
      for part in start.at(place).parts {
        var program = self
        program.start = start.replacing(place) { _ in part }
        programs.append(program)
      }
    }
    return programs
  }

  /// Runs the program and returns the first failure with its history; nil if there is none.
  @MainActor var failure: String? {
    let screen = ProgramScreen.Model(start)
    let witness = Witness()
    let app = TestApp(ProgramScreen(model: screen, witness: witness))
    var expected = NaiveIdentity()
    var history: [() -> String] = [{ "start \(start)" }]
    var changes = expected.show(start)

    func difference() -> String? {
      var lines: [String] = []
      func compare<Value: Equatable>(_ what: String, _ found: Value, _ expected: Value) {
        if found != expected { lines.append("\(what): \(found), expected \(expected)") }
      }
      compare("shown", app.window.texts, expected.texts)
      compare("appeared", witness.appeared.sorted(), changes.appeared)
      compare("disappeared", witness.disappeared.sorted(), changes.disappeared)
      compare("living objects", witness.living, expected.shown.count)
      compare("reports", app.reports, [])
      if lines.isEmpty { return nil }
      return (history.map { $0() } + lines).joined(separator: "\n")
    }

    if let difference = difference() { return difference }
    for step in steps {
      witness.forget()
      changes = ([], [])
      switch step {
      case .edits(let seeds):
        for seed in seeds {
          var random = SeededGenerator(seed: seed)
          screen.description = screen.description.edited(using: &random)
        }
        app.flush()
        changes = expected.show(screen.description)
        history.append { [description = screen.description] in "edit to \(description)" }
      case .tap(let number):
        if expected.shown.isEmpty { continue }
        let index = number % expected.shown.count
        app.window.all.filter { $0.kind == .button }[index].tap()
        expected.tap(index)
        history.append { "tap \(index)" }
      }
      if let difference = difference() { return difference }
    }
    return nil
  }
}

// MARK: The views

/// The events that a program's views have recorded.
@MainActor
private final class Witness {
  var appeared: [String] = []
  var disappeared: [String] = []
  var living = 0

  func forget() {
    appeared = []
    disappeared = []
  }
}

private struct ProgramScreen: View {
  @Observable
  final class Model {
    var description: Description

    init(_ description: Description) {
      self.description = description
    }
  }

  let model: Model
  let witness: Witness

  var body: some View {
    Described(description: model.description, witness: witness)
  }
}

/// Creates the views of a description.
private struct Described: View {
  let description: Description
  let witness: Witness

  var body: some View {
    switch description {
    case .counter(let name):
      Counter(name: name, witness: witness)
    case .pair(let first, let second):
      described(first)
      described(second)
    case .group(let first, let second):
      Group {
        described(first)
        described(second)
      }
    case .stack(let first, let second):
      VStack {
        described(first)
        described(second)
      }
    case .optional(let isShown, let content):
      if isShown { described(content) }
    case .either(let isFirst, let first, let second):
      if isFirst { described(first) } else { described(second) }
    case .choice(let number, let first, let second, let third):
      switch number {
      case 0: described(first)
      case 1: described(second)
      default: described(third)
      }
    case .list(let rows):
      ForEach(rows, id: \.id) { described($0.content) }
    case .erased(let type, let content):
      erased(described(content), as: type)
    case .identified(let id, let content):
      described(content).id(id)
    case .modified(let isModified, let content):
      if isModified { described(content).padding() } else { described(content) }
    case .padded(let amount, let content):
      described(content).padding(CGFloat(amount))
    case .counted(let name, let content):
      described(content).modifier(Counted(name: name, witness: witness))
    }
  }

  private func described(_ description: Description) -> Described {
    Described(description: description, witness: witness)
  }

  // Not in a view builder, where each case would be an identity.
  private func erased(_ content: Described, as type: Description.Erased) -> AnyView {
    switch type {
    case .plain: return AnyView(content)
    case .padded: return AnyView(content.padding())
    case .stacked: return AnyView(VStack { content })
    case .twice: return AnyView(AnyView(content))
    }
  }
}

/// Counts its living instances.
@MainActor
private final class Life: ObservableObject {
  private let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
    witness.living += 1
  }

  isolated deinit { witness.living -= 1 }
}

private struct Counter: View {
  let name: String
  let witness: Witness
  @State private var count = 0
  @StateObject private var life: Life

  init(name: String, witness: Witness) {
    self.name = name
    self.witness = witness
    _life = StateObject(wrappedValue: Life(witness))
  }

  var body: some View {
    Button("\(name): \(count)") { count += 1 }
      .onAppear { witness.appeared.append(name) }
      .onDisappear { witness.disappeared.append(name) }
  }
}

private struct Counted: ViewModifier {
  let name: String
  let witness: Witness
  @State private var count = 0
  @StateObject private var life: Life

  init(name: String, witness: Witness) {
    self.name = name
    self.witness = witness
    _life = StateObject(wrappedValue: Life(witness))
  }

  func body(content: Content) -> some View {
    Button("\(name): \(count)") { count += 1 }
      .onAppear { witness.appeared.append(name) }
      .onDisappear { witness.disappeared.append(name) }
    content
  }
}
