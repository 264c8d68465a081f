import Foundation

/// Rows of lists: selecting, deleting and moving them, and their modifiers.
@MainActor
@Suite struct ListRows {
  // MARK: Buttons

  struct Buttons: View {
    let log: Log

    var body: some View {
      List {
        HStack {
          Text("one")
          Button("One") { log("one") }.padding()
        }
        HStack {
          Text("two")
          Button("A") { log("a") }
          Button("B") { log("b") }
        }
        HStack {
          Text("styled")
          Button("Styled") { log("styled") }.buttonStyle(.plain)
        }
        HStack {
          Text("off")
          Button("Off") { log("off") }.disabled(true)
        }
        HStack {
          Text("gesture").onTapGesture { log("gesture") }
          Button("Other") { log("other") }
        }
        Section("More") {
          HStack {
            Text("swiped")
            Button("Beside") { log("beside") }
          }
          .swipeActions { Button("Swipe") { log("swipe") } }
        }
      }
      HStack {
        Text("outside")
        Button("Outside") { log("outside") }
      }
    }
  }

  @Test func `a row with exactly one button of the automatic style is that button`() {
    let log = Log()
    let app = TestApp(Buttons(log: log))
    for text in ["one", "two", "styled", "off", "gesture", "swiped", "outside"] {
      app.window.text(text).tap()
    }
    for button in ["One", "A", "Styled", "Swipe"] { app.window.button(button).tap() }
    #expect(log.lines == ["one", "gesture", "beside", "one", "a", "styled", "swipe"])
  }

  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String { "item \(id)" }
  }

  // MARK: Selecting

  struct Single: View {
    @State private var chosen: Int?
    let items = (1...3).map { Item(id: $0) }

    var body: some View {
      Text(verbatim: "\(chosen.map { "\($0)" } ?? "none")")
      List(items, selection: $chosen) { Text($0.name) }
      Button("Last") { chosen = 3 }
      Button("None") { chosen = nil }
    }
  }

  @Test func `a row is selected by its identity, and only what differs is sent`() {
    let app = TestApp(Single())
    #expect(app.window.list.children.map(\.isSelected) == [false, false, false])
    app.reset()
    app.window.text("item 2").tap()
    #expect(app.window.texts[0] == "2")
    #expect(
      app.window.changes == [
        #"text "none" becomes "2""#, "row rowSelection unselected becomes selected",
      ])
    app.reset()
    app.window.button("Last").tap()
    #expect(
      app.window.changes == [
        #"text "2" becomes "3""#, "row rowSelection selected becomes unselected",
        "row rowSelection unselected becomes selected",
      ])
    app.window.row("item 3").select(.toggled)
    #expect(app.window.texts[0] == "none")
  }

  @Observable
  final class Choice {
    var chosen: Int?
  }

  struct InModel: View {
    @Bindable var choice: Choice
    let items = (1...3).map { Item(id: $0) }

    var body: some View { List(items, selection: $choice.chosen) { Text($0.name) } }
  }

  @Test func `a selection in an observable model is followed, and no body runs for it`() {
    let choice = Choice()
    let app = TestApp(InModel(choice: choice))
    app.reset()
    app.window.text("item 2").tap()
    #expect(choice.chosen == 2)
    #expect(app.window.changes == ["row rowSelection unselected becomes selected"])
    app.reset()
    choice.chosen = 3
    app.flush()
    #expect(
      app.window.changes == [
        "row rowSelection selected becomes unselected",
        "row rowSelection unselected becomes selected",
      ])
    choice.chosen = nil
    app.flush()
    #expect(app.window.list.children.map(\.isSelected) == [false, false, false])
    #expect(app.bodies == [])
  }

  struct Erased: View {
    @State private var chosen: Int?
    @State private var items = (1...3).map { Item(id: $0) }

    var body: some View {
      List(selection: $chosen) {
        Section("\(items.count) items") {
          ForEach(items.indices, id: \.self) { index in
            AnyView(Text(items[index].name).tag(items[index].id))
          }
        }
      }
      Button("Sell") { items.removeFirst() }
    }
  }

  @Test func `a row leaves while the tags of the others change`() {
    let app = TestApp(Erased())
    app.window.button("Sell").tap()
    #expect(app.window.texts == ["2 items", "item 2", "item 3", "Sell"])
    app.window.text("item 3").tap()
    #expect(["item 2", "item 3"].map { app.window.row($0).isSelected } == [false, true])
  }

  struct Several: View {
    @State private var chosen: Set<Int> = []
    let items = (1...5).map { Item(id: $0) }

    var body: some View {
      Text(verbatim: chosen.sorted().map { "\($0)" }.joined(separator: " "))
      List(selection: $chosen) {
        ForEach(items) { item in Text(item.name).selectionDisabled(item.id == 4) }
        Section("More") { Text("tagged").tag(9) }
        Text("untagged")
      }
    }
  }

  private struct Bread: Identifiable {
    let id: Int
  }

  private struct DataWithSet: View {
    @State private var chosen: Set<Int> = []
    var body: some View {
      Text(chosen.sorted().map(String.init).joined(separator: " "))
      List([Bread(id: 1), Bread(id: 2)], selection: $chosen) { Text("bread \($0.id)") }
    }
  }

  @Test func `any number of rows can be selected of data with a set`() {
    let app = TestApp(DataWithSet())
    app.window.row("bread 1").select()
    app.window.row("bread 2").select(.toggled)
    #expect(app.window.texts == ["1 2", "bread 1", "bread 2"])
  }

  @Test func `several rows are added, and a selection is extended to a row`() {
    let app = TestApp(Several())
    app.window.row("item 2").select()
    app.window.row("tagged").select(.toggled)
    #expect(app.window.texts[0] == "2 9")
    app.window.row("item 2").select(.toggled)
    #expect(app.window.texts[0] == "9")
    app.window.row("item 1").select()
    app.window.row("item 5").select(.through)
    #expect(app.window.texts[0] == "1 2 3 5")
    app.window.row("item 3").select(.through)
    #expect(app.window.texts[0] == "1 2 3")
    #expect(!app.window.row("untagged").select())
    #expect(!app.window.row("item 4").select())
  }

  @Test func `a row whose tag changes follows what is selected`() {
    struct Changing: View {
      @State private var chosen: Int? = 2
      @State private var tag = 1

      var body: some View {
        List(selection: $chosen) { Text("row").tag(tag) }
        Button("Change") { tag = 2 }
      }
    }
    let app = TestApp(Changing())
    #expect(app.window.row("row").isSelected == false)
    app.window.button("Change").tap()
    #expect(app.window.row("row").isSelected == true)
  }

  // MARK: Editing

  struct Editable: View {
    @State private var items: [Item]
    @State private var chosen: Int?
    let log: Log

    init(count: Int = 4, log: Log = Log()) {
      _items = State(initialValue: (1...count).map { Item(id: $0) })
      self.log = log
    }

    var body: some View {
      List(selection: $chosen) {
        ForEach(items) { item in
          Text(item.name)
            .deleteDisabled(item.id == 2)
            .moveDisabled(item.id == 3)
        }
        .onDelete { offsets in
          log("delete \(offsets.map { $0 })")
          items.remove(atOffsets: offsets)
        }
        .onMove { offsets, destination in
          log("move \(offsets.map { $0 }) to \(destination)")
          items.move(fromOffsets: offsets, toOffset: destination)
        }
      }
      EditButton()
    }
  }

  @Test func `a row that is deleted goes, and no other is notified of it`() {
    let log = Log()
    let app = TestApp(Editable(log: log))
    app.reset()
    #expect(app.window.row("item 3").delete())
    #expect(app.window.changes == [#"row "item 3" disappears"#])
    #expect(!app.window.row("item 2").delete())
    #expect(log.lines == ["delete [2]"])
  }

  @Test func `a row is moved before another, or to the end`() {
    let log = Log()
    let app = TestApp(Editable(log: log))
    app.reset()
    #expect(app.window.row("item 4").move(before: app.window.row("item 2")))
    #expect(app.window.changes == [#"row "item 4" moves"#])
    #expect(app.window.row("item 1").move(before: nil))
    #expect(!app.window.row("item 3").move(before: nil))
    #expect(log.lines == ["move [3] to 1", "move [0] to 4"])
    #expect(app.window.texts == ["item 4", "item 2", "item 3", "item 1", "Edit"])
  }

  @Test func `deleting, moving and selecting among a thousand rows touch those rows alone`() {
    let app = TestApp(Editable(count: 1000))
    let (row, other) = (app.window.row("item 20"), app.window.row("item 10"))
    app.reset()
    row.select()
    #expect(app.window.mutations == [.set(row.id, .rowSelection(.selected))])
    app.reset()
    other.select()
    #expect(
      app.window.mutations == [
        .set(row.id, .rowSelection(.unselected)), .set(other.id, .rowSelection(.selected)),
      ])
    app.reset()
    row.move(before: other)
    #expect(
      app.window.mutations == [.insert(row.id, into: app.window.list.id, before: other.id)])
    app.reset()
    row.delete()
    #expect(
      app.window.changes == [
        "absentRows absentRows 970 beside 30 becomes 969 beside 30",
        #"row "item 20" disappears"#, #"row "item 31" appears"#,
      ])
    #expect(app.bodies == ["Editable"])
  }

  struct Orders: View {
    let hasSections: Bool
    let log: Log

    var body: some View {
      List {
        ForEach(["Ada", "Bob", "Cyd"], id: \.self) { name in
          if hasSections {
            Section(name) { lines(of: name) }
          } else {
            Text(name).padding()
            lines(of: name)
          }
        }
        .onDelete { offsets in log("delete \(offsets.map { $0 })") }
        .onMove { offsets, destination in log("move \(offsets.map { $0 }) to \(destination)") }
      }
    }

    private func lines(of name: String) -> some View {
      ForEach(1...40, id: \.self) { Text(verbatim: "\(name) \($0)") }
    }
  }

  @Test func `an action receives offsets in the data of its own ForEach, not of one in a row`() {
    let log = Log()
    let app = TestApp(Orders(hasSections: false, log: log))
    #expect(app.window.row("Bob 3").delete())
    #expect(app.window.row("Cyd").delete())
    #expect(app.window.row("Ada 2").move(before: app.window.row("Cyd 1")))
    #expect(app.window.row("Bob").move(before: nil))
    #expect(log.lines == ["delete [1]", "delete [2]", "move [0] to 2", "move [1] to 3"])
  }

  @Test func `an action around sections receives the offsets of the sections`() {
    let log = Log()
    let app = TestApp(Orders(hasSections: true, log: log))
    let gap = app.window.all.last { $0.kind == .absentRows }
    #expect(app.window.row("Bob 3").delete())
    #expect(app.window.row("Cyd 1").move(before: app.window.row("Ada 2")))
    #expect(app.window.row("Ada 4").move(before: gap))
    #expect(log.lines == ["delete [1]", "move [2] to 0", "move [0] to 2"])
  }

  struct SelfEditing: View {
    @State private var items = (1...3).map { Item(id: $0) }
    let actions: EditActions<[Item]>

    var body: some View {
      List($items, editActions: actions) { $item in Text(item.name) }
    }
  }

  @Test func `a list edits its data itself where it is asked to`() {
    let app = TestApp(SelfEditing(actions: .all))
    #expect(app.window.row("item 1").delete())
    #expect(app.window.row("item 3").move(before: app.window.row("item 2")))
    #expect(app.window.texts == ["item 3", "item 2"])
    let moving = TestApp(SelfEditing(actions: .move))
    #expect(!moving.window.row("item 1").delete())
    #expect(moving.window.row("item 1").move(before: nil))
    #expect(moving.window.texts == ["item 2", "item 3", "item 1"])
  }

  @Test func `an edit button switches the mode of the window, and shows it`() {
    let app = TestApp(Editable())
    app.reset()
    app.window.button("Edit").tap()
    #expect(
      app.window.changes == [#"list isEditing becomes true"#, #"text "Edit" becomes "Done""#])
    app.window.button("Done").tap()
    #expect(app.window.list.property(.isEditing) == nil)
  }

  @Test func `a view may have an edit mode of its own`() {
    struct Own: View {
      @State private var mode = EditMode.active
      var body: some View {
        VStack {
          List { Text("own") }
          EditButton()
        }
        .environment(\.editMode, $mode)
        Text(mode.isEditing ? "editing" : "not editing")
      }
    }
    let app = TestApp(Own())
    #expect(app.window.list.property(.isEditing) == .isEditing(true))
    app.window.button("Done").tap()
    #expect(app.window.texts.last == "not editing")
  }

  /// The texts of the lists that are being edited.
  private func editedLists(_ app: TestApp) -> [String] {
    app.window.all.filter { $0.property(.isEditing) == .isEditing(true) }.map(\.text)
  }

  @Test func `a sheet has an edit mode of its own`() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        List { Text("behind") }
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) {
            List { Text("in front") }
            EditButton()
          }
      }
    }
    let app = TestApp(Screen())
    app.window.button("Show").tap()
    app.window.button("Edit").tap()
    #expect(editedLists(app) == ["in front"])
    app.window.presentations[0].dismiss()
    #expect(editedLists(app) == [])
    app.window.button("Show").tap()
    #expect(app.window.texts == ["behind", "Show", "in front", "Edit"])
  }

  @Test func `each page has an edit mode of its own, to which its menus belong`() {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          VStack {
            List { Text("root") }
            Menu("More") { EditButton() }
            NavigationLink("Open") {
              VStack {
                List { Text("page") }
                EditButton()
              }
            }
          }
        }
      }
    }
    let app = TestApp(Screen())
    app.window.button("Open").tap()
    app.window.button("Edit").tap()
    #expect(editedLists(app) == ["page"])
    app.window.goBack()
    #expect(editedLists(app) == [])
    app.window.button("More").tap()
    app.window.button("Edit").tap()
    #expect(editedLists(app) == ["root"])
    app.window.button("Open").tap()
    #expect(app.window.texts == ["Back", "page", "Edit"])
    #expect(editedLists(app) == [])
  }

  @Test func `each tab has an edit mode of its own`() {
    let app = TestApp {
      TabView {
        Editable(count: 1).tabItem { Text("First") }
        Editable(count: 2).tabItem { Text("Second") }
      }
    }
    app.window.button("Edit").tap()
    #expect(editedLists(app) == ["item 1"])
    app.window.element(.tab, "Second").tap()
    #expect(editedLists(app) == [])
    #expect(app.window.texts == ["First", "Second", "item 1", "item 2", "Edit"])
    app.window.element(.tab, "First").tap()
    #expect(editedLists(app) == ["item 1"])
  }

  @Test func `an edit mode of the app applies to the pages inside`() {
    struct Screen: View {
      @State private var mode = EditMode.active
      var body: some View {
        NavigationStack {
          VStack {
            List { Text("page") }
            EditButton()
          }
        }
        .environment(\.editMode, $mode)
        Text(mode.isEditing ? "editing" : "not editing")
      }
    }
    let app = TestApp(Screen())
    #expect(editedLists(app) == ["page"])
    app.window.button("Done").tap()
    #expect(editedLists(app) == [])
    #expect(app.window.texts == ["page", "Edit", "not editing"])
  }

  // MARK: Row modifiers

  struct Described: View {
    @State private var color: Color? = .red
    @State private var items = [Item(id: 1), Item(id: 2)]

    var body: some View {
      List {
        Section("Colors") {
          ForEach(items) { Text($0.name).listRowSeparator(.hidden, edges: .top) }
        }
        .listRowBackground(color)
        Text("plain")
        Text("inset")
          .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          .padding()
      }
      Button("Uncolor") { color = nil }
      Button("Remove") { items.removeFirst() }
    }
  }

  @Test
  func
    `a modifier of a section applies to its rows, and rows without modifiers have no element of their own`()
  {
    let app = TestApp(Described())
    #expect(
      app.window.description == """
        list
          section
            sectionHeader
              text "Colors" style: footnote
            row rowSeparators: top hidden
              rowBackground
                fill background: red
              text "item 1"
            row rowSeparators: top hidden
              rowBackground
                fill background: red
              text "item 2"
            sectionFooter
          text "plain"
          row rowInsets: 1.0 2.0 3.0 4.0
            box defaultPadding: 15
              text "inset"
        button
          text "Uncolor"
        button
          text "Remove"
        """)
    app.reset()
    app.window.button("Remove").tap()
    #expect(app.window.changes == [#"row "item 1" disappears"#])
    app.window.button("Uncolor").tap()
    #expect(app.window.changes.count == 2)
    #expect(app.window.all.filter { $0.kind == .rowBackground }.isEmpty)
  }

  struct Swiped: View {
    @State private var items = (1...2).map { Item(id: $0) }
    @State private var flagged: [Int] = []

    var body: some View {
      List(items) { item in
        Text(flagged.contains(item.id) ? "\(item.name) flagged" : item.name)
          .swipeActions {
            Button("Delete", role: .destructive) { items.removeAll { $0.id == item.id } }
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button(flagged.contains(item.id) ? "Unflag" : "Flag") { flagged.append(item.id) }
          }
      }
    }
  }

  @Test func `a row has the actions that are added to it`() {
    let app = TestApp(Swiped())
    let row = app.window.list.children[0]
    #expect(row.actions.map(\.name) == ["Delete", "Flag"])
    app.reset()
    row.actions[1].tap()
    #expect(
      app.window.changes == [
        #"text "Flag" becomes "Unflag""#, #"text "item 1" becomes "item 1 flagged""#,
      ])
    row.actions[0].tap()
    #expect(app.window.list.children.count == 1)
  }

  // MARK: Styles

  @Test func `lists and forms say their styles, and what is between their rows`() {
    let app = TestApp(
      VStack {
        List { Text("a") }.listStyle(PlainListStyle())
        List { Text("a") }.listStyle(.plain)
        List { Text("a") }.listStyle(GroupedListStyle())
        List { Text("a") }.listStyle(InsetListStyle())
        List { Text("a") }.listStyle(InsetGroupedListStyle())
        List { Text("a") }.listStyle(SidebarListStyle())
          .environment(\.horizontalSizeClass, .regular)
        List { Text("a") }.listStyle(DefaultListStyle()).listStyle(.plain)
        List { Text("a") }
          .listRowSpacing(4)
          .listSectionSpacing(.compact)
          .environment(\.defaultMinListRowHeight, 20)
          .scrollContentBackground(.hidden)
        Form { Text("a") }.formStyle(.columns)
        Form { Text("a") }.formStyle(GroupedFormStyle()).listSectionSpacing(.custom(6))
      })
    let lists = app.window.description.split(separator: "\n").filter { !$0.contains("text") }
    #expect(
      lists.dropFirst().map { $0.drop { $0 == " " } } == [
        "list listStyle: plain", "list listStyle: plain", "list listStyle: grouped",
        "list listStyle: inset", "list listStyle: insetGrouped", "list listStyle: sidebar", "list",
        "list rowSpacing: 4.0 sectionSpacing: 10.0 rowHeight: 20.0 hidesBackground: true",
        "form formStyle: columns", "form formStyle: grouped sectionSpacing: 6.0",
      ])
  }

  // MARK: Refreshing

  @Test func `a list is loaded again once at a time, and shows it until it is done`() async {
    struct Mails: View {
      @State private var count = 0
      let gate: Gate
      var body: some View {
        List { Text(verbatim: "\(count) mails") }
          .refreshable {
            await gate.wait()
            count += 1
          }
      }
    }
    let gate = Gate()
    let app = TestApp(Mails(gate: gate))
    app.reset()
    app.window.list.refresh()
    app.window.list.refresh()
    #expect(app.window.changes == ["refreshControl isRefreshing becomes true"])
    await app.settle()
    gate.open()
    await app.finishTasks()
    #expect(
      app.window.changes == [
        "refreshControl isRefreshing becomes true", #"text "0 mails" becomes "1 mails""#,
        "refreshControl isRefreshing becomes default",
      ])
  }

  @MainActor
  final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
      await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  @Test func `a section may hide its rows`() {
    struct Collapsing: View {
      @State private var isExpanded = false
      var body: some View {
        List { Section("More", isExpanded: $isExpanded) { Text("hidden") } }
      }
    }
    let app = TestApp(Collapsing())
    #expect(app.window.texts == ["More"])
    app.window.button("More").tap()
    #expect(app.window.texts == ["More", "hidden"])
  }
}

