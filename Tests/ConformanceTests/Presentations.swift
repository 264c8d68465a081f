/// Presentations over a window's content, beyond the statements of P.
@MainActor
@Suite struct PresentationTests {
  final class Log {
    var lines: [String] = []
  }

  struct Turns: View {
    let log: Log
    @State private var isFirst = false
    @State private var isSecond = false

    var body: some View {
      Button("First") { isFirst = true }
        .sheet(isPresented: $isFirst, onDismiss: { log.lines.append("first dismissed") }) {
          Text("first").onAppear { log.lines.append("first") }
          Button("Second instead") {
            isSecond = true
            isFirst = false
          }
          Button("Second too") { isSecond = true }
          Button("Not second") { isSecond = false }
        }
        .sheet(isPresented: $isSecond) {
          Text("second").onAppear { log.lines.append("second") }
        }
    }
  }

  @Test func `One sheet follows the other, in one update`() {
    let log = Log()
    let app = TestApp(Turns(log: log))
    app.window.button("First").tap()
    app.reset()
    app.window.button("Second instead").tap()
    #expect(log.lines == ["first", "first dismissed", "second"])
    #expect(app.window.presentations.map(\.text) == ["second"])
    #expect(app.window.batchCount == 1)
    #expect(app.reports == [])
  }

