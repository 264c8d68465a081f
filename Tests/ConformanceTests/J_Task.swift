/// Tasks that live as long as their view.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct J_Task {
  struct Worker: View {
    let trace: Trace<String>
    @State private var number = 0
    @State private var title = 0
    var body: some View {
      Button("Next") { number += 1 }
      Button("Title \(title)") { title += 1 }
        .task(id: number) { trace("run \(number)") }
    }
  }

  @Test func `J01 a task starts once`() async {
    struct Screen: View {
      let trace: Trace<String>
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }.task { trace("run") }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    #expect(trace.events == [])
    await app.finishTasks()
    app.window.button("0").tap()
    await app.finishTasks()
    #expect(trace.events == ["run"])
  }

  @Test func `J02 a task starts again when its id changes`() async {
    let trace = Trace<String>()
    let app = TestApp(Worker(trace: trace))
    await app.finishTasks()
    app.window.button("Next").tap()
    await app.finishTasks()
    #expect(trace.events == ["run 0", "run 1"])
  }

  @Test func `J03 the task before is cancelled before the next one starts`() async {
    struct Screen: View {
      let trace: Trace<String>
      let gate: Gate
      @State private var number = 0
      var body: some View {
        Button("Next") { number += 1 }
          .task(id: number) {
            let number = number
            trace("start \(number)")
            await withTaskCancellationHandler {
              await gate.wait()
            } onCancel: {
              MainActor.assumeIsolated { trace("cancel \(number)") }
            }
            trace("end \(number), cancelled: \(Task.isCancelled)")
          }
      }
    }
    let trace = Trace<String>()
    let gate = Gate()
    let app = TestApp(Screen(trace: trace, gate: gate))
    await app.settle()
    #expect(trace.events == ["start 0"])
    app.window.button("Next").tap()
    await app.wait { trace.events.count == 4 }
    #expect(trace.events.prefix(2) == ["start 0", "cancel 0"])
    #expect(Set(trace.events.suffix(2)) == ["end 0, cancelled: true", "start 1"])
  }

  struct Waiting: View {
    let trace: Trace<String>
    let gate: Gate
    var body: some View {
      Text("waiting").task {
        trace("start")
        await withTaskCancellationHandler {
          await gate.wait()
        } onCancel: {
          MainActor.assumeIsolated { trace("cancel") }
        }
        trace("end, cancelled: \(Task.isCancelled)")
      }
    }
  }

  struct Switch: View {
    let trace: Trace<String>
    let gate: Gate
    @State private var page = 0
    @State private var isShown = true
    var body: some View {
      if isShown { Waiting(trace: trace, gate: gate).id(page) }
      Button("Next") { page += 1 }
      Button("Remove") { isShown = false }
    }
  }

  @Test func `J04 removing the view cancels its task`() async throws {
    let trace = Trace<String>()
    let app = TestApp(Switch(trace: trace, gate: Gate()))
    await app.settle()
    #expect(trace.events == ["start"])
    app.window.button("Remove").tap()
    // A task that ignores its cancellation does not end.
    try #require(trace.events == ["start", "cancel"])
    await app.finishTasks()
    #expect(trace.events == ["start", "cancel", "end, cancelled: true"])
  }

  @Test func `J04 another identity cancels the task and starts a new one`() async throws {
    let trace = Trace<String>()
    let app = TestApp(Switch(trace: trace, gate: Gate()))
    await app.settle()
    app.window.button("Next").tap()
    try #require(trace.events == ["start", "cancel"])
    await app.wait { trace.events.count == 4 }
    #expect(Set(trace.events.dropFirst(2)) == ["end, cancelled: true", "start"])
    app.window.close()
    try #require(trace.events.dropFirst(4) == ["cancel"])
    await app.finishTasks()
    #expect(trace.events.dropFirst(4) == ["cancel", "end, cancelled: true"])
  }

  @Test
  func `J04 the task of a view that is gone before it could start is cancelled from the start`()
    async
  {
    struct Screen: View {
      let trace: Trace<String>
      @State private var isShown = true
      var body: some View {
        if isShown {
          Text("short").onAppear { isShown = false }.task {
            trace("cancelled: \(Task.isCancelled)")
          }
        }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    await app.finishTasks()
    #expect(app.window.texts == [])
    #expect(trace.events == ["cancelled: true"])
  }

  @Test func `J05 a task has the priority userInitiated unless another is specified`() async {
    let trace = Trace<TaskPriority>()
    let app = TestApp {
      Text("usual").task { trace(Task.basePriority ?? .background) }
    }
    await app.finishTasks()
    let other = TestApp {
      Text("low").task(priority: .low) { trace(Task.basePriority ?? .background) }
    }
    await other.finishTasks()
    #expect(trace.events == [.userInitiated, .low])
  }

  nonisolated static let key = DispatchSpecificKey<Bool>()
  nonisolated static let places = Mutex<[String]>([])

  nonisolated static var place: String {
    DispatchQueue.getSpecific(key: key) == true ? "main" : "elsewhere"
  }

  @concurrent
  nonisolated static func work() async {
    let place = place
    places.withLock { $0.append("function \(place)") }
  }

  @Test func `J06 a closure in a body runs on the main actor, another function does not`() async {
    struct Screen: View {
      var body: some View {
        Text("closure").task {
          let place = J_Task.place
          J_Task.places.withLock { $0.append("closure \(place)") }
        }
        Text("function").task(J_Task.work)
      }
    }
    DispatchQueue.main.setSpecific(key: Self.key, value: true)
    let app = TestApp(Screen())
    await app.finishTasks()
    #expect(Self.places.withLock { $0.sorted() } == ["closure main", "function elsewhere"])
  }

  @Test func `J07 state written after an await runs the body once for each turn`() async {
    struct Screen: View {
      let gate: Gate
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Text("\(first) \(second)")
          .task {
            first = 1
            await gate.wait()
            first = 2
            second = 1
            second = 2
          }
      }
    }
    let gate = Gate()
    let app = TestApp(Screen(gate: gate))
    await app.settle()
    #expect(app.window.texts == ["1 0"])
    app.reset()
    gate.open()
    await app.finishTasks()
    await app.settle()
    #expect(app.bodies == ["Screen"])
    #expect(app.window.changes == [#"text "1 0" becomes "2 2""#])
  }

  @Test func `J08 a task may change its own id as often as it likes`() async {
    struct Screen: View {
      @State private var number = 0
      var body: some View {
        Text("\(number)").task(id: number) {
          if number < 20 { number += 1 }
        }
      }
    }
    let app = TestApp(Screen())
    await app.wait { app.window.texts == ["20"] }
    await app.finishTasks()
    #expect(app.reports == [])
    #expect(app.window.texts == ["20"])
  }

  @Test func `J09 evaluating the parent with an equal id does not start the task again`() async {
    let trace = Trace<String>()
    let app = TestApp(Worker(trace: trace))
    await app.finishTasks()
    app.window.button("Title 0").tap()
    await app.finishTasks()
    #expect(app.window.texts == ["Next", "Title 1"])
    #expect(trace.events == ["run 0"])
  }

  @Test func `J10 a task runs again when a row of a lazy container appears again`() async {
    let trace = Trace<String>()
    let app = TestApp {
      ScrollView {
        LazyVStack {
          ForEach(0..<100) { index in
            Text("\(index)").task { trace("\(index) runs") }
          }
        }
      }
    }
    let rows = app.window.all.first { $0.kind == .lazyVerticalStack }!
    rows.scroll(toRows: 0..<1)
    await app.finishTasks()
    trace.reset()
    rows.scroll(toRows: 50..<51)
    await app.finishTasks()
    rows.scroll(toRows: 0..<1)
    await app.finishTasks()
    #expect(trace.events == ["50 runs", "0 runs"])
  }

  /// A host that prepares a window for a visitor who may never come.
  private final class PreparingHost: BanyanHost.Host {
    var hasViewer: Bool { false }
    func apply(_ batch: [Mutation]) {}
  }

  @Test func `a task waits until somebody sees the window, and an action of onAppear does not`()
    async
  {
    struct Screen: View {
      let trace: Trace<String>
      @State private var number = 0
      var body: some View {
        Text("\(number)")
          .onAppear {
            trace("appears")
            number = 1
          }
          .task(id: number) { trace("runs \(number)") }
      }
    }
    let trace = Trace<String>()
    let app = RunningApp(view: { Screen(trace: trace) })
    let host = PreparingHost()
    let window = app.openWindow(on: host, name: "window", address: nil)
    for _ in 0..<100 { await Task.yield() }
    #expect(trace.events == ["appears"])
    window.send(Event(target: .window, payload: .viewed))
    while trace.events.count < 2 { await Task.yield() }
    #expect(trace.events == ["appears", "runs 1"])
    window.close()
  }
}
