import BanyanHost
import BanyanTesting
import SwiftUICore
import Testing

/// The symbols of tabs are filled.
@MainActor
@Suite struct TabSymbolTests {
  @Test
  func `a tab shows the filled variant of its symbol, if there is one and the app wants no other`()
  {
    let app = TestApp(
      TabView {
        Image(systemName: "star").tabItem { Label("Read", systemImage: "book") }
        Text("two").tabItem { Label("Find", systemImage: "magnifyingglass") }
        Text("three").tabItem {
          Label("Open", systemImage: "tray").environment(\.symbolVariants, .none)
        }
      })
    let symbols = app.window.all.compactMap { $0.property(.symbol) }
    #expect(
      Set(symbols) == [
        .symbol("book.fill"), .symbol("magnifyingglass"), .symbol("tray"), .symbol("star"),
      ])
  }
}