  @Test func `A second sheet of the same level waits until the first is dismissed`() {
    let log = Log()
    let app = TestApp(Turns(log: log))
    app.window.button("First").tap()
    app.window.button("Second too").tap()
    #expect(
      app.reports == [
        """
        Currently, only presenting a single sheet is supported.
        The next sheet will be presented when the currently presented sheet gets dismissed.
        """
      ])
    #expect(app.window.presentations.map { $0.children[0].text } == ["first"])
    app.window.presentations[0].dismiss()
    #expect(app.window.presentations.map(\.text) == ["second"])
    #expect(log.lines == ["first", "first dismissed", "second"])
  }

  @Test func `What waits and is called off is never presented`() {
    let log = Log()
    let app = TestApp(Turns(log: log))
    app.window.button("First").tap()
    app.window.button("Second too").tap()
    app.window.button("Not second").tap()
    app.window.presentations[0].dismiss()
    #expect(app.window.presentations.isEmpty)
    #expect(log.lines == ["first", "first dismissed"])
  }

  struct Rows: View {
    let log: Log
    @State private var names = ["a", "b"]

    var body: some View {
      List(names, id: \.self) { name in
        Row(name: name, names: $names, log: log)
      }
    }

    struct Row: View {
      let name: String
      @Binding var names: [String]
      let log: Log
      @State private var isShown = false

      var body: some View {
        Button("Show \(name)") { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: { log.lines.append("dismissed") }) {
            Button("Remove \(name)") { names.removeAll { $0 == name } }
              .onDisappear { log.lines.append("disappears") }
          }
      }
    }
  }

  @Test func `A row presents, and takes the sheet with it when it goes`() {
    let log = Log()
    let app = TestApp(Rows(log: log))
    app.window.button("Show b").tap()
    app.reset()
    app.window.button("Remove b").tap()
    #expect(app.window.texts == ["Show a"])
    #expect(log.lines == ["disappears", "dismissed"])
    #expect(
      app.window.changes == [
        #"presentation "Remove b" disappears"#, #"button "Show b" disappears"#,
      ])
  }

  @Test func `A sheet can be used and closed when its tab is no longer chosen`() {
    struct Opener: View {
      @Binding var chosen: Int
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) {
            Button("Go to the second") { chosen = 2 }
            Button("Close") { isShown = false }
          }
      }
    }
    struct Screen: View {
      @State private var chosen = 1
      var body: some View {
        TabView(selection: $chosen) {
          Opener(chosen: $chosen).tabItem { Text("One") }.tag(1)
          Text("second").tabItem { Text("Two") }.tag(2)
        }
      }
    }
    let app = TestApp(Screen())
    app.window.button("Open").tap()
    app.window.button("Go to the second").tap()
    #expect(app.window.texts == ["One", "Two", "second", "Go to the second", "Close"])
    app.window.button("Close").tap()
    #expect(app.window.texts == ["One", "Two", "second"])
  }

  @Test func `A cover is closed only from inside, and so is a sheet that asks for it`() {
    struct Screen: View {
      @State private var isCovered = true
      @State private var isLocked = true
      @State private var isShown = true
      var body: some View {
        Text("behind")
          .fullScreenCover(isPresented: $isCovered) {
            Button("Close") { isCovered = false }
              .sheet(isPresented: $isShown) {
                Toggle("Locked", isOn: $isLocked).interactiveDismissDisabled(isLocked)
              }
          }
      }
    }
    let app = TestApp(Screen())
    #expect(
      app.window.presentations.map { $0.property(.isDismissible) }
        == [.isDismissible(false), .isDismissible(false)])
    #expect(!app.window.presentations[1].dismiss())
    app.reset()
    app.window.toggle("Locked").tap()
    #expect(
      app.window.changes == [
        "toggle isOn true becomes false", "presentation isDismissible becomes default",
      ])
    #expect(app.window.presentations[1].dismiss())
    #expect(!app.window.presentations[0].dismiss())
    app.window.button("Close").tap()
    #expect(app.window.presentations.isEmpty)
  }

  @Test func `A binding that notifies nobody is read again after a dismissal`() {
    final class Flag {
      var isSet = true
    }
    struct Screen: View {
      let flag: Flag
      var body: some View {
        Text("behind")
          .sheet(
            isPresented: Binding {
              flag.isSet
            } set: {
              flag.isSet = $0
            }
          ) { Text("sheet") }
      }
    }
    let app = TestApp(Screen(flag: Flag()))
    app.window.presentations[0].dismiss()
    #expect(app.window.texts == ["behind"])
  }

  @Test func `A binding that cannot be cleared goes on to present`() {
    struct Screen: View {
      let log: Log
      var body: some View {
        Text("behind")
          .sheet(isPresented: .constant(true), onDismiss: { log.lines.append("dismissed") }) {
            Text("sheet")
          }
      }
    }
    let log = Log()
    let app = TestApp(Screen(log: log))
    app.reset()
    app.window.presentations[0].dismiss()
    #expect(app.window.texts == ["behind", "sheet"])
    #expect(app.window.changes == [])
    #expect(log.lines == [])
  }

  @Test func `The focus leaves what is behind, and comes back`() {
    struct Screen: View {
      @State private var name = ""
      @State private var isShown = false
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: $name).focused($isFocused).onSubmit { isShown = true }
        Text(isFocused ? "editing" : "not editing")
          .sheet(isPresented: $isShown) {
            TextField("Inner", text: $name)
            Text(isFocused ? "behind" : "free")
          }
      }
    }
    let app = TestApp(Screen())
    app.window.textField("Name").submit()
    #expect(app.window.texts == ["not editing", "free"])
    app.window.textField("Inner").focus()
    #expect(app.window.focusedElement?.name == "Inner")
    app.window.presentations[0].dismiss()
    #expect(app.window.focusedElement?.name == "Name")
    #expect(app.window.texts == ["editing"])
  }

  @Test func `What stands behind a presentation cannot be used`() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Button("Behind") {}
          .sheet(isPresented: $isShown) { Text("sheet") }
      }
    }
    let app = TestApp(Screen())
    expectingIssue(#".button "Behind" cannot be used: "sheet" is presented before it."#) {
      app.window.button("Behind").tap()
    }
  }

  @Test func `A sheet in another appearance reports it`() {
    struct Screen: View {
      @State private var isShown = true
      @Environment(\.colorScheme) private var colorScheme
      var body: some View {
        Text("\(colorScheme)")
          .sheet(isPresented: $isShown) { Inner() }
      }
      struct Inner: View {
        @Environment(\.colorScheme) private var colorScheme
        var body: some View { Text("\(colorScheme)") }
      }
    }
    let app = TestApp(Screen().environment(\.colorScheme, .dark))
    #expect(app.window.texts == ["dark", "dark"])
    #expect(app.window.presentations[0].property(.appearance) == .appearance(.dark))
  }
}
