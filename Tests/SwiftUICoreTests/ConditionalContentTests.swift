import BanyanTesting
import SwiftUICore
import Testing

/// Conditions in builders that take other things than views.
@MainActor
@Suite struct ConditionalContentTests {
  private struct Bar: View {
    @State private var isEditing = false
    var body: some View {
      NavigationStack {
        Button("Edit") { isEditing.toggle() }
          .toolbar(id: "bar") {
            if isEditing { ToolbarItem(id: "undo") { Button("Undo") {} } }
            if isEditing {
              ToolbarItem(id: "done") { Button("Done") {} }
            } else {
              ToolbarItem(id: "share") { Button("Share") {} }
            }
          }
      }
    }
  }

  @Test func `items of a customizable toolbar depend on conditions`() {
    let app = TestApp(Bar())
    func shown() -> [Bool] { ["Undo", "Done", "Share"].map { app.window.shows($0) } }
    #expect(shown() == [false, false, true])
    app.window.button("Edit").tap()
    #expect(shown() == [true, true, false])
    app.window.button("Edit").tap()
    #expect(shown() == [false, false, true])
  }

  private struct Kitchen: App {
    var body: some Scene {
      if #available(iOS 18, *) { WindowGroup { Text("Newer") } }
      WindowGroup(id: "old") { Text("Older") }
    }
  }

  @Test func `a scene that needs a newer system is there`() {
    #expect(TestApp(app: Kitchen.self).window.texts == ["Newer"])
  }

  @Test func `a message may have a picture of the app's`() {
    let app = TestApp(ContentUnavailableView("Empty", image: "leaf"))
    #expect(app.window.all.first { $0.kind == .image }?.property(.source) == .source("leaf"))
  }

  @Test func `columns are ordered from the leading one`() {
    let columns: [NavigationSplitViewColumn] = [.detail, .sidebar, .content]
    #expect(columns.sorted() == [.sidebar, .content, .detail])
  }

  @Test func `phases of a key press have names`() {
    #expect(KeyPress.Phases.all.debugDescription == "down, repeat, up")
  }
}
