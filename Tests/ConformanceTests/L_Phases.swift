import Foundation

/// Views that go through phases.
@MainActor
@Suite struct L_Phases {
  /// A view with phases that a person can show, hide and start.
  struct Screen: View {
    let trace: Trace<Int>
    var isTriggered = false
    var phases = [0, 1, 2]
    var animation: (Int) -> Animation? = { _ in .linear(duration: 1) }
    @State private var isShown = false
    @State private var taps = 0

    var body: some View {
      Button("Switch") { isShown.toggle() }
      Button("Go") { taps += 1 }
      if isShown {
        if isTriggered {
          PhaseAnimator(phases, trigger: taps, content: { content($0) }, animation: animation)
        } else {
          PhaseAnimator(phases, content: { content($0) }, animation: animation)
        }
      }
    }

    private func content(_ phase: Int) -> Text {
      trace(phase)
      return Text("phase \(phase)")
    }
  }

  private let trace = Trace<Int>()

  private func app(_ screen: Screen, showsMotion: Bool = true) -> TestApp {
    let app = TestApp(screen)
    app.window.showsMotion = showsMotion
    app.window.button("Switch").tap()
    return app
  }

  /// Lets time pass, once something waits for it.
  private func advance(_ app: TestApp, by seconds: Double = 1) async {
    while app.clock.sleeperCount == 0, !Task.isCancelled { await Task.yield() }
    await app.clock.advance(by: .seconds(seconds))
    await app.settle()
  }

  private let moving = "PhaseAnimator<Int, Text>"

  @Test
  func
    `MF01 the next phase comes when the animation to this one is over, and the first after the last`()
    async
  {
    let app = app(Screen(trace: trace))
    #expect(trace.events == [0, 1])
    #expect(app.window.shows("phase 1"))
    for _ in 1...4 {
      app.reset()
      await advance(app)
      #expect(app.bodies == [moving])
    }
    #expect(trace.events == [0, 1, 2, 0, 1, 2])
    #expect(app.clock.sleeperCount == 1)
  }

  @Test func `MF02 a phase without an animation makes way at once`() async {
    let app = app(Screen(trace: trace, animation: { $0 == 2 ? nil : .linear(duration: 1) }))
    await advance(app)
    #expect(trace.events == [0, 1, 2, 0])
    #expect(app.clock.sleeperCount == 1)
  }

  private struct Steps: View {
    let trace: Trace<Int>
    let phases: [Int]
    let isTriggered: Bool
    @State private var count = 0

    var body: some View {
      if isTriggered {
        PhaseAnimator(phases, trigger: count, content: { view($0) }) { _ in .linear(duration: 1) }
      } else {
        PhaseAnimator(phases, content: { view($0) }) { _ in .linear(duration: 1) }
      }
      Button("Go") { count += 1 }
    }

    private func view(_ phase: Int) -> some View {
      trace(phase)
      return Text("view").offset(x: CGFloat(abs(phase)))
    }
  }

  @Test func `MF03 MB29 a phase that changes nothing makes way at once`() async {
    let app = TestApp(Steps(trace: trace, phases: [0, -100, 100], isTriggered: true))
    app.window.showsMotion = true
    trace.reset()
    app.window.button("Go").tap()
    #expect(trace.events == [0, -100])
    await advance(app)
    #expect(trace.events == [0, -100, 100, 0])
  }

  @Test func `phases that differ in nothing rest at the first`() {
    let app = TestApp(Steps(trace: trace, phases: [5, -5], isTriggered: false))
    app.window.showsMotion = true
    app.window.setScenePhase(.background)
    app.window.setScenePhase(.active)
    #expect(trace.events.last == 5)
    #expect(app.clock.sleeperCount == 0)
  }

  @Test func `phases that no time passes in rest at the first`() {
    let still = app(Screen(trace: trace), showsMotion: false)
    #expect(trace.events == [0])
    #expect(still.window.shows("phase 0") && still.clock.sleeperCount == 0)

    trace.reset()
    let instant = app(Screen(trace: trace, animation: { _ in nil }))
    #expect(trace.events == [0])
    #expect(instant.clock.sleeperCount == 0)

    trace.reset()
    let single = app(Screen(trace: trace, phases: [7]))
    #expect(trace.events == [7])
    #expect(single.clock.sleeperCount == 0)
  }

