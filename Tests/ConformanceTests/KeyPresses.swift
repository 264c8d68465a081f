import Foundation

/// Keys that views handle while they have the focus.
@MainActor
@Suite struct KeyPresses {
  struct Board: View {
    @State private var log: [String] = []

    var body: some View {
      Text(log.joined(separator: " "))
      VStack {
        Text("Board").focusable()
          .onKeyPress("a") {
            log.append("inner")
            return log.count < 3 ? .handled : .ignored
          }
        TextField("Name", text: .constant(""))
        Button("Press") { log.append("pressed") }
      }
      .onKeyPress(keys: ["a", .return, .tab]) { press in
        log.append("outer \(press.key == "a" ? "a" : "other")")
        return .handled
      }
      .onKeyPress(characters: .decimalDigits, phases: .all) { press in
        log.append("\(press.characters)\(press.phase.rawValue)")
        return .handled
      }
      Button("Elsewhere") {}
    }
  }

  private func key(_ key: String) -> KeyCombination { KeyCombination(key: key) }

  @Test
  func
    `a key runs the action of the innermost view with the focus, and of the next if it is ignored`()
  {
    let app = TestApp(Board())
    #expect(!app.window.press(key("a")))
    app.window.text("Board").focus()
    for _ in 0..<3 { #expect(app.window.press(key("a"))) }
    #expect(app.window.texts[0] == "inner inner inner outer a")
    app.window.button("Elsewhere").focus()
    #expect(!app.window.press(key("a")))
    #expect(app.window.texts[0] == "inner inner inner outer a")
  }

  @Test func `MG18 an action runs for its characters in each of its phases, and for no others`() {
    let app = TestApp(Board())
    app.window.text("Board").focus()
    #expect(KeyStroke.Phase.allCases.allSatisfy { app.window.press(key("7"), $0) })
    #expect(!app.window.press(key("x")))
    // A host sends any character beyond ASCII.
    #expect(!app.window.press(key("é")))
    #expect(app.window.press(key("٣")))
    #expect(!app.window.press(key("a"), .up))
    #expect(app.window.texts[0] == "71 72 74 ٣1")
  }

  @Test func `a field and a button keep the keys that write in it and press it`() {
    let app = TestApp(Board())
    app.window.textField("Name").focus()
    #expect(["a", "7"].map { app.window.press(key($0)) } == [false, false])
    #expect(["\r", "\t"].map { app.window.press(key($0)) } == [true, true])
    app.window.button("Press").focus()
    #expect(["\r", " ", "a"].map { app.window.press(key($0)) } == [false, false, true])
    #expect(app.window.texts[0] == "outer other outer other outer a")
  }

  @Test func `a press has its key, what it writes, and the keys held with it`() {
    struct Screen: View {
      @State private var presses: [KeyPress] = []
      var body: some View {
        ForEach(presses.indices, id: \.self) { index in
          let press = presses[index]
          Text("\(String(press.key.character)) \(press.characters) \(press.modifiers.rawValue)")
        }
        Text("Board").focusable()
          .onKeyPress { press in
            presses.append(press)
            return .handled
          }
          .onKeyPress("k", phases: .down) { press in
            presses.append(press)
            return .handled
          }
      }
    }
    let app = TestApp(Screen())
    app.window.text("Board").focus()
    app.window.press(KeyCombination(key: "A", isShifted: true))
    app.window.press(KeyCombination(key: "b", isOption: true))
    // An action for all keys takes none with Command, unless another names the key.
    #expect(!app.window.press(KeyCombination(key: "r", isCommand: true)))
    app.window.press(KeyCombination(key: "k", isControl: true, isCommand: true))
    #expect(app.window.texts == ["a A 2", "b b 8", "k k 20", "Board"])
  }

  @Test func `a shortcut comes before a view with Command, and otherwise after it`() {
    struct Screen: View {
      @State private var log: [String] = []
      var body: some View {
        Text(log.joined(separator: " "))
        Text("Board").focusable()
          .onKeyPress(keys: ["s", .escape, .delete]) { press in
            log.append("view")
            return press.key == .delete ? .ignored : .handled
          }
        Button("Save") { log.append("save") }.keyboardShortcut("s")
        Button("Cancel") { log.append("cancel") }.keyboardShortcut(.cancelAction)
        Button("Remove") { log.append("remove") }.keyboardShortcut(.delete, modifiers: [])
      }
    }
    let app = TestApp(Screen())
    app.window.text("Board").focus()
    app.window.press(KeyCombination(key: "s", isCommand: true))
    app.window.press(key("\u{1B}"))
    app.window.press(key("\u{8}"))
    #expect(app.window.texts[0] == "save view view remove")
  }

  @Test func `a key in a sheet does not reach the view that presents it`() {
    struct Screen: View {
      @State private var log: [String] = []
      @State private var isShown = true
      var body: some View {
        VStack {
          Text(log.joined(separator: " "))
          Text("Below").focusable()
            .sheet(isPresented: $isShown) {
              Text("Sheet").focusable()
                .onKeyPress("a") {
                  log.append("sheet")
                  return .ignored
                }
            }
        }
        .onKeyPress("a") {
          log.append("screen")
          return .handled
        }
      }
    }
    let app = TestApp(Screen())
    app.window.text("Sheet").focus()
    #expect(!app.window.press(key("a")))
    #expect(app.window.texts[0] == "sheet")
  }

  @Test
  func `MG18 what is asked of a host follows the keys, and a key that is ignored is given back`() {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        Button("Switch") { isOn.toggle() }
        Text("Board").focusable()
          .onKeyPress(keys: isOn ? ["b", .space] : ["b"], phases: isOn ? .up : [.down, .repeat]) {
            _ in .ignored
          }
      }
    }
    let app = TestApp(Screen())
    let box = app.window.all.first { $0.property(.keyPresses) != nil }!
    #expect(
      box.property(.keyPresses)
        == .keyPresses(KeyInterest(.named(["B", "b"]), [.down, .repeated])))
    app.window.text("Board").focus()
    app.reset()
    app.window.press(key("b"))
    #expect(app.window.mutations == [.ignored(1)])
    app.window.button("Switch").tap()
    app.reset()
    #expect(
      app.window.all.first { $0.id == box.id }!.property(.keyPresses)
        == .keyPresses(KeyInterest(.named([" ", "B", "b"]), [.up])))
    app.window.text("Board").focus()
    app.reset()
    #expect(!app.window.press(key("b")))
    #expect(app.window.mutations == [])
  }

  @Test func `a key that comes after the focus has moved is ignored`() {
    let app = TestApp(Board())
    app.window.text("Board").focus()
    let board = app.window.text("Board").id
    app.window.button("Elsewhere").focus()
    app.reset()
    app.window.send(.key(KeyStroke(number: 9, phase: .down, keys: key("a"))), to: board)
    #expect(app.window.mutations == [.ignored(9)])
    #expect(app.window.texts[0] == "")
  }
}
