import BanyanTesting
import SwiftUI
import Testing

@testable import PackageName

@MainActor
@Suite struct ContentViewTests {
  @Test func `a task that is added becomes a row`() {
    let app = TestApp(ContentView())
    app.window.textField("New task").type("Buy bread")
    app.window.button("Add").tap()
    #expect(app.window.find(.toggle, "Buy bread") != nil)
    #expect(app.window.textField("New task").value == "")
  }

  @Test func `the title counts what is left to do`() {
    let app = TestApp(ContentView())
    #expect(app.window.title == "1 to do")
    app.window.toggle("Change this text").tap()
    #expect(app.window.title == "0 to do")
  }
}
