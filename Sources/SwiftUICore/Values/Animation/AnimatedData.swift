import BanyanHost
import Foundation

/// Data on their way through animated changes, some of which begin before earlier ones are over.
///
/// A curve leads on from the earlier animations, which go on below it (MB22). A spring takes over from them, with the place
/// that they have reached and the velocity of an earlier spring (MB19, MB20). A change without an animation moves all of them
/// along (MB23).
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
  /// - Parameter tracksVelocity: true if the next spring begins with the velocity of changes without an animation (MA14).
  mutating func change(
    to newEnd: Data, by animation: Animation?, tracksVelocity: Bool = false, at time: Double
  ) {
    guard newEnd != end else { return }
    let shown = value(at: time)
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
    } else {
      if steps.isEmpty { start = end }
      steps.append(step)
    }
    end = newEnd
  }

  private mutating func shift(to newEnd: Data) {
    let distance = newEnd - end
    start += distance
    for index in steps.indices { steps[index].target += distance }
    end = newEnd
  }

  /// Returns the data at a time in seconds; nil if nothing moves any more.
  mutating func value(at time: Double) -> Data? {
    var value = start
    var finished = 0
    for (index, step) in steps.enumerated() {
      if let place = step.place(from: value, at: time) {
        value = place
      } else {
        value = step.target
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

  /// The velocity of a spring that moves the data, per second. Curves report none.
  private func velocity(at time: Double) -> Data {
    guard let last = steps.last, steps.count == 1, last.motion.repetitions == 1 else {
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

    init(_ animation: Animation, to target: Data, at start: Double) {
      self.animation = animation
      motion = animation.motion
      self.target = target
      self.start = start
    }

    /// Returns the data at a time, given the value that they would have without this change; nil if the change is over.
    func place(from below: Data, at time: Double) -> Data? {
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
  fileprivate func takesOver(from other: Animation) -> Bool {
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
