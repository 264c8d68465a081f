/// The statements of the introductory documents on data flow.
@MainActor
@Suite struct S_Documents {
  struct CounterView: View {
    @State private var count: Int = 0

    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Text("\(count)")
        Button("Increment Counter") {
          count += 1
        }
        List(1...20, id: \.self) { index in
          Text("\(index)")
        }
      }
    }
  }

  @Test func `S01 one tap runs one body and changes one text`() {
    let app = TestApp(CounterView())
    let rows = app.window.all.filter { $0.kind == .list }.flatMap(\.children).map(\.id)
    #expect(rows.count == 20)
    app.reset()
    app.window.button("Increment Counter").tap()
    #expect(app.bodies == ["CounterView"])
    #expect(app.printed == ["S_Documents.CounterView: _count changed."])
    #expect(app.window.changes == [#"text "0" becomes "1""#])
    #expect(app.window.all.filter { $0.kind == .list }.flatMap(\.children).map(\.id) == rows)
  }

  // MARK: An object for many views

  final class Basket: ObservableObject {
    @Published var count = 0
    @Published var isOpen = false
  }

  struct BasketScreen: View {
    @EnvironmentObject private var basket: Basket

    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Text("\(basket.count)")
        Button("Add") { basket.count += 1 }
        BasketRows()
        BasketLid()
      }
    }
  }

  struct BasketRows: View {
    @EnvironmentObject private var basket: Basket

    var body: some View {
      let _ = Self._printChanges()
      List(1...3, id: \.self) { Text("row \($0)") }
    }
  }

  struct BasketLid: View {
    @EnvironmentObject private var basket: Basket

    var body: some View {
      let _ = Self._printChanges()
      Text("lid")
    }
  }

  @Test func `S02 all views that declare an object run in order, and one text changes`() {
    let app = TestApp { BasketScreen().environmentObject(Basket()) }
    app.reset()
    app.window.button("Add").tap()
    #expect(
      app.printed == [
        "S_Documents.BasketScreen: _basket changed.",
        "S_Documents.BasketRows: _basket changed.",
        "S_Documents.BasketLid: _basket changed.",
      ])
    #expect(app.bodies == ["BasketScreen", "BasketRows", "BasketLid"])
    #expect(app.window.changes == [#"text "0" becomes "1""#])
  }

  struct PlainScreen: View {
    @EnvironmentObject private var basket: Basket

    var body: some View {
      VStack {
        Button("Add") { basket.count += 1 }
        Button("Open or close") { basket.isOpen.toggle() }
        PlainCount(count: basket.count)
        PlainLid(isOpen: basket.isOpen)
      }
    }
  }

  struct PlainCount: View {
    let count: Int

    var body: some View { Text("\(count) things") }
  }

  struct PlainLid: View {
    let isOpen: Bool

    var body: some View { Text(isOpen ? "open" : "closed") }
  }

  @Test func `S03 children that take plain values run only when theirs changes`() {
    let app = TestApp { PlainScreen().environmentObject(Basket()) }
    app.reset()
    app.window.button("Add").tap()
    #expect(app.bodies == ["PlainScreen", "PlainCount"])
    #expect(app.window.changes == [#"text "0 things" becomes "1 things""#])
    app.reset()
    app.window.button("Open or close").tap()
    #expect(app.bodies == ["PlainScreen", "PlainLid"])
    #expect(app.window.changes == [#"text "closed" becomes "open""#])
  }

  @Observable final class Pantry {
    var count = 0
    var isOpen = false
  }

  struct PantryScreen: View {
    @Environment(Pantry.self) private var pantry

    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Text("\(pantry.count)")
        Button("Add") { pantry.count += 1 }
        PantryRows()
        PantryLid()
      }
    }
  }

  struct PantryRows: View {
    @Environment(Pantry.self) private var pantry

    var body: some View {
      let _ = Self._printChanges()
      List(1...3, id: \.self) { Text("row \($0)") }
    }
  }

  struct PantryLid: View {
    @Environment(Pantry.self) private var pantry

    var body: some View {
      let _ = Self._printChanges()
      Text("lid")
    }
  }

  @Test func `S04 among views that declare an observable object only its readers run`() {
    let app = TestApp { PantryScreen().environment(Pantry()) }
    app.reset()
    app.window.button("Add").tap()
    #expect(app.bodies == ["PantryScreen"])
    #expect(app.printed == ["S_Documents.PantryScreen: @dependencies changed."])
    #expect(app.window.changes == [#"text "0" becomes "1""#])
  }

  final class Weather: ObservableObject {
    @Published var report = "sunny"
  }

  struct Reports: View {
    let name: String
    @EnvironmentObject private var weather: Weather

    var body: some View { Text("\(name): \(weather.report)") }
  }

  struct Nesting: View {
    let name: String

    var body: some View {
      VStack {
        Reports(name: name)
        VStack { Reports(name: "below \(name)") }
      }
    }
  }

  struct ReportsBoth: View {
    @EnvironmentObject private var weather: Weather
    @EnvironmentObject private var basket: Basket

    var body: some View { Text("\(weather.report), \(basket.count)") }
  }

  @Test func `S05 an object is there for the child that is given it and all below`() {
    let missing = """
      No ObservableObject of type Weather found. A View.environmentObject(_:) for Weather may be \
      missing as an ancestor of this view.
      """
    let app = expectingError(missing) {
      TestApp {
        Nesting(name: "child").environmentObject(Weather())
        Reports(name: "sibling")
      }
    }
    #expect(app.window.texts == ["child: sunny", "below child: sunny"])
    #expect(app.window.errors.map(\.text) == [missing])
  }

  @Test func `S05 objects of several types may be given at one place or at several`() {
    let onePlace = TestApp {
      ReportsBoth().environmentObject(Weather()).environmentObject(Basket())
    }
    #expect(onePlace.window.texts == ["sunny, 0"])
    let severalPlaces = TestApp {
      VStack { ReportsBoth().environmentObject(Weather()) }.environmentObject(Basket())
    }
    #expect(severalPlaces.window.texts == ["sunny, 0"])
  }

  struct PantryEditor: View {
    @Environment(Pantry.self) private var pantry

    var body: some View {
      @Bindable var pantry = pantry
      Toggle("Open", isOn: $pantry.isOpen)
    }
  }

  @Test func `S07 a bindable made in the body writes to the object`() {
    let pantry = Pantry()
    let app = TestApp { PantryEditor().environment(pantry) }
    app.reset()
    app.window.toggle("Open").tap()
    #expect(pantry.isOpen)
    #expect(app.window.toggle("Open").isOn == true)
    pantry.isOpen = false
    app.flush()
    #expect(
      app.window.changes == [
        "toggle isOn false becomes true", "toggle isOn true becomes false",
      ])
  }

  // MARK: State and bindings

  struct Press<Label: View>: View {
    @State private var isPressed = false
    @ViewBuilder let label: Label

    var body: some View {
      Button {
        isPressed.toggle()
      } label: {
        Face(label: label, isPressed: isPressed)
      }
    }

    struct Face: View {
      let label: Label
      let isPressed: Bool

      var body: some View {
        let _ = Self._printChanges()
        label
        Text(isPressed ? "down" : "up")
      }
    }
  }

  @Test func `S11 the flag of a view with a generic label is each instance's own`() {
    let app = TestApp {
      Press { Text("first") }
      Press { Text("second") }
      Press { Image(systemName: "star") }
    }
    app.reset()
    app.window.button("second up").tap()
    #expect(app.window.texts == ["first", "up", "second", "down", "up"])
    #expect(app.window.changes == [#"text "up" becomes "down""#])
    #expect(app.bodies == ["Press<Text>", "Face"])
    #expect(app.printed == ["S_Documents.Press<Text>.Face: @self changed."])
  }

  final class Owner: ObservableObject {
    @Published var name = "Rex"
  }

  struct OwnerView: View {
    @ObservedObject var owner: Owner

    var body: some View {
      Text("Dog: \(owner.name)")
      DogName(name: $owner.name)
    }
  }

  struct DogName: View {
    @Binding var name: String

    var body: some View {
      TextField("Name", text: $name)
      Text("Tag: \(name)")
    }
  }

  @Test func `S13 a child's binding writes through to an observed object`() {
    let owner = Owner()
    let app = TestApp(OwnerView(owner: owner))
    app.reset()
    app.window.textField("Name").type("y")
    #expect(owner.name == "Rexy")
    #expect(app.window.texts == ["Dog: Rexy", "Tag: Rexy"])
    #expect(app.bodies == ["OwnerView", "DogName"])
  }

  final class Feed: ObservableObject {
    @Published private(set) var titles: [String] = []

    @MainActor func fetch() {
      Task {
        await Task.yield()
        titles = ["one", "two"]
      }
    }
  }

  struct FeedView: View {
    @ObservedObject var feed = Feed()

    var body: some View {
      List(feed.titles, id: \.self) { Text($0) }
        .onAppear { feed.fetch() }
    }
  }

  @Test func `S14 an observed object drives a list that fills when its data comes`() async {
    let feed = Feed()
    for view in [FeedView(), FeedView(feed: feed)] {
      let app = TestApp(view)
      #expect(app.window.texts == [])
      app.reset()
      await app.wait { !app.window.texts.isEmpty }
      #expect(app.window.texts == ["one", "two"])
      #expect(app.bodies == ["FeedView"])
    }
  }

  // MARK: The environment

  struct Grandparent: View {
    @StateObject private var weather = Weather()

    var body: some View {
      Button("Rain") { weather.report = "rainy" }
      Parent().environmentObject(weather)
    }
  }

  struct Parent: View {
    var body: some View { VStack { Reports(name: "grandchild") } }
  }

  @Test func `S15 a grandchild reads an object that the view between knows nothing of`() {
    let app = TestApp(Grandparent())
    #expect(app.window.texts == ["Rain", "grandchild: sunny"])
    app.reset()
    app.window.button("Rain").tap()
    #expect(app.bodies == ["Grandparent", "Reports"])
    #expect(app.window.texts == ["Rain", "grandchild: rainy"])
  }

  struct Greets: View {
    @Environment(\.greeter) private var greeter
    @Environment(\.farewell) private var farewell

    var body: some View { Text("\(greeter.text) and \(farewell.text)") }
  }

  @Test func `S16 a key of a protocol type has its default, or what was written for it alone`() {
    let app = TestApp {
      Greets()
      Greets().environment(\.greeter, Loud())
      Greets().environment(\.farewell, Loud())
    }
    #expect(app.window.texts == ["hello and hello", "HELLO and hello", "hello and HELLO"])
  }

  struct Repeats: View {
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
      Greets()
        .environment(\.greeter, Named(text: "hey"))
        .environment(\.farewell, Named(text: count < 2 ? "bye" : "ciao"))
    }
  }

  @Test func `S16 an equal value of a protocol type runs no reader`() {
    let app = TestApp(Repeats())
    app.reset()
    app.window.button("Count 0").tap()
    #expect(app.bodies == ["Repeats"])
    app.window.button("Count 1").tap()
    #expect(app.bodies == ["Repeats", "Repeats", "Greets"])
    #expect(app.window.texts == ["Count 2", "hey and ciao"])
  }

  /// Several objects of one class, each known by a key of its own.
  final class Tank: ObservableObject, @unchecked Sendable {
    @Published var level = 0

    static let fuel = Tank()
    static let water = Tank()
    static let oil = Tank()
  }

  // In Swift 5 mode the wrapper inside says that this is of the main actor.
  @MainActor
  @propertyWrapper
  struct Observed: DynamicProperty {
    @ObservedObject private var tank: Tank

    var wrappedValue: Tank { tank }

    init(_ keyPath: KeyPath<EnvironmentValues, Tank>) {
      tank = Environment(keyPath).wrappedValue
    }
  }

  struct Gauges: View {
    @Observed(\.fuel) private var fuel
    @Observed(\.water) private var water
    @Observed(\.oil) private var oil

    var body: some View {
      let _ = Self._printChanges()
      Text("\(fuel.level) \(water.level) \(oil.level)")
    }
  }

  @Test func `S17 a wrapper around an observed object follows several objects of one class`() {
    let app = TestApp(Gauges())
    app.reset()
    Tank.water.level = 2
    app.flush()
    #expect(app.printed == ["S_Documents.Gauges: _water changed."])
    #expect(app.window.texts == ["0 2 0"])
    app.reset()
    Tank.fuel.level = 1
    Tank.oil.level = 3
    app.flush()
    #expect(app.bodies == ["Gauges"])
    #expect(app.printed == ["S_Documents.Gauges: _fuel, _oil changed."])
    #expect(app.window.texts == ["1 2 3"])
  }

  final class Options: ObservableObject {
    @Published var isLoud = false
  }

  struct OptionsRoot: View {
    var body: some View { VStack { OptionsForm() } }
  }

  struct OptionsForm: View {
    @EnvironmentObject private var options: Options

    var body: some View {
      Toggle("Loud", isOn: $options.isLoud)
      Text(options.isLoud ? "LOUD" : "quiet")
    }
  }

  @Test func `S21 a binding to an object two levels up drives a toggle both ways`() {
    let options = Options()
    let app = TestApp { OptionsRoot().environmentObject(options) }
    app.reset()
    app.window.toggle("Loud").tap()
    #expect(options.isLoud)
    #expect(app.window.texts == ["Loud", "LOUD"])
    app.reset()
    options.isLoud = false
    app.flush()
    #expect(app.bodies == ["OptionsForm"])
    #expect(
      app.window.changes.sorted() == [
        #"text "LOUD" becomes "quiet""#, "toggle isOn true becomes false",
      ])
  }

  // MARK: Objects of the app

  final class Library: ObservableObject {
    @Published var count: Int

    init(_ log: Log) {
      log("init")
      count = 0
    }
  }

  struct LibraryApp: App {
    @StateObject private var library: Library
    @State private var title = "Library"

    init() {
      self.init(log: Log())
    }

    init(log: Log) {
      _library = StateObject(wrappedValue: Library(log))
    }

    var body: some Scene {
      WindowGroup {
        Button(title) { title += "!" }
        Shelf(library: library)
        FoundShelf().environmentObject(library)
      }
    }
  }

  struct Shelf: View {
    @ObservedObject var library: Library

    var body: some View { Button("Passed \(library.count)") { library.count += 1 } }
  }

  struct FoundShelf: View {
    @EnvironmentObject private var library: Library

    var body: some View { Text("Found \(library.count)") }
  }

  // MARK: Alerts

  @Test func `S12 an alert appears when its flag turns true, and clears it when it is dismissed`() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .alert(isPresented: $isShown) { Alert(title: Text("Saved")) }
        Text(isShown ? "shown" : "not shown")
      }
    }
    let app = TestApp(Screen())
    #expect(app.window.texts == ["Show", "not shown"])
    app.window.button("Show").tap()
    #expect(app.window.texts == ["Show", "shown", "Saved", "OK"])
    app.window.button("OK").tap()
    #expect(app.window.texts == ["Show", "not shown"])
  }

  @Test func `S12 an alert is made when it is shown, from the values at that time`() {
    struct Screen: View {
      @State private var isShown = false
      @State private var asks = false
      @State private var name: String?
      var body: some View {
        Button("Show") {
          name = "Ada"
          isShown = true
        }
        .alert(isPresented: $isShown) { Alert(title: Text("Saved \(name!)")) }
        Button("Ask") {
          name = "Bea"
          asks = true
        }
        .actionSheet(isPresented: $asks) {
          ActionSheet(title: Text("Delete \(name!)?"), buttons: [.cancel()])
        }
      }
    }
    let app = TestApp(Screen())
    #expect(app.window.texts == ["Show", "Ask"])
    app.window.button("Show").tap()
    #expect(app.window.texts == ["Show", "Ask", "Saved Ada", "OK"])
    app.window.button("OK").tap()
    app.window.button("Ask").tap()
    #expect(app.window.shows("Delete Bea?"))
  }

  // MARK: Sheets

  final class ContactStore: ObservableObject {
    @Published var contact = Contact(name: "Ada", phone: "1")
  }

  struct Contact {
    var name: String
    var phone: String
  }

  struct ContactView: View {
    @EnvironmentObject private var store: ContactStore
    @State private var isEditing = false
    @State private var isPreviewing = false

    var body: some View {
      Text("\(store.contact.name) \(store.contact.phone)")
      Button("Edit") { isEditing = true }
        .fullScreenCover(isPresented: $isEditing) { ContactEditor() }
      Button("Preview") { isPreviewing = true }
        .sheet(isPresented: $isPreviewing) {
          ContactName()
          ContactName().environmentObject(store)
        }
    }
  }

  struct ContactName: View {
    @EnvironmentObject private var store: ContactStore
    var body: some View { Text("is \(store.contact.name)") }
  }

  struct EditableRow: View {
    let title: String
    @Binding var text: String
    var body: some View { TextField(title, text: $text) }
  }

  struct ContactEditor: View {
    @EnvironmentObject private var store: ContactStore
    @Environment(\.presentationMode) private var presentationMode
    @State private var draft = Contact(name: "", phone: "")

    var body: some View {
      EditableRow(title: "Name", text: $draft.name)
      EditableRow(title: "Phone", text: $draft.phone)
      Button("Cancel") { presentationMode.wrappedValue.dismiss() }
      Button("Save") {
        store.contact = draft
        presentationMode.wrappedValue.dismiss()
      }
      .onAppear { draft = store.contact }
    }
  }

  @Test func `S22 a sheet sees the objects of the view that presents it, injected again or not`() {
    let app = TestApp(ContactView().environmentObject(ContactStore()))
    app.window.button("Preview").tap()
    #expect(app.window.presentations.map(\.text) == ["is Ada is Ada"])
  }

  @Test func `S23 a draft is edited in a cover, and cancelled or saved`() {
    let app = TestApp(ContactView().environmentObject(ContactStore()))
    app.window.button("Edit").tap()
    #expect(app.window.textField("Name").value == "Ada")
    app.window.textField("Name").enter("Grace")
    app.window.button("Cancel").tap()
    #expect(app.window.texts == ["Ada 1", "Edit", "Preview"])
    app.window.button("Edit").tap()
    #expect(app.window.textField("Name").value == "Ada")
    app.window.textField("Name").enter("Grace")
    app.window.textField("Phone").enter("2")
    app.reset()
    app.window.button("Save").tap()
    #expect(app.window.texts == ["Grace 2", "Edit", "Preview"])
    #expect(
      app.window.changes == [
        #"text "Ada 1" becomes "Grace 2""#, #"presentation "Cancel Save" disappears"#,
      ])
  }

  @Test func `S26 an object of the app is one instance for the life of the app`() {
    let log = Log()
    let app = TestApp(app: LibraryApp(log: log))
    let second = app.openWindow()
    app.window.button("Passed 0").tap()
    app.window.button("Library").tap()
    second.button("Passed 1").tap()
    #expect(app.window.texts == ["Library!", "Passed 2", "Found 2"])
    #expect(second.texts == ["Library!", "Passed 2", "Found 2"])
    #expect(log.lines == ["init"])
  }

  final class Session {
    var user = "Ada"
  }

  final class Reader: ObservableObject {
    let session: Session
    @Published var reads = 0

    init(session: Session) {
      self.session = session
    }
  }

  struct SharingApp: App {
    @StateObject private var first: Reader
    @StateObject private var second: Reader

    init() {
      let session = Session()
      _first = StateObject(wrappedValue: Reader(session: session))
      _second = StateObject(wrappedValue: Reader(session: session))
    }

    var body: some Scene {
      WindowGroup {
        Text(first.session === second.session ? "shared" : "separate")
        Text(first === second ? "one reader" : "two readers")
      }
    }
  }

  @Test func `S27 state objects made in init share what they are made with`() {
    let app = TestApp(app: SharingApp.self)
    #expect(app.window.texts == ["shared", "two readers"])
  }
}

