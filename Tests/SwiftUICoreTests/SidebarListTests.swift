import BanyanHost
import BanyanTesting
import SwiftUICore
import Testing

/// The style of lists in the columns of a split view.
@MainActor
@Suite struct SidebarListTests {
  private struct Columns<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
      NavigationSplitView {
        content()
      } detail: {
        List { Text("detail") }
      }
    }
  }

  private func styles(_ app: TestApp) -> [Property?] {
    app.window.all.filter { $0.kind == .list }.map { $0.property(.listStyle) }
  }

  private func wide(_ view: some View) -> TestApp {
    TestApp(view.environment(\.horizontalSizeClass, .regular))
  }

  @Test func `the list of the first column is a sidebar beside other columns, and none alone`() {
    let view = Columns { List { Text("one") } }
    #expect(styles(wide(view)) == [.listStyle(.sidebar), nil])
    #expect(styles(TestApp(view.environment(\.horizontalSizeClass, .compact))) == [nil, nil])
  }

  @Test func `a sidebar has the rows of a grouped list where there is one column`() {
    func style(in sizeClass: UserInterfaceSizeClass) -> [Property?] {
      let list = List { Text("one") }.listStyle(.sidebar)
      return styles(TestApp(list.environment(\.horizontalSizeClass, sizeClass)))
    }
    #expect(style(in: .compact) == [.listStyle(.insetGrouped)])
    #expect(style(in: .regular) == [.listStyle(.sidebar)])
  }

  @Test func `a list of a stack in the first column is a sidebar, and one in no column is none`() {
    #expect(
      styles(wide(Columns { NavigationStack { List { Text("one") } } }))
        == [.listStyle(.sidebar), nil])
    #expect(styles(wide(NavigationStack { List { Text("one") } })) == [nil])
  }

  @Test func `a style that the app has chosen stays`() {
    #expect(
      styles(wide(Columns { List { Text("one") }.listStyle(.insetGrouped) }))
        == [.listStyle(.insetGrouped), nil])
  }

  @Test func `a sheet of the first column has lists as anywhere else`() {
    let app = wide(
      Columns {
        Text("one").sheet(isPresented: .constant(true)) { List { Text("two") } }
      })
    #expect(styles(app) == [nil, nil])
  }
}
