/// Commands of the keyboard to the view with the focus.
@MainActor
@Suite struct KeyCommands {
  struct Board: View {
    @State private var log: [String] = []

    var body: some View {
      Text(log.joined(separator: " "))
      VStack {
        Text("Board").focusable()
          .onMoveCommand { log.append("\($0)") }
          .onExitCommand { log.append("inner") }
        TextField("Name", text: .constant(""))
      }
      .onExitCommand { log.append("outer") }
      .onDeleteCommand { log.append("delete") }
      Button("Elsewhere") {}
    }
  }

  private let escape = KeyCombination(key: "\u{1B}")
  private let arrows = ["\u{F700}", "\u{F701}", "\u{F702}", "\u{F703}"].map {
    KeyCombination(key: $0)
  }

  @Test func `the keys run actions while the focus is in the view`() {
    let app = TestApp(Board())
    #expect(!app.window.press(escape))
    app.window.text("Board").focus()
    for arrow in arrows { app.window.press(arrow) }
    app.window.press(KeyCombination(key: "\u{8}"))
    app.window.press(KeyCombination(key: "\u{F728}"))
    #expect(app.window.texts[0] == "up down left right delete delete")
    app.window.button("Elsewhere").focus()
    #expect((arrows + [escape]).map { app.window.press($0) } == Array(repeating: false, count: 5))
    #expect(app.window.texts[0] == "up down left right delete delete")
  }

  @Test func `the innermost view with the focus runs its action alone`() {
    let app = TestApp(Board())
    app.window.text("Board").focus()
    app.window.press(escape)
    #expect(app.window.texts[0] == "inner")
    app.window.textField("Name").focus()
    app.window.press(escape)
    #expect(app.window.texts[0] == "inner outer")
    #expect(!app.window.press(arrows[0]))
  }

  @Test func `a view whose action is nil leaves the key to the view around it`() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        VStack { Text("Board").focusable().onExitCommand(perform: nil) }
          .onExitCommand { count += 1 }
      }
    }
    let app = TestApp(Screen())
    app.window.text("Board").focus()
    app.window.press(escape)
    #expect(app.window.texts[0] == "1")
  }

  @Test func `a hidden button handles its shortcut, and no press without one`() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Button("Save") { count += 1 }.keyboardShortcut("s").hidden()
        Button("Hidden") { count += 10 }.hidden()
      }
    }
    let app = TestApp(Screen())
    app.window.press(KeyCombination(key: "s", isCommand: true))
    #expect(app.window.texts[0] == "1")
    app.window.send(.activate, to: app.window.button("Hidden").id)
    #expect(app.window.texts[0] == "1")
  }
}
