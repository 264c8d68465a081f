import BanyanHost
import BanyanTesting
import SwiftUICore
import Testing

/// Items that leave a bar, and those that it has by default.
@MainActor
@Suite struct ToolbarItemsTests {
  /// The texts of the groups of the bar in front; nil if there is no bar.
  private func bar(_ app: TestApp) -> [String]? {
    app.window.all.last { $0.kind == .navigationBar }?.children.map(\.text)
  }

  private struct Page: View {
    @State private var isEmpty = false
    let removed: ToolbarDefaultItemKind?

    var body: some View {
      NavigationStack {
        Button("Empty") { isEmpty.toggle() }
          .navigationTitle("Notes")
          .navigationSubtitle("three")
          .toolbar {
            ToolbarItem(placement: .navigation) { Text("Lead") }
            ToolbarItem { Counter() }.hidden(isEmpty)
            ToolbarItem { Text("never") }.hidden()
          }
          .toolbar(removing: removed)
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test func `a hidden item is not in the bar, and is new when it comes back`() {
    let app = TestApp(Page(removed: nil))
    #expect(bar(app) == ["Lead", "Notes three", "Count 0"])
    app.window.button("Count 0").tap()
    #expect(bar(app) == ["Lead", "Notes three", "Count 1"])
    app.window.button("Empty").tap()
    #expect(bar(app) == ["Lead", "Notes three", ""])
    app.window.button("Empty").tap()
    #expect(bar(app) == ["Lead", "Notes three", "Count 0"])
  }

  @Test func `a bar without its title still has its items, and the window the title`() {
    let app = TestApp(Page(removed: .title))
    #expect(bar(app) == ["Lead", "", "Count 0"])
    #expect(app.window.title == "Notes")
  }

  @Test func `there is no button for the sidebar to remove, and the title stays`() {
    let app = TestApp(Page(removed: .sidebarToggle))
    #expect(bar(app) == ["Lead", "Notes three", "Count 0"])
  }

  private struct Titled: View {
    @State private var removes = true

    var body: some View {
      NavigationStack {
        NavigationLink("Next") { Text("next") }
        Button("Remove") { removes.toggle() }
          .navigationTitle("Notes")
          .toolbar(removing: removes ? .title : nil)
      }
    }
  }

  @Test func `a bar with nothing but a removed title is not shown, and the way back has the title`()
  {
    let app = TestApp(Titled())
    #expect(bar(app) == nil)
    app.window.button("Remove").tap()
    #expect(bar(app) == ["", "Notes", ""])
    app.window.button("Remove").tap()
    #expect(bar(app) == nil)
    app.window.button("Next").tap()
    #expect(app.window.backButton?.name == "Notes")
  }
}
