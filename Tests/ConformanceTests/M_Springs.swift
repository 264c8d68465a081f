import Foundation

/// Curves and springs as functions of time, checked against the statements on motion.
@MainActor
@Suite struct M_Springs {
  private func rounded(_ numbers: [Double], to digits: Double = 1_000) -> [Double] {
    numbers.map { ($0 * digits).rounded() / digits }
  }

  private let times = [0.25, 0.5, 0.75]

  @Test func `MB05 curves have values between 0 and 1, and a velocity`() {
    func values(_ curve: UnitCurve) -> [Double] { rounded(times.map(curve.value)) }
    #expect(values(.circularEaseIn) == [0.032, 0.134, 0.339])
    #expect(values(.circularEaseOut) == [0.661, 0.866, 0.968])
    #expect(values(.circularEaseInOut) == [0.067, 0.5, 0.933])
    #expect(values(.easeInOut) == [0.129, 0.5, 0.871])
    #expect(rounded([UnitCurve.easeInOut.velocity(at: 0.5)], to: 100) == [1.72])
    let beyond = [-1, 0, 1, 2].map { UnitCurve.easeIn.value(at: $0) }
    #expect(rounded(beyond) == [0, 0, 1, 1])
  }

  @Test func `MB06 a curve has control points, and an inverse with its axes exchanged`() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
    #expect(rounded([curve.velocity(at: 0.5)], to: 100) == [1.2])
    func values(_ curve: UnitCurve) -> [Double] { rounded(times.map(curve.value)) }
    #expect(values(UnitCurve.circularEaseIn.inverse) == values(.circularEaseOut))
    #expect(values(UnitCurve.easeIn.inverse) != values(.easeOut))
    let both: [UnitCurve] = [.linear, .easeIn, .easeInOut, .circularEaseOut, .circularEaseInOut]
    #expect(
      both.map { rounded([$0.inverse.value(at: $0.value(at: 0.3))]) }
        == Array(repeating: [0.3], count: 5))
  }

  @Test func `MB31 MB09 springs of each damping have values, velocities and a force`() {
    let spring = Spring(duration: 0.5)
    let values = [0.1, 0.25, 0.5].map { spring.value(target: 100.0, time: $0) }
    let velocities = [0.1, 0.25, 0.5].map { spring.velocity(target: 100.0, time: $0) }
    #expect(rounded(values, to: 100) == [35.77, 82.1, 98.64])
    #expect(rounded(velocities, to: 10) == [449.4, 170.6, 14.7])
    let others = [Spring(response: 0.5, dampingRatio: 0.825), Spring(duration: 0.5, bounce: -0.5)]
    #expect(rounded(others.map { $0.value(target: 100.0, time: 0.25) }, to: 100) == [90.82, 53.57])
    #expect(rounded([spring.force(target: 100.0, position: 40, velocity: 10)], to: 10) == [9223.5])
    #expect(
      rounded([spring.value(fromValue: 50, toValue: 150, initialVelocity: 0, time: 0.25)], to: 100)
        == [132.1])
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<5 {
      spring.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0.05)
    }
    #expect(rounded([value, velocity], to: 10) == [82.1, 170.6])
  }

  /// Decided: rest is a thousandth of the way, and for springs that do not bounce counted in tenths of a second.
  @Test func `MB31 a spring settles the later the more it bounces or is damped`() {
    let durations = [0, 0.15, 0.3, -0.5].map { Spring(bounce: $0).settlingDuration }
    #expect(rounded(durations) == [0.8, 0.877, 1.045, 2.1])
    #expect(Spring(bounce: 1).settlingDuration == .infinity)
  }

  @Test func `a spring comes to rest after the duration that it is made for`() {
    let bouncy = Spring(settlingDuration: 2, dampingRatio: 0.5)
    let still = Spring(settlingDuration: 2, dampingRatio: 1, epsilon: 0.01)
    #expect(
      rounded([
        bouncy.settlingDuration, bouncy.dampingRatio, still.value(target: 1.0, time: 2),
        still.dampingRatio,
      ]) == [2, 0.5, 0.99, 1])
  }

  @Test func `an animation describes its curve, its times and its repetitions`() {
    let animation = Animation.easeIn(duration: 2).delay(1)
    let repeated = animation.repeatCount(3, autoreverses: true)
    #expect(
      [animation.description, repeated.debugDescription, Animation.default.description] == [
        "easeIn, 2.0 s, delay 1.0 s",
        "Animation(easeIn, 2.0 s, 3 times, delay 1.0 s each, autoreverses)",
        "default, 0.5 s",
      ])
    #expect(
      animation.customMirror.children.map { "\($0.label!) \($0.value)" } == [
        "curve easeIn", "duration 2.0", "delay 1.0", "speed 1.0", "repetitions Optional(1)",
        "autoreverses false",
      ])
  }
}
