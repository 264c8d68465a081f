import Foundation

extension Motion {
  /// Returns how far a value has come some seconds after the change: 0 for its old value, 1 for its new one. A spring may go
  /// beyond.
  /// - Returns: nil when the motion is over.
  package func progress(after seconds: Double) -> Double? {
    let time = seconds - delay
    if time < 0 { return 0 }
    let pass = pause + duration
    guard pass > 0 else { return nil }
    let round = (time / pass).rounded(.down)
    if let repetitions, round >= Double(repetitions) { return nil }
    let moving = (time / pass - round) * pass - pause
    let share = moving > 0 ? moving / duration : 0
    let isBackward = reverses && round.truncatingRemainder(dividingBy: 2) == 1
    return curve.place(at: isBackward ? 1 - share : share, of: duration)
  }
}

extension Motion.Curve {
  /// Returns the position at a share of the duration: 0 for the old value, 1 for the new one.
  package func place(at share: Double, of duration: Double) -> Double {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      return Self.bezier(x1, y1, x2, y2, at: share)
    case .spring(let response, let damping, let velocity):
      let spring = SpringPlace(at: share * duration, response: response, damping: damping)
      return 1 - spring.distance + velocity * spring.lead
    case .places(let places):
      let position = min(max(share, 0), 1) * Double(places.count - 1)
      let index = Int(position)
      guard places.indices.contains(index + 1) else { return places.last ?? 1 }
      return places[index] + (places[index + 1] - places[index]) * (position - Double(index))
    }
  }

  private static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double
  ) -> Double {
    func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
      let rest = 1 - t
      return 3 * first * t * rest * rest + 3 * second * t * t * rest + t * t * t
    }
    // The curve never goes back in time, so halving finds the moment.
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return coordinate(y1, y2, (low + high) / 2)
  }
}

/// The place and the velocity of a spring some seconds after its release, for each unit of its distance and of its velocity then.
package struct SpringPlace {
  /// The distance that is left of a distance of 1.
  package let distance: Double
  /// How far a velocity of 1 per second has led.
  package let lead: Double
  /// The velocities of both.
  package let distanceVelocity: Double
  package let leadVelocity: Double

  package init(at time: Double, response: Double, damping: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-3)
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      let rate = damping * frequency
      let decay = exp(-rate * time)
      let (cosine, sine) = (decay * cos(swing * time), decay * sin(swing * time) / swing)
      distance = cosine + rate * sine
      lead = sine
      distanceVelocity = -frequency * frequency * sine
      leadVelocity = cosine - rate * sine
    } else if damping == 1 {
      let decay = exp(-frequency * time)
      distance = decay * (1 + frequency * time)
      lead = decay * time
      distanceVelocity = -frequency * frequency * decay * time
      leadVelocity = decay * (1 - frequency * time)
    } else {
      let root = (damping * damping - 1).squareRoot()
      let (slow, fast) = (frequency * (damping - root), frequency * (damping + root))
      let (slowDecay, fastDecay) = (exp(-slow * time), exp(-fast * time))
      distance = (fast * slowDecay - slow * fastDecay) / (fast - slow)
      lead = (slowDecay - fastDecay) / (fast - slow)
      distanceVelocity = -slow * fast * lead
      leadVelocity = (fast * fastDecay - slow * slowDecay) / (fast - slow)
    }
  }
}
