import BanyanGraph
import BanyanTesting
import SwiftUI
import Testing

/// Views that contain themselves, and changes that cause others, without limit.
@MainActor
@Suite struct EndlessViews {
  struct Screen<Content: View>: View {
    @State private var count = 0
    @State private var isShown = true
    let content: Content

    var body: some View {
      VStack {
        Button("Count") { count += 1 }
        Text("\(count)")
        Toggle("Show", isOn: $isShown)
        if isShown { content }
        Text("after")
      }
    }
  }

  struct Straight: View {
    var body: AnyView { AnyView(Straight()) }
  }

  struct Nested: View {
    var body: some View {
      VStack {
        Text("Nested")
        AnyView(Nested()).padding()
      }
    }
  }

  struct Twice: View {
    var body: some View {
      HStack {
        AnyView(Twice())
        AnyView(Twice())
      }
    }
  }

  struct Outer: View {
    var body: some View { Inner() }
  }

  struct Inner: View {
    var body: AnyView { AnyView(Outer()) }
  }

  struct Echo: ViewModifier {
    func body(content: Content) -> AnyView { AnyView(content.modifier(Echo())) }
  }

  struct EchoStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(action: {}, label: { configuration.label }).buttonStyle(EchoStyle())
    }
  }

  struct Growing: View {
    @State private var goesOn = false

    var body: some View {
      VStack {
        Text("Growing")
        if goesOn { AnyView(Growing()) }
      }
      .onAppear { goesOn = true }
    }
  }

  /// The views around a screen's content.
  private func screen(_ content: String) -> String {
    """
    verticalStack
      button
        text "Count"
      text "0"
      toggle isOn: true
        text "Show"
      \(content)
      text "after"
    """
  }

  private func expect<Content: View>(
    _ message: String, at place: String, insteadOf content: Content,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let app = expectingError(message, sourceLocation: sourceLocation) {
      TestApp(Screen(content: content))
    }
    #expect(app.reports == [message], sourceLocation: sourceLocation)
    #expect(
      app.window.description == screen(#"error message: "\#(message)""#),
      sourceLocation: sourceLocation)
    #expect(
      app.window.errors.map { Array($0.path.dropFirst()) } == [[place]],
      sourceLocation: sourceLocation)
    app.window.button("Count").tap()
    #expect(app.window.texts.contains("1"), sourceLocation: sourceLocation)
    #expect(app.reports == [message], sourceLocation: sourceLocation)
    app.reset()
    app.window.toggle("Show").toggle(false)
    #expect(app.window.errors.isEmpty, sourceLocation: sourceLocation)
    #expect(app.bodies.count == 1, sourceLocation: sourceLocation)
  }

  @Test func `a view that is its own body`() {
    expect(
      """
      EndlessViews.Straight contains itself without end: \
      EndlessViews.Straight > EndlessViews.Straight.
      """, at: "EndlessViews.Straight", insteadOf: Straight())
  }

  @Test func `a view that has itself in a stack`() {
    expect(
      """
      EndlessViews.Nested contains itself without end: EndlessViews.Nested > EndlessViews.Nested.
      """, at: "EndlessViews.Nested", insteadOf: Nested())
  }

  @Test func `a view that has itself twice, which would be 2 to the power of hundreds`() {
    expect(
      "EndlessViews.Twice contains itself without end: EndlessViews.Twice > EndlessViews.Twice.",
      at: "EndlessViews.Twice", insteadOf: Twice())
  }

  @Test func `two views that have each other`() {
    expect(
      """
      EndlessViews.Outer contains itself without end: \
      EndlessViews.Outer > EndlessViews.Inner > EndlessViews.Outer.
      """, at: "EndlessViews.Outer", insteadOf: Outer())
  }

  @Test func `a modifier that applies itself`() {
    expect(
      "EndlessViews.Echo contains itself without end: EndlessViews.Echo > EndlessViews.Echo.",
      at: "EndlessViews.Echo", insteadOf: Text("echo").modifier(Echo()))
  }

  @Test func `a button style that makes buttons in that style`() {
    let message = """
      EndlessViews.EchoStyle contains itself without end: EndlessViews.EchoStyle > \
      PressStyle<EndlessViews.EchoStyle> > EndlessViews.EchoStyle.
      """
    let app = expectingError(message) {
      TestApp(Screen(content: Button("echo") {}.buttonStyle(EchoStyle())))
    }
    #expect(app.reports == [message])
    #expect(app.window.errors.map(\.path.last) == ["EndlessViews.EchoStyle"])
    app.window.button("Count").tap()
    #expect(app.window.texts.contains("1"))
  }

  @Test func `a view that gets itself with each appearance`() {
    expect(
      """
      EndlessViews.Growing contains itself without end: EndlessViews.Growing > EndlessViews.Growing.
      """, at: "EndlessViews.Growing", insteadOf: Growing())
  }

  /// A view that contains itself to a given depth.
  struct Countdown: View {
    let number: Int
    var body: some View {
      if number > 0 { AnyView(Countdown(number: number - 1)) } else { Text("0") }
    }
  }

  struct CountdownScreen: View {
    @State private var number = 2_000
    var body: some View {
      Button("Less") { number = 100 }
      Countdown(number: number)
    }
  }

  @Test func `a view that has an end again is shown again`() {
    let message = """
      EndlessViews.Countdown contains itself without end: \
      EndlessViews.Countdown > EndlessViews.Countdown.
      """
    let app = expectingError(message) { TestApp(CountdownScreen()) }
    #expect(app.window.errors.map(\.path.last) == ["EndlessViews.Countdown"])
    app.reset()
    app.window.button("Less").tap()
    #expect(app.window.texts == ["Less", "0"])
    #expect(app.reports == [])
    #expect(app.bodies == ["CountdownScreen"] + Array(repeating: "Countdown", count: 101))
  }

  @Test func `a thousand views in each other have an end`() {
    let app = TestApp(Countdown(number: 1_000))
    #expect(app.window.texts == ["0"])
    #expect(app.bodies.count == 1_001)
    #expect(app.reports == [])
  }

  @Test func `stacks alone may stand deep in each other`() {
    func wrapped<Content: View>(_ content: Content) -> AnyView { AnyView(VStack { content }) }
    let view = (0..<300).reduce(AnyView(Text("inside"))) { view, _ in wrapped(view) }
    let app = TestApp(view)
    #expect(app.window.texts == ["inside"])
    #expect(app.reports == [])
  }

  struct Flicker: View {
    @State private var isLeft = false

    var body: some View {
      if isLeft {
        Text("left").onAppear { isLeft = false }
      } else {
        Text("right").onAppear { isLeft = true }
      }
    }
  }

  @Test func `changes that cause each other are shown bit by bit, and reported once`() async {
    let app = TestApp(Screen(content: Flicker()))
    let message =
      "An update does not settle: each change causes another. The rest follows bit by bit."
    #expect(app.reports == [message])
    #expect(app.window.description == screen(#"text "left""#))
    app.reset()
    await app.clock.advance(by: .milliseconds(20))
    #expect(app.bodies == Array(repeating: "Flicker", count: 1_000))
    await app.clock.advance(by: .milliseconds(39))
    #expect(app.bodies.count == 1_000)
    await app.clock.advance(by: .milliseconds(1))
    #expect(app.bodies.count == 2_000)
    #expect(app.reports == [])
    app.window.button("Count").tap()
    #expect(app.window.texts.contains("1"))
    app.window.toggle("Show").toggle(false)
    app.reset()
    await app.clock.advance(by: .seconds(9))
    #expect(app.bodies == [])
    #expect(app.reports == [])
  }
}
