/// Search fields for the content below them.
@MainActor
@Suite struct SearchFields {
  struct Trees: View {
    @State private var search = ""
    @State private var isSearching = false
    @State private var submitted: [String] = []

    var body: some View {
      Found(submitted: submitted.joined(separator: " "))
        .searchable(text: $search, isPresented: $isSearching, prompt: "Trees")
        .searchSuggestions {
          if search.isEmpty { Text("Oak").searchCompletion("Oak") }
        }
        .onSubmit(of: .search) { submitted.append(search) }
        .onSubmit { submitted.append("text") }
      Button("Search") { isSearching = true }
      Text(verbatim: "\(isSearching)")
    }
  }

  struct Found: View {
    let submitted: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Text(isSearching ? "searching" : "at rest")
      Text("submitted \(submitted)")
      Button("End") { dismissSearch() }
    }
  }

  private func field(of app: TestApp) -> TestElement { app.window.element(.searchField, "Trees") }

  @Test func `views know that somebody searches, from the focus to the end`() {
    let app = TestApp(Trees())
    #expect(app.window.texts == ["at rest", "submitted ", "End", "Search", "false"])
    field(of: app).enter("be")
    #expect(
      app.window.texts == ["Cancel", "searching", "submitted ", "End", "Search", "true"])
    app.window.button("End").tap()
    #expect(app.window.texts == ["at rest", "submitted ", "End", "Search", "false"])
    #expect(field(of: app).value == "")
    #expect(app.window.focusedElement?.id == nil)
  }

  @Test func `the prompt of a search field is in the person's language`() {
    let app = TestApp(
      Text("a").searchable(text: .constant(""), prompt: "\(1000) trees")
        .environment(\.locale, Locale(identifier: "de_DE")))
    #expect(app.window.element(.searchField, "1.000 trees").value == "")
  }

  @Test func `Return submits a search, and so does a suggestion that is chosen`() {
    let app = TestApp(Trees())
    field(of: app).focus()
    app.window.button("Oak").tap()
    #expect(field(of: app).value == "Oak")
    #expect(app.window.shows("submitted Oak"))
    field(of: app).enter("Elm")
    field(of: app).submit()
    #expect(app.window.shows("submitted Oak Elm"))
  }

  @Test func `a program begins a search, and a person cancels it`() {
    let app = TestApp(Trees())
    app.window.button("Search").tap()
    #expect(field(of: app).isFocused)
    #expect(app.window.texts.last == "true")
    app.window.button("Cancel").tap()
    #expect(app.window.texts.last == "false")
    #expect(!field(of: app).isFocused)
  }

  @Test func `the focus leaves an empty field, and the search is over`() {
    let app = TestApp(Trees())
    field(of: app).focus()
    field(of: app).blur()
    #expect(app.window.texts.last == "false")
  }

  struct Library: View {
    @State private var search = ""
    var body: some View {
      NavigationStack {
        NavigationLink("Open") { Text("book") }
          .navigationTitle("Books")
      }
      .searchable(text: $search, prompt: "Trees")
      Text("looking for \(search)")
    }
  }

  /// The kinds of the elements around the search field, from the window inward.
  private func surroundings(_ app: TestApp) -> [ElementKind] {
    func path(to element: TestElement) -> [ElementKind]? {
      if element.kind == .searchField { return [] }
      for child in element.children {
        if let path = path(to: child) { return [element.kind] + path }
      }
      return nil
    }
    let stack = app.window.all.first { $0.kind == .navigationStack }
    return stack.flatMap(path)?.filter {
      $0 != .box && $0 != .verticalStack && $0 != .horizontalStack
    } ?? []
  }

  @Test func `the field of a stack is in its first page, and not above its bar`() {
    let app = TestApp(Library())
    #expect(app.window.all.count { $0.kind == .searchField } == 1)
    #expect(surroundings(app) == [.navigationStack, .page])
    field(of: app).enter("oak")
    #expect(app.window.shows("looking for oak"))
    app.window.button("Cancel").tap()
    #expect(app.window.shows("looking for "))
    app.window.button("Open").tap()
    #expect(app.window.shows("book"))
    #expect(app.window.all.contains { $0.kind == .searchField } == false)
  }

  @Test func `the field of a split view is in its sidebar`() {
    let app = TestApp(
      NavigationSplitView {
        Text("side")
      } detail: {
        Text("detail")
      }
      .searchable(text: .constant(""), prompt: "Trees"))
    let columns = app.window.all.filter { $0.kind == .navigationStack }
    #expect(columns.map { $0.all.count { $0.kind == .searchField } } == [1, 0])
    #expect(app.window.all.count { $0.kind == .searchField } == 1)
  }

  @Test func `a stack in a sheet leaves the field where it is`() {
    let app = TestApp(
      Text("content")
        .sheet(isPresented: .constant(true)) { NavigationStack { Text("sheet") } }
        .searchable(text: .constant(""), prompt: "Trees"))
    #expect(app.window.all.count { $0.kind == .searchField } == 1)
    let stack = app.window.all.first { $0.kind == .navigationStack }
    #expect(stack?.all.contains { $0.kind == .searchField } == false)
  }
}
