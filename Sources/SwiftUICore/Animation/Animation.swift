import BanyanHost
import Foundation

/// How a change is shown in time.
///
/// Hosts that do not move anything show the final value at once; the semantics of transactions and
/// completions are the same (L11). See Apple's documentation of `Animation`.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case spring(bounce: Double)
    case timing(Double, Double, Double, Double)
  }

  var curve: Curve
  /// In seconds; of a spring, the time of one swing.
  var duration: Double
  var delaySeconds = 0.0
  var speedFactor = 1.0
  var repetitions: Int? = 1
  var reverses = false

  init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// The system's usual animation.
  public static let `default` = spring()

  /// At an even pace, in 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// At an even pace.
  /// - Parameter duration: in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.linear, duration: duration)
  }

  /// Slow at first, in 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Slow at first.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.easeIn, duration: duration)
  }

  /// Slow in the end, in 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Slow in the end.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.easeOut, duration: duration)
  }

  /// Slow at both ends, in 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// Slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration: duration)
  }

  /// Along a curve through two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.timing(p1x, p1y, p2x, p2y), duration: duration)
  }

  /// This animation, later.
  /// - Parameter delay: in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delaySeconds += delay
    return animation
  }

  /// This animation, faster.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    guard speed.isFinite, speed > 0 else { return animation }
    animation.speedFactor *= speed
    animation.delaySeconds /= speed
    return animation
  }

  /// This animation, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = repeatCount
    animation.reverses = autoreverses
    return animation
  }

  /// This animation, without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = nil
    animation.reverses = autoreverses
    return animation
  }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let rawValue: Int

  /// When the animation has done what it does, though it may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(rawValue: 0)
  /// When nothing of the animation is left.
  public static let removed = AnimationCompletionCriteria(rawValue: 1)
}
