/// A removed view leaves no objects in memory.
@MainActor
@Suite struct Memory {
  /// Counts the objects that are alive.
  final class Census {
    var living = 0
    var made = 0
  }

  /// An object that is counted while it lives.
  final class Resident: ObservableObject {
    @Published var visits = 0
    private let census: Census

    init(_ census: Census) {
      self.census = census
      census.living += 1
      census.made += 1
    }

    deinit { census.living -= 1 }
  }

  @Observable final class Model {
    var title = "title"
    var isOn = false
    var items = [1, 2, 3]
  }

  /// The places in which removed objects are searched for.
  final class Weak {
    weak var view: Resident?
    weak var state: Resident?
    weak var object: Resident?
    weak var action: Resident?
    weak var task: Resident?
    weak var publisher: Resident?

    var all: [Resident?] { [view, state, object, action, task, publisher] }
  }

  /// A view that keeps an object in every kind of storage a view has.
  struct Tenant: View {
    let census: Census
    let weak: Weak
    let model: Model
    let view: Resident
    @State private var state: Resident?
    @StateObject private var object: Resident

    init(census: Census, weak: Weak, model: Model, publisher: PassthroughSubject<Int, Never>) {
      self.census = census
      self.weak = weak
      self.model = model
      self.publisher = publisher
      view = Resident(census)
      _object = StateObject(wrappedValue: Resident(census))
    }

    private let publisher: PassthroughSubject<Int, Never>

    var body: some View {
      let action = Resident(census)
      let task = Resident(census)
      let received = Resident(census)
      Text("\(model.title) \(object.visits)")
        .onAppear {
          state = Resident(census)
          weak.view = view
          weak.state = state
          weak.object = object
          weak.action = action
          weak.task = task
          weak.publisher = received
        }
        .onChange(of: object.visits) { action.visits += 1 }
        .onDisappear { action.visits += 1 }
        .onReceive(publisher) { received.visits += $0 }
        .task {
          for await _ in AsyncStream<Int>(unfolding: { await Self.forever() }) {}
          task.visits += 1
        }
    }

    /// Ends when its task is cancelled.
    private static func forever() async -> Int? {
      let stream = AsyncStream<Int>.makeStream()
      for await number in stream.stream { return number }
      return nil
    }
  }

  struct House: View {
    let census: Census
    let weak: Weak
    let model: Model
    let publisher: PassthroughSubject<Int, Never>
    @State private var isLet = true

    var body: some View {
      Button("Switch") { isLet.toggle() }
      if isLet {
        Tenant(census: census, weak: weak, model: model, publisher: publisher)
      }
    }
  }

  @Test func `a removed view frees its node, state, subscriptions, tasks and tracking`() async {
    let census = Census()
    let weak = Weak()
    let model = Model()
    let publisher = PassthroughSubject<Int, Never>()
    let app = TestApp(House(census: census, weak: weak, model: model, publisher: publisher))
    #expect(weak.all.allSatisfy { $0 != nil })
    let before = app.treeDescription
    app.window.button("Switch").tap()
    await app.finishTasks()
    #expect(weak.all.allSatisfy { $0 == nil })
    #expect(census.living == 0)
    #expect(app.treeDescription != before)

    app.reset()
    model.title = "changed"
    publisher.send(1)
    app.flush()
    #expect(app.bodies == [])
    app.window.button("Switch").tap()
    #expect(app.treeDescription.filter { !$0.isNumber } == before.filter { !$0.isNumber })
  }

  @Test func `1,000 rounds of mounting and unmounting leave the number of objects flat`() async {
    let census = Census()
    let app = TestApp(
      House(census: census, weak: Weak(), model: Model(), publisher: PassthroughSubject()))
    let button = app.window.button("Switch")
    let shown = census.living
    let madeFirst = census.made
    var living: Set<Int> = []
    for _ in 1...1_000 {
      button.tap()
      await app.finishTasks()
      living.insert(census.living)
      button.tap()
      living.insert(census.living)
    }
    #expect(living == [0, shown])
    #expect(census.made == 1_001 * madeFirst)
  }

  /// With `BANYAN_CHECK_KEPT_STATE` this fails: the census is part of what is kept, and the check lets go of counted
  /// objects between writing it down and comparing.
  @Test func `a closed window frees everything in it`() async {
    let census = Census()
    let weak = Weak()
    let app = TestApp(
      House(census: census, weak: weak, model: Model(), publisher: PassthroughSubject()))
    let second = app.openWindow()
    #expect(census.living > 0)
    app.window.close()
    #expect(census.living > 0)
    second.close()
    await app.finishTasks()
    #expect(weak.all.allSatisfy { $0 == nil })
    #expect(census.living == 0)
  }

  struct ModelApp: App {
    let model: Model
    @StateObject private var resident: Resident

    init() {
      self.init(model: Model(), census: Census())
    }

    init(model: Model, census: Census) {
      self.model = model
      _resident = StateObject(wrappedValue: Resident(census))
    }

    var body: some Scene {
      let _ = model.title
      WindowGroup { Text("\(resident.visits)") }
    }
  }

