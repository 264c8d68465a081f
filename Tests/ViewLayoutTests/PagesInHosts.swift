import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// A host lays out bars with the numbers of the look, so a page has its size before the host reports anything: a line of items of 44
/// points, a large title of 52, a tab bar of 49.
@MainActor @Suite struct PagesInHosts {
  private func size(
    width: CGFloat = 400, @ViewBuilder _ view: @escaping () -> some View
  ) -> [CGFloat]? {
    let app = TestApp(layout: .size(width, 700).reportingToHost(), view: view)
    return app.window.frame(of: "page").map { [$0.width, $0.height] }
  }

  private var page: some View { Color.red.accessibilityIdentifier("page") }

  @Test func `a page has the room that its bars leave`() {
    let sizes = [
      size { NavigationStack { page } },
      size { NavigationStack { page.navigationTitle("Title") } },
      size {
        NavigationStack {
          page.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      },
      size { NavigationStack { page.toolbar { ToolbarItem { Text("Out") } } } },
      size {
        NavigationStack { page.toolbar { ToolbarItem(placement: .bottomBar) { Text("Low") } } }
      },
      size {
        NavigationStack { page.toolbar { ToolbarItem(placement: .bottomBar) { EmptyView() } } }
      },
    ]
    #expect(
      sizes == [[400, 700], [400, 604], [400, 656], [400, 656], [400, 656], [400, 700]])
  }

  @Test func `a view that scrolls on its own begins beneath a large title`() {
    let scrolled = size {
      NavigationStack {
        ScrollView { Text("content") }.accessibilityIdentifier("page").navigationTitle("Title")
      }
    }
    // It is as wide as its content.
    #expect(scrolled == [70, 656])
  }

  @Test func `tabs and pages in each other leave the room that both bars leave`() {
    let sizes = [
      size { TabView { page.tabItem { Text("One") } } },
      size {
        TabView {
          NavigationStack { page.navigationTitle("Title") }.tabItem { Text("One") }
        }
      },
      size {
        NavigationStack { TabView { page.tabItem { Text("One") } }.navigationTitle("Title") }
      },
    ]
    #expect(sizes == [[400, 651], [400, 555], [400, 555]])
  }

  @Test func `a column has the width that its content asks for, within its bounds`() {
    let sizes = [
      size(width: 1_000) {
        NavigationSplitView {
          Text("sidebar").navigationSplitViewColumnWidth(min: 320, ideal: 250, max: .infinity)
        } detail: {
          page.toolbar { ToolbarItem { Text("Out") } }
        }
      },
      size(width: 1_000) {
        NavigationSplitView {
          page.navigationTitle("Title").navigationSplitViewColumnWidth(200)
        } detail: {
          Text("detail")
        }
      },
    ]
    #expect(sizes == [[680, 656], [200, 604]])
  }
}
