import Foundation

/// Animations that an app has written itself.
extension L_Animatable {
  /// A second along a straight line.
  private nonisolated struct Steady: CustomAnimation {
    var hasVelocity = false

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      if time >= 0.5 { context.isLogicallyComplete = true }
      return time < 1 ? value.scaled(by: time) : nil
    }

    func velocity<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
      hasVelocity ? value : nil
    }
  }

  /// Moves by the same length each second, whatever the whole change is.
  private nonisolated struct Pace: CustomAnimation {
    let length: Double

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      let share = time * length / value.magnitudeSquared.squareRoot()
      return share < 1 ? value.scaled(by: share) : nil
    }
  }

  /// Where the last animation that took over began.
  private nonisolated struct Turn<Value: VectorArithmetic>: AnimationStateKey {
    var time = 0.0
    var place = Value.zero

    static var defaultValue: Self { Self() }
  }

  /// Takes over from one of its kind, and moves on from there in a second.
  private nonisolated struct Turning: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      let turn = context.state[Turn<V>.self]
      let share = time - turn.time
      return share < 1 ? turn.place + (value - turn.place).scaled(by: share) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      guard previous.base is Self else { return false }
      let place = animate(value: value, time: time, context: &context) ?? value
      context.state[Turn<V>.self] = Turn(time: time, place: place)
      return true
    }
  }

  /// Moves with another animation, and takes over as that does.
  private nonisolated struct Wrapping: CustomAnimation {
    let base: Animation

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      base.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
      base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      let previous = (previous.base as? Self)?.base ?? previous
      return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
  }

  private var steady: Animation { Animation(Steady()) }

  @Test func `MB26 a custom animation is asked for its part of the whole change`() async {
    let steady = await places(at: [0.25, 0.5, 1.25], Change(at: 0, to: 100, steady))
    #expect(steady == [25, 50, 100])
    // From 50 to 150, by 10 each second: of a change of 100, and not of 1 or 150.
    let pace = await places(
      at: [1, 11], Change(at: 0, to: 50, .linear(duration: 0.1)),
      Change(at: 0.5, to: 150, Animation(Pace(length: 10))))
    #expect(pace == [55, 150])
  }

  @Test func `MB26 MB22 by default a custom animation leads on from what runs, which goes on`()
    async
  {
    let seen = await places(
      at: [0.5, 0.6, 0.75, 1, 1.25, 1.5], Change(at: 0, to: 100, steady),
      Change(at: 0.5, to: 0, steady))
    #expect(seen == [50, 54, 56.25, 50, 25, 0])
  }

  @Test func `MB26 MB20 a spring goes on with the velocity that a custom animation reports`() async
  {
    func seen(_ animation: Animation) async -> [Double?] {
      await places(
        at: [0.6, 0.75], Change(at: 0, to: 100, animation), Change(at: 0.5, to: 200, .spring))
    }
    let (without, with) = (await seen(steady), await seen(Animation(Steady(hasVelocity: true))))
    #expect(without == [103.66, 173.15])
    #expect(with == [106.51, 174.23])
  }

  @Test func `MB26 a custom animation may have a delay, a speed and repetitions`() async {
    func numbers(_ animation: Animation, at times: [Double]) async -> [Double?] {
      await places(at: times, Change(at: 0, to: 100, animation))
    }
    let seen = [
      await numbers(steady.delay(0.5), at: [0.25, 0.75, 1.25]),
      await numbers(steady.speed(2), at: [0.125, 0.25, 1]),
      await numbers(steady.repeatCount(2), at: [0.25, 0.75, 1.25]),
      await numbers(steady.speed(0.5).delay(0.5), at: [0.25, 0.75, 1.25]),
    ]
    #expect(seen == [[0, 25, 75], [25, 50, 100], [25, 75, 75], [0, 12.5, 37.5]])
  }

  @Test
  func `MB27 an animation that takes over goes on with the time and the state of the previous`()
    async
  {
    let turning = Animation(Turning())
    let seen = await places(
      at: [0.5, 0.75, 1, 1.5], Change(at: 0, to: 100, turning), Change(at: 0.5, to: 0, turning))
    #expect(seen == [50, 37.5, 25, 0])
    let afterOther = await places(
      at: [0.75], Change(at: 0, to: 100, steady), Change(at: 0.5, to: 0, turning))
    #expect(afterOther == [56.25])
  }

  @Test func `MB27 MB19 a custom animation made of a spring keeps its velocity`() async {
    let wrapping = Animation(Wrapping(base: .spring))
    let seen = await places(
      at: [0.25, 0.3, 0.35, 0.5, 0.75], Change(at: 0, to: 100, wrapping),
      Change(at: 0.25, to: 0, wrapping))
    #expect(seen == [82.1, 75.87, 57.59, 16.54, 1.28])
  }

  @Test func `MB26 a custom animation equals one of the same value, and is its base`() {
    func remade(_ animation: Animation) -> Animation {
      func made(of base: some CustomAnimation) -> Animation { Animation(base) }
      let base = animation.base
      return made(of: base)
    }
    let animations = [
      steady, Animation(Steady(hasVelocity: true)), steady.delay(1), remade(steady),
      remade(.linear),
    ]
    #expect(animations.map { $0 == steady } == [true, false, false, true, false])
    #expect(steady.base is Steady)
    #expect(animations.last == .linear)
  }

  private struct Bar: View {
    let animation: Animation
    let trace: Trace<String>
    @State private var isWide = false

    var body: some View {
      Color.red.frame(width: isWide ? 200 : 100, height: 20).accessibilityIdentifier("bar")
        .opacity(isWide ? 0.5 : 1).disabled(true)
      Button("Widen") {
        withAnimation(animation) {
          isWide = true
        } completion: {
          trace("complete")
        }
      }
    }
  }

  /// How wide a bar is at some seconds after it began to grow from 100 to 200 points.
  private func widths(
    _ animation: Animation, at times: [Double], trace: Trace<String> = Trace()
  ) -> (TestApp, [CGFloat?]) {
    let app = TestApp(layout: .size(400, 700).reportingToHost()) {
      Bar(animation: animation, trace: trace)
    }
    app.window.showsMotion = true
    app.window.button("Widen").tap()
    return (app, times.map { app.window.frame(of: "bar", at: $0)?.width })
  }

  /// Is over at once in a view that is enabled.
  private nonisolated struct Held: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.environment.isEnabled ? nil : value.scaled(by: 0.5)
    }
  }

  @Test func `MB26 MI07 a host is sent the places of a custom animation, for ten seconds at most`()
  {
    #expect(widths(steady, at: [0, 0.25, 0.5, 0.875, 1]).1 == [100, 125, 150, 187.5, 200])
    #expect(widths(Animation(Held()), at: [0, 5, 9.9, 10.1]).1 == [150, 150, 150, 200])
  }

  @Test func `MB27 MB28 a custom animation may be logically complete before its end`() async {
    let trace = Trace<String>()
    let (app, _) = widths(steady, at: [], trace: trace)
    await app.clock.advance(by: .seconds(0.4))
    #expect(trace.events == [])
    await app.clock.advance(by: .seconds(0.2))
    #expect(trace.events == ["complete"])
  }
}
