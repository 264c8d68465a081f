/// Observable objects: owned, observed and found in the environment.
@MainActor
@Suite struct B_ObservableObject {
  final class Model: ObservableObject {
    @Published var name: String
    @Published var count = 0
    var unpublished = 0
    private let log: Log?

    init(_ name: String = "model", log: Log? = nil) {
      self.name = name
      self.log = log
      log?("init \(name)")
    }

    deinit { log?("deinit \(name)") }
  }

  // MARK: StateObject

  struct Owner: View {
    let log: Log
    @StateObject private var model: Model
    @State private var taps = 0

    init(name: String, log: Log) {
      self.log = log
      _model = StateObject(wrappedValue: Model(name, log: log))
    }

    var body: some View {
      let _ = log("body \(model.name)")
      Button("Owner of \(model.name), taps: \(taps)") { taps += 1 }
    }
  }

  struct OwnerParent: View {
    let log: Log
    var usesID = false
    @State private var number = 1

    var body: some View {
      Button("Next") { number += 1 }
      let owner = Owner(name: "model \(number)", log: log)
      if usesID { owner.id(number) } else { owner }
    }
  }

  @Test func `B01 the object is made once per identity, before the first body`() {
    let log = Log()
    let app = TestApp(OwnerParent(log: log))
    for _ in 1...10 { app.window.button("Next").tap() }
    #expect(log.lines.prefix(2) == ["init model 1", "body model 1"])
    #expect(log.lines.filter { $0.hasPrefix("init") } == ["init model 1"])
  }

  @Test func `B02 another argument later has no effect`() {
    let log = Log()
    let app = TestApp(OwnerParent(log: log))
    app.window.button("Next").tap()
    #expect(app.window.texts == ["Next", "Owner of model 1, taps: 0"])
  }

  @Test func `B03 another id makes another object and resets the state`() {
    let log = Log()
    let app = TestApp(OwnerParent(log: log, usesID: true))
    app.window.button("Owner of model 1, taps: 0").tap()
    #expect(app.window.texts == ["Next", "Owner of model 1, taps: 1"])
    app.window.button("Next").tap()
    #expect(app.window.texts == ["Next", "Owner of model 2, taps: 0"])
    #expect(log.lines.filter { $0.hasPrefix("init") } == ["init model 1", "init model 2"])
    #expect(log.lines.filter { $0.hasPrefix("deinit") } == ["deinit model 1"])
  }

  struct PublicOwner: View {
    @StateObject var model = Model()

    var body: some View { Text(model.name) }
  }

  @Test func `B04 a state object that is not installed is made at each access`() {
    let app = TestApp(EmptyView())
    let view = PublicOwner()
    #expect(view.model !== view.model)
    let report = """
      Accessing StateObject's object without being installed on a View. This will create a new \
      instance each time.
      """
    #expect(app.reports == [report, report])
  }

  struct Removable<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var isShown = true

