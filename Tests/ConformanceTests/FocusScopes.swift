/// Where the focus is by default, and how it shows.
@MainActor
@Suite struct FocusScopes {
  struct Fields: View {
    let prefersNotes: Bool
    var asksForTitle = false
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus
    @State private var isIndifferent = false
    @FocusState private var isTitleFocused: Bool

    var body: some View {
      VStack {
        TextField("Title", text: .constant("")).focused($isTitleFocused)
        VStack {
          Text("Below")
          TextField("Notes", text: .constant(""))
        }
        .prefersDefaultFocus(prefersNotes && !isIndifferent, in: scope)
        Button("Again") { resetFocus(in: scope) }
        Button("Indifferent") { isIndifferent = true }
      }
      .focusScope(scope)
      .onAppear { if asksForTitle { isTitleFocused = true } }
    }
  }

  @Test
  func `a view that prefers the focus has it when its scope appears, unless the program sets it`() {
    #expect(TestApp(Fields(prefersNotes: true)).window.textField("Notes").isFocused)
    #expect(TestApp(Fields(prefersNotes: false)).window.focusedElement?.id == nil)
    let app = TestApp(Fields(prefersNotes: true, asksForTitle: true))
    #expect(app.window.textField("Title").isFocused)
  }

  @Test func `resetting the focus moves it to the view that prefers it, or to the first`() {
    let app = TestApp(Fields(prefersNotes: true))
    app.window.textField("Title").focus()
    app.window.button("Again").tap()
    #expect(app.window.textField("Notes").isFocused)
    app.window.button("Indifferent").tap()
    app.window.button("Again").tap()
    #expect(app.window.textField("Title").isFocused)
  }

  @Test func `a scope that is not there leaves the focus alone`() {
    struct Screen: View {
      @Namespace private var scope
      @Namespace private var other
      @Environment(\.resetFocus) private var resetFocus
      @State private var isShown = true
      var body: some View {
        TextField("Name", text: .constant(""))
        if isShown { TextField("Notes", text: .constant("")).focusScope(scope) }
        Button("Other") { resetFocus(in: other) }
        Button("Hide") {
          isShown = false
          resetFocus(in: scope)
        }
      }
    }
    let app = TestApp(Screen())
    app.window.textField("Name").focus()
    app.window.button("Other").tap()
    app.window.button("Hide").tap()
    #expect(app.window.textField("Name").isFocused)
  }

  @Test func `a view shows no ring if a view around has disabled it`() {
    struct Reader: View {
      @Environment(\.isFocusEffectEnabled) private var isEnabled
      var body: some View { Text("\(isEnabled)") }
    }
    struct Screen: View {
      @State private var isOff = true
      var body: some View {
        Button("Switch") { isOff.toggle() }
        VStack { Reader().focusable().focusEffectDisabled(false) }
          .focusEffectDisabled(isOff)
        Reader()
      }
    }
    let app = TestApp(Screen())
    func rings() -> Int { app.window.all.filter { $0.property(.hidesFocusRing) != nil }.count }
    #expect(app.window.texts == ["Switch", "false", "true"])
    #expect(rings() == 1)
    app.window.button("Switch").tap()
    #expect(app.window.texts == ["Switch", "true", "true"])
    #expect(rings() == 0)
  }

  @Test func `the focus of a search field is that of what it is bound to`() {
    enum Place: Hashable { case search, name }
    struct Screen: View {
      @FocusState private var place: Place?
      @FocusState private var isSearching: Bool
      var body: some View {
        Text("content")
          .searchable(text: .constant(""), prompt: "Trees")
          .searchFocused($place, equals: .search)
          .searchFocused($isSearching)
        TextField("Name", text: .constant("")).focused($place, equals: .name)
        Text("\(place.map { "\($0)" } ?? "nothing") \(isSearching)")
        Button("Search") { place = .search }
        Button("End") { isSearching = false }
      }
    }
    let app = TestApp(Screen())
    func state() -> String {
      app.window.texts.first { $0.hasSuffix("e") && $0.contains(" ") } ?? ""
    }
    #expect(state() == "nothing false")
    app.window.button("Search").tap()
    #expect(app.window.element(.searchField, "Trees").isFocused)
    #expect(state() == "search true")
    app.window.textField("Name").focus()
    #expect(state() == "name false")
    app.window.element(.searchField, "Trees").focus()
    app.window.button("End").tap()
    #expect(app.window.focusedElement?.id == nil)
    #expect(state() == "nothing false")
  }

  @Test func `a binding is for the nearest search field alone`() {
    struct Screen: View {
      @FocusState private var isSearching: Bool
      @State private var text = ""
      var body: some View {
        VStack { Text("inner").searchable(text: $text, prompt: "Inner") }
          .searchable(text: $text, prompt: "Outer")
          .searchFocused($isSearching)
        Button("Search") { isSearching = true }
        Text(isSearching ? "searching" : "at rest")
      }
    }
    let app = TestApp(Screen())
    app.window.button("Search").tap()
    #expect(app.window.element(.searchField, "Outer").isFocused)
    #expect(app.window.texts.last == "searching")
    app.window.element(.searchField, "Inner").focus()
    #expect(app.window.texts.last == "at rest")
  }
}
