import BanyanHost
import BanyanTesting
import SwiftUICore
import Testing

/// The menu in the place of a page's title.
@MainActor
@Suite struct TitleMenuTests {
  private struct Page: View {
    @State private var name: String? = "Notes"
    @State private var copies = 0

    var body: some View {
      NavigationStack {
        VStack {
          Text("\(copies) copies")
          Button("Forget") { name = nil }
        }
        .toolbarTitleMenu {
          Button("Copy") { copies += 1 }
          Rename()
        }
        .environment(\.rename) { name = "Ideas" }
        .modifier(OptionalTitle(title: name))
      }
    }
  }

  /// The menu is a view of the place that declares it, with the environment there.
  private struct Rename: View {
    @Environment(\.rename) private var rename
    var body: some View { Button("Rename") { rename() } }
  }

  private struct OptionalTitle: ViewModifier {
    let title: String?

    func body(content: Content) -> some View {
      if let title { content.navigationTitle(title) } else { content }
    }
  }

  private func bar(_ app: TestApp) -> [String]? {
    app.window.all.last { $0.kind == .navigationBar }?.children.map(\.text)
  }

  @Test func `the title of a page with a menu is a button that opens it`() {
    let app = TestApp(Page())
    #expect(bar(app) == ["", "Notes", ""])
    #expect(app.window.navigationTitle == "Notes")
    #expect(app.window.title == "Notes")
    app.window.button("Notes").tap()
    #expect(app.window.presentations.map(\.text) == ["Copy Rename"])
    app.window.button("Copy").tap()
    #expect(app.window.shows("1 copies"))
    #expect(app.window.presentations.isEmpty)
  }

  @Test func `the menu follows the title, and what it does the place that declares it`() {
    let app = TestApp(Page())
    app.window.button("Notes").tap()
    app.window.button("Rename").tap()
    #expect(bar(app) == ["", "Ideas", ""])
    app.window.button("Ideas").tap()
    #expect(app.window.presentations.map(\.text) == ["Copy Rename"])
  }

  @Test func `a page without a title has no menu and no bar`() {
    let app = TestApp(Page())
    app.window.button("Forget").tap()
    #expect(bar(app) == nil)
    #expect(app.window.find(.button, "Notes") == nil)
  }

  @Test func `of several menus of a page the first stands in place of the title`() {
    let app = TestApp {
      NavigationStack {
        VStack {
          Text("one").toolbar { ToolbarTitleMenu { Button("First") {} } }
          Text("two").toolbar { ToolbarTitleMenu { Button("Second") {} } }
        }
        .navigationTitle("Notes")
      }
    }
    app.window.button("Notes").tap()
    #expect(app.window.presentations.map(\.text) == ["First"])
  }

  private struct Changing: View {
    @State private var removes = false
    @State private var hasOther = false

    var body: some View {
      NavigationStack {
        VStack {
          Button("Remove") { removes.toggle() }
          Button("Other") { hasOther.toggle() }
          if hasOther {
            Text("one").toolbar { ToolbarTitleMenu { Button("First") {} } }
          }
          Text("two").toolbar { ToolbarTitleMenu { Button("Second") {} } }
        }
        .navigationTitle("Notes")
        .toolbar(removing: removes ? .title : nil)
      }
    }
  }

  @Test func `a menu leaves the bar with the title or for another menu, and comes back`() {
    let app = TestApp(Changing())
    func menu() -> [String] {
      app.window.button("Notes").tap()
      defer { app.window.presentations.last?.dismiss() }
      return app.window.presentations.map(\.text)
    }
    #expect(menu() == ["Second"])
    app.window.button("Remove").tap()
    #expect(bar(app) == nil)
    app.window.button("Remove").tap()
    #expect(bar(app) == ["", "Notes", ""])
    #expect(menu() == ["Second"])
    app.window.button("Other").tap()
    #expect(bar(app) == ["", "Notes", ""])
    #expect(menu() == ["First"])
    app.window.button("Other").tap()
    #expect(bar(app) == ["", "Notes", ""])
    #expect(menu() == ["Second"])
  }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: @MainActor () -> Void { {} }
}

extension EnvironmentValues {
  fileprivate var rename: @MainActor () -> Void {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}
