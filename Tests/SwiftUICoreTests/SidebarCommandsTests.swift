import BanyanHost
import BanyanTesting
import SwiftUICore
import Testing

/// The command that shows and hides the sidebar.
@MainActor
@Suite struct SidebarCommandsTests {
  private struct Two: View {
    @State private var hasSplit = true

    var body: some View {
      Button("Leave") { hasSplit = false }
      if hasSplit {
        NavigationSplitView {
          Text("side")
        } detail: {
          Text("detail")
        }
      }
    }
  }

  private struct Three: View {
    @State private var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Text("side")
      } content: {
        Text("content")
      } detail: {
        Text(verbatim: visibility == .doubleColumn ? "double" : "\(visibility == .all)")
        Button("Only") { visibility = .detailOnly }
      }
    }
  }

  private struct TwoApp: App {
    var body: some Scene { WindowGroup { Two() }.commands { SidebarCommands() } }
  }

  private struct ThreeApp: App {
    var body: some Scene { WindowGroup { Three() }.commands { SidebarCommands() } }
  }

  private func toggle(_ app: TestApp) {
    app.window.button("View").tap()
    app.window.button("Toggle Sidebar").tap()
  }

  /// The texts of the columns that are shown.
  private func columns(_ window: TestWindow) -> [[String]] {
    window.all.filter { $0.kind == .navigationStack }.map { column in
      column.all.filter { $0.kind == .text }.map(\.text)
    }
  }

  @Test func `the command hides the first of two columns and shows it again`() {
    let app = TestApp(app: TwoApp.self)
    #expect(columns(app.window) == [["side"], ["detail"]])
    toggle(app)
    #expect(columns(app.window) == [["detail"]])
    toggle(app)
    #expect(columns(app.window) == [["side"], ["detail"]])
  }

  @Test func `a second window of the app keeps its columns`() {
    let app = TestApp(app: TwoApp.self)
    let second = app.openWindow()
    toggle(app)
    #expect(columns(app.window) == [["detail"]])
    #expect(columns(second) == [["side"], ["detail"]])
  }

  @Test func `the visibility of the columns follows where the app has a binding for it`() {
    let app = TestApp(app: ThreeApp.self)
    #expect(columns(app.window) == [["side"], ["content"], ["false", "Only"]])
    toggle(app)
    #expect(columns(app.window) == [["content"], ["double", "Only"]])
    toggle(app)
    #expect(columns(app.window) == [["side"], ["content"], ["true", "Only"]])
    app.window.button("Only").tap()
    #expect(columns(app.window) == [["false", "Only"]])
    toggle(app)
    #expect(columns(app.window) == [["side"], ["content"], ["true", "Only"]])
  }

  @Test func `the command is enabled while the window has a split view`() {
    let app = TestApp(app: TwoApp.self)
    app.window.button("View").tap()
    #expect(app.window.button("Toggle Sidebar").isEnabled)
    app.window.button("Toggle Sidebar").tap()
    app.window.button("Leave").tap()
    app.window.button("View").tap()
    #expect(!app.window.button("Toggle Sidebar").isEnabled)
  }
}
