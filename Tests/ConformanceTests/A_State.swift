/// State that a view owns.
@MainActor
@Suite struct A_State {

  // MARK: Storage of values

  struct Guest: View {
    @State private var name: String

    init(name: String) {
      _name = State(initialValue: name)
    }

    var body: some View { Text(name) }
  }

  struct Reception: View {
    @State private var number = 1

    var body: some View {
      Button("Next") { number += 1 }
      Guest(name: "guest \(number)")
    }
  }

  @Test func `A01 the initial value is stored once per identity`() {
    let app = TestApp(Reception())
    app.reset()
    for _ in 1...5 { app.window.button("Next").tap() }
    #expect(app.bodies.filter { $0 == "Reception" }.count == 5)
    #expect(app.window.texts == ["Next", "guest 1"])
    #expect(app.window.changes == [])
  }

  struct Tally: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("Add to \(name)") { count += 1 }
      Text("\(name): \(count)")
    }
  }

  @Test func `A02 two views of one type have a state each`() {
    let app = TestApp {
      Tally(name: "left")
      Tally(name: "right")
    }
    app.reset()
    app.window.button("Add to left").tap()
    #expect(app.bodies == ["Tally"])
    #expect(app.window.texts == ["Add to left", "left: 1", "Add to right", "right: 0"])
  }

  struct Choice: View {
    @State var selection: Int?

    var body: some View { Text(selection.map { "chose \($0)" } ?? "nothing chosen") }
  }

  @Test func `A03 an optional state is nil at first`() {
    let app = TestApp(Choice())
    #expect(app.window.texts == ["nothing chosen"])
  }

  struct EagerDefault: View {
    @State private var level = 1

    init() {
      level = 5
    }

    var body: some View { Text("level \(level)") }
  }

  @Test func `A04 assigning a state with a default in init has no effect`() {
    let app = TestApp(EagerDefault())
    #expect(app.window.texts == ["level 1"])
  }

  // MARK: Effective writes

  struct Point {
    var x = 0
    var y = 0
  }

  struct Unmoved: View {
    @State private var title = "start"
    @State private var point = Point()

    var body: some View {
      Text("\(title) \(point.x)")
      Button("Same title") { title = ["st", "art"].joined() }
      Button("Same point") { point = Point(x: 0, y: 0) }
      Button("Other point") { point = Point(x: 0, y: 1) }
    }
  }

  @Test func `A05 writing an equal value runs no body`() {
    let app = TestApp(Unmoved())
    app.reset()
    app.window.button("Same title").tap()
    app.window.button("Same point").tap()
    #expect(app.bodies == [])
    app.window.button("Other point").tap()
    #expect(app.bodies == ["Unmoved"])
  }

  struct Unread: View {
    let log: Log
    @State private var taps = 0

    var body: some View {
      Button("Tap") {
        taps += 1
        log("\(taps)")
      }
    }
  }

  @Test func `A06 a state that body never reads does not invalidate its owner`() {
    let log = Log()
    let app = TestApp(Unread(log: log))
    app.reset()
    app.window.button("Tap").tap()
    app.window.button("Tap").tap()
    #expect(log.lines == ["1", "2"])
    #expect(app.bodies == [])
    #expect(app.window.mutations == [])
  }

  struct Volume: View {
    @State private var level = 0

    var body: some View { VolumeKnob(level: $level) }
  }

  struct VolumeKnob: View {
    @Binding var level: Int

    var body: some View { Button("Level \(level)") { level += 1 } }
  }

  @Test func `A07 passing a binding on is not reading it`() {
    let app = TestApp(Volume())
    app.reset()
    app.window.button("Level 0").tap()
    #expect(app.bodies == ["VolumeKnob"])
    #expect(app.window.changes == [#"text "Level 0" becomes "Level 1""#])
  }

  struct Peek: View {
    @State private var isOpen = true
    @State private var count = 0

    var body: some View {
      Text(isOpen ? "\(count)" : "closed")
      Button("Close") { isOpen = false }
      Button("Add") { count += 1 }
    }
  }

  @Test func `A08 a body that has read a state once is always invalidated by it`() {
    let app = TestApp(Peek())
    app.window.button("Close").tap()
    app.reset()
    app.window.button("Add").tap()
    app.window.button("Add").tap()
    #expect(app.bodies == ["Peek", "Peek"])
    #expect(app.window.changes == [])
  }

  // MARK: Visibility of writes

  struct Double: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      let _ = log("body \(value)")
      Button("Write") {
        value = 1
        value = 2
      }
    }
  }

  @Test func `A09 two writes in one action run one body`() {
    let log = Log()
    let app = TestApp(Double(log: log))
    app.reset()
    app.window.button("Write").tap()
    #expect(app.bodies == ["Double"])
    #expect(log.lines == ["body 0", "body 2"])
  }

  struct TwoTransactions: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      let _ = log("body \(value)")
      Text("\(value)")
        .onAppear {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
        }
    }
  }

  @Test func `A10 writes are put together by transaction`() {
    let log = Log()
    let app = TestApp(TwoTransactions(log: log))
    #expect(log.lines == ["body 0", "body 2", "body 4"])
    #expect(app.window.texts == ["4"])
    #expect(app.window.batchCount == 1)
  }

  struct ReadBack: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      let _ = log("body \(value)")
      Button("Write") {
        value = 1
        log("action \(value)")
        withAnimation { value = 2 }
        log("action \(value)")
      }
    }
  }

  @Test func `A11 an action reads what it has just written`() {
    let log = Log()
    let app = TestApp(ReadBack(log: log))
    app.window.button("Write").tap()
    #expect(log.lines == ["body 0", "action 1", "action 2", "body 1", "body 2"])
  }

  struct WritesInBody: View {
    @State private var value = 0

    var body: some View {
      let _ = { value = 1 }()
      Text("\(value)")
    }
  }

  @Test func `A12 writing state during body evaluation is reported`() {
    let app = TestApp(WritesInBody())
    #expect(
      app.reports == [
        "Modifying state during view update, this will cause undefined behavior."
      ])
    #expect(app.window.texts == ["0"])
  }

  /// Passes a binding out of the view that owns the state.
  final class Outlet {
    var binding: Binding<Int>?
  }

  static let mainQueue = DispatchSpecificKey<String>()

  struct Exposed: View {
    let outlet: Outlet
    @State private var value = 0

    var body: some View {
      Text("\(value) on \(DispatchQueue.getSpecific(key: mainQueue) ?? "any queue")")
        .onAppear { outlet.binding = $value }
    }
  }

  @Test func `A13 a write from another thread is shown on the main thread`() async throws {
    DispatchQueue.main.setSpecific(key: Self.mainQueue, value: "the main queue")
    let outlet = Outlet()
    let app = TestApp(Exposed(outlet: outlet))
    let binding = try #require(outlet.binding)
    app.reset()
    await Task.detached {
      binding.wrappedValue = 5
    }.value
    await app.wait { app.bodies.count > 0 }
    await app.settle()
    #expect(app.bodies == ["Exposed"])
    #expect(app.window.texts == ["5 on the main queue"])
  }

  struct Removable: View {
    let outlet: Outlet
    @State private var isShown = true

    var body: some View {
      Button("Remove") { isShown = false }
      if isShown { Exposed(outlet: outlet) }
    }
  }

  @Test func `A14 writing state of a removed view changes nothing`() throws {
    let outlet = Outlet()
    let app = TestApp(Removable(outlet: outlet))
    app.window.button("Remove").tap()
    app.reset()
    let binding = try #require(outlet.binding)
    binding.wrappedValue = 5
    app.flush()
    #expect(binding.wrappedValue == 0)
    #expect(app.bodies == [])
    #expect(app.window.mutations == [])
  }

  // MARK: Use outside a view

  struct Plain: View {
    @State var value = 3

    var body: some View { Text("\(value)") }
  }

  @Test func `A15 the binding of a state that is not installed is constant`() {
    let app = TestApp(EmptyView())
    let binding = Plain().$value
    binding.wrappedValue = 9
    #expect(binding.wrappedValue == 3)
    #expect(
      app.reports == [
        """
        Accessing State's value outside of being installed on a View. This will result in a \
        constant Binding of the initial value and will not update.
        """
      ])
  }

  @Test func `A16 writing a state that is not installed is ignored`() {
    let app = TestApp(EmptyView())
    let view = Plain()
    view.value = 9
    #expect(view.value == 3)
    #expect(app.reports == [])
  }

  // MARK: Objects

  final class Instance {
    let number: Int

    init(_ log: Log) {
      log("init")
      number = log.lines.count
    }
  }

  struct OwnsInstance: View {
    @State private var instance: Instance

    init(log: Log) {
      _instance = State(wrappedValue: Instance(log))
    }

    var body: some View { Text("instance \(instance.number)") }
  }

  struct Remaking: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      Button("Remake \(count)") { count += 1 }
      OwnsInstance(log: log)
    }
  }

  @Test func `A17 the first object is kept while every view value makes another`() {
    let log = Log()
    let app = TestApp(Remaking(log: log))
    app.window.button("Remake 0").tap()
    app.window.button("Remake 1").tap()
    #expect(log.lines == ["init", "init", "init"])
    #expect(app.window.texts == ["Remake 2", "instance 1"])
  }

  final class Score: ObservableObject {
    @Published var points = 0

    init(points: Int) {
      self.points = points
    }
  }

  struct ScoreInState: View {
    @State private var score = Score(points: 0)

    var body: some View {
      Text("\(score.points)")
      Button("Score") { score.points += 1 }
      Button("Replace") { score = Score(points: 10) }
    }
  }

  @Test func `A18 a state follows the reference and not what an observable object publishes`() {
    let app = TestApp(ScoreInState())
    app.reset()
    app.window.button("Score").tap()
    #expect(app.bodies == [])
    app.window.button("Replace").tap()
    #expect(app.bodies == ["ScoreInState"])
    #expect(app.window.changes == [#"text "0" becomes "10""#])
  }

  // MARK: Apps and scenes

  struct CountingApp: App {
    @State private var count = 0

    var body: some Scene {
      WindowGroup { Button("App \(count)") { count += 1 } }
    }
  }

  struct CountingScene: Scene {
    @State private var count = 0

    var body: some Scene {
      WindowGroup { Button("Scene \(count)") { count += 1 } }
    }
  }

  struct SceneApp: App {
    var body: some Scene { CountingScene() }
  }

  @Test func `A19 state works in apps and scenes`() {
    let app = TestApp(app: CountingApp.self)
    app.reset()
    app.window.button("App 0").tap()
    #expect(app.bodies == ["CountingApp"])
    #expect(app.window.texts == ["App 1"])

    let other = TestApp(app: SceneApp.self)
    other.reset()
    other.window.button("Scene 0").tap()
    #expect(other.bodies == ["CountingScene"])
    #expect(other.window.texts == ["Scene 1"])
  }

  // MARK: Parents and children

  struct ValueChild: View {
    let value: Int

    var body: some View { Text("\(value)") }
  }

  struct ConstantChild: View {
    var body: some View { Text("constant") }
  }

  struct Family: View {
    @State private var value = 0

    var body: some View {
      Button("Change") { value += 1 }
      ValueChild(value: value)
      ConstantChild()
    }
  }

  @Test func `A20 an unchanged sibling is not evaluated again`() {
    let app = TestApp(Family())
    app.reset()
    app.window.button("Change").tap()
    #expect(app.bodies == ["Family", "ValueChild"])
  }

  struct Renaming: View {
    @State private var name = "before"

    var body: some View {
      Button("Rename") { name = "after" }
      Tally(name: name)
    }
  }

  @Test func `A21 state is kept when the parent passes new values`() {
    let app = TestApp(Renaming())
    app.window.button("Add to before").tap()
    app.reset()
    app.window.button("Rename").tap()
    #expect(app.bodies == ["Renaming", "Tally"])
    #expect(app.window.texts == ["Rename", "Add to after", "after: 1"])
  }

  private final class Farewell {
    private let report: () -> Void
    init(_ report: @escaping () -> Void) { self.report = report }
    deinit { report() }
  }

  private struct Leaving: View {
    @State private var farewell: Farewell?
    @State private var count = 0

    var body: some View {
      Button("Leave") {
        farewell = Farewell { count += 1 }
        farewell = nil
      }
      Text("\(count)")
    }
  }

  @Test func `a value that is written over may write as it ends`() {
    let app = TestApp(Leaving())
    app.window.button("Leave").tap()
    #expect(app.window.texts == ["Leave", "1"])
  }
}
