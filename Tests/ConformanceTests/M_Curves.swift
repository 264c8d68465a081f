import Foundation

/// Curves and springs of an animated change, checked at chosen times against the statements on motion.
@MainActor
@Suite struct M_Curves {
  private struct Bar: View {
    let animation: Animation
    @State private var isWide = false

    var body: some View {
      Color.red.frame(width: isWide ? 200 : 100, height: 20).accessibilityIdentifier("bar")
      Button("Widen") { withAnimation(animation) { isWide = true } }
    }
  }

  /// How much a bar has grown of a hundred points at some seconds after the change, to a hundredth of a point.
  private func growth(_ animation: Animation, at times: [Double]) -> [CGFloat] {
    let app = TestApp(layout: .size(400, 700).reportingToHost()) { Bar(animation: animation) }
    app.window.showsMotion = true
    app.window.button("Widen").tap()
    return times.map { time in
      let width = app.window.frame(of: "bar", at: time)?.width ?? 0
      return ((width - 100) * 100).rounded() / 100
    }
  }

  private func growths(_ animations: [Animation], at times: [Double]) -> [[CGFloat]] {
    animations.map { growth($0, at: times) }
  }

  @Test func `MB01 the default is a spring of half a second that does not bounce`() {
    #expect(growth(.default, at: [0.1, 0.25, 0.5]) == [35.77, 82.1, 98.64])
  }

  @Test func `MB02 the default equals itself only, and moves like a spring of the same numbers`() {
    let like: [Animation] = [.default, .spring, .smooth, .spring(duration: 0.5), .default.delay(1)]
    #expect(like.map { $0 == .default } == [true, false, false, false, false])
    #expect(Animation.default.delay(1) == .default.delay(1))
    #expect(growth(.spring, at: [0.1]) == growth(.default, at: [0.1]))
  }