private protocol Greeter: Sendable {
  var text: String { get }
}

private struct Quiet: Greeter {
  var text: String { "hello" }
}

private struct Loud: Greeter {
  var text: String { "HELLO" }
}

private struct Named: Greeter {
  let text: String
}

private struct GreeterKey: EnvironmentKey {
  static let defaultValue: any Greeter = Quiet()
}

private struct FarewellKey: EnvironmentKey {
  static let defaultValue: any Greeter = Quiet()
}

private struct FuelKey: EnvironmentKey {
  static let defaultValue = S_Documents.Tank.fuel
}

private struct WaterKey: EnvironmentKey {
  static let defaultValue = S_Documents.Tank.water
}

private struct OilKey: EnvironmentKey {
  static let defaultValue = S_Documents.Tank.oil
}

extension EnvironmentValues {
  fileprivate var greeter: any Greeter {
    get { self[GreeterKey.self] }
    set { self[GreeterKey.self] = newValue }
  }

  fileprivate var farewell: any Greeter {
    get { self[FarewellKey.self] }
    set { self[FarewellKey.self] = newValue }
  }

  fileprivate var fuel: S_Documents.Tank { self[FuelKey.self] }
  fileprivate var water: S_Documents.Tank { self[WaterKey.self] }
  fileprivate var oil: S_Documents.Tank { self[OilKey.self] }
}
