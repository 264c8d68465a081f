import BanyanHost
import Foundation

/// Bodies that run for the values in between, in an animated change.
@MainActor
@Suite struct L_Animatable {
  nonisolated struct Counted: AnimatableModifier {
    var number: Double

    var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    @MainActor func body(content: Content) -> some View {
      content
      Text("modifier \(Int(number.rounded()))")
    }
  }

  nonisolated struct Counter: View, Animatable {
    var number: Double

    var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    @MainActor var body: some View { Text("view \(Int(number.rounded()))") }
  }

  struct Screen: View {
    @State private var number = 0.0
    let animation: Animation?

    var body: some View {
      Text("content").modifier(Counted(number: number))
      Counter(number: number)
      Button("Up") { withAnimation(animation) { number = 100 } }
      Button("Down") { withAnimation(animation) { number = 0 } }
      Button("Jump") { number = 200 }
    }
  }

  private func app(_ animation: Animation? = .linear(duration: 1)) -> TestApp {
    let app = TestApp(Screen(animation: animation))
    app.window.showsMotion = true
    return app
  }

  /// Both numbers, which are the same.
  private func number(_ app: TestApp) -> Int? {
    let texts = app.window.texts
    let numbers = texts.compactMap { text in
      text.wholeMatch(of: /(?:modifier|view) (-?\d+)/).flatMap { Int($0.output.1) }
    }
    return numbers.count == 2 && numbers[0] == numbers[1] ? numbers[0] : nil
  }

  /// Waits for work that happens outside of the app's updates.
  private func wait(until condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
  }

  /// Lets time pass at once, until the one frame at its end has been made.
  private func advance(_ app: TestApp, by seconds: Double) async {
    await wait { app.clock.sleeperCount == 1 }
    let batchCount = app.window.batchCount
    app.clock.jump(by: .seconds(seconds))
    await wait { app.clock.sleeperCount == 1 || app.window.batchCount > batchCount }
    await app.settle()
  }

  @Test
  func `MB25 MC06 MC07 the body runs for values on the way, and at last for the value itself`()
    async
  {
    let app = app()
    #expect(number(app) == 0)
    app.window.button("Up").tap()
    #expect(number(app) == 0)
    await advance(app, by: 0.25)
    #expect(number(app) == 25)
    await advance(app, by: 0.5)
    #expect(number(app) == 75)
    await advance(app, by: 0.3)
    #expect(number(app) == 100)
    #expect(app.window.texts.first == "content")
    await wait { app.clock.sleeperCount == 0 }
  }

  @Test func `MC06 only what is animatable runs again for a frame`() async {
    let app = app()
    app.window.button("Up").tap()
    app.reset()
    await advance(app, by: 0.5)
    #expect(app.bodies.sorted() == ["Counted", "Counter"])
    #expect(app.window.batchCount == 1)
  }

  @Test func `MC01 a value goes beyond its end with a spring that bounces`() async {
    let app = app(.bouncy)
    app.window.button("Up").tap()
    await advance(app, by: 0.35)
    #expect(number(app) == 105)
  }

  nonisolated struct Position: View, Animatable {
    var x: Double
    var y: Double

    var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(x, y) }
      set { (x, y) = (newValue.first, newValue.second) }
    }

    @MainActor var body: some View { Text("at \(Int(x.rounded())) \(Int(y.rounded()))") }
  }

  @Test func `MC08 the values of a pair move together`() async {
    struct Screen: View {
      @State private var isThere = false
      var body: some View {
        Position(x: isThere ? 100 : 0, y: isThere ? 200 : 0)
        Button("Go") { withAnimation(.linear(duration: 1)) { isThere = true } }
      }
    }
    let app = TestApp(Screen())
    app.window.showsMotion = true
    app.window.button("Go").tap()
    await advance(app, by: 0.25)
    #expect(app.window.shows("at 25 50"))
  }

  @Test func `a change on the way begins where the value is`() async {
    let app = app()
    app.window.button("Up").tap()
    await advance(app, by: 0.5)
    app.window.button("Down").tap()
    #expect(number(app) == 50)
    await advance(app, by: 0.5)
    #expect(number(app) == 25)
    app.window.button("Jump").tap()
    #expect(number(app) == 200)
  }

  @Test func `a change without an animation is made at once`() {
    let app = app(nil)
    app.window.button("Up").tap()
    #expect(number(app) == 100)
    #expect(app.clock.sleeperCount == 0)
  }

  @Test func `L11 a window that shows no motion reaches the end at once`() {
    let app = app()
    app.window.showsMotion = false
    app.window.button("Up").tap()
    #expect(number(app) == 100)
  }

  @Test func `a person who prefers less motion sees the end at once`() {
    let app = app()
    app.window.send(.preference(.reducesMotion(true)), to: .window)
    app.window.button("Up").tap()
    #expect(number(app) == 100)
  }

  @Test func `MB17 a body moves with the delay and the repetitions of its animation`() async {
    let app = app(.linear(duration: 1).delay(1).repeatCount(2))
    app.window.button("Up").tap()
    await advance(app, by: 0.75)
    #expect(number(app) == 0)
    await advance(app, by: 0.75)
    #expect(number(app) == 50)
    await advance(app, by: 1)
    #expect(number(app) == 100)
    await advance(app, by: 0.75)
    #expect(number(app) == 75)
    await advance(app, by: 1)
    #expect(number(app) == 100)
  }
}
