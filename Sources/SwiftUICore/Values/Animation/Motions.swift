import BanyanGraph
import BanyanHost
import Foundation

extension Animation: TimedAnimation {
  package func seconds(untilRemoved isRemoved: Bool) -> Double {
    seconds(until: isRemoved ? .removed : .logicallyComplete)
  }
}

extension Animation {
  /// The animation in the form for hosts.
  var motion: Motion { motion(in: nil) }

  /// Returns the animation in the form for hosts.
  /// - Parameter surroundings: the environment of what moves, for a custom animation.
  func motion(in surroundings: @autoclosure () -> Any?) -> Motion {
    let time = duration.isFinite ? Seconds.possible(duration / speedFactor) : 0
    func motion(_ curve: Motion.Curve, _ duration: Double) -> Motion {
      Motion(
        curve, duration: duration,
        delay: delaySeconds.isFinite ? Seconds.possible(delaySeconds) : 0,
        pause: pauseSeconds.isFinite ? Seconds.possible(pauseSeconds) : 0,
        repetitions: repetitions.map { max(1, $0) }, reverses: reverses)
    }
    func spring(_ bounce: Double, _ velocity: Double) -> Motion {
      let damping = Spring(duration: time, bounce: bounce.isFinite ? bounce : 0).dampingRatio
      return motion(
        .spring(
          response: time, damping: damping,
          velocity: velocity.isFinite ? velocity * speedFactor : 0),
        Self.settling(response: time, damping: damping))
    }
    switch curve {
    case .linear: return motion(.bezier(0, 0, 1, 1), time)
    case .easeIn: return motion(.bezier(0.42, 0, 1, 1), time)
    case .easeOut: return motion(.bezier(0, 0, 0.58, 1), time)
    case .easeInOut: return motion(.bezier(0.42, 0, 0.58, 1), time)
    case .timing(let x1, let y1, let x2, let y2):
      return motion(
        .bezier(max(0, min(1, x1)), y1, max(0, min(1, x2)), y2), time)
    case .unit(let curve):
      return motion(
        .places((0...40).map { curve.value(at: Double($0) / 40) }), time)
    case .custom(let custom):
      let sampled = SampledAnimation(custom.base, speed: speedFactor, in: surroundings())
      return motion(.places(sampled.places), sampled.duration)
    case .default: return spring(0, 0)
    case .spring(let bounce): return spring(bounce, 0)
    case .interpolatingSpring(let bounce, let velocity): return spring(bounce, velocity)
    }
  }

  /// Returns the time in seconds after which a spring is practically at rest.
  private static func settling(response: Double, damping: Double) -> Double {
    let frequency = 2 * Double.pi / max(response, 1e-3)
    // The slower of its two components falls to a thousandth.
    let rate =
      damping <= 1
      ? max(damping, 0.05) * frequency
      : (damping - (damping * damping - 1).squareRoot()) * frequency
    return min(10, (damping == 1 ? 9.2 : 6.9) / rate)
  }

  /// Returns the seconds after which a spring has come to rest on its way over 100 points: its velocity and its acceleration are at
  /// most 0.06, in points and seconds, after a step of a 300th of a second (MB28).
  private static func rest(response: Double, damping: Double) -> Double {
    let frequency = 2 * Double.pi / max(response, 1e-3)
    let step = 1 / 300.0
    // A faster spring is at rest before the steps could follow it.
    if frequency * step > 1 { return 0 }
    var (place, velocity, acceleration) = (0.0, 0.0, 0.0)
    for count in 1...3_000 {
      let middle = velocity + acceleration * step / 2
      place += middle * step
      acceleration = frequency * frequency * (100 - place) - 2 * damping * frequency * middle
      velocity = middle + acceleration * step / 2
      if abs(velocity) <= 0.06, abs(acceleration) <= 0.06 { return Double(count) * step }
    }
    return 10
  }

  /// Returns the time until the animation is complete.
  func seconds(until criteria: AnimationCompletionCriteria) -> Double {
    if criteria == .logicallyComplete, let logicalSeconds {
      return Seconds.possible(logicalSeconds)
    }
    if case .custom(let custom) = curve {
      let sampled = SampledAnimation(custom.base, speed: speedFactor, in: nil)
      let isEarlier = criteria == .logicallyComplete && repetitions == 1
      return seconds(of: (isEarlier ? sampled.logicalSeconds : nil) ?? sampled.duration)
    }
    let motion = motion
    var once = motion.duration
    if case .spring(let response, let damping, _) = motion.curve {
      once =
        criteria == .logicallyComplete
        ? response : max(once, Self.rest(response: response, damping: damping))
    }
    return seconds(of: once)
  }

  /// Returns the seconds that all repetitions take, of which each moves for some.
  private func seconds(of once: Double) -> Double {
    let (delay, pause) = (Seconds.possible(delaySeconds), Seconds.possible(pauseSeconds))
    return Seconds.possible(delay + (pause + once) * Double(repetitions.map { max(1, $0) } ?? 1))
  }
}