    var body: some View {
      Button("Remove") { isShown = false }
      if isShown { content }
    }
  }

  @Test func `B05 the object is released when the identity ends`() {
    let log = Log()
    let app = TestApp(Removable { Owner(name: "model", log: log) })
    #expect(log.lines == ["init model", "body model"])
    app.window.button("Remove").tap()
    #expect(log.lines == ["init model", "body model", "deinit model"])
  }

  // MARK: ObservedObject

  struct Careless: View {
    @ObservedObject private var model: Model

    init(log: Log) {
      _model = ObservedObject(wrappedValue: Model(log: log))
    }

    var body: some View { Button("Count \(model.count)") { model.count += 1 } }
  }

  struct CarelessParent: View {
    let log: Log
    @State private var number = 0

    var body: some View {
      Button("Next \(number)") { number += 1 }
      Careless(log: log)
    }
  }

  @Test func `B06 an observed object made in the child is made again with it`() {
    let log = Log()
    let app = TestApp(CarelessParent(log: log))
    app.window.button("Count 0").tap()
    #expect(app.window.texts == ["Next 0", "Count 1"])
    app.window.button("Next 0").tap()
    #expect(app.window.texts == ["Next 1", "Count 0"])
    #expect(log.lines == ["init model", "init model", "deinit model"])
  }

  struct Observer: View {
    @ObservedObject var model: Model

    var body: some View { Text("\(model.name): \(model.count)") }
  }

  struct Switching: View {
    let models: [Model]
    @State private var index = 0

    var body: some View {
      Button("Switch") { index = 1 - index }
      Observer(model: models[index])
    }
  }

  @Test func `B07 an observed object is followed only while it is the one passed`() {
    let models = [Model("first"), Model("second")]
    let app = TestApp(Switching(models: models))
    app.window.button("Switch").tap()
    app.reset()
    models[0].count = 1
    app.flush()
    #expect(app.bodies == [])
    models[1].count = 2
    app.flush()
    #expect(app.bodies == ["Observer"])
    #expect(app.window.changes == [#"text "second: 0" becomes "second: 2""#])
  }

  struct Indifferent: View {
    @ObservedObject var model: Model

    var body: some View { Text("indifferent") }
  }

  @Test func `B08 every subscribed body runs, whatever it reads`() {
    let model = Model()
    let app = TestApp {
      Indifferent(model: model)
      Observer(model: model)
    }
    app.reset()
    model.objectWillChange.send()
    app.flush()
    #expect(app.bodies == ["Indifferent", "Observer"])
    #expect(app.window.mutations == [])
  }

  struct Reads: View {
    let value: Int

    var body: some View { Text("\(value)") }
  }

  struct Constant: View {
    var body: some View { Text("constant") }
  }

  struct WritesWhenItAppears: View {
    @ObservedObject var model: Model
    let writesPublished: Bool

    var body: some View {
      VStack {
        Reads(value: writesPublished ? model.count : model.unpublished)
        Constant()
      }
      .onAppear { if writesPublished { model.count += 1 } else { model.unpublished += 1 } }
    }
  }

  /// A class without `@Published` properties has a publisher too, always the same.
  final class Handmade: ObservableObject {
    var count = 0 {
      willSet { objectWillChange.send() }
    }
  }

  struct HandmadeView: View {
    @ObservedObject var model: Handmade
    var body: some View { Button("\(model.count)") { model.count += 1 } }
  }

  @Test func `B08 a class that announces its changes itself runs the body`() {
    let app = TestApp(HandmadeView(model: Handmade()))
    app.reset()
    app.window.button("0").tap()
    app.window.button("1").tap()
    #expect(app.bodies == ["HandmadeView", "HandmadeView"])
    #expect(app.window.texts == ["2"])
  }

  @Test func `B09 a published property runs its owner and the view that gets the value`() {
    let published = TestApp(WritesWhenItAppears(model: Model(), writesPublished: true))
    #expect(
      published.bodies.filter { !$0.hasPrefix("ViewApp") } == [
        "WritesWhenItAppears", "Reads", "Constant", "WritesWhenItAppears", "Reads",
      ])
    let unpublished = TestApp(WritesWhenItAppears(model: Model(), writesPublished: false))
    #expect(
      unpublished.bodies.filter { !$0.hasPrefix("ViewApp") } == [
        "WritesWhenItAppears", "Reads", "Constant",
      ])
  }

  @Test func `B10 publishing an equal value runs the body`() {
    let model = Model()
    let app = TestApp(Observer(model: model))
    app.reset()
    model.count = 0
    app.flush()
    #expect(app.bodies == ["Observer"])
    #expect(app.window.mutations == [])
  }

  @Test func `B11 the object announces a change before it, and the body sees it`() {
    let model = Model()
    let log = Log()
    let app = TestApp(Observer(model: model))
    let subscription = model.objectWillChange.sink { log("will change \(model.count)") }
    model.count = 7
    app.flush()
    #expect(log.lines == ["will change 0"])
    #expect(app.window.texts == ["model: 7"])
    subscription.cancel()
  }

  @Test func `B12 ten changes in one turn run one body`() async {
    let model = Model()
    let app = TestApp(Observer(model: model))
    app.reset()
    for count in 1...10 { model.count = count }
    #expect(app.bodies == [])
    await app.settle()
    #expect(app.bodies == ["Observer"])
    #expect(app.window.changes == [#"text "model: 0" becomes "model: 10""#])
    #expect(app.window.batchCount == 1)
  }

  struct ObservingParent: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack { Observer(model: model) }
    }
  }

  /// Decided: bodies run in tree order, so that a child sees what its parent made of the change.
  /// Apple documents only that both run.
  @Test func `B13 two observers of one object run once each, the parent first`() {
    let model = Model()
    let app = TestApp(ObservingParent(model: model))
    app.reset()
    model.count = 1
    app.flush()
    #expect(app.bodies == ["ObservingParent", "Observer"])
  }

  final class SharedModel: ObservableObject, @unchecked Sendable {
    @Published var count = 0
  }

  struct SharedObserver: View {
    @ObservedObject var model: SharedModel

    var body: some View { Text("\(model.count)") }
  }

  @Test func `B14 publishing from a background thread is reported`() async {
    let model = SharedModel()
    let app = TestApp(SharedObserver(model: model))
    app.reset()
    await Task.detached { model.count = 1 }.value
    await app.wait { !app.bodies.isEmpty }
    await app.settle()
    #expect(
      app.reports == [
        """
        Publishing changes from background threads is not allowed; make sure to publish values \
        from the main thread (via operators like receive(on:)) on model updates.
        """
      ])
    #expect(app.bodies == ["SharedObserver"])
  }

  struct PublishesInBody: View {
    @ObservedObject var model: Model

    var body: some View {
      let _ = { if model.count == 0 { model.count = 1 } }()
      Text("\(model.count)")
    }
  }

  @Test func `B15 publishing during body evaluation is reported and not lost`() {
    let app = TestApp(PublishesInBody(model: Model()))
    #expect(
      app.reports == [
        """
        Publishing changes from within view updates is not allowed, this will cause undefined \
        behavior.
        """
      ])
    #expect(
      app.bodies.filter { !$0.hasPrefix("ViewApp") } == ["PublishesInBody", "PublishesInBody"])
    #expect(app.window.texts == ["1"])
  }

  final class Tally: ObservableObject {
    @Published var count = 0
    @Published var other = 0
  }

  struct PublishesAlways: View {
    @ObservedObject var model: Tally

    var body: some View {
      let _ = { model.count += 1 }()
      Text("\(model.other)")
      Button("Change") { model.other += 1 }
    }
  }

  private static let publishing = """
    Publishing changes from within view updates is not allowed, this will cause undefined \
    behavior.
    """

  private static func stopped(_ view: String, changing property: String) -> String {
    "The body of \(view) changes \(property) whenever it runs, and so it would run again without an end: "
      + "it was stopped after 10 rounds. Change it in an action, such as onAppear, onChange or task."
  }

  /// Differs: Apple's body would run again without an end.
  @Test
  func
    `B15 a body that publishes whenever it runs is stopped, and reported once with the property`()
  {
    let app = TestApp(PublishesAlways(model: Tally()))
    let bodies = Array(repeating: "PublishesAlways", count: 11)
    // The body that makes the window comes before the update in which ten rounds are counted.
    #expect(app.bodies.filter { !$0.hasPrefix("ViewApp") } == ["PublishesAlways"] + bodies)
    #expect(
      app.reports == [
        Self.publishing, Self.publishing,
        Self.stopped("PublishesAlways", changing: "Tally.count"),
      ])
    app.reset()
    app.window.button("Change").tap()
    #expect(app.window.texts.contains("1"))
    #expect(app.bodies == bodies)
    #expect(app.reports == [Self.publishing])
  }

  @Observable final class ObservedTally {
    var count = 0
  }

  struct ReadsTally: View {
    let tally: ObservedTally

    var body: some View { ChangesTally(tally: tally, count: tally.count) }
  }

  struct ChangesTally: View {
    let tally: ObservedTally
    let count: Int

    var body: some View {
      let _ = { tally.count += 1 }()
      Text("\(count)")
      Button("Start again") { tally.count = 0 }
    }
  }

  @Test func `a body that changes what the view above reads is stopped, too`() {
    let app = TestApp(ReadsTally(tally: ObservedTally()))
    #expect(app.reports == [Self.stopped("ChangesTally", changing: "ObservedTally.count")])
    #expect(app.window.texts.contains("11"))
    app.reset()
    app.window.button("Start again").tap()
    #expect(app.window.texts.contains("10"))
    #expect(app.reports == [])
  }

  final class Finishing: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var isFinished = false
  }

  struct FinishingObserver: View {
    @ObservedObject var model: Finishing

    var body: some View { Text(model.isFinished ? "finished" : "going on") }
  }

  @Test func `B16 a publisher of the app's own that completes invalidates once`() {
    let model = Finishing()
    let app = TestApp(FinishingObserver(model: model))
    app.reset()
    model.isFinished = true
    model.objectWillChange.send(completion: .finished)
    app.flush()
    #expect(app.bodies == ["FinishingObserver"])
    #expect(app.window.texts == ["finished"])
    app.reset()
    model.objectWillChange.send()
    app.flush()
    #expect(app.bodies == [])
  }

  // MARK: EnvironmentObject

  struct Declares: View {
    @EnvironmentObject private var model: Model

    var body: some View { Text("declares") }
  }

  struct Finds: View {
    @EnvironmentObject private var model: Model

    var body: some View { Text("\(model.name): \(model.count)") }
  }

  struct Between: View {
    var body: some View {
      VStack {
        Declares()
        Finds()
      }
    }
  }

  struct Provider: View {
    let model: Model

    var body: some View { Between().environmentObject(model) }
  }

  @Test func `B17 every view that declares the object runs, even if it reads nothing of it`() {
    let model = Model()
    let app = TestApp(Provider(model: model))
    app.reset()
    model.count = 1
    app.flush()
    #expect(app.bodies == ["Declares", "Finds"])
    #expect(app.window.changes == [#"text "model: 0" becomes "model: 1""#])
  }

  @Test func `B18 a view between that does not declare the object does not run`() {
    let model = Model()
    let app = TestApp { Between().environmentObject(model) }
    app.reset()
    model.name = "other"
    app.flush()
    #expect(!app.bodies.contains("Between"))
    #expect(app.bodies.count == 2)
  }

  @Test func `B19 a parent that only provides the object does not run`() {
    let model = Model()
    let app = TestApp(Provider(model: model))
    app.reset()
    model.name = "other"
    app.flush()
    #expect(!app.bodies.contains("Provider"))
    #expect(app.bodies.count == 2)
  }

  static let missing = """
    No ObservableObject of type Model found. A View.environmentObject(_:) for Model may be \
    missing as an ancestor of this view.
    """

  struct Forgetful: View {
    var body: some View {
      VStack {
        Text("above")
        Finds()
        Text("below")
      }
    }
  }

  /// Differs: Apple ends the process with this message. Here the message takes the view's place and
  /// everything else keeps running, because one process serves many people (R08).
  @Test
  func `B20 a message takes the place of a view whose object is missing, and other views go on`() {
    let app = expectingError(Self.missing) { TestApp(Forgetful()) }
    #expect(app.window.texts == ["above", "below"])
    #expect(app.window.errors.map(\.text) == [Self.missing])
    #expect(
      app.window.errors.map { $0.path.suffix(2) } == [
        ["B_ObservableObject.Forgetful", "B_ObservableObject.Finds"]
      ])
    #expect(app.reports == [Self.missing])
    #expect(!app.bodies.contains("Finds"))
  }

  /// Differs: Apple's wrapper fails when it is read. Here a property is connected before the view's
  /// first body, so a missing object is reported even if that body never reads it.
  @Test func `B21 a missing object is an error even if it is only declared`() {
    let app = expectingError(Self.missing) { TestApp(Declares()) }
    #expect(app.window.errors.map(\.text) == [Self.missing])
    #expect(app.window.texts == [])
  }

  final class Settings: ObservableObject {
    @Published var isLarge = false
  }

  struct FindsBoth: View {
    @EnvironmentObject private var model: Model
    @EnvironmentObject private var settings: Settings

    var body: some View { Text("\(model.name), large: \(String(settings.isLarge))") }
  }

  @Test func `B22 the nearest object of a type counts, and types do not interfere`() {
    let inner = Model("inner")
    let outer = Model("outer")
    let settings = Settings()
    let app = TestApp {
      FindsBoth()
        .environmentObject(inner)
        .environmentObject(settings)
        .environmentObject(outer)
    }
    #expect(app.window.texts == ["inner, large: false"])
    app.reset()
    outer.count = 1
    app.flush()
    #expect(app.bodies == [])
    settings.isLarge = true
    app.flush()
    #expect(app.window.texts == ["inner, large: true"])
  }

  // MARK: Bindings to properties

  struct NameField: View {
    @Binding var name: String

    var body: some View {
      Button("Rename \(name)") { name += "!" }
    }
  }

  struct EditsObserved: View {
    @ObservedObject var model: Model

    var body: some View { NameField(name: $model.name) }
  }

  struct EditsOwn: View {
    @StateObject private var model = Model("own")

    var body: some View { NameField(name: $model.name) }
  }

  struct EditsFound: View {
    @EnvironmentObject private var model: Model

    var body: some View { NameField(name: $model.name) }
  }

  @Test func `B23 a projected property is a binding that writes to the object`() {
    let observed = Model("observed")
    let found = Model("found")
    let log = Log()
    let subscription = observed.objectWillChange.sink { log("will change") }
    let app = TestApp {
      EditsObserved(model: observed)
      EditsOwn()
      EditsFound().environmentObject(found)
    }
    app.window.button("Rename observed").tap()
    app.window.button("Rename own").tap()
    app.window.button("Rename found").tap()
    #expect(app.window.texts == ["Rename observed!", "Rename own!", "Rename found!"])
    #expect(observed.name == "observed!")
    #expect(found.name == "found!")
    #expect(log.lines == ["will change"])
    subscription.cancel()
  }

  @Test func `B24 a child that holds only a binding is not run by other changes`() {
    let model = Model("name")
    let app = TestApp(EditsObserved(model: model))
    app.reset()
    model.count = 1
    app.flush()
    #expect(app.bodies == ["EditsObserved"])
    app.reset()
    model.name = "changed"
    app.flush()
    #expect(app.bodies == ["EditsObserved", "NameField"])
  }

  final class Outer: ObservableObject {
    @Published var inner = Model("inner")
  }

  struct OuterObserver: View {
    @ObservedObject var outer: Outer

    var body: some View { Text("\(outer.inner.count)") }
  }

  @Test func `B25 a nested object's changes do not reach observers of the outer one`() {
    let outer = Outer()
    let app = TestApp(OuterObserver(outer: outer))
    app.reset()
    outer.inner.count = 1
    app.flush()
    #expect(app.bodies == [])
    outer.inner = outer.inner
    app.flush()
    #expect(app.bodies == ["OuterObserver"])
    #expect(app.window.texts == ["1"])
  }
}
