import BanyanHost
import Foundation

/// Data on their way through animated changes, some of which begin before earlier ones are over.
///
/// A curve leads on from the earlier animations, which go on below it (MB22). A spring takes over from them, with the place
/// that they have reached and the velocity of an earlier spring (MB19, MB20). A change without an animation moves all of them
/// along (MB23). A custom animation decides whether it leads on from the last one or takes over (MB26, MB27).
struct AnimatedData<Data: VectorArithmetic> {
  /// The data after all animations.
  private(set) var end: Data
  /// The data before the oldest animation.
  private var start: Data
  private var steps: [Step] = []
  /// What recent changes without an animation have set whose velocity counts, with the times in seconds.
  private var samples: [(time: Double, data: Data)] = []

  /// Creates data at rest.
  init(_ data: Data) {
    end = data
    start = data
  }

  var isMoving: Bool { !steps.isEmpty }

  /// Changes the data, with an animation that begins at a time, in seconds.
  /// - Parameters:
  ///   - tracksVelocity: true if the next spring begins with the velocity of changes without an animation (MA14).
  ///   - surroundings: the environment of the view, for custom animations.
  mutating func change(
    to newEnd: Data, by animation: Animation?, tracksVelocity: Bool = false, at time: Double,
    in surroundings: @autoclosure () -> Any? = nil
  ) {
    guard newEnd != end else { return }
    let shown = value(at: time, in: surroundings())
    samples.removeAll { time - $0.time > 0.1 }
    guard let animation else {
      if tracksVelocity { samples.append((time, newEnd)) }
      return shift(to: newEnd)
    }
    defer { samples = [] }
    var step = Step(animation, to: newEnd, at: time)
    if steps.isEmpty, samples.count > 1, animation.takesOver(from: animation) {
      start = end
      step.velocity = trackedVelocity
      step.start += step.motion.delay
      steps = [step]
    } else if let last = steps.last, let shown, animation.takesOver(from: last.animation) {
      step.velocity = velocity(at: time) + trackedVelocity
      step.start = max(time, last.start + (step.motion.delay > 0 ? last.motion.delay : 0))
      start = shown
      steps = [step]
    } else if animation.custom != nil, !steps.isEmpty,
      let merged = merging(step, at: time, in: surroundings())
    {
      steps[steps.count - 1] = merged
    } else {
      if steps.isEmpty { start = end }
      steps.append(step)
    }
    end = newEnd
  }

  /// Returns a custom animation that goes on with the time and the state of the last one; nil if it does not take over.
  private mutating func merging(
    _ step: Step, at time: Double, in surroundings: Any?
  ) -> Step? {
    var below = start
    for index in steps.indices.dropLast() {
      below = steps[index].place(from: below, at: time, in: surroundings) ?? steps[index].target
    }
    let last = steps[steps.count - 1]
    var merged = step
    merged.context = last.context
    merged.context.surroundings = surroundings
    guard
      step.animation.shouldMerge(
        previous: last.animation, value: last.target - below, time: time - last.start,
        context: &merged.context)
    else { return nil }
    merged.start = last.start
    merged.context.surroundings = nil
    return merged
  }

  private mutating func shift(to newEnd: Data) {
    let distance = newEnd - end
    start += distance
    for index in steps.indices { steps[index].target += distance }
    end = newEnd
  }

  /// Returns the data at a time in seconds; nil if nothing moves any more.
  /// - Parameter surroundings: the environment of the view, for custom animations.
  mutating func value(at time: Double, in surroundings: @autoclosure () -> Any? = nil) -> Data? {
    var value = start
    var finished = 0
    for index in steps.indices {
      if let place = steps[index].place(from: value, at: time, in: surroundings()) {
        value = place
      } else {
        value = steps[index].target
        start = value
        finished = index + 1
      }
    }
    steps.removeFirst(finished)
    return steps.isEmpty ? nil : value
  }

  private var trackedVelocity: Data {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    return (last.data - first.data).scaled(by: 1 / (last.time - first.time))
  }

  /// The velocity of a spring or a custom animation that moves the data, per second. Curves report none.
  private func velocity(at time: Double) -> Data {
    guard let last = steps.last, steps.count == 1, last.animation.repetitions == 1 else {
      return .zero
    }
    return last.velocity(from: start, at: time)
  }
}

extension AnimatedData {
  /// One animated change.
  private struct Step {
    let animation: Animation
    let motion: Motion
    var target: Data
    /// When it begins, in seconds.
    var start: Double
    /// The velocity with which a spring has taken over; nil if it begins by itself.
    var velocity: Data?
    /// The state of a custom animation.
    var context = AnimationContext<Data>()

    init(_ animation: Animation, to target: Data, at start: Double) {
      self.animation = animation
      // A custom animation is asked for each frame instead.
      motion =
        animation.custom == nil ? animation.motion : Motion(.bezier(0, 0, 1, 1), duration: 0)
      self.target = target
      self.start = start
    }

    /// Returns the data at a time, given the value that they would have without this change; nil if the change is over.
    mutating func place(
      from below: Data, at time: Double, in surroundings: @autoclosure () -> Any?
    ) -> Data? {
      if animation.custom != nil {
        context.surroundings = surroundings()
        defer { context.surroundings = nil }
        return animation.animate(value: target - below, time: time - start, context: &context)
          .map { below + $0 }
      }
      guard let velocity else {
        return motion.progress(after: time - start).map {
          below.interpolated(towards: target, amount: $0)
        }
      }
      guard let spring = spring(at: time) else { return nil }
      return target + (below - target).scaled(by: spring.distance)
        + velocity.scaled(by: spring.lead)
    }

    func velocity(from below: Data, at time: Double) -> Data {
      if animation.custom != nil {
        return animation.velocity(value: target - below, time: time - start, context: context)
          ?? .zero
      }
      guard case .spring(_, _, let initial) = motion.curve, let spring = spring(at: time) else {
        return .zero
      }
      let velocity = velocity ?? (target - below).scaled(by: initial)
      return (below - target).scaled(by: spring.distanceVelocity)
        + velocity.scaled(by: spring.leadVelocity)
    }

    /// Returns the place of a spring that is not repeated.
    private func spring(at time: Double) -> SpringPlace? {
      guard case .spring(let response, let damping, _) = motion.curve else { return nil }
      // A spring that has taken over has its delay in its start.
      let elapsed = time - start - (velocity == nil ? motion.delay + motion.pause : 0)
      if elapsed >= motion.duration { return nil }
      return SpringPlace(at: max(0, elapsed), response: response, damping: damping)
    }
  }
}

extension Animation {
  /// Returns true for a spring that goes on with what another animation has reached. One with a delay or a speed of its own does
  /// so only after a spring with the same (MB24).
  func takesOver(from other: Animation) -> Bool {
    guard isSpring, repetitions == 1 else { return false }
    if delaySeconds == 0, pauseSeconds == 0, speedFactor == 1 { return true }
    return other.isSpring && other.repetitions == 1 && delaySeconds == other.delaySeconds
      && pauseSeconds == other.pauseSeconds && speedFactor == other.speedFactor
  }

  private var isSpring: Bool {
    switch curve {
    case .default, .spring: true
    default: false
    }
  }
}
