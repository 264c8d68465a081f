/// The focus of assistive technologies, which is that of the keyboard on a host.
@MainActor
@Suite struct AccessibilityFocus {
  struct Payment: View {
    @State private var hasFailed = false
    @AccessibilityFocusState private var isAtMessage: Bool

    var body: some View {
      if hasFailed {
        Text("The card was declined.").accessibilityFocused($isAtMessage)
      }
      Text("Pay by card")
      Button("Pay") {
        hasFailed = true
        isAtMessage = true
      }
    }
  }

  @Test func `a text that appears together with the write gets the focus`() {
    let app = TestApp(Payment())
    app.reset()
    app.window.button("Pay").tap()
    #expect(app.bodies == ["Payment"])
    #expect(app.window.text("The card was declined.").isFocused)
    #expect(app.window.batchCount == 1)
    #expect(
      app.window.all.filter { $0.property(.isFocusable) != nil }.map(\.name)
        == ["The card was declined."])
  }

  struct Results: View {
    enum Part: Hashable { case first, second, none }
    @AccessibilityFocusState private var part: Part?

    var body: some View {
      Text("part: \(part.map { "\($0)" } ?? "nil")")
      Text("First").accessibilityFocused($part, equals: .first)
      Button("Second") {}.accessibilityFocused($part, equals: .second)
      Button("To first") { part = .first }
      Button("To none") { part = Part.none }
      Button("Away") { part = nil }
    }
  }

  @Test func `the state follows the focus from view to view`() {
    let app = TestApp(Results())
    app.reset()
    app.window.text("First").focus()
    #expect(app.window.texts[0] == "part: first")
    app.window.button("Second").focus()
    #expect(app.window.texts[0] == "part: second")
    #expect(app.bodies == ["Results", "Results"])
    app.window.button("To none").tap()
    #expect(app.window.texts[0] == "part: second")
    app.window.button("Away").focus()
    #expect(app.window.texts[0] == "part: nil")
  }

  @Test func `setting the state moves the focus, and nil takes it away`() {
    let app = TestApp(Results())
    app.reset()
    app.window.button("To first").tap()
    #expect(
      app.window.changes == [
        #"text "part: nil" becomes "part: first""#, #"focus moves to text "First""#,
      ])
    app.reset()
    app.window.button("Away").tap()
    #expect(
      app.window.changes == [#"text "part: first" becomes "part: nil""#, "focus goes away"])
  }

  struct Card: View {
    @AccessibilityFocusState private var isInside: Bool

    var body: some View {
      VStack {
        Button("Clear") {}
        TextField("Name", text: .constant(""))
      }
      .accessibilityFocused($isInside)
      Inside(isInside: $isInside)
    }
  }

  struct Inside: View {
    @AccessibilityFocusState.Binding var isInside: Bool
    var body: some View { Button("\(isInside)") { isInside.toggle() } }
  }

  @Test func `a stack with controls has the focus in one of them, and not itself`() {
    let app = TestApp(Card())
    app.reset()
    app.window.button("false").tap()
    #expect(app.window.textField("Name").isFocused)
    #expect(app.bodies == ["Inside"])
    app.window.button("Clear").focus()
    #expect(app.window.shows("true"))
    #expect(app.bodies == ["Inside"])
    #expect(app.window.all.filter { $0.property(.isFocusable) != nil }.count == 0)
  }
}
