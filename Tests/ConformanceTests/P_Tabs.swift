/// Tabs.
@MainActor
@Suite struct P_Tabs {
  struct Screen: View {
    let name: String
    let log: Log
    @State private var count = 0

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      log("\(name) is made")
    }

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log("\(name) appears") }
        .onDisappear { log("\(name) disappears") }
    }
  }

  struct Screens: View {
    let log: Log
    var body: some View {
      TabView {
        Screen("bread", log).tabItem { Text("Bread") }
        Screen("cake", log).tabItem { Label("Cake", systemImage: "gift") }
      }
    }
  }

  @Test func `P11 all tabs are made at once, and a tab's body runs when it is first chosen`() {
    let log = Log()
    let app = TestApp(Screens(log: log))
    #expect(log.lines == ["bread is made", "cake is made", "bread appears"])
    #expect(app.bodies == ["Screens", "Screen"])
    #expect(app.window.texts == ["Bread", "Cake", "bread 0"])
    app.reset()
    app.window.element(.tab, "Cake").tap()
    #expect(app.bodies == ["Screen"])
    #expect(app.window.texts == ["Bread", "Cake", "cake 0"])
    #expect(log.lines.suffix(2) == ["cake appears", "bread disappears"])
  }

  final class Larder: ObservableObject {
    @Published var loaves: [String] = []
  }

  struct Filled: View {
    let log: Log
    let inner: Bool
    @StateObject private var larder = Larder()
    @State private var isOpen = true

    var body: some View {
      Toggle("Open", isOn: $isOpen)
      if isOpen {
        TabView {
          if inner {
            TabView { Pane("first", log, larder).tabItem { Text("Inner") } }
              .onAppear { log("inner") }
              .tabItem { Text("First") }
          } else {
            Pane("first", log, larder).tabItem { Text("First") }
          }
          Pane("second", log, larder).tabItem { Text("Second") }
        }
        .onAppear {
          larder.loaves = ["rye"]
          log("outer")
        }
      }
    }
  }

  /// A view that copies the model when it is made, and when it appears.
  struct Pane: View {
    let name: String
    let log: Log
    let larder: Larder
    @State private var first: [String]

    init(_ name: String, _ log: Log, _ larder: Larder) {
      (self.name, self.log, self.larder) = (name, log, larder)
      _first = State(initialValue: larder.loaves)
    }

    var body: some View {
      Text("\(name) \(first)").onAppear { log("\(name) \(larder.loaves)") }
    }
  }

  @Test(arguments: [false, true])
  func `P11 the content of a tab appears after what is around the tab view`(isNested: Bool) {
    let log = Log()
    let app = TestApp(Filled(log: log, inner: isNested))
    let around = ["outer"] + (isNested ? ["inner"] : [])
    #expect(log.lines == around + [#"first ["rye"]"#])
    app.window.element(.tab, "Second").tap()
    // A view that was not shown before begins with what it has then.
    #expect(app.window.texts.contains(#"second ["rye"]"#))
    #expect(log.lines.last == #"second ["rye"]"#)
    app.window.toggle("Open").toggle(false)
    app.window.toggle("Open").toggle(true)
    #expect(log.lines.suffix(around.count + 1) == around + [#"first ["rye"]"#])
  }

  @Test func `P11 a tab keeps its state while another is chosen`() {
    let log = Log()
    let app = TestApp(Screens(log: log))
    app.window.button("bread 0").tap()
    app.window.element(.tab, "Cake").tap()
    app.reset()
    app.window.element(.tab, "Bread").tap()
    #expect(app.bodies == [])
    #expect(app.window.texts == ["Bread", "Cake", "bread 1"])
    #expect(log.lines.suffix(2) == ["bread appears", "cake disappears"])
    #expect(
      app.window.changes == [
        "tabPage isSelected false becomes true", "tab isSelected false becomes true",
        "tabPage isSelected true becomes false", "tab isSelected true becomes false",
      ])
  }

  struct SectionTabs: View {
    @State private var selection = 3
    var body: some View {
      TabView(selection: $selection) {
        Tab("Today", systemImage: "star", value: 1) { Text("today") }
        TabSection("Library") {
          Tab("Albums", systemImage: "square.stack", value: 2) { Text("albums") }
          Tab("Artists", systemImage: "person", value: 3) { Text("artists") }
        }
      }
    }
  }

  @Test func `the tabs of a section are among the others`() {
    let app = TestApp(SectionTabs())
    #expect(app.window.texts == ["Today", "Albums", "Artists", "artists"])
    app.window.element(.tab, "Albums").tap()
    #expect(app.window.texts == ["Today", "Albums", "Artists", "albums"])
  }

  struct TaskTabs: View {
    let log: Log
    var body: some View {
      TabView {
        Text("A").tabItem { Text("First") }
        Text("B")
          .task {
            log("starts")
            while !Task.isCancelled { await Task.yield() }
            log("ends")
          }
          .tabItem { Text("Second") }
      }
    }
  }

  @Test func `P11 the task of a tab runs while the tab is chosen`() async {
    let log = Log()
    let app = TestApp(TaskTabs(log: log))
    app.window.element(.tab, "Second").tap()
    while log.lines.isEmpty { await Task.yield() }
    #expect(log.lines == ["starts"])
    app.window.element(.tab, "First").tap()
    await app.finishTasks()
    #expect(log.lines == ["starts", "ends"])
  }

  struct BriefTaskTabs: View {
    let log: Log
    var body: some View {
      TabView {
        Text("A").task { log("starts") }.tabItem { Text("First") }
        Text("B").tabItem { Text("Second") }
      }
    }
  }

  @Test func `P11 the task of a tab runs again when the tab is chosen again`() async {
    let log = Log()
    let app = TestApp(BriefTaskTabs(log: log))
    await app.finishTasks()
    for _ in 1...2 {
      app.window.element(.tab, "Second").tap()
      app.window.element(.tab, "First").tap()
      await app.finishTasks()
    }
    #expect(log.lines == ["starts", "starts", "starts"])
  }

  struct Inner: View {
    let log: Log
    var body: some View {
      TabView {
        TabView {
          Text("A").onAppear { log("A appears") }.onDisappear { log("A disappears") }
            .tabItem { Text("Inner") }
        }
        .tabItem { Text("First") }
        Text("B").tabItem { Text("Second") }
      }
    }
  }

  @Test func `P11 content in a tab inside a tab disappears with either tab`() {
    let log = Log()
    let app = TestApp(Inner(log: log))
    app.window.element(.tab, "Second").tap()
    #expect(log.lines == ["A appears", "A disappears"])
    app.window.element(.tab, "First").tap()
    #expect(log.lines == ["A appears", "A disappears", "A appears"])
  }

  struct Choosing: View {
    @State private var chosen: String? = "cake"
    @State private var hasCake = true
    @State private var loaves = 2

    var body: some View {
      TabView(selection: $chosen) {
        Button("Bake") { loaves += 1 }.tag("bread").tabItem { Text("Bread") }.badge(loaves)
        if hasCake {
          Button("Eat") { hasCake = false }.tabItem { Text("Cake") }.tag("cake")
        }
      }
    }
  }

  @Test func `P11 the first tab is shown where the one that was chosen has gone`() {
    let app = TestApp(Choosing())
    #expect(app.window.texts == ["Bread", "Cake", "Eat"])
    app.window.button("Eat").tap()
    #expect(app.window.texts == ["Bread", "Bake"])
  }

  private struct CountedTabs: View {
    var body: some View {
      TabView {
        Tab("Bread", systemImage: "bag") { Text("rye") }.badge(2)
        Tab("Cake", systemImage: "gift") { Text("slice") }.badge("new")
        Tab("Tea", systemImage: "cup.and.saucer") { Text("green") }.badge(0)
      }
    }
  }

  @Test func `P11 a tab of the newer form has a badge, too`() {
    let app = TestApp(CountedTabs())
    #expect(
      app.window.all.filter { $0.kind == .tab }.map { $0.property(.badge) }
        == [.badge("2"), .badge("new"), nil])
  }

  @Test func `P11 a badge is on the tab, and nowhere else`() {
    let app = TestApp(Choosing())
    app.window.element(.tab, "Bread").tap()
    app.reset()
    app.window.button("Bake").tap()
    #expect(app.window.changes == ["tab badge \"2\" becomes \"3\""])
  }

  struct NewTabs: View {
    @State private var chosen = 1
    var body: some View {
      TabView(selection: $chosen) {
        Tab("Bread", systemImage: "bag", value: 0) { Text("loaf") }
        Tab("Cake", systemImage: "gift", value: 1) { Text("slice") }
        Tab(value: 2) {
          Text("seeds")
        } label: {
          Text("Seeds")
        }
      }
    }
  }

  @Test func `P11 tabs that are declared with Tab are chosen by their value`() {
    let app = TestApp(NewTabs())
    #expect(app.window.texts == ["Bread", "Cake", "Seeds", "slice"])
    app.window.element(.tab, "Seeds").tap()
    #expect(app.window.texts == ["Bread", "Cake", "Seeds", "seeds"])
  }

  struct Pages: View {
    @State private var names = ["one", "two"]
    var body: some View {
      TabView {
        ForEach(names, id: \.self) { Text($0) }
      }
      .tabViewStyle(.page)
      Button("More") { names.append("three") }
    }
  }

  /// Differs: pages without a tab item run their bodies and appear together with the tab view, not
  /// when they are selected.
  @Test func `P11 views without a tab item are pages too`() {
    let app = TestApp(Pages())
    #expect(app.window.texts == ["one", "More"])
    app.window.button("More").tap()
    let tabs = app.window.all.filter { $0.kind == .tab }
    #expect(tabs.count == 3)
    tabs[2].tap()
    #expect(app.window.texts == ["three", "More"])
  }

  struct HidingTabs: View {
    @State private var isHidden = false
    @State private var chosen = 1
    var body: some View {
      TabView(selection: $chosen) {
        NavigationStack {
          NavigationLink("Deeper", value: 1)
            .navigationDestination(for: Int.self) { _ in
              Text("Deep").toolbar(.hidden, for: .tabBar)
              NavigationLink("Deepest", value: "x")
                .navigationDestination(for: String.self) { Text($0) }
            }
        }
        .tabItem { Text("Stack") }.tag(1)
        Button("Hide") { isHidden.toggle() }
          .toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
          .tabItem { Text("Plain") }.tag(2)
        Button("First") { chosen = 1 }.tabItem { Text("Other") }.tag(3)
      }
    }
  }

  @Test func `the bar of tabs is hidden while a page is shown that hides it`() {
    let app = TestApp(HidingTabs())
    func hasBar() -> Bool { app.window.all.contains { $0.kind == .tabBar } }
    #expect(hasBar())
    app.window.button("Deeper").tap()
    #expect(!hasBar())
    app.window.button("Deepest").tap()
    #expect(hasBar())
    app.window.goBack()
    #expect(!hasBar())
    app.window.goBack()
    #expect(hasBar())
    app.window.element(.tab, "Plain").tap()
    app.window.button("Hide").tap()
    #expect(!hasBar())
    app.window.button("Hide").tap()
    #expect(hasBar())
  }

  // MARK: Tabs that come and go

  private struct Shelf: Identifiable {
    let id: Int
    var name: String { "shelf \(id)" }
  }

  private struct Shelves: View {
    @State private var chosen = 1
    @State private var shelves = [Shelf(id: 1), Shelf(id: 2)]

    var body: some View {
      TabView(selection: $chosen) {
        ForEach(shelves) { shelf in
          Tab(shelf.name, systemImage: "bag", value: shelf.id) {
            Button("Turn \(shelf.id)") { shelves.reverse() }
          }
        }
        ForEach(5..<7) { number in
          Tab("\(number)", systemImage: "bag", value: number) { Text("number") }
        }
        ForEach(["a"], id: \.self) { name in
          Tab(name, systemImage: "bag", value: name.count + 10) { Text("name") }
        }
      }
    }
  }

  @Test func `P11 each element of a collection has a tab, which moves with it`() {
    let app = TestApp(Shelves())
    #expect(app.window.texts == ["shelf 1", "shelf 2", "5", "6", "a", "Turn 1"])
    app.window.button("Turn 1").tap()
    #expect(app.window.texts == ["shelf 2", "shelf 1", "5", "6", "a", "Turn 1"])
    app.window.element(.tab, "shelf 2").tap()
    #expect(app.window.texts == ["shelf 2", "shelf 1", "5", "6", "a", "Turn 2"])
  }

  private enum Kind { case bread, cake, tea }

  private struct ChoosingTabs: View {
    @State private var kind = Kind.bread
    @State private var chosen = 0

    var body: some View {
      TabView(selection: $chosen) {
        Tab("Kind", systemImage: "bag", value: 0) {
          Button("Cake") { kind = .cake }
          Button("Tea") { kind = .tea }
        }
        if kind == .bread {
          Tab("Bread", systemImage: "bag", value: 1) { Text("rye") }
        } else {
          Tab("No bread", systemImage: "bag", value: 2) { Text("none") }
        }
        switch kind {
        case .bread: Tab("Butter", systemImage: "bag", value: 3) { Text("butter") }
        case .cake: Tab("Cream", systemImage: "bag", value: 4) { Text("cream") }
        case .tea: Tab("Milk", systemImage: "bag", value: 5) { Text("milk") }
        }
      }
    }
  }

  @Test func `P11 a branch decides which tabs there are`() {
    let app = TestApp(ChoosingTabs())
    #expect(app.window.texts == ["Kind", "Bread", "Butter", "Cake", "Tea"])
    app.window.button("Cake").tap()
    #expect(app.window.texts == ["Kind", "No bread", "Cream", "Cake", "Tea"])
    app.window.button("Tea").tap()
    #expect(app.window.texts == ["Kind", "No bread", "Milk", "Cake", "Tea"])
  }

  private struct Tapped: View {
    @State private var count = 0
    var body: some View { Button("Tapped \(count)") { count += 1 } }
  }

  private struct HiddenTabs: View {
    @State private var chosen = 2
    @State private var isHidden = false

    var body: some View {
      Button("Hide") { isHidden.toggle() }
      Button("Nothing") { chosen = 9 }
      TabView(selection: $chosen) {
        Tab("Bread", systemImage: "bag", value: 1) { Text("rye") }.hidden()
        TabSection("Sweets") {
          Tab("Cake", systemImage: "gift", value: 2) { Tapped() }
        }
        .hidden(isHidden)
        Tab("Tea", systemImage: "cup.and.saucer", value: 3) { Text("green") }
      }
    }
  }

  @Test func `P11 a hidden tab is not in the bar, and its page keeps its state`() {
    let app = TestApp(HiddenTabs())
    let buttons = ["Hide", "Nothing"]
    app.window.button("Tapped 0").tap()
    #expect(app.window.texts == buttons + ["Cake", "Tea", "Tapped 1"])
    app.window.button("Hide").tap()
    #expect(app.window.texts == buttons + ["Tea", "Tapped 1"])
    app.window.element(.tab, "Tea").tap()
    #expect(app.window.texts == buttons + ["Tea", "green"])
    app.window.button("Hide").tap()
    app.window.element(.tab, "Cake").tap()
    #expect(app.window.texts == buttons + ["Cake", "Tea", "Tapped 1"])
  }

  @Test func `P11 a selection that no tab has shows the first that is not hidden`() {
    let app = TestApp(HiddenTabs())
    app.window.button("Nothing").tap()
    #expect(app.window.texts == ["Hide", "Nothing", "Cake", "Tea", "Tapped 0"])
  }
}