  @Test func `MB03 curves have the values of their control points, and usually last 0.35 seconds`()
  {
    let curves: [Animation] = [
      .linear(duration: 1), .easeIn(duration: 1), .easeOut(duration: 1), .easeInOut(duration: 1),
    ]
    let expected: [[CGFloat]] = [
      [10, 25, 50, 75, 90], [1.7, 9.35, 31.54, 62.19, 83.94], [16.06, 37.81, 68.46, 90.65, 98.3],
      [1.97, 12.92, 50, 87.08, 98.03],
    ]
    #expect(growths(curves, at: [0.1, 0.25, 0.5, 0.75, 0.9]) == expected)
    let usual: [Animation] = [.linear, .easeIn, .easeOut, .easeInOut]
    #expect(
      usual == [
        .linear(duration: 0.35), .easeIn(duration: 0.35), .easeOut(duration: 0.35),
        .easeInOut(duration: 0.35),
      ])
  }

  @Test func `MB04 a timing curve may go beyond its ends, and its times are kept between them`() {
    let curves: [Animation] = [
      .timingCurve(0.5, -1, 0.5, 2, duration: 1), .timingCurve(-1, 2, 2, -1, duration: 1),
    ]
    let expected: [[CGFloat]] = [[-18.23, 50, 118.23], [70.81, 50, 29.19]]
    #expect(growths(curves, at: [0.25, 0.5, 0.75]) == expected)
  }

  /// Each spring's duration and bounce, to a hundredth.
  private func rounded(_ springs: [Spring]) -> [[Double]] {
    springs.map { [($0.duration * 100).rounded() / 100, ($0.bounce * 100).rounded() / 100] }
  }

  @Test func `MB05 an animation follows a unit curve`() {
    let curves: [Animation] = [
      .timingCurve(.circularEaseInOut, duration: 1), .timingCurve(.easeInOut, duration: 2),
    ]
    #expect(growths(curves, at: [0.25, 0.5, 1]) == [[6.7, 50, 100], [3.11, 12.92, 50]])
  }

  @Test func `MB07 a spring's stiffness and damping follow from its duration and bounce`() {
    let bounces = [0, 0.15, 0.3, -0.5]
    #expect(bounces.map { Spring(bounce: $0).dampingRatio } == [1, 0.85, 0.7, 2])
    let springs = [25.13, 21.36, 17.59, 50.27].map {
      Spring(stiffness: 157.91, damping: $0, allowOverDamping: true)
    }
    #expect(rounded(springs) == bounces.map { [0.5, $0] })
  }

  @Test
  func `MB08 a spring of physical properties is damped critically at most, unless it may be more`()
  {
    let springs = [
      Spring(mass: 1, stiffness: 100, damping: 10), Spring(mass: 1, stiffness: 100, damping: 40),
      Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true),
    ]
    #expect(rounded(springs) == [[0.63, 0.5], [0.63, 0], [0.63, -0.5]])
  }

  @Test func `MB10 springs of each damping are where the formula says`() {
    let springs: [Animation] = [
      .spring(duration: 0.5), .spring(duration: 0.55),
      .spring(response: 0.5, dampingFraction: 0.825), .spring(duration: 0.5, bounce: -0.5),
    ]
    let expected: [[CGFloat]] = [
      [35.77, 82.1, 98.64], [31.65, 77.83, 97.78], [39.36, 90.82, 100.84], [23.14, 53.57, 79.99],
    ]
    #expect(growths(springs, at: [0.1, 0.25, 0.5]) == expected)
  }

  @Test func `MB11 named springs bounce not at all, a little and much, and as much as is added`() {
    let expected: [[CGFloat]] = [
      [35.77, 82.1, 93.36, 98.64], [38.81, 89.45, 98.8, 100.6], [42.33, 98.41, 104.6, 101.45],
    ]
    #expect(growths([.smooth, .snappy, .bouncy], at: [0.1, 0.25, 0.35, 0.5]) == expected)
    let bouncing: [Animation] = [.smooth(extraBounce: 0.3), .snappy(extraBounce: 0.15)]
    #expect(bouncing == [.bouncy, .bouncy])
  }

  @Test func `MB12 springs without numbers have the usual ones`() {
    let springs: [Animation] = [
      .spring(response: 0.5), .spring(dampingFraction: 0.825), .spring,
      .interactiveSpring(response: 0.15),
    ]
    let expected: [[CGFloat]] = [[39.36], [39.36], [35.77], [97.59]]
    #expect(growths(springs, at: [0.1]) == expected)
    let interactive: [Animation] = [
      .interactiveSpring, .interactiveSpring(), .interactiveSpring(extraBounce: 0.1),
    ]
    #expect(
      interactive == [
        .interactiveSpring(response: 0.15), .spring(duration: 0.15, bounce: 0.15),
        .spring(duration: 0.15, bounce: 0.25),
      ])
  }

  @Test func `MB13 an animation that takes no time is over in the first frame`() {
    let expected: [[CGFloat]] = [[100], [100]]
    #expect(growths([.spring(response: 0), .linear(duration: 0)], at: [1 / 60.0]) == expected)
  }

  @Test func `MB14 a spring begins with a velocity in ways per second`() {
    let springs: [Animation] = [
      .interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: 8),
      .interpolatingSpring(Spring(duration: 1), initialVelocity: 4).speed(2),
      .interpolatingSpring(duration: 0.5),
    ]
    #expect(growths(springs, at: [0.1]) == [[58.54], [58.54], [35.77]])
  }

  @Test func `MB15 a speed counts for the delay before it, and not for one after it`() {
    let second = Animation.linear(duration: 1)
    let animations = [
      second.speed(2), second.delay(1), second.delay(1).speed(2), second.speed(2).delay(1),
    ]
    let expected: [[CGFloat]] = [[50, 100, 100], [0, 0, 25], [0, 50, 100], [0, 0, 50]]
    #expect(growths(animations, at: [0.25, 0.75, 1.25]) == expected)
  }

  @Test func `MB16 each pass counts, and after an even number of them the end is shown at once`() {
    let second = Animation.linear(duration: 1)
    let expected: [[CGFloat]] = [[50, 100, 50, 100, 100, 100], [50, 100, 50, 0, 50, 100]]
    #expect(
      growths([second.repeatCount(2), second.repeatCount(3)], at: [0.5, 1, 1.5, 2, 2.5, 3])
        == expected)
  }

  @Test func `MB17 a delay within the repetition comes before each pass, and one outside once`() {
    let second = Animation.linear(duration: 1)
    let repeated = [second.delay(1).repeatCount(2), second.repeatCount(2).delay(1)]
    let expected: [[CGFloat]] = [[0, 50, 100, 50, 100], [0, 50, 50, 100, 100]]
    #expect(growths(repeated, at: [0.5, 1.5, 2.5, 3.5, 4.5]) == expected)
    let quick = second.delay(1).repeatCount(2).speed(2)
    #expect(growth(quick, at: [0.25, 0.75, 1.25, 1.75, 2.25]) == expected[0])
  }

  private struct Pulsing: View {
    @State private var isWide = false
    @State private var count = 0

    var body: some View {
      Color.red.frame(width: isWide ? 200 : 100, height: 20).accessibilityIdentifier("bar")
      Text("\(count)")
      Button("Pulse") {
        withAnimation(.linear(duration: 1).repeatForever()) { isWide = true }
      }
      Button("Count") { count += 1 }
    }
  }

  @Test func `MB18 an animation without end goes on after an update that is not animated`() {
    let app = TestApp(layout: .size(400, 700).reportingToHost()) { Pulsing() }
    app.window.showsMotion = true
    app.window.button("Pulse").tap()
    app.window.button("Count").tap()
    let widths = [0.25, 1.25, 100.25].map { app.window.frame(of: "bar", at: $0)?.width }
    #expect(widths == [125, 175, 125])
    #expect(app.window.shows("1"))
  }
}
