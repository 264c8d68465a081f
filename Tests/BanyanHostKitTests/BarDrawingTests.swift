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
        (0, 0, 200, 200) rectangle #ffffff
        (65, 116, 70, 20) text "content" 17pt #000000
        (16, 44, 50, 20) text "Title" 34pt 700 #000000 1 line
        (144, 12, 40, 20) text "Edit" 17pt #0069d9
        (0, 156, 200, 44) rectangle #ffffff
        (85, 168, 30, 20) text "Low" 17pt #0069d9
        (0, 156, 200, 1) rectangle #3c3c43 29%
        """)
  }

  /// Draws a page with an inline title, in front of another one.
  private func pushed(_ title: String, width: Double) -> DrawnApp {
    DrawnApp(width: width, height: 200) {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
          Text("content").navigationTitle(title).navigationBarTitleDisplayMode(.inline)
        }
      }
    }
  }

  @Test func aPageBehindAnotherHasAWayBack() {
    let app = pushed("Page", width: 400)
    #expect(
      app.wording == """
        (0, 0, 400, 200) rectangle #ffffff
        (165, 112, 70, 20) text "content" 17pt #000000
        (35, 12, 40, 20) text "Root" 17pt #0069d9
        (20.5, 15, 7, 14) line path M7 14 L0 7 L7 0 2.5pt #0069d9
        (180, 12, 40, 20) text "Page" 17pt 600 #000000 1 line
        (0, 43, 400, 1) rectangle #3c3c43 29%
        """)
  }

  @Test func aTitleWithAMenuHasTheFontOfTitlesAndAMark() {
    func wording(_ display: NavigationBarItem.TitleDisplayMode) -> String {
      let app = DrawnApp(width: 400, height: 200) {
        NavigationStack {
          EmptyView().navigationTitle("Notes").navigationBarTitleDisplayMode(display)
            .toolbarTitleMenu { Button("Copy") {} }
        }
      }
      return app.wording
    }
    #expect(
      wording(.inline) == """
        (0, 0, 400, 200) rectangle #ffffff
        (162, 12, 50, 20) text "Notes" 17pt 600 #000000 1 line
        (219.88, 13.88, 16.25, 16.25) symbol chevron.down #000000
        (0, 43, 400, 1) rectangle #3c3c43 29%
        """)
    #expect(
      wording(.large) == """
        (0, 0, 400, 200) rectangle #ffffff
        (16, 44, 50, 20) text "Notes" 34pt 700 #000000 1 line
        (73.88, 45.88, 16.25, 16.25) symbol chevron.down #000000
        """)
  }

  @Test func aWayBackWithoutRoomIsAMark() {
    let app = pushed("Fourteen chars", width: 200)
    #expect(
      app.wording == """
        (0, 0, 200, 200) rectangle #ffffff
        (65, 112, 70, 20) text "content" 17pt #000000
        (20.5, 15, 7, 14) line path M7 14 L0 7 L7 0 2.5pt #0069d9
        (43, 12, 140, 20) text "Fourteen chars" 17pt 600 #000000 1 line
        (0, 43, 200, 1) rectangle #3c3c43 29%
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
        (75, 65.5, 50, 20) text "first" 17pt #000000
        (0, 151, 200, 49) rectangle #ffffff
        (0, 151, 200, 1) rectangle #3c3c43 29%
        (39.25, 150.75, 27.5, 27.5) symbol star.fill #0069d9
        (38, 176.5, 30, 20) text "One" 11pt #0069d9 1 line
        (133.25, 150.75, 27.5, 27.5) symbol heart.fill #3c3c43 75%
        (132, 176.5, 30, 20) text "Two" 11pt #3c3c43 75% 1 line
        (151, 152, 19.2, 19.2) capsule #d70015
        (151, 154.45, 19.2, 14.3) text "2" 11pt #ffffff centered 1 line
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
        (75, 90, 50, 20) text "first" 17pt #000000
        (82, 169, 8, 8) circle #000000
        (110, 169, 8, 8) circle #3c3c43 33.75%
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
        (0, 0, 290, 200) rectangle #ffffff
        (125, 90, 40, 20) text "side" 17pt #000000
        (289, 0, 1, 200) rectangle #3c3c43 29%
        (290, 0, 510, 200) rectangle #ffffff
        (515, 112, 60, 20) text "detail" 17pt #000000
        """)
  }
}