  @Test func `phases rest at the first for people who prefer less motion`() {
    let app = TestApp(Screen(trace: trace))
    app.window.showsMotion = true
    app.window.send(.preference(.reducesMotion(true)), to: .window)
    app.window.button("Switch").tap()
    #expect(trace.events == [0])
    #expect(app.clock.sleeperCount == 0)
  }

  @Test func `MF03 with a trigger each change of it goes through the phases once`() async {
    let app = app(Screen(trace: trace, isTriggered: true))
    #expect(trace.events == [0])
    for _ in 1...2 {
      trace.reset()
      app.window.button("Go").tap()
      #expect(trace.events == [0, 1])
      await advance(app)
      #expect(trace.events == [0, 1, 2])
      await advance(app)
      #expect(trace.events == [0, 1, 2, 0])
      await app.clock.advance(by: .seconds(10))
      await app.settle()
      #expect(trace.events == [0, 1, 2, 0])
      #expect(app.clock.sleeperCount == 0)
    }
  }

  @Test func `a trigger that changes on the way goes to the next phase at once`() async {
    let app = app(Screen(trace: trace, isTriggered: true))
    app.window.button("Go").tap()
    await advance(app, by: 0.5)
    trace.reset()
    app.window.button("Go").tap()
    #expect(trace.events == [1, 2])
    // The end of the animation to the phase before means nothing any more.
    await advance(app, by: 0.5)
    #expect(trace.events == [1, 2])
    await advance(app, by: 0.5)
    #expect(trace.events == [1, 2, 0])
  }

  @Test func `L11 with a trigger, a window without motion reaches the end at once`() {
    let app = app(Screen(trace: trace, isTriggered: true), showsMotion: false)
    trace.reset()
    app.window.button("Go").tap()
    #expect(trace.events == [0, 1, 2, 0])
    #expect(app.window.shows("phase 0"))
  }

  @Test func `a view that has gone goes through no more phases`() async {
    let app = app(Screen(trace: trace))
    app.window.button("Switch").tap()
    app.reset()
    await advance(app, by: 10)
    #expect(app.bodies == [])
    #expect(trace.events == [0, 1])
    #expect(app.clock.sleeperCount == 0)
  }

  @Test func `phases wait while the window is in the background`() async {
    let app = app(Screen(trace: trace))
    app.window.setScenePhase(.background)
    trace.reset()
    await advance(app, by: 10)
    #expect(trace.events == [])
    #expect(app.clock.sleeperCount == 0)
    app.window.setScenePhase(.active)
    #expect(trace.events == [1, 2])
    await advance(app)
    #expect(trace.events == [1, 2, 0])
  }

  @Test func `MF02 without any phases there is an error instead`() {
    let message = "A phase animator has no phases."
    let app = expectingError(message) { self.app(Screen(trace: trace, phases: [])) }
    #expect(app.window.errors.map(\.text) == [message])
    #expect(trace.events == [])
  }

  /// A view whose content changes while its phases go on.
  struct Heart: View {
    @State private var name = "heart"

    var body: some View {
      Text(name).phaseAnimator([1, 0.5]) { heart, opacity in
        heart.opacity(opacity)
      } animation: { _ in
        .linear(duration: 1)
      }
      Button("Rename") { name = "star" }
    }
  }

  struct House: View {
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
      if isShown { Heart() }
    }
  }

  @Test func `the modifier makes something of its view in each phase, and the view may change`()
    async
  {
    let app = TestApp(House())
    app.window.showsMotion = true
    app.window.button("Show").tap()
    let box = app.window.all.first { $0.kind == .box }!
    #expect(box.property(.opacity) == .opacity(0.5))
    app.reset()
    app.window.button("Rename").tap()
    #expect(app.window.changes == [#"text "heart" becomes "star""#])
    #expect(box.property(.opacity) == .opacity(0.5))
    app.reset()
    await advance(app)
    #expect(
      app.window.mutations == [
        .animated(Motion(.bezier(0, 0, 1, 1), duration: 1), [.set(box.id, .opacity(1))])
      ])
  }
}
