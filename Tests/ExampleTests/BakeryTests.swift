import BanyanTesting
import SwiftUI
import Testing

@MainActor
@Suite struct BakeryTests {
  // A copy of the app without its entry point, which tests cannot have.
  struct TestedApp: App {
    @State private var bakery = Bakery()

    var body: some Scene {
      WindowGroup {
        BakeryScreen()
          .environment(bakery)
          .environment(\.currency, "€")
      }
    }
  }

  @Test func `adding a product changes its row and the basket, and no other row`() {
    let app = TestApp(app: TestedApp.self)
    app.window.button("More Croissant").tap()
    app.reset()
    app.window.button("More Croissant").tap()
    #expect(app.window.shows("3.20 €"))
    #expect(
      app.window.changes == [
        #"text "1" becomes "2""#, #"text "1.60 €" becomes "3.20 €""#,
      ])
    #expect(app.bodies.filter { $0 == "ProductRow" } == ["ProductRow"])
    #expect(app.bodies.filter { $0 == "Wrapping" } == [])
  }

  @Test func `a gift costs its wrapping and takes a note`() {
    let app = TestApp(app: TestedApp.self)
    app.window.button("More Rye bread").tap()
    #expect(app.window.find(.textField, "A few words") == nil)
    app.window.toggle("Wrap it as a gift").tap()
    #expect(app.window.shows("6.30 €"))
    app.reset()
    app.window.textField("A few words").type("Hi")
    #expect(app.window.textField("A few words").value == "Hi")
    #expect(app.bodies == [])
    app.window.button("Empty the basket").tap()
    #expect(app.window.shows("Nothing in the basket"))
  }

  @Test func `two visitors have two baskets, and two windows of one visitor share one`() {
    let first = TestApp(app: TestedApp.self)
    let second = TestApp(app: TestedApp.self)
    first.openWindow()
    first.window.button("More Croissant").tap()
    first.flush()
    #expect(first.windows[1].shows("Total"))
    #expect(!second.window.shows("Total"))
  }
}

extension BakeryTests {
  @Test func `the doctor finds nothing wrong with the bakery`() {
    let app = TestApp(app: TestedApp.self, isTracing: true)
    let names = app.window.all.filter { $0.kind == .button && $0.isEnabled }.map(\.name)
    for _ in 0..<3 {
      for name in names where app.window.find(.button, name)?.isEnabled == true {
        app.window.button(name).tap()
      }
      app.window.find(.toggle, "Wrap it as a gift")?.tap()
      app.window.find(.textField, "A few words")?.type("Hi")
    }
    #expect(names.count > 3)
    #expect(app.findings == [])
  }
}
