import BanyanHost
import Foundation

/// How a spring moves. See Apple's documentation of `Spring`.
public struct Spring: Hashable, Sendable {
  /// About how long it takes to settle, in seconds.
  public var duration: TimeInterval
  /// From -1 to 1: how much it swings back; 0 for not at all.
  public var bounce: Double

  /// Creates a spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Creates a spring from the time of one swing and how soon it comes to rest.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: Self.bounce(damping: dampingRatio))
  }

  /// Creates a spring from what it is made of.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    let mass = max(mass, 1e-6)
    let stiffness = max(stiffness, 1e-6)
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(1, ratio))
  }

  /// The time of one swing, in seconds.
  public var response: Double { duration }
  /// How soon it comes to rest: 1 without swinging back, less with.
  public var dampingRatio: Double { bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - bounce }

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
  /// As a spring moves.
  public static var spring: Animation { spring() }
  /// As a spring moves.
  /// - Parameters:
  ///   - duration: about how long it takes to settle, in seconds.
  ///   - bounce: from -1 to 1; 0 does not bounce.
  ///   - blendDuration: has no effect on a host where one animation just replaces another.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(bounce: bounce), duration: duration)
  }
  /// As a spring moves.
  /// - Parameters:
  ///   - response: about how long it takes, in seconds.
  ///   - dampingFraction: how soon it comes to rest; 1 does not bounce.
  ///   - blendDuration: has no effect on a host where one animation just replaces another.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// As a spring moves.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(bounce: spring.bounce), duration: spring.duration)
  }

  /// A spring that follows a hand.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A spring that follows a hand.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// A spring that follows a hand.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }

  /// A spring whose movements add up.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
  /// A spring whose movements add up, from what it is made of.
  /// - Parameter initialVelocity: has no effect on a host where one animation just replaces another.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    spring(Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true))
  }
  /// A spring whose movements add up.
  /// - Parameter initialVelocity: has no effect on a host where one animation just replaces another.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: bounce)
  }
  /// A spring whose movements add up.
  /// - Parameter initialVelocity: has no effect on a host where one animation just replaces another.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    self.spring(spring)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a large bounce.
  public static var bouncy: Animation { bouncy() }
  /// A spring with a large bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
