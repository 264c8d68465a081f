import Foundation

/// Keyframes, checked against the statements on motion.
@MainActor
@Suite struct M_Keyframes {
  private struct Pose: Equatable {
    var x = 0.0
    var y = 0.0
  }

  private func values(_ timeline: KeyframeTimeline<Double>, _ times: Double...) -> [Double] {
    times.map { (timeline.value(time: $0) * 100).rounded() / 100 }
  }

  @Test func `MF05 tracks run at the same time, and a short one holds its end`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) { LinearKeyframe(100, duration: 1) }
      KeyframeTrack(\.y) { LinearKeyframe(100, duration: 2) }
    }
    #expect(timeline.duration == 2)
    let poses = [-1, 0.5, 1.5, 9].map { timeline.value(time: $0) }
    #expect(poses == [Pose(), Pose(x: 50, y: 25), Pose(x: 100, y: 75), Pose(x: 100, y: 100)])
    #expect(timeline.value(progress: 0.25) == Pose(x: 50, y: 25))
    let twice = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) { LinearKeyframe(100, duration: 1) }
      KeyframeTrack(\.x) { LinearKeyframe(-100, duration: 1) }
    }
    #expect(twice.value(time: 0.5).x == -50)
  }

  @Test(arguments: [true, false])
  func `branches and loops add their keyframes without a track around them`(isFast: Bool) {
    let loop = KeyframeTimeline(initialValue: 0.0) {
      for end in [10.0, 30] { LinearKeyframe(end, duration: 1) }
    }
    let branch = KeyframeTimeline(initialValue: 0.0) {
      if isFast {
        LinearKeyframe(10.0, duration: 1)
      } else {
        MoveKeyframe(5.0)
      }
    }
    #expect(
      values(loop, 0.5, 1.5, 2) + values(branch, 0, 0.5, 1)
        == [5, 20, 30] + (isFast ? [0, 5, 10] : [5, 5, 5]))
  }

  @Test func `MF06 a linear keyframe follows its curve, and a move takes no time`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100.0, duration: 1)
      MoveKeyframe(50.0)
      LinearKeyframe(150.0, duration: 1, timingCurve: .easeIn)
    }
    #expect(timeline.duration == 2)
    #expect(values(timeline, 0.25, 0.75, 1, 1.5, 2) == [25, 75, 50, 81.54, 150])
  }

  /// Decided: adjoining cubic keyframes share the slope between the values around them, and the ends of a track rest.
  @Test func `MF07 cubic keyframes are smooth`() {
    let two = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(100.0, duration: 1)
      CubicKeyframe(200.0, duration: 1)
    }
    #expect(
      values(two, 0.25, 0.5, 0.75, 1, 1.25, 1.75) == [10.94, 37.5, 70.31, 100, 129.69, 189.06])
    let single = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(100.0, duration: 1) }
    #expect(values(single, 0.25, 0.5, 0.75) == [15.63, 50, 84.38])
    let beside = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100.0, duration: 1)
      CubicKeyframe(100.0, duration: 1, endVelocity: 0)
    }
    // It goes on with 100 per second: 100 · (t - 2t² + t³) beyond.
    #expect(values(beside, 1.5) == [112.5])
  }

  /// Decided: a keyframe after a spring that was cut begins where, and as fast as, the spring was.
  @Test func `MF08 a spring keyframe is cut at its duration, and else settles`() {
    let cut = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(100.0, duration: 0.25, spring: Spring(duration: 0.5))
      SpringKeyframe(0.0, duration: 1, spring: Spring(duration: 0.5))
    }
    #expect(values(cut, 0.25, 0.3, 0.35, 0.5) == [82.1, 75.87, 57.59, 16.54])
    let settling = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100.0, spring: .bouncy) }
    #expect(values(settling, 0.25, 9) == [98.41, 100])
    #expect(settling.duration > 1)
  }

  private struct Screen: View {
    let trace: Trace<Double>
    @State private var count = 0

    var body: some View {
      KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
        view(value)
      } keyframes: { start in
        LinearKeyframe(start + 100, duration: 1)
      }
      Button("Go") { count += 1 }
    }

    private func view(_ value: Double) -> Text {
      trace(value)
      return Text("\(Int(value.rounded()))")
    }
  }

  /// Lets time pass at once, until the one frame at its end has been made.
  private func advance(_ app: TestApp, by seconds: Double) async {
    while app.clock.sleeperCount != 1, !Task.isCancelled { await Task.yield() }
    let batchCount = app.window.batchCount
    app.clock.jump(by: .seconds(seconds))
    while app.window.batchCount == batchCount, !Task.isCancelled { await Task.yield() }
    await app.settle()
  }

  @Test
  func `MF04 MI07 each change of the trigger runs the keyframes once, and the last value stays`()
    async
  {
    let trace = Trace<Double>()
    let app = TestApp(Screen(trace: trace))
    app.window.showsMotion = true
    #expect(trace.events == [0])
    app.window.button("Go").tap()
    await advance(app, by: 0.5)
    #expect(app.window.shows("50"))
    await advance(app, by: 0.6)
    #expect(app.window.shows("100"))
    app.window.button("Go").tap()
    await advance(app, by: 0.25)
    #expect(app.window.shows("125"))
    trace.reset()
    // On the way, the keyframes begin at the value that is shown.
    app.window.button("Go").tap()
    await advance(app, by: 0.5)
    #expect(app.window.shows("175"))
    #expect(trace.events.count == 3)
  }

  @Test func `L11 keyframes lead to the last value at once where no motion is shown`() {
    let app = TestApp(Screen(trace: Trace()))
    app.window.button("Go").tap()
    #expect(app.window.shows("100"))
    #expect(app.clock.sleeperCount == 0)
  }

  @Test func `keyframes without a trigger run again and again, and the modifier has its view`()
    async
  {
    struct Heart: View {
      var body: some View {
        Text("heart").keyframeAnimator(initialValue: 0.0) { heart, value in
          heart.offset(x: value)
        } keyframes: { _ in
          LinearKeyframe(100.0, duration: 1)
        }
      }
    }
    let app = TestApp(Show { Heart() })
    app.window.showsMotion = true
    app.window.button("Show").tap()
    func offset() -> Double? {
      for element in app.window.all {
        if case .offset(let offset)? = element.property(.offset) { return offset.x.rounded() }
      }
      return nil
    }
    await advance(app, by: 0.25)
    #expect(offset() == 25)
    await advance(app, by: 1.5)
    #expect(offset() == 75)
  }

  private struct Show<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
      if isShown { content() }
    }
  }
}
