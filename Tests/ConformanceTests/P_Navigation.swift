/// Navigation stacks.
@MainActor
@Suite struct P_Navigation {
  struct Park: Hashable, Codable {
    let name: String
  }

  struct ParkView: View {
    let park: Park
    let log: Log
    @State private var visits = 0

    init(park: Park, log: Log) {
      self.park = park
      self.log = log
      log("init \(park.name)")
    }

    var body: some View {
      log("body \(park.name)")
      return VStack {
        Button("Visited \(visits)") { visits += 1 }
      }
      .navigationTitle(park.name)
    }
  }

  struct Parks: View {
    let log: Log
    @State private var path: [Park] = []

    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("Acadia", value: Park(name: "Acadia"))
          NavigationLink("Zion", value: Park(name: "Zion"))
          Button("Both") { path = [Park(name: "Acadia"), Park(name: "Zion")] }
        }
        .navigationTitle("Parks")
        .navigationDestination(for: Park.self) { ParkView(park: $0, log: log) }
      }
    }
  }

  @Test func `P08 a destination is made for values on the path only`() {
    let log = Log()
    let app = TestApp(Parks(log: log))
    #expect(log.lines == [])
    app.window.button("Acadia").tap()
    #expect(log.lines == ["init Acadia", "body Acadia"])
    #expect(app.window.navigationTitle == "Acadia")
    #expect(app.window.backButton?.name == "Parks")
    app.window.goBack()
    #expect(app.window.navigationTitle == "Parks")
    #expect(app.window.backButton == nil)
  }

  @Test func `P09 a page that is taken away loses its state`() {
    let app = TestApp(Parks(log: Log()))
    app.window.button("Zion").tap()
    app.window.button("Visited 0").tap()
    #expect(app.window.texts == ["Parks", "Zion", "Visited 1"])
    app.window.goBack()
    app.window.button("Zion").tap()
    #expect(app.window.texts == ["Parks", "Zion", "Visited 0"])
  }

  @Test func `P09 a page that is covered keeps its state`() {
    let app = TestApp(Parks(log: Log()))
    app.window.button("Both").tap()
    #expect(app.window.texts == ["Acadia", "Zion", "Visited 0"])
    app.window.goBack()
    app.window.button("Visited 0").tap()
    #expect(app.window.texts == ["Parks", "Acadia", "Visited 1"])
  }

  struct Notes: View {
    let log: Log

    var body: some View {
      NavigationStack {
        NavigationLink("Open") { Note(log: log) }
      }
    }
  }

  struct Note: View {
    let log: Log

    init(log: Log) {
      self.log = log
      log("init")
    }

    var body: some View {
      log("body")
      return Text("Note")
    }
  }

  @Test func `P10 a link makes its destination with itself, and runs its body when it is shown`() {
    let log = Log()
    let app = TestApp(Notes(log: log))
    #expect(log.lines == ["init"])
    app.window.button("Open").tap()
    #expect(log.lines == ["init", "body"])
    #expect(app.window.texts == ["Back", "Note"])
  }
}

/// Views around pages, and their preferences.
@MainActor
@Suite struct D_Navigation {
  final class Store: ObservableObject {
    @Published var count = 0
  }

  struct Counted: View {
    @EnvironmentObject private var store: Store

    var body: some View {
      Text("Count \(store.count)")
    }
  }

  struct OnTheRoot: View {
    let store: Store

    var body: some View {
      NavigationStack {
        VStack {
          Counted()
          NavigationLink("More") { Counted() }
        }
        .environmentObject(store)
      }
    }
  }

  @Test func `D20 an object that is set on the root page does not reach those on top of it`() {
    let app = TestApp(OnTheRoot(store: Store()))
    #expect(app.window.texts == ["Count 0", "More"])
    let missing = """
      No ObservableObject of type Store found. A View.environmentObject(_:) for Store may be \
      missing as an ancestor of this view.
      """
    expectingError(missing) { app.window.button("More").tap() }
    #expect(app.window.errors.map(\.text) == [missing])
  }

  struct OnTheStack: View {
    let store: Store
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Counted()
          Button("Twenty") { path = Array(1...20) }
        }
        .navigationDestination(for: Int.self) { number in
          Counted().navigationTitle("Screen \(number)")
        }
      }
      .environmentObject(store)
    }
  }

  @Test func `D20 an object that is set on the stack reaches every page`() {
    let app = TestApp(OnTheStack(store: Store()))
    app.window.button("Twenty").tap()
    #expect(app.window.errors == [])
    #expect(app.window.texts == ["Screen 19", "Screen 20", "Count 0"])
  }

  @Test func `S06 twenty screens show one object, and each of them is evaluated for a write`() {
    let store = Store()
    let app = TestApp(OnTheStack(store: store))
    app.window.button("Twenty").tap()
    app.reset()
    store.count = 1
    app.flush()
    #expect(app.bodies == Array(repeating: "Counted", count: 21))
    #expect(app.window.changes == Array(repeating: #"text "Count 0" becomes "Count 1""#, count: 21))
    #expect(app.window.batchCount == 1)
  }

  struct Contacts: View {
    @State private var count = 1
    @State private var isEditing = false

    var body: some View {
      NavigationView {
        List {
          Text("Ada")
            .navigationTitle("\(count) Contacts")
            .toolbar {
              ToolbarItem(placement: .navigationBarLeading) { Button("Edit") { isEditing = true } }
              ToolbarItem(placement: .navigationBarTrailing) { Button("Add") { count += 1 } }
              if isEditing {
                ToolbarItem(placement: .bottomBar) { Text("Editing \(count)") }
              }
            }
        }
      }
    }
  }

  @Test func `S25 a title and items that are set inside a list reach the bar, at their places`() {
    let app = TestApp(Contacts())
    #expect(app.window.navigationTitle == "1 Contacts")
    let bar = app.window.all.first { $0.kind == .navigationBar }
    #expect(bar?.children.map(\.text) == ["Edit", "1 Contacts", "Add"])
    app.reset()
    app.window.button("Add").tap()
    #expect(app.window.changes == [#"text "1 Contacts" becomes "2 Contacts""#])
    app.reset()
    app.window.button("Edit").tap()
    #expect(app.window.changes == [#"toolbar "Editing 2" appears"#])
    app.reset()
    app.window.button("Add").tap()
    #expect(
      Set(app.window.changes) == [
        #"text "2 Contacts" becomes "3 Contacts""#, #"text "Editing 2" becomes "Editing 3""#,
      ])
  }
}