/// Moving and removing the elements of collections.
@Suite struct CollectionEdits {
  /// Implemented in the most obvious way.
  private func moved(_ elements: [Int], _ source: IndexSet, _ destination: Int) -> [Int] {
    let moving = source.map { elements[$0] }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
    return before.map { elements[$0] } + moving + after.map { elements[$0] }
  }

  @Test func `elements move to where the plainest way puts them`() {
    for count in 0...6 {
      let elements = Array(0..<count)
      for mask in 0..<(1 << count) {
        let source = IndexSet((0..<count).filter { mask & (1 << $0) != 0 })
        for destination in 0...count {
          var result = elements
          result.move(fromOffsets: source, toOffset: destination)
          #expect(result == moved(elements, source, destination), "\(mask) to \(destination)")
        }
        var result = elements
        result.remove(atOffsets: source)
        #expect(result == elements.filter { !source.contains($0) })
      }
    }
  }

  @Test func `elements of a collection that does not start at zero move by their offsets`() {
    var slice = [9, 0, 1, 2, 3][1...]
    slice.move(fromOffsets: [0], toOffset: 3)
    #expect(Array(slice) == [1, 2, 0, 3])
    slice.remove(atOffsets: [1, 3])
    #expect(Array(slice) == [1, 0])
  }
}
