import BanyanHost
import Foundation

// The values of a spring at a time: pure functions of its numbers (MB31).

extension Spring {
  /// The mass of what hangs on the spring: 1.
  public var mass: Double { 1 }
  /// The stiffness: the square of 2π divided by the response.
  public var stiffness: Double {
    let frequency = 2 * Double.pi / max(response, 1e-6)
    return frequency * frequency
  }
  /// The damping coefficient.
  public var damping: Double { 2 * dampingRatio * stiffness.squareRoot() }

  /// The seconds after which the spring is at rest for good within a thousandth of a way of 1.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  private func place(at time: TimeInterval) -> SpringPlace {
    SpringPlace(at: max(0, time), response: response, damping: dampingRatio)
  }

  /// Returns how far the spring has come at a time.
  /// - Parameters:
  ///   - target: the whole way.
  ///   - initialVelocity: the velocity at the beginning, per second.
  ///   - time: the seconds since the beginning.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let place = place(at: time)
    return target.scaled(by: 1 - place.distance) + initialVelocity.scaled(by: place.lead)
  }

  /// Returns the velocity at a time, per second.
  /// - Parameters:
  ///   - target: the whole way.
  ///   - initialVelocity: the velocity at the beginning, per second.
  ///   - time: the seconds since the beginning.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let place = place(at: time)
    return target.scaled(by: -place.distanceVelocity)
      + initialVelocity.scaled(by: place.leadVelocity)
  }

  /// Moves a value and its velocity on by some seconds.
  /// - Parameters:
  ///   - value: the value to move.
  ///   - velocity: its velocity, per second.
  ///   - target: the value to which it moves.
  ///   - deltaTime: the seconds that pass.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let initialVelocity = velocity
    value += self.value(target: way, initialVelocity: initialVelocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: initialVelocity, time: deltaTime)
  }

  /// Returns the force on the spring at a position, per second squared.
  /// - Parameters:
  ///   - target: the whole way.
  ///   - position: how far it has come.
  ///   - velocity: its velocity, per second.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the seconds after which the spring is at rest for good: an estimate, and for a spring that does not bounce a tenth of a second.
  /// - Parameters:
  ///   - target: the whole way.
  ///   - initialVelocity: the velocity at the beginning, per second.
  ///   - epsilon: the distance from the target below which it counts as at rest. With 0 or less, and for a spring without damping, it never
  ///     rests, and the result is infinite.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let frequency = stiffness.squareRoot()
    let rate = dampingRatio * frequency
    guard rate > 0, epsilon > 0 else { return .infinity }
    if dampingRatio < 1 {
      // The swings become smaller at this rate.
      let most =
        (target.scaled(by: rate) - initialVelocity).magnitudeSquared.squareRoot()
        + target.magnitudeSquared.squareRoot()
      return most > epsilon ? log(most / epsilon) / rate : 0
    }
    // Without swings there is no such formula: the first tenth of a second counts from which on it stays near, for a second.
    var rest: Double?
    for step in 0...10_000 {
      let time = Double(step) / 10
      let left = target - value(target: target, initialVelocity: initialVelocity, time: time)
      if left.magnitudeSquared.squareRoot() >= epsilon {
        rest = nil
      } else if let rest, time - rest > 1 {
        return rest
      } else if rest == nil {
        rest = time
      }
    }
    return rest ?? .infinity
  }
}

extension Spring {
  /// Returns where the spring is at a time, on its way from one value to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var value = fromValue
    value.animatableData += self.value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// Returns the velocity at a time, per second, on the way from one value to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var velocity = fromValue
    velocity.animatableData = self.velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return velocity
  }

  /// Returns the force on the spring at a position, per second squared, on the way from one value to another.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var force = fromValue
    force.animatableData = self.force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData,
      velocity: velocity.animatableData)
    return force
  }

  /// Returns the seconds after which the spring is at rest for good, on its way from one value to another.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
