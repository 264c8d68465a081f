// This goes into a test target that depends on BanyanTesting and has the views.
import BanyanTesting
import SwiftUI
import Testing

@MainActor
@Test func exactlyTheRightBodiesRun() {
  let app = TestApp(AppleOrder())
  app.reset()
  app.window.button("Add \"one\"").tap()
  #expect(app.bodies.sorted() == ["AppleOrder"])
  app.reset()
  app.window.toggle("Paid").toggle(true)
  #expect(app.bodies.sorted() == ["AppleOrder", "AppleReceipt"])
  app.reset()
  app.window.textField("Name").enter("A")
  #expect(app.bodies.sorted() == [])
}
