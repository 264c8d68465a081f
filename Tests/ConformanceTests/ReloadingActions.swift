import BanyanInsight
import BanyanTesting
import SwiftUI
import SwiftUICore
import Testing

/// The actions that run again when an app moves to another process, and the places of its windows.
@MainActor
@Suite struct ReloadingActions {
  private func reload(_ view: some View, _ use: (TestWindow) -> Void = { _ in }) throws -> TestApp {
    let app = TestApp(view)
    use(app.window)
    return try TestApp(view, goingOnFrom: app.keptState)
  }

  struct Listener: View {
    let trace: Trace<String>
    @State private var count = 0
    @State private var isOpen = false
    var body: some View {
      Button("Count") { count += 1 }
      Button("Open") { isOpen = true }
      Text("\(count)")
        .onAppear { trace("appear") }
        .onChange(of: count, initial: true) { trace("change") }
        .task { trace("task") }
      if isOpen { Text("open").onAppear { trace("open") } }
    }
  }

  @Test func `insight H10 onAppear and onChange do not run again, and tasks do`() async throws {
    let trace = Trace<String>()
    let app = TestApp(Listener(trace: trace))
    app.window.button("Count").tap()
    await app.finishTasks()
    #expect(trace.events == ["appear", "change", "change", "task"].sortedLike(trace.events))
    trace.reset()
    let next = try TestApp(Listener(trace: trace), goingOnFrom: app.keptState)
    await next.finishTasks()
    #expect(next.window.shows("1"))
    #expect(trace.events == ["task"])
    trace.reset()
    next.window.button("Count").tap()
    next.window.button("Open").tap()
    #expect(trace.events == ["change", "open"])
  }

  @Test func `insight H10 a view of which something starts anew appears anew`() throws {
    let trace = Trace<String>()
    let app = TestApp(Listener(trace: trace))
    trace.reset()
    _ = try TestApp(
      Listener(trace: trace), goingOnFrom: app.keptState, except: .init(edited: ["Listener.count"]))
    #expect(trace.events == ["change", "appear"].sortedLike(trace.events))
  }

  @Test func `insight H3 tabs and their state go on, also of tabs that are not shown`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count") { count += 1 }; Text("count \(count)") }
    }
    struct Screen: View {
      var body: some View {
        TabView {
          Tab("One", systemImage: "1.circle") { Counter() }
          Tab("Two", systemImage: "2.circle") { Text("two") }
        }
      }
    }
    let app = try reload(Screen()) {
      $0.button("Count").tap()
      $0.element(.tab, "Two").tap()
    }
    #expect(app.window.shows("two"))
    #expect(app.transferReport.keptCount == 1)
    app.window.element(.tab, "One").tap()
    #expect(app.window.shows("count 1"))
  }

  @Test func `insight H3 pages of a stack that nobody has bound go on`() throws {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Go", value: 7)
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let app = try reload(Screen()) { $0.button("Go").tap() }
    #expect(app.window.shows("page 7"))
  }

  @Test func `insight H3 scene storage and the focus go on`() throws {
    struct Screen: View {
      @SceneStorage("name") private var name = ""
      @State private var other = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: $name)
        TextField("Other", text: $other).focused($isFocused)
        Text(isFocused ? "typing \(other) of \(name)" : "not")
      }
    }
    let app = try reload(Screen()) {
      $0.textField("Name").type("Ann")
      $0.textField("Other").focus()
      $0.textField("Other").type("hat")
    }
    #expect(app.window.shows("typing hat of Ann"))
  }

  @Test func `insight H3 an app's own state goes on, and that of each of its windows`() throws {
    final class Model: ObservableObject { @Published var total = 0 }
    struct Counter: View {
      @EnvironmentObject private var model: Model
      @State private var count = 0
      var body: some View {
        Button("Count") {
          count += 1
          model.total += 1
        }
        Text("\(count) of \(model.total)")
      }
    }
    struct Program: App {
      @StateObject private var model = Model()
      var body: some Scene { WindowGroup { Counter().environmentObject(model) } }
    }
    let app = TestApp(app: Program.self)
    app.openWindow()
    app.windows[0].button("Count").tap()
    app.windows[1].button("Count").tap()
    app.windows[1].button("Count").tap()
    let next = try TestApp(app: Program.self, goingOnFrom: app.keptState, windowCount: 2)
    #expect(next.windows[0].shows("1 of 3"))
    #expect(next.windows[1].shows("2 of 3"))
    next.windows[0].button("Count").tap()
    #expect(next.windows[1].shows("2 of 4"))
    #expect(next.transferReport.keptCount == 3)
  }
}

extension [String] {
  /// The same in the order of others, for what has no order.
  fileprivate func sortedLike(_ other: [String]) -> [String] {
    sorted() == other.sorted() ? other : self
  }
}
