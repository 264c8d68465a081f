import BanyanTesting
import SwiftUI
import Testing

/// The reasons why views did not update, in words.
@MainActor
@Suite struct WhyNotTests {
  struct Screen: View {
    @State private var count = 0
    @State private var isShown = false
    @StateObject private var model = M()
    var body: some View {
      Button("Count") { count += 1 }
      Button("Same") { count += 0 }
      Button("Model") { model.a += 1 }
      Label(text: "label")
      Text("\(count)")
      Other()
    }
  }
  struct Label: View {
    let text: String
    var body: some View { Text(text) }
  }
  struct Other: View {
    @State private var names = ["a"]
    var body: some View { Text(names[0]) }
  }

  private func app(_ act: (TestApp) -> Void) -> TestApp {
    let app = TestApp(Screen(), isTracing: true)
    app.reset()
    act(app)
    return app
  }

  @Test func `insight I9 a view says what it reads and that none of it has changed`() {
    let app = app { $0.tap("Count") }
    #expect(
      app.whyNot("Other").split(separator: "\n") == [
        "Other did not run; it reads _names.",
        "  Screen.count 0 -> 1: Other does not read it",
        "  Screen ran, and gave it an equal value",
      ])
    #expect(
      app.whyNot("Label").split(separator: "\n") == [
        "Label did not run; it reads nothing.",
        "  Screen.count 0 -> 1: Label does not read it",
        "  Screen ran, and gave it an equal value",
      ])
    #expect(app.whyNot("Screen") == "Screen ran for _count.")
    #expect(app.whyNot("Nobody") == "There is no Nobody.")
  }

  @Test func `insight I9 a write of an equal value notifies nobody`() {
    let app = app { $0.tap("Same") }
    #expect(
      app.whyNot("Screen", "Screen.count")
        == "Screen did not run; it reads _count.\n  Screen.count 0 -> 0: equal, so no reader is notified"
    )
    #expect(
      app.whyNot("Other", "Screen.model")
        == "Other did not run; it reads _names.\n  nobody wrote Screen.model")
  }

  @Test func `insight I9 an object may be followed by nobody below a view`() {
    let app = app { $0.tap("Model") }
    #expect(
      app.whyNot("Other", "M.a").split(separator: "\n") == [
        "Other did not run; it reads _names.",
        "  M.a 0 -> 1: followed by nobody below Other",
        "  Screen ran, and gave it an equal value",
      ])
  }

  @Test func `insight I9 a body waits until its place is shown`() {
    struct Tabs: View {
      var body: some View {
        TabView {
          Text("first").tabItem { Text("First") }
          Other().tabItem { Text("Second") }
        }
      }
    }
    let app = TestApp(Tabs(), isTracing: true)
    app.reset()
    #expect(
      app.whyNot("Other") == "Other is held back: its place has not been shown yet.")
  }

  @Test func `without a trace there is no answer`() {
    let app = TestApp(Screen())
    app.tap("Count")
    #expect(app.whyNot("Other") == "")
  }
}
