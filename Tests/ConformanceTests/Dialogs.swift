/// Alerts and other dialogs.
@MainActor
@Suite struct DialogTests {
  struct Questions: View {
    let trace: Trace<String>
    @State private var isFirst = false
    @State private var isSecond = false
    @State private var name = ""

    var body: some View {
      Button("Ask") { isFirst = true }
        .alert("Delete?", isPresented: $isFirst) {
          Button("Cancel", role: .cancel) { trace("cancel \(isFirst)") }
          Button("Delete", role: .destructive) { trace("delete \(isFirst)") }
        } message: {
          Text("For good")
        }
      Button("Ask both") {
        isFirst = true
        isSecond = true
      }
      .alert("Name?", isPresented: $isSecond) {
        Button("OK") { trace(name) }
        TextField("Name", text: $name)
      }
      .disabled(name == "disabled")
      Text(isFirst ? "asking" : "not asking")
    }
  }

  @Test func `An alert is called by its title, and its buttons dismiss it after their action`() {
    let trace = Trace<String>()
    let app = TestApp(Questions(trace: trace))
    app.window.button("Ask").tap()
    #expect(
      app.window.presentations.map { $0.property(.presentationStyle) }
        == [.presentationStyle(.alert)])
    #expect(app.window.presentations[0].name == "Delete?")
    #expect(app.window.presentations[0].text == "Delete? For good Cancel Delete")
    app.window.button("Delete").tap()
    #expect(trace.events == ["delete true"])
    #expect(app.window.texts == ["Ask", "Ask both", "not asking"])
  }

  @Test func `Escape presses the button that cancels`() {
    let trace = Trace<String>()
    let app = TestApp(Questions(trace: trace))
    app.window.button("Ask").tap()
    #expect(app.window.presentations[0].dismiss())
    #expect(trace.events == ["cancel true"])
    #expect(app.window.presentations.isEmpty)
  }

  @Test func `Several alerts come one after the other`() {
    let trace = Trace<String>()
    let app = TestApp(Questions(trace: trace))
    app.window.button("Ask both").tap()
    #expect(app.window.presentations.map(\.name) == ["Delete?"])
    app.window.button("Cancel").tap()
    #expect(app.window.presentations.map(\.name) == ["Name?"])
    #expect(app.reports == [])
    app.window.textField("Name").enter("Ada")
    app.window.button("OK").tap()
    #expect(trace.events == ["cancel true", "Ada"])
    #expect(app.window.presentations.isEmpty)
  }

  @Test func `Fields come before buttons, and who cancels is first of two and last of more`() {
    struct Screen: View {
      let isDialog: Bool
      @State private var text = ""
      @State private var isShown = true
      @State private var hasMore = false
      var body: some View {
        if isDialog {
          Text("behind").confirmationDialog("title", isPresented: $isShown) { actions }
        } else {
          Text("behind").alert("title", isPresented: $isShown) { actions }
        }
      }
      @ViewBuilder private var actions: some View {
        Button("Yes") {}
        Button("No", role: .cancel) {}.accessibilityIdentifier("no")
        TextField("Text", text: $text).onSubmit { hasMore = true }
        if hasMore { Button("More") {} }
      }
    }
    func buttons(_ app: TestApp) -> [String] {
      app.window.presentations[0].children.last!.all
        .filter { $0.kind == .button || $0.kind == .textField }.map(\.name)
    }
    let alert = TestApp(Screen(isDialog: false))
    #expect(buttons(alert) == ["Text", "No", "Yes"])
    alert.window.textField("Text").submit()
    #expect(buttons(alert) == ["Text", "Yes", "More", "No"])
    #expect(buttons(TestApp(Screen(isDialog: true))) == ["Text", "Yes", "No"])
  }

  @Test func `A dialog without a way out has a standard button as long as it needs one`() {
    struct Screen: View {
      @State private var isAlert = true
      @State private var isDialog = false
      @State private var hasButton = false
      @State private var text = ""
      var body: some View {
        Text(isAlert || isDialog ? "shown" : "gone")
          .alert("alert", isPresented: $isAlert) {
            TextField("Text", text: $text).onSubmit { hasButton.toggle() }
            if hasButton { Button("Own") { isDialog = true } }
          }
          .confirmationDialog("dialog", isPresented: $isDialog) {}
      }
    }
    let app = TestApp(Screen())
    #expect(app.window.texts == ["shown", "alert", "OK"])
    app.window.textField("Text").submit()
    #expect(app.window.texts == ["shown", "alert", "Own"])
    app.window.textField("Text").submit()
    #expect(app.window.texts == ["shown", "alert", "OK"])
    app.window.textField("Text").submit()
    app.window.button("Own").tap()
    // The title is exposed to accessibility only.
    #expect(app.window.texts == ["shown", "Cancel"])
    #expect(app.window.presentations[0].name == "dialog")
    app.window.presentations[0].dismiss()
    #expect(app.window.texts == ["gone"])
  }

  @Test func `Data make a dialog when it is presented, and no more after that`() {
    struct Screen: View {
      @State private var item: Item?
      @State private var isShown = false
      var body: some View {
        Button("Only flag") { isShown = true }
        Button("Both") {
          item = Item(id: 1, name: "one")
          isShown = true
        }
        .alert("Title", isPresented: $isShown, presenting: item) { item in
          Button("Rename \(item.name)") { self.item = nil }
            .menuActionDismissBehavior(.disabled)
          Button("OK") {}
        } message: { item in
          Text("about \(item.name)")
        }
      }
    }
    let app = TestApp(Screen())
    app.window.button("Only flag").tap()
    #expect(app.window.presentations.isEmpty)
    app.window.button("Both").tap()
    #expect(app.window.presentations[0].text == "Title about one Rename one OK")
    app.window.button("Rename one").tap()
    #expect(app.window.presentations[0].text == "Title about one Rename one OK")
    app.window.button("OK").tap()
    #expect(app.window.presentations.isEmpty)
  }

  @Test func `An error gives its description as the title`() {
    struct Failure: LocalizedError {
      var errorDescription: String? { "It failed." }
      var failureReason: String? { "Nobody knows why." }
    }
    struct Screen: View {
      @State private var isShown = true
      @State private var isSecond = true
      var body: some View {
        Text("behind")
          .alert(isPresented: $isShown, error: Failure()) { Button("So what") {} }
          .alert(isPresented: $isSecond, error: Failure()) { _ in
          } message: { error in
            Text(error.failureReason ?? "")
          }
      }
    }
    let app = TestApp(Screen())
    #expect(app.window.presentations.map(\.text) == ["It failed. So what"])
    app.window.button("So what").tap()
    #expect(app.window.presentations.map(\.text) == ["It failed. Nobody knows why. OK"])
  }

  @Test func `Alerts and action sheets as values are presented in the same way`() {
    struct Screen: View {
      let trace: Trace<String>
      @State private var item: Item?
      @State private var isSheet = false
      var body: some View {
        Button("Alert") { item = Item(id: 1, name: "one") }
          .alert(item: $item) { item in
            Alert(
              title: Text(item.name), message: Text("message"),
              primaryButton: .destructive(Text("Delete")) { trace("delete \(item.name)") },
              secondaryButton: .cancel { isSheet = true })
          }
        Text(item?.name ?? "none")
          .actionSheet(isPresented: $isSheet) {
            ActionSheet(
              title: Text("sheet"),
              buttons: [.default(Text("Do")) { trace("do") }, .cancel(Text("Do not"))])
          }
      }
    }
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    app.window.button("Alert").tap()
    #expect(app.window.presentations[0].text == "one message Cancel Delete")
    app.window.button("Delete").tap()
    app.window.button("Alert").tap()
    app.window.button("Cancel").tap()
    #expect(app.window.texts == ["Alert", "none", "sheet", "Do", "Do not"])
    app.window.button("Do").tap()
    #expect(trace.events == ["delete one", "do"])
    #expect(app.window.presentations.isEmpty)
  }

  @Test func `A dialog looks and works the same wherever it is presented`() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text("behind")
          .alert("title", isPresented: $isShown) { Button("Done") {} }
          .font(.largeTitle)
          .disabled(true)
      }
    }
    let app = TestApp(Screen())
    #expect(app.window.text("title").property(.style) == nil)
    app.window.button("Done").tap()
    #expect(app.window.presentations.isEmpty)
  }
}
