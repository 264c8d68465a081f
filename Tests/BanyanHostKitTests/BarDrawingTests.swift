import SwiftUICore
import Testing

@MainActor
struct BarDrawingTests {
  @Test func aPageHasALargeTitleAndItems() {
    let app = DrawnApp(height: 200) {
      NavigationStack {
        Text("content").navigationTitle("Title").toolbar {
          ToolbarItem { Button("Edit") {} }
          ToolbarItem(placement: .bottomBar) { Button("Low") {} }
        }
      }
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func aPageBehindAnotherHasAWayBack() {
    let app = DrawnApp(height: 200) {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
          Text("content").navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func tabsHaveSymbolsTitlesAndBadges() {
    let app = DrawnApp(height: 200) {
      TabView {
        Text("first").tabItem { Label("One", systemImage: "star") }
        Text("second").badge(2).tabItem { Label("Two", systemImage: "heart") }
      }
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func pagesSideBySideHaveDots() {
    let app = DrawnApp(height: 200) {
      TabView {
        Text("first")
        Text("second")
      }.tabViewStyle(.page)
    }
    #expect(
      app.wording == """
        @@
        """)
  }

  @Test func columnsOfAWideWindowHaveALineBetweenThem() {
    let app = DrawnApp(width: 800, height: 200) {
      NavigationSplitView {
        Text("side")
      } detail: {
        Text("detail")
      }
    }
    #expect(
      app.wording == """
        @@
        """)
  }
}
