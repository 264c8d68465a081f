/// What holds for every host.
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
    // The first window is still there, and nobody else hears of anything.
    #expect(app.bodies == ["Screen"])
    #expect(app.window.shows("0 1"))
  }
}
