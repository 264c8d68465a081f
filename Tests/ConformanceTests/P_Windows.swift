/// Windows that an app opens and closes.
@MainActor
@Suite struct P_Windows {
  struct NoteView: View {
    @Binding var number: Int?
    @State private var edits = 0
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      Text("note \(number ?? 0), \(edits) edits")
      Button("Edit") { edits += 1 }
      Button("Next") { number = (number ?? 0) + 1 }
      Button("Close") { dismissWindow() }
    }
  }

  struct NoteList: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      Button("One") { openWindow(value: 1) }
      Button("Two") { openWindow(id: "note", value: 2) }
      Button("Empty") { openWindow(id: "note") }
      Button("Color") { openWindow(value: "red") }
      Button("About") { openWindow(id: "about") }
      Button("Nothing") { openWindow(id: "nothing") }
      Button("Close one") { dismissWindow(value: 1) }
      Button("Close notes") { dismissWindow(id: "note") }
      SettingsLink()
    }
  }

  struct NotesApp: App {
    var body: some Scene {
      WindowGroup("Notes") { NoteList() }
      WindowGroup("Note", id: "note", for: Int.self) { NoteView(number: $0) }
      WindowGroup(for: String.self) { color in
        Text("color \(color.wrappedValue)")
        Button("Blue") { color.wrappedValue = "blue" }
      } defaultValue: {
        "white"
      }
      Window("About", id: "about") { Text("About notes") }
      Settings { Text("Size of notes") }
    }
  }

  @Test func `P02 opening the window of a value that is shown brings it to the front`() {
    let app = TestApp(app: NotesApp.self)
    app.reset()
    app.window.button("One").tap()
    #expect(app.windows.count == 2)
    #expect(app.frontWindow === app.windows[1])
    app.windows[1].button("Edit").tap()
    app.window.button("Two").tap()
    #expect(app.windows.count == 3)
    #expect(app.windows[2].texts.first == "note 2, 0 edits")
    #expect(app.frontWindow === app.windows[2])
    app.window.button("One").tap()
    #expect(app.windows.count == 3)
    #expect(app.frontWindow === app.windows[1])
    #expect(app.windows[1].texts.first == "note 1, 1 edits")
    #expect(
      app.window.changes == [
        "opens a window: note 1", "opens a window: note 2", "shows a window: note 1",
      ])
  }

  @Test func `a window that shows another value is the window of that value`() {
    let app = TestApp(app: NotesApp.self)
    app.window.button("One").tap()
    app.windows[1].button("Next").tap()
    #expect(app.windows[1].texts.first == "note 2, 0 edits")
    app.window.button("Two").tap()
    #expect(app.windows.count == 2)
    app.window.button("One").tap()
    #expect(app.windows.map { $0.address?.value } == [nil, "2", "1"])
  }

  @Test func `windows without a value are as many as are opened, single ones one`() {
    let app = TestApp(app: NotesApp.self)
    app.window.button("Empty").tap()
    app.window.button("Empty").tap()
    app.window.button("About").tap()
    app.window.button("About").tap()
    app.window.button("Settings…").tap()
    app.window.button("Settings…").tap()
    #expect(app.windows.map(\.title) == ["Notes", "Note", "Note", "About", "Settings"])
    #expect(app.windows[1].texts.first == "note 0, 0 edits")
    #expect(app.windows[4].texts == ["Size of notes"])
  }

  @Test func `a window for values has its default until it is given another`() {
    let app = TestApp(app: NotesApp.self)
    app.window.button("Color").tap()
    #expect(app.windows[1].texts.first == "color red")
    app.windows[1].button("Blue").tap()
    #expect(app.windows[1].texts.first == "color blue")
    let white = app.openWindow(of: WindowAddress(scene: "String"))
    #expect(white.texts.first == "color white")
  }

  @Test func `windows are closed by what they show, and by themselves`() {
    let app = TestApp(app: NotesApp.self)
    app.window.button("One").tap()
    app.window.button("Two").tap()
    app.window.button("Empty").tap()
    app.window.button("Close one").tap()
    #expect(app.windows.map(\.isOpen) == [true, false, true, true])
    app.windows[3].button("Close").tap()
    #expect(app.windows.map(\.isOpen) == [true, false, true, false])
    app.window.button("Close notes").tap()
    #expect(app.openWindows.count == 1)
    #expect(app.frontWindow === app.window)
    app.window.button("One").tap()
    #expect(app.openWindows.count == 2)
  }

  @Test func `a scene that is not there is reported`() {
    let app = TestApp(app: NotesApp.self)
    app.window.button("Nothing").tap()
    #expect(app.windows.count == 1)
    #expect(app.reports == ["There is no scene with the identifier “nothing” to open in a window."])
  }
}
