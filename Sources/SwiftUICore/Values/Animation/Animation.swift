import BanyanHost
import Foundation

/// The timing of an animated change.
///
/// Hosts without animations show the final value immediately; the semantics of transactions and
/// completions are the same (L11). See Apple's documentation of `Animation`.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case `default`
    case spring(bounce: Double)
    case interpolatingSpring(bounce: Double, velocity: Double)
    case timing(Double, Double, Double, Double)
    case unit(UnitCurve)
    case custom(AnyCustomAnimation)
  }

  var curve: Curve
  /// The duration in seconds; for a spring, that of one oscillation.
  var duration: Double
  var delaySeconds = 0.0
  /// The delay before each repetition, in seconds.
  var pauseSeconds = 0.0
  var speedFactor = 1.0
  var repetitions: Int? = 1
  var reverses = false
  /// The seconds after which it is logically complete; nil for what follows from its curve.
  var logicalSeconds: Double?

  init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// The system's default animation: a spring of half a second that does not bounce. It equals no other animation, not even a
  /// spring with the same numbers (MB02).
  public static let `default` = Animation(.default, duration: 0.5)

  /// A linear animation of 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// Returns a linear animation.
  /// - Parameter duration: in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.linear, duration: duration)
  }

  /// An animation of 0.35 seconds that starts slowly.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Returns an animation that starts slowly.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.easeIn, duration: duration)
  }

  /// An animation of 0.35 seconds that ends slowly.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Returns an animation that ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.easeOut, duration: duration)
  }

  /// An animation of 0.35 seconds that starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// Returns an animation that starts and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration: duration)
  }

  /// Returns an animation along a curve with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.timing(p1x, p1y, p2x, p2y), duration: duration)
  }

  /// Returns an animation along a curve.
  /// - Parameter duration: in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.unit(curve), duration: duration)
  }

  /// Returns this animation with a delay. An animation that is repeated afterwards has the delay before each repetition (MB17).
  /// - Parameter delay: in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delaySeconds += delay
    return animation
  }

  /// Returns this animation with its speed multiplied by a factor.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    guard speed.isFinite, speed > 0 else { return animation }
    animation.speedFactor *= speed
    animation.delaySeconds /= speed
    animation.pauseSeconds /= speed
    return animation
  }

  /// Returns this animation, logically complete after some seconds: its completion then runs, while what it shows goes on (MB28).
  /// - Parameter duration: in seconds, with any delay.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var animation = self
    animation.logicalSeconds = duration
    return animation
  }

  /// Returns this animation repeated a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeated(repeatCount, autoreverses)
  }

  /// Returns this animation repeated indefinitely.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeated(nil, autoreverses)
  }

  private func repeated(_ count: Int?, _ autoreverses: Bool) -> Animation {
    var animation = self
    animation.repetitions = count
    animation.reverses = autoreverses
    animation.pauseSeconds += delaySeconds
    animation.delaySeconds = 0
    return animation
  }
}

/// The criteria for considering an animation complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let rawValue: Int

  /// The animation has logically completed, though it may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(rawValue: 0)
  /// The animation has been removed entirely.
  public static let removed = AnimationCompletionCriteria(rawValue: 1)
}
