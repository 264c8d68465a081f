import BanyanHost
import Foundation

/// The motion of a spring. See Apple's documentation of `Spring`.
public struct Spring: Hashable, Sendable {
  /// The approximate time until it settles, in seconds.
  public var duration: TimeInterval
  /// The amount of bounce, from -1 to 1; 0 for none.
  public var bounce: Double

  /// Creates a spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Creates a spring from its response and damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: Self.bounce(damping: dampingRatio))
  }

  /// Creates a spring from its physical properties.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    let mass = max(mass, 1e-6)
    let stiffness = max(stiffness, 1e-6)
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(1, ratio))
  }

  /// Creates a spring that comes to rest after a duration.
  /// - Parameters:
  ///   - settlingDuration: the time in seconds until the spring stays near its end.
  ///   - dampingRatio: 1 for no bounce, less for more bounce.
  ///   - epsilon: how near that is, as a share of the way.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    func halved(_ range: ClosedRange<Double>, until isBeyond: (Double) -> Bool) -> Double {
      var (low, high) = (range.lowerBound, range.upperBound)
      for _ in 0..<100 {
        let middle = (low + high) / 2
        if isBeyond(middle) { high = middle } else { low = middle }
      }
      return high
    }
    let target = max(settlingDuration, 1e-3)
    if dampingRatio > 0, dampingRatio < 1 {
      let response = halved(1e-4...1e4) {
        Spring(response: $0, dampingRatio: dampingRatio)
          .settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon) >= target
      }
      self.init(response: response, dampingRatio: dampingRatio)
    } else {
      // Without swings the time grows with the response.
      let second = Spring(response: 1, dampingRatio: dampingRatio)
      let settling = halved(0...1e3) { second.value(target: 1.0, time: $0) >= 1 - epsilon }
      self.init(response: target / settling, dampingRatio: dampingRatio)
    }
  }

  /// The duration of one oscillation, in seconds.
  public var response: Double { duration }
  /// The damping ratio: 1 for no bounce, less for more bounce.
  public var dampingRatio: Double {
    // A spring with a bounce above 1 would swing further each time.
    bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - min(bounce, 1)
  }

  private static func bounce(damping: Double) -> Double {
    damping > 1 ? 1 / damping - 1 : 1 - max(0, damping)
  }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// A spring animation.
  public static var spring: Animation { spring() }
  /// Returns a spring animation.
  /// - Parameters:
  ///   - duration: the approximate time until it settles, in seconds.
  ///   - bounce: from -1 to 1; 0 does not bounce.
  ///   - blendDuration: has no effect on a host where an animation replaces the previous one.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(bounce: bounce), duration: duration)
  }
  /// Returns a spring animation.
  /// - Parameters:
  ///   - response: the approximate duration, in seconds.
  ///   - dampingFraction: the amount of damping; 1 does not bounce.
  ///   - blendDuration: has no effect on a host where an animation replaces the previous one.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// Returns a spring animation.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(bounce: spring.bounce), duration: spring.duration)
  }

  /// A spring animation for interactive motion.
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }
  /// Returns a spring animation for interactive motion.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// Returns a spring animation for interactive motion.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring animation with additive motion.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
  /// Returns a spring animation with additive motion, from its physical properties.
  /// - Parameter initialVelocity: the velocity at the beginning, in ways from the old value to the new one per second (MB14). For
  ///   200 points that are to begin with 400 points per second, it is 2.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
  /// Returns a spring animation with additive motion.
  /// - Parameter initialVelocity: the velocity at the beginning, in ways from the old value to the new one per second (MB14).
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolatingSpring(bounce: bounce, velocity: initialVelocity), duration: duration)
  }
  /// Returns a spring animation with additive motion.
  /// - Parameter initialVelocity: the velocity at the beginning, in ways from the old value to the new one per second (MB14).
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      duration: spring.duration, bounce: spring.bounce, initialVelocity: initialVelocity)
  }

  /// A spring animation without bounce.
  public static var smooth: Animation { smooth() }
  /// Returns a spring animation without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring animation with a small bounce.
  public static var snappy: Animation { snappy() }
  /// Returns a spring animation with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring animation with a large bounce.
  public static var bouncy: Animation { bouncy() }
  /// Returns a spring animation with a large bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