  @Test func `an app that has gone follows nothing`() {
    let model = Model()
    let census = Census()
    for _ in 1...10 {
      let app = TestApp(app: ModelApp(model: model, census: census))
      #expect(census.living == 1)
      app.window.close()
    }
    #expect(census.living == 0)
    model.title = "changed"
  }

  struct Fading: View {
    let census: Census
    @State private var isFaded = false

    var body: some View {
      Button("Fade") {
        let resident = Resident(census)
        withAnimation(.linear(duration: 1_000_000)) {
          isFaded.toggle()
        } completion: {
          resident.visits += 1
        }
      }
      .opacity(isFaded ? 0.5 : 1)
    }
  }

  /// Lets tasks run until a condition is true, if it becomes true at all. A task passes through
  /// threads besides the main one on its way into a sleep and out of it; the clock waits for these.
  private func wait(with clock: TestClock, until condition: () -> Bool) async {
    for _ in 1...50 where !condition() { await clock.advance(by: .zero) }
  }

  /// Presses the button three times in an app that ends then, and returns the clock that its completions waited for.
  private func fadeAndLeave(_ census: Census) async -> TestClock {
    let app = TestApp(Fading(census: census))
    app.window.showsMotion = true
    for _ in 1...3 { app.window.button("Fade").tap() }
    await wait(with: app.clock) { app.clock.sleeperCount == 3 }
    #expect(app.clock.sleeperCount == 3)
    app.window.close()
    #expect(census.living == 3)
    return app.clock
  }

  @Test func `an app that has gone waits for the end of no animation`() async {
    let census = Census()
    let clock = await fadeAndLeave(census)
    await wait(with: clock) { census.living == 0 }
    #expect(census.living == 0)
    #expect(clock.sleeperCount == 0)
  }

  // MARK: Tracking

  /// The memory that the process has in use, in megabytes: of a process of its own, as other tests
  /// use memory meanwhile.
  private static var megabytes: Double {
    get throws {
      let statm = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      return Double(statm.split(separator: " ")[1])! * Double(getpagesize()) / 1_000_000
    }
  }

  struct Counting: View {
    let model: Model
    @State private var count = 0

    var body: some View {
      let _ = count
      Text(model.title)
      Button("Count") { count += 1 }
    }
  }

  @Test func `100,000 evaluations for other reasons leave memory and the next write flat`() async {
    await #expect(processExitsWith: .success) { try await Memory.evaluateOften() }
  }

  private static func evaluateOften() throws {
    let model = Model()
    let app = TestApp(Counting(model: model))
    let button = app.window.button("Count")
    func evaluate(_ times: Int) {
      for _ in 0..<times {
        button.tap()
        if app.bodies.count == 1_000 { app.reset() }
      }
    }
    evaluate(1_000)
    let before = try Self.megabytes
    evaluate(100_000)
    #expect(try Self.megabytes - before < 20)
    app.reset()
    model.title = "changed"
    app.flush()
    #expect(app.bodies == ["Counting"])
    #expect(app.window.texts == ["changed", "Count"])
  }

  struct Reads: View {
    @Bindable var model: Model

    var body: some View {
      Text(model.title)
      Toggle("Toggle", isOn: $model.isOn)
      ForEach(1...3, id: \.self) { Text("\($0) \(model.title)") }
    }
  }

  struct MountsReaders: View {
    let model: Model
    @State private var isShown = true

    var body: some View {
      Button("Switch") { isShown.toggle() }
      if isShown { Reads(model: model) }
    }
  }

  @Test func `readers that have come and gone leave memory and the next write flat`() async {
    await #expect(processExitsWith: .success) { try await Memory.mountReadersOften() }
  }

  private static func mountReadersOften() throws {
    let model = Model()
    let app = TestApp(MountsReaders(model: model))
    let button = app.window.button("Switch")
    func mountAndUnmount(_ times: Int) {
      for _ in 0..<times {
        button.tap()
        button.tap()
        app.reset()
      }
    }
    mountAndUnmount(1_000)
    let before = try Self.megabytes
    mountAndUnmount(10_000)
    #expect(try Self.megabytes - before < 10)
    button.tap()
    app.reset()
    model.title = "changed"
    model.isOn = true
    app.flush()
    #expect(app.bodies == [])
    #expect(app.window.mutations == [])
  }

  struct Frozen: ViewModifier {
    let isFrozen: Bool
    @State private var kept: AnyView?

    func body(content: Content) -> some View {
      Group { kept ?? AnyView(content) }
        .onChange(of: isFrozen) { kept = AnyView(content) }
    }
  }

  struct Pond: View {
    let census: Census
    @State private var isFrozen = false
    @State private var isThere = true

    var body: some View {
      if isThere { Swimmer(resident: Resident(census)).modifier(Frozen(isFrozen: isFrozen)) }
      Button("Freeze") { isFrozen.toggle() }
      Button("Drain") { isThere = false }
    }
  }

  struct Swimmer: View {
    let resident: Resident
    var body: some View { Text("swimmer") }
  }

  @Test func `a modifier that keeps its content is freed when it leaves`() {
    let census = Census()
    let app = TestApp(Pond(census: census))
    app.window.button("Freeze").tap()
    app.window.button("Drain").tap()
    #expect(app.window.texts == ["Freeze", "Drain"])
    #expect(census.living == 0)
  }
}
