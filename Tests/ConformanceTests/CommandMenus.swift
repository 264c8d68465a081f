/// The menus that an app declares for a window, with their keyboard shortcuts.
@MainActor
@Suite struct CommandMenus {
  struct NoteCommands: Commands {
    @FocusedValue(\.note) private var note
    @Binding var count: Int
    var body: some Commands {
      CommandMenu("Note") {
        Button("Add") { count += 1 }.keyboardShortcut("n", modifiers: [.command, .shift])
        Button("Print \(note ?? "nothing")") {}
      }
    }
  }

  struct NotesApp: App {
    @State private var count = 0
    @State private var log = Log()
    var body: some Scene {
      WindowGroup("Notes") {
        Text("\(count) notes")
        TextField("Title", text: .constant("")).focusedValue(\.note, "title")
      }
      .commands {
        CommandGroup(after: .newItem) { Button("After") {} }
        CommandGroup(replacing: .newItem) { Button("New") { count = 100 } }
        CommandGroup(replacing: .help) {}
        NoteCommands(count: $count)
        if count > 0 { CommandMenu("More") { Button("Reset") { count = 0 } } }
      }
    }
  }

  private func menus(_ window: TestWindow) -> [String] {
    window.all.first { $0.kind == .menuBar }?.children.map(\.text) ?? []
  }

  @Test func `a window has the menus that the app puts something in`() {
    let app = TestApp(app: NotesApp.self)
    #expect(menus(app.window) == ["File", "Note"])
    app.window.button("File").tap()
    #expect(app.window.texts.suffix(2) == ["New", "After"])
    app.window.button("New").tap()
    #expect(app.window.texts.contains("100 notes"))
    #expect(menus(app.window) == ["File", "Note", "More"])
    app.window.button("More").tap()
    app.window.button("Reset").tap()
    #expect(app.window.texts.contains("0 notes"))
    #expect(menus(app.window) == ["File", "Note"])
  }

  @Test func `commands follow the focus`() {
    let app = TestApp(app: NotesApp.self)
    app.window.button("Note").tap()
    #expect(app.window.texts.contains("Print nothing"))
    app.window.button("Add").tap()
    #expect(app.window.texts.contains("1 notes"))
  }

  @Test func `a window without commands has no bar`() {
    let app = TestApp(Text("Hello"))
    #expect(app.window.all.map(\.kind) == [.text])
  }
}

private struct NoteKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}
