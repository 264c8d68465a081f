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
  func
    `MB25 MC06 MC07 MI07 MI08 the body runs for values on the way, and at last for the value itself`()
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

  nonisolated struct Labelled: View, Animatable {
    let label: Int
    var animatableData: Double

    @MainActor var body: some View { Text("\(label) at \(Int(animatableData.rounded()))") }
  }

  @Test func `MA04 MC06 what is not among the data has its new value at once`() async {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        Labelled(label: isOn ? 7 : 1, animatableData: isOn ? 100 : 0)
        Button("Switch") { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let app = TestApp(Screen())
    app.window.showsMotion = true
    app.window.button("Switch").tap()
    #expect(app.window.shows("7 at 0"))
    await advance(app, by: 0.5)
    #expect(app.window.shows("7 at 50"))
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

  nonisolated struct Exact: View, Animatable {
    var animatableData: Double

    @MainActor var body: some View { Text("\((animatableData * 100).rounded() / 100)") }
  }

  struct Change {
    let time: Double
    let end: Double
    let animation: Animation?

    init(at time: Double, to end: Double, _ animation: Animation?) {
      (self.time, self.end, self.animation) = (time, end, animation)
    }
  }

  private struct Changing: View {
    let changes: [Change]
    @State private var number = 0.0
    @State private var count = 0

    var body: some View {
      Exact(animatableData: number)
      Button("Change") {
        withAnimation(changes[count].animation) { number = changes[count].end }
        count += 1
      }
    }
  }

  /// The number that a view shows at some times, to a hundredth. It is 0 before the first change.
  func places(at times: [Double], _ changes: Change...) async -> [Double?] {
    let app = TestApp(Changing(changes: changes))
    app.window.showsMotion = true
    var now = 0.0
    var seen: [Double?] = []
    for time in Set(changes.map(\.time) + times).sorted() {
      if time > now { await advance(app, by: time - now) }
      now = time
      if changes.contains(where: { $0.time == time }) { app.window.button("Change").tap() }
      if times.contains(time) { seen.append(app.window.texts.first.flatMap(Double.init)) }
    }
    return seen
  }

  private let second = Animation.linear(duration: 1)

  @Test func `MB19 a spring goes on from another with its place and velocity`() async {
    let seen = await places(
      at: [0.25, 0.3, 0.35, 0.5, 0.75], Change(at: 0, to: 100, .spring),
      Change(at: 0.25, to: 0, .spring))
    #expect(seen == [82.1, 75.87, 57.59, 16.54, 1.28])
  }

  /// Decided: the velocity is that of the last tenth of a second. It counts for animatable bodies and shapes, not for what the host moves.
  @Test func `MA14 a spring begins with the velocity of changes that track it`() async {
    struct Screen: View {
      @State private var number = 0.0
      var body: some View {
        Exact(animatableData: number)
        Button("Drag") { withTransaction(\.tracksVelocity, true) { number += 50 } }
        Button("Release") { withAnimation(.spring) { number = 200 } }
      }
    }
    let app = TestApp(Screen())
    app.window.showsMotion = true
    app.window.button("Drag").tap()
    app.clock.jump(by: .seconds(0.05))
    app.window.button("Drag").tap()
    #expect(app.window.shows("100.000000"))
    app.window.button("Release").tap()
    await advance(app, by: 0.1)
    #expect(app.window.shows("164.230000"))
  }

  /// Decided: a curve reports no velocity, so that a spring after it begins from rest.
  @Test func `MB20 a spring after a curve goes on from its place, without a velocity`() async {
    let seen = await places(
      at: [0.5, 0.6, 0.75], Change(at: 0, to: 100, second), Change(at: 0.5, to: 200, .spring))
    #expect(seen == [50, 103.66, 173.15])
  }

  @Test func `MB21 what begins together with a spring that goes on does so from rest`() async {
    struct Screen: View {
      @State private var x = 0.0
      @State private var y = 0.0
      var body: some View {
        Position(x: x, y: y)
        Button("Right") { withAnimation(.spring) { x = 100 } }
        Button("Back and down") { withAnimation(.spring) { (x, y) = (0, 100) } }
      }
    }
    let app = TestApp(Screen())
    app.window.showsMotion = true
    app.window.button("Right").tap()
    await advance(app, by: 0.25)
    app.window.button("Back and down").tap()
    await advance(app, by: 0.25)
    #expect(app.window.shows("at 17 82"))
  }

  /// Decided: the new curve leads from where the old one would be to its end, rather than that both ways are added.
  @Test func `MB22 a curve leads on from an earlier one, which goes on`() async {
    let ends = [0.5, 0.6, 0.75, 1, 1.25, 1.5]
    let linear = await places(
      at: ends, Change(at: 0, to: 100, second), Change(at: 0.5, to: 0, second))
    #expect(linear == [50, 54, 56.25, 50, 25, 0])
    let slow = Animation.easeInOut(duration: 1)
    let eased = await places(at: ends, Change(at: 0, to: 100, slow), Change(at: 0.5, to: 0, slow))
    #expect(eased == [50, 65.49, 75.84, 50, 12.92, 0])
  }

  /// Decided: what runs goes on, moved along with the value.
  @Test func `MB23 MB18 a change without an animation moves what runs along`() async {
    let seen = await places(
      at: [0.25, 0.5, 0.75, 1], Change(at: 0, to: 100, second), Change(at: 0.5, to: 200, nil))
    #expect(seen == [25, 150, 175, 200])
    let endless = await places(
      at: [0.5, 0.75, 2.25], Change(at: 0, to: 100, second.repeatForever(autoreverses: false)),
      Change(at: 0.5, to: 200, nil))
    #expect(endless == [150, 175, 125])
  }

  @Test func `MB24 a spring with a delay goes on from one with the same delay only`() async {
    let delayed = Animation.spring.delay(0.25)
    let other = await places(
      at: [0.5, 0.75], Change(at: 0, to: 100, .spring), Change(at: 0.25, to: 0, delayed))
    #expect(other == [98.64, 17.9])
    let same = await places(
      at: [0.5, 0.75], Change(at: 0, to: 100, delayed), Change(at: 0.5, to: 0, delayed))
    #expect(same == [82.1, 16.54])
  }

  @Test func `a change without an animation is made at once`() {
    let app = app(nil)
    app.window.button("Up").tap()
    #expect(number(app) == 100)
    #expect(app.clock.sleeperCount == 0)
  }

  private struct Pie: Shape {
    var end: Double

    var animatableData: Double {
      get { end }
      set { end = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        for step in 0...8 {
          let angle = Double(step) / 8 * end * .pi / 180
          path.addLine(
            to: CGPoint(
              x: rect.midX + rect.width / 2 * cos(angle),
              y: rect.midY + rect.height / 2 * sin(angle)))
        }
        path.closeSubpath()
      }
    }
  }

  private struct Drawn<Content: Shape>: View {
    let shape: (Bool) -> Content
    @State private var isOn = false

    var body: some View {
      shape(isOn).frame(width: 100, height: 100)
      Button("Change") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
  }

  /// The outline of an area, which may be larger than its frame.
  private func outline(_ app: TestApp) -> Outline? {
    let fill = app.window.all.first { $0.kind == .fill }
    if case .line(let line)? = fill?.property(.line), line.isFilled { return line.outline }
    if case .clip(let outline)? = fill?.property(.clip) { return outline }
    return nil
  }

  /// The points of the outline of an area, in thousandths.
  private func points(_ app: TestApp) -> [[Double]] {
    guard case .path(let path)? = outline(app) else { return [] }
    return path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point):
        [(point.x * 1000).rounded(), (point.y * 1000).rounded()]
      default: nil
      }
    }
  }

  /// The points of a shape half way through an animated change, and those of another at rest.
  private func halfway<Content: Shape>(
    _ shape: @escaping (Bool) -> Content, _ other: Content
  ) async -> (seen: [[Double]], expected: [[Double]]) {
    let app = TestApp(layout: .size(300, 300)) { Drawn(shape: shape) }
    app.window.showsMotion = true
    let before = points(app)
    app.window.button("Change").tap()
    #expect(points(app) == before && !before.isEmpty)
    await advance(app, by: 0.5)
    return (points(app), points(TestApp(layout: .size(300, 300)) { Drawn { _ in other } }))
  }

  @Test func `MC04 MI06 a shape is drawn for the values in between`() async {
    let pie = await halfway({ Pie(end: $0 ? 270 : 90) }, Pie(end: 180))
    #expect(pie.seen == pie.expected)
  }

  @Test func `MC03 shapes that are rotated, scaled, moved and trimmed animate by their numbers`()
    async
  {
    let turned = await halfway(
      { Pie(end: 90).rotation(.degrees($0 ? 180 : 0)) }, Pie(end: 90).rotation(.degrees(90)))
    #expect(turned.seen == turned.expected)
    let scaled = await halfway(
      { Pie(end: $0 ? 180 : 90).scale($0 ? 2 : 1) }, Pie(end: 135).scale(1.5))
    #expect(scaled.seen == scaled.expected)
    let moved = await halfway(
      { Pie(end: 90).offset(x: $0 ? 20 : 0) }, Pie(end: 90).offset(x: 10))
    #expect(moved.seen == moved.expected)
    let trimmed = await halfway(
      { Pie(end: $0 ? 180 : 90).trim(to: $0 ? 1 : 0.5) }, Pie(end: 135).trim(to: 0.75))
    #expect(trimmed.seen == trimmed.expected)
  }

  @Test func `MC03 an area that leaves its frame is not cut off, in one way from the beginning`()
    async
  {
    let app = TestApp(layout: .size(300, 300)) { Drawn { Circle().scale($0 ? 2 : 1) } }
    app.window.showsMotion = true
    func isCut() -> Bool { app.window.all.first { $0.kind == .fill }?.property(.clip) != nil }
    var seen = [isCut()]
    app.window.button("Change").tap()
    seen.append(isCut())
    await advance(app, by: 0.5)
    seen.append(isCut())
    await advance(app, by: 0.5)
    app.window.button("Change").tap()
    await advance(app, by: 1)
    seen.append(isCut())
    #expect(seen == [true, false, false, false])
  }

  @Test func `MC03 a transformed shape animates by its content, and a path jumps`() {
    func numbers<Content: Shape>(_ shape: Content) -> String { "\(Content.AnimatableData.self)" }
    #expect(numbers(Pie(end: 1).transform(.identity)) == "Double")
    #expect(
      [numbers(Path()), numbers(Circle()), numbers(Rectangle().transform(.identity))]
        == Array(repeating: "EmptyAnimatableData", count: 3))
    var rounded = RoundedRectangle(cornerRadius: 8)
    rounded.animatableData = AnimatablePair(4, 2)
    var uneven = UnevenRoundedRectangle(topLeadingRadius: 8)
    uneven.animatableData = AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4))
    #expect(rounded.cornerSize == CGSize(width: 4, height: 2))
    #expect(uneven.cornerRadii.bottomLeading == 2 && uneven.cornerRadii.topTrailing == 4)
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
