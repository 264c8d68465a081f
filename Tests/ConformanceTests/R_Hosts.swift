/// Requirements on every host.
@MainActor
@Suite struct R_Hosts {
  @MainActor
  final class Model: ObservableObject {
    static var living = 0
    @Published var count = 0
    init() { Self.living += 1 }
    isolated deinit { Self.living -= 1 }
  }

  struct Screen: View {
    static var runningTasks = 0
    @StateObject private var model = Model()
    @State private var ticks = 0
    let gate: Gate
    let ticking: PassthroughSubject<Void, Never>

    var body: some View {
      Text("\(model.count) \(ticks)")
        .onReceive(ticking) { ticks += 1 }
        .task {
          Self.runningTasks += 1
          await gate.wait()
          Self.runningTasks -= 1
        }
    }
  }

  @Test func `R09 windows that come and go leave no state, no task and no subscription`() async {
    let gate = Gate()
    let ticking = PassthroughSubject<Void, Never>()
    let app = TestApp(Screen(gate: gate, ticking: ticking))
    for _ in 1...100 {
      let window = app.openWindow()
      await app.settle()
      window.close()
    }
    await app.wait { Screen.runningTasks == 1 }
    #expect(Model.living == 1)
    app.reset()
    ticking.send()
    app.flush()
    // The first window is still there, and no other window receives anything.
    #expect(app.bodies == ["Screen"])
    #expect(app.window.shows("0 1"))
  }

  struct Rows: View {
    let log: Log
    @State private var rows = [1]

    var body: some View {
      Button("Remove") { rows.removeAll() }
      Button("Insert") { rows = [1] }
      ForEach(rows, id: \.self) { row in
        Button("Row") { log("row \(row)") }
      }
    }
  }

  @Test func `R06 an event for an element that has gone is dropped, and no number is used again`() {
    let log = Log()
    let app = TestApp(Rows(log: log))
    var gone: [ElementID] = []
    for _ in 1...10 {
      gone.append(app.window.button("Row").id)
      app.window.button("Remove").tap()
      app.window.button("Insert").tap()
      #expect(!gone.contains(app.window.button("Row").id))
      app.reset()
      for id in gone { #expect(!app.window.send(.activate, to: id)) }
      #expect(log.lines == [])
      #expect(app.bodies == [])
      #expect(app.window.mutations == [])
    }
    app.window.button("Row").tap()
    #expect(log.lines == ["row 1"])
  }

  @MainActor
  final class Score: ObservableObject {
    @Published var points = 0
  }

  struct Scoreboard: View {
    @ObservedObject var score: Score

    var body: some View {
      let points = score.points
      Button("Add to \(points)") { score.points = points + 1 }
    }
  }

  /// The button's action is that of the last body, which has read what the program has written since.
  @Test func `an event acts on what the program has written before it`() {
    let score = Score()
    let app = TestApp(Scoreboard(score: score))
    let button = app.window.button("Add to 0")
    score.points = 5
    button.tap()
    #expect(score.points == 6)
  }
}
