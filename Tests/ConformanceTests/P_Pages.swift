/// Pages that come and go: their appearance, the focus, and who may dismiss them.
@MainActor
@Suite struct P_Pages {
  struct Noted: View {
    let name: String
    let log: Log

    var body: some View {
      Text(name)
        .onAppear { log("\(name) appears") }
        .onDisappear { log("\(name) disappears") }
    }
  }

  struct Steps: View {
    let log: Log
    @State private var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Noted(name: "root", log: log)
          NavigationLink("One", value: 1)
          Button("Both") {
            path.append(1)
            path.append("two")
          }
        }
        .navigationDestination(for: Int.self) { number in
          Noted(name: "page \(number)", log: log)
            .navigationDestination(for: String.self) { Noted(name: $0, log: log) }
        }
      }
    }
  }

  /// Decided: as on Apple's systems, a page that is covered by another one has disappeared, and
  /// appears again later.
  @Test func `P09 a page disappears when it is covered, and appears when it is uncovered`() {
    let log = Log()
    let app = TestApp(Steps(log: log))
    app.window.button("One").tap()
    app.window.goBack()
    #expect(
      log.lines == [
        "root appears", "page 1 appears", "root disappears", "root appears", "page 1 disappears",
      ])
  }

  @Test func `P08 a page between two that come at once has not appeared before it is uncovered`() {
    let log = Log()
    let app = TestApp(Steps(log: log))
    app.window.button("Both").tap()
    #expect(log.lines == ["root appears", "two appears", "root disappears"])
    app.window.goBack()
    #expect(log.lines.suffix(2) == ["page 1 appears", "two disappears"])
    #expect(app.reports == [])
  }

  struct Dismissing: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Button("Done \(isPresented)") { dismiss() }
    }
  }

  struct Presenting: View {
    @State private var isShown = false
    @State private var item: Int? = nil

    var body: some View {
      NavigationStack {
        VStack {
          Dismissing()
          Button(isShown ? "Shown" : "Show") { isShown = true }
          Button("Item") { item = 7 }
        }
        .navigationDestination(isPresented: $isShown) { Dismissing().navigationTitle("Shown") }
        .navigationDestination(item: $item) { item in
          VStack {
            Text("Item \(item)")
            Button("Next") { self.item = item + 1 }
          }
        }
      }
    }
  }

  @Test func `P07 dismissing takes the page of a view away, and sets what asked for it`() {
    let app = TestApp(Presenting())
    #expect(app.window.texts == ["Done false", "Show", "Item"])
    app.window.button("Show").tap()
    #expect(app.window.texts == ["Back", "Shown", "Done true"])
    app.window.button("Done true").tap()
    #expect(app.window.texts == ["Done false", "Show", "Item"])
  }

  @Test func `P08 a destination follows its item, and going back takes the item away`() {
    let app = TestApp(Presenting())
    app.window.button("Item").tap()
    app.window.button("Next").tap()
    #expect(app.window.texts == ["Back", "Item 8", "Next"])
    app.window.goBack()
    #expect(app.window.texts == ["Done false", "Show", "Item"])
  }

  struct Asking: View {
    /// Whether the view around the stack reads what the page follows, and so hears of it first.
    let isRead: Bool
    let log: Log
    @State private var path: [Int] = []
    @State private var asks = false

    var body: some View {
      NavigationStack(path: $path) {
        Button(isRead && asks ? "Asked" : "Ask") { asks = true }
          .navigationDestination(isPresented: $asks) {
            VStack {
              Button("Deeper") { path.append(1) }
              Button("Go on") {
                asks = false
                path.append(7)
              }
            }
          }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Noted(name: "page \(number)", log: log)
              Button("Stop") { asks = false }
              Button("Stop and go on") {
                asks = false
                path.append(8)
              }
            }
          }
      }
    }
  }

  @Test(arguments: [false, true])
  func `P08 a value that is appended while a page is taken away is shown in its place`(isRead: Bool)
  {
    let log = Log()
    let app = TestApp(Asking(isRead: isRead, log: log))
    app.window.button("Ask").tap()
    app.reset()
    app.window.button("Go on").tap()
    #expect(app.window.texts == ["Back", "page 7", "Stop", "Stop and go on"])
    #expect(app.window.place == ["Int=7"])
    #expect(app.bodies == (isRead ? ["Asking", "Noted"] : ["Noted"]))
    #expect(log.lines == ["page 7 appears"])
    app.window.goBack()
    #expect(app.window.texts == ["Ask"])
    #expect(app.window.place == [])
  }

  @Test(arguments: [false, true])
  func `P08 values on top of a page leave with it, and those appended at the same time stay`(
    isRead: Bool
  ) {
    let log = Log()
    let app = TestApp(Asking(isRead: isRead, log: log))
    app.window.button("Ask").tap()
    app.window.button("Deeper").tap()
    app.window.button("Stop").tap()
    #expect(app.window.texts == ["Ask"])
    #expect(app.window.place == [])
    app.window.button("Ask").tap()
    app.window.button("Deeper").tap()
    app.reset()
    app.window.button("Stop and go on").tap()
    #expect(app.window.texts == ["Back", "page 8", "Stop", "Stop and go on"])
    #expect(app.window.place == ["Int=8"])
    #expect(app.bodies == (isRead ? ["Asking", "Noted"] : ["Noted"]))
    #expect(log.lines.suffix(3) == ["page 1 appears", "page 8 appears", "page 1 disappears"])
  }

  @Test func `P08 the focus goes with a page and comes back to the link`() {
    let app = TestApp(Steps(log: Log()))
    let link = app.window.button("One")
    link.focus()
    link.tap()
    #expect(app.window.focusedElement == nil)
    app.window.goBack()
    #expect(app.window.focusedElement?.name == "One")
  }

  struct Sidebar: View {
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        VStack {
          NavigationLink("Ada") { Text("About Ada").navigationTitle("Ada") }
          NavigationLink("Bob") { Text("About Bob").navigationTitle("Bob") }
        }
        .navigationTitle("People")
      } detail: {
        VStack {
          Text("Nobody")
          Button("Only this") { visibility = .detailOnly }
        }
      }
    }
  }

  @Test func `P10 a link in a column shows its page in the next one`() {
    let app = TestApp(Sidebar())
    #expect(app.window.texts == ["People", "Ada", "Bob", "Nobody", "Only this"])
    app.window.button("Ada").tap()
    #expect(app.window.navigationTitles == ["People", "Ada"])
    app.window.button("Bob").tap()
    #expect(app.window.navigationTitles == ["People", "Bob"])
    #expect(app.window.backButton == nil)
  }

  @Test func `P10 with room for one column, a link leads to the next and back`() {
    let app = TestApp(Sidebar())
    app.window.isCompact = true
    #expect(app.window.texts == ["People", "Ada", "Bob"])
    app.window.button("Ada").tap()
    #expect(app.window.texts == ["People", "Ada", "About Ada"])
    app.window.goBack()
    #expect(app.window.texts == ["People", "Ada", "Bob"])
  }

  struct Folders: View {
    let hasStack: Bool

    var body: some View {
      NavigationSplitView {
        VStack {
          NavigationLink("Inbox", value: 1)
          NavigationLink("Sent", value: 5)
        }
      } detail: {
        if hasStack { NavigationStack { root } } else { root }
      }
    }

    private var root: some View {
      Text("Choose")
        .navigationTitle("Folders")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Folder \(number)")
            NavigationLink("Next", value: number + 1)
          }
        }
    }
  }

  @Test func `P10 a link finds the destination in the stack of a later column, whose root stays`() {
    let app = TestApp(Folders(hasStack: true))
    app.window.button("Inbox").tap()
    #expect(app.window.texts == ["Inbox", "Sent", "Folders", "Folder 1", "Next"])
    app.window.button("Next").tap()
    #expect(app.window.texts == ["Inbox", "Sent", "Back", "Folder 2", "Next"])
    app.window.button("Sent").tap()
    #expect(app.window.texts == ["Inbox", "Sent", "Folders", "Folder 5", "Next"])
    let second = app.openWindow()
    #expect(second.go(to: app.window.currentPlace))
    #expect(second.texts == app.window.texts)
    app.window.goBack()
    #expect(app.window.texts == ["Inbox", "Sent", "Folders", "Choose"])
    #expect(app.reports == [])
  }

  @Test func `P10 with room for one column, such a link leads to the stack and back`() {
    let app = TestApp(Folders(hasStack: true))
    app.window.isCompact = true
    app.window.button("Inbox").tap()
    #expect(app.window.texts == ["Folders", "Folder 1", "Next"])
    app.window.goBack()
    #expect(app.window.texts == ["Back", "Folders", "Choose"])
    app.window.goBack()
    #expect(app.window.texts == ["Inbox", "Sent"])
  }

  @Test func `P10 a link finds the destination in the first page of a later column`() {
    let app = TestApp(Folders(hasStack: false))
    app.window.button("Inbox").tap()
    #expect(app.window.texts == ["Inbox", "Sent", "Folder 1", "Next"])
    app.window.button("Next").tap()
    #expect(app.window.texts == ["Inbox", "Sent", "Back", "Folder 2", "Next"])
    app.window.button("Sent").tap()
    #expect(app.window.texts == ["Inbox", "Sent", "Folder 5", "Next"])
    let second = app.openWindow()
    #expect(second.go(to: app.window.currentPlace))
    #expect(second.texts == app.window.texts)
    #expect(app.reports == [])
  }

  struct Editing: View {
    var body: some View {
      NavigationSplitView {
        VStack {
          NavigationLink("Edit") { Dismissing().navigationTitle("Editor") }
          NavigationLink("Tags", value: 1)
            .navigationDestination(for: Int.self) { number in
              Dismissing().navigationTitle("Tag \(number)")
            }
        }
        .navigationTitle("Notes")
      } detail: {
        VStack {
          NavigationLink("More") { Text("about it") }
          NavigationLink("Tag", value: 1)
        }
        .navigationTitle("Note")
      }
    }
  }

  @Test
  func `P10 a page of a column's own leads back to its first page, whatever was there before`() {
    let app = TestApp(Editing())
    app.window.button("Edit").tap()
    #expect(app.window.texts == ["Notes", "Edit", "Tags", "Editor", "Done true"])
    app.window.button("Done true").tap()
    app.window.button("More").tap()
    #expect(app.window.texts == ["Notes", "Edit", "Tags", "Note", "about it"])
    app.window.goBack()
    #expect(app.window.navigationTitles == ["Notes", "Note"])
    app.window.button("Tags").tap()
    #expect(app.window.texts == ["Notes", "Edit", "Tags", "Tag 1", "Done true"])
    app.window.button("Done true").tap()
    app.window.button("Tag").tap()
    #expect(app.window.texts == ["Notes", "Edit", "Tags", "Note", "Tag 1", "Done true"])
  }

  @Test func `P10 columns are hidden as the program specifies`() {
    let app = TestApp(Sidebar())
    app.reset()
    app.window.button("Only this").tap()
    #expect(app.window.changes == ["navigationStack isAbsent becomes true"])
    #expect(app.window.texts == ["Nobody", "Only this"])
  }

  struct Notes: View {
    @State private var notes = ["Milk", "Bread"]
    @State private var chosen: String?

    var body: some View {
      NavigationSplitView {
        List(notes, id: \.self, selection: $chosen) { Text($0) }
      } detail: {
        if let chosen {
          Button("Delete \(chosen)") {
            notes.removeAll { $0 == chosen }
            self.chosen = nil
          }
        } else {
          Text("Nothing")
        }
      }
    }
  }

  @Test func `P10 with room for one column, clearing the selection leads back to the list`() {
    let app = TestApp(Notes())
    app.window.isCompact = true
    app.window.row("Milk").select()
    #expect(app.window.texts == ["Back", "Delete Milk"])
    app.window.button("Delete Milk").tap()
    #expect(app.window.texts == ["Bread"])
    app.window.row("Bread").select()
    app.window.goBack()
    #expect(app.window.texts == ["Bread"])
    #expect(app.window.row("Bread").isSelected == false)
  }

  struct Drafts: View {
    @State private var chosen: String?
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        Button("New") {
          chosen = nil
          column = .detail
        }
        List(["Milk"], id: \.self, selection: $chosen) { Text($0) }
      } detail: {
        Text(chosen ?? "New note")
        Button("All") { column = .sidebar }
      }
    }
  }

  @Test func `P10 a column that the program asks for while it clears the selection is shown`() {
    let app = TestApp(Drafts())
    app.window.isCompact = true
    app.window.row("Milk").select()
    app.window.button("All").tap()
    #expect(app.window.texts == ["New", "Milk"])
    app.window.button("New").tap()
    #expect(app.window.texts == ["Back", "New note", "All"])
  }

  @Test func `P10 with room for one column, the host's way back clears the selection`() {
    let app = TestApp(Notes())
    app.window.isCompact = true
    app.window.row("Milk").select()
    #expect(app.window.place == ["Milk"])
    #expect(app.window.go(to: WindowPlace()))
    #expect(app.window.texts == ["Milk", "Bread"])
  }

  struct Chooser: View {
    @State private var chosen: Int?
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        List(1...2, id: \.self, selection: choice) { Text("\($0)") }
      } detail: {
        Text("chosen \(chosen ?? 0)")
      }
    }

    private var choice: Binding<Int?> {
      Binding(
        get: { nil },
        set: {
          chosen = $0
          column = .detail
        })
    }
  }

  @Test func `P10 a selection that the program does not keep leads where the program specifies`() {
    let app = TestApp(Chooser())
    app.window.isCompact = true
    app.window.row("2").select()
    #expect(app.window.texts == ["Back", "chosen 2"])
  }

  struct Tags: View {
    @State private var chosen: Set<String> = []

    var body: some View {
      NavigationStack {
        VStack {
          List(["red", "blue"], id: \.self, selection: $chosen) { tag in
            NavigationLink(tag, value: tag)
          }
          .navigationDestination(for: String.self) { Text("about \($0)") }
          Text(verbatim: "chosen: \(chosen.sorted())")
          EditButton()
        }
      }
    }
  }

  @Test func `P08 a link in a list with a selection leads to its destination`() {
    let app = TestApp(Tags())
    app.window.button("red").tap()
    #expect(app.window.texts == ["Back", "about red"])
    app.window.goBack()
    #expect(app.window.texts == ["red", "blue", "chosen: []", "Edit"])
  }

  @Test func `P08 a link in a row leads nowhere while its list is edited`() {
    let app = TestApp(Tags())
    app.window.button("Edit").tap()
    app.window.button("red").tap()
    app.window.row("red").select(.toggled)
    #expect(app.window.texts == ["red", "blue", #"chosen: ["red"]"#, "Done"])
    app.window.button("Done").tap()
    app.window.button("blue").tap()
    #expect(app.window.texts == ["Back", "about blue"])
  }

  struct Sheets: View {
    @State private var isShown = false

    var body: some View {
      List {
        Section {
          Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) {
              NavigationStack { NavigationLink("Open") { Text("opened") } }
            }
          NavigationLink("Row") { Text("row's") }
        } header: {
          NavigationLink("Header") { Text("header's") }
        }
      }
    }
  }

  @Test func `P08 links that are in no row of a list lead on while the list is edited`() {
    let app = TestApp(NavigationStack { Sheets().environment(\.editMode, .constant(.active)) })
    app.window.button("Row").tap()
    app.window.button("Header").tap()
    #expect(app.window.texts == ["Back", "header's"])
    app.window.goBack()
    app.window.button("Show").tap()
    app.window.button("Open").tap()
    #expect(app.window.texts.suffix(2) == ["Back", "opened"])
  }

  struct Mailboxes: View {
    @State private var chosen: String?

    var body: some View {
      NavigationSplitView {
        List(["In", "Out"], id: \.self, selection: $chosen) { NavigationLink($0, value: $0) }
      } detail: {
        Text("mail: \(chosen ?? "none")")
      }
    }
  }

  @Test func `P08 a link to a value without a destination selects the value in its list`() {
    let app = TestApp(Mailboxes())
    app.window.button("Out").tap()
    #expect(app.window.texts == ["In", "Out", "mail: Out"])
    #expect(app.window.row("Out").isSelected == true)
    #expect(app.reports == [])
  }

  @Test func `P09 a path can be saved and read again`() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    path.removeLast()
    path.append(P_Navigation.Park(name: "Zion"))
    #expect(path.count == 3)
    let saved = try JSONEncoder().encode(path.codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
    #expect(NavigationPath(read) == path)
    struct Unsaved: Hashable {}
    path.append(Unsaved())
    #expect(path.codable == nil)
  }

  struct Nowhere: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Word", value: "word")
          NavigationLink("Nothing", value: nil as Int?)
          Button("Push") { path = [3] }
        }
      }
    }
  }

  @Test func `P08 a value without a destination is reported`() {
    let app = TestApp(Nowhere())
    #expect(!app.window.button("Nothing").isEnabled)
    app.window.button("Word").tap()
    #expect(
      app.reports == [
        """
        A NavigationLink is presenting a value of type “String” but there is no matching \
        navigationDestination declaration visible from the location of the link. The link cannot \
        be activated.
        """
      ])
    app.reset()
    app.window.button("Push").tap()
    #expect(
      app.reports == [
        """
        A value of type “Int” is on the path of a NavigationStack, but there is no \
        navigationDestination for it.
        """
      ])
    #expect(app.window.backButton?.name == "Back")
  }

  struct Nested: View {
    var body: some View {
      NavigationStack {
        NavigationLink("In") {
          NavigationStack {
            Dismissing().navigationTitle("Inner")
          }
        }
        .navigationTitle("Outer")
      }
    }
  }

  @Test func `P10 a stack in a page has the page's bar, and leads back to the page before`() {
    let app = TestApp(Nested())
    app.window.button("In").tap()
    #expect(app.window.texts == ["Outer", "Inner", "Done true"])
    app.window.goBack()
    #expect(app.window.texts == ["Outer", "In"])
    #expect(app.window.navigationTitles == ["Outer"])
  }

  struct Painted: View {
    @State private var color: Color? = .red
    var body: some View {
      NavigationStack {
        VStack {
          if let color { Text("first").containerBackground(color, for: .navigation) }
          Text("second").containerBackground(.blue, for: .navigation)
          Text("third").containerBackground(for: .widget) { Text("widget") }
          Button("Green") { color = .green }
          Button("None") { color = nil }
        }
      }
    }
  }

  @Test func `a page has the background that the first view in it sets`() {
    let app = TestApp(Painted())
    let page = app.window.all.first { $0.kind == .page }!
    func named(_ color: ColorDescription.Base) -> Property {
      .background(.color(ColorDescription(color)))
    }
    #expect(page.property(.background) == named(.named(.red)))
    app.reset()
    app.window.button("Green").tap()
    #expect(app.window.mutations == [.set(page.id, named(.named(.green)))])
    app.window.button("None").tap()
    #expect(page.property(.background) == named(.named(.blue)))
    #expect(app.reports == [])
  }

  @Test
  func `a background of a page is a style or a view that is one, and anything else is reported`() {
    let app = TestApp(
      NavigationStack { Text("a").containerBackground(for: .navigation) { Color.red } })
    let page = app.window.all.first { $0.kind == .page }!
    #expect(page.property(.background) == .background(.color(ColorDescription(.named(.red)))))
    let other = TestApp(
      NavigationStack { Text("a").containerBackground(for: .navigation) { Text("behind") } })
    #expect(other.window.all.first { $0.kind == .page }?.property(.background) == nil)
    #expect(
      other.reports == ["A container background of Text is not observed: the page keeps its own."])
    let outside = TestApp(Text("a").containerBackground(.red, for: .navigation))
    #expect(outside.window.all.compactMap { $0.property(.background) } == [])
  }
}
