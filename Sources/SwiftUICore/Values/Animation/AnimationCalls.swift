import BanyanHost
import Foundation

// An animation as a custom animation uses it that is made of others.

extension Animation {
  /// Creates an animation from a custom one.
  /// - Parameter base: the animation, whose value is compared when animations are.
  public init<A: CustomAnimation>(_ base: A) {
    if let standard = base as? StandardAnimation {
      self = standard.animation
    } else {
      self.init(.custom(AnyCustomAnimation(base: base)), duration: 0)
    }
  }

  /// The custom animation from which this one was created. Any other animation is a base of a type of its own, which does as the
  /// animation does.
  public var base: any CustomAnimation {
    if case .custom(let custom) = curve, self == Animation(curve, duration: duration) {
      return custom.base
    }
    return StandardAnimation(animation: self)
  }

  /// Returns how much of a change is shown at a time; nil when the animation is over.
  /// - Parameters:
  ///   - value: the whole change.
  ///   - time: the seconds since the animation began.
  ///   - context: what the animation keeps for the value between calls.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if let custom {
      let time = ownTime(time)
      return time < 0 ? .zero : custom.animate(value: value, time: time, context: &context)
    }
    guard let taken = context.state[TakenPlace<V>.self],
      case .spring(let response, let damping, _) = motion.curve
    else {
      return motion.progress(after: time).map { value.scaled(by: $0) }
    }
    let elapsed = time - taken.time
    if elapsed >= motion.duration { return nil }
    let spring = SpringPlace(at: max(0, elapsed), response: response, damping: damping)
    return value + (taken.place - value).scaled(by: spring.distance)
      + taken.velocity.scaled(by: spring.lead)
  }

  /// Returns the velocity at a time, per second; nil if it is not known. A curve has none (MB20).
  /// - Parameters:
  ///   - value: the whole change.
  ///   - time: the seconds since the animation began.
  ///   - context: what the animation keeps for the value.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    if let custom {
      let velocity = custom.velocity(value: value, time: max(0, ownTime(time)), context: context)
      return velocity?.scaled(by: speedFactor)
    }
    guard case .spring(let response, let damping, let initial) = motion.curve, repetitions == 1
    else { return nil }
    let taken = context.state[TakenPlace<V>.self]
    let elapsed = time - (taken?.time ?? motion.delay + motion.pause)
    if elapsed >= motion.duration { return nil }
    let spring = SpringPlace(at: max(0, elapsed), response: response, damping: damping)
    let way = value - (taken?.place ?? .zero)
    let beginning = taken?.velocity ?? value.scaled(by: initial)
    return beginning.scaled(by: spring.leadVelocity) - way.scaled(by: spring.distanceVelocity)
  }

  /// Returns whether the animation takes the place of a running one. A spring does, with the place and the velocity that are shown then
  /// (MB19); a curve does not, and a custom animation decides itself.
  /// - Parameters:
  ///   - previous: the running animation.
  ///   - value: the whole change that the previous animation makes.
  ///   - time: the seconds since the previous animation began.
  ///   - context: what the previous animation has kept, which becomes this one's.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    if let custom {
      return hasSameTimes(as: previous)
        && custom.shouldMerge(
          previous: previous.withoutTimes, value: value, time: ownTime(time), context: &context)
    }
    guard takesOver(from: previous) else { return false }
    var running = context
    let place = previous.animate(value: value, time: time, context: &running) ?? value
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    context.state[TakenPlace<V>.self] = TakenPlace(
      time: max(time, motion.delay + motion.pause), place: place, velocity: velocity)
    return true
  }

  /// The custom animation that runs once; nil for any other, and for one that is repeated.
  var custom: (any CustomAnimation)? {
    if case .custom(let custom) = curve, repetitions == 1 { custom.base } else { nil }
  }

  /// The time of an animation without its delay and its speed.
  private func ownTime(_ time: TimeInterval) -> TimeInterval {
    (time - delaySeconds - pauseSeconds) * speedFactor
  }

  private func hasSameTimes(as other: Animation) -> Bool {
    delaySeconds == other.delaySeconds && pauseSeconds == other.pauseSeconds
      && speedFactor == other.speedFactor && repetitions == other.repetitions
  }

  private var withoutTimes: Animation { Animation(curve, duration: duration) }
}

/// An animation of the system as a custom one.
private struct StandardAnimation: CustomAnimation {
  let animation: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    animation.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// The state with which a spring has taken over from another animation.
private struct TakenPlace<Data: VectorArithmetic>: AnimationStateKey {
  /// The seconds since the first animation began.
  let time: Double
  let place: Data
  let velocity: Data

  static var defaultValue: Self? { nil }
}
