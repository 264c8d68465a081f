import Foundation

extension Motion {
  /// Returns how far a value has come some seconds after the change: 0 for its old value, 1 for its new one. A spring may go
  /// beyond.
  /// - Returns: nil when the motion is over.
  package func progress(after seconds: Double) -> Double? {
    let time = seconds - delay
    if time < 0 { return 0 }
    guard duration > 0 else { return nil }
    let round = (time / duration).rounded(.down)
    if let repetitions, round >= Double(repetitions) { return nil }
    let share = time / duration - round
    let isBackward = reverses && round.truncatingRemainder(dividingBy: 2) == 1
    return curve.place(at: isBackward ? 1 - share : share, of: duration)
  }
}

extension Motion.Curve {
  /// Returns the position at a share of the duration.
  fileprivate func place(at share: Double, of duration: Double) -> Double {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      return Self.bezier(x1, y1, x2, y2, at: share)
    case .spring(let response, let damping):
      return Self.spring(at: share * duration, response: max(response, 1e-3), damping: damping)
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

  /// Returns the position of a spring released at 0 that comes to rest at 1, some seconds after its release.
  package static func spring(at time: Double, response: Double, damping: Double) -> Double {
    let frequency = 2 * Double.pi / response
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      return 1 - exp(-damping * frequency * time)
        * (cos(swing * time) + damping * frequency / swing * sin(swing * time))
    }
    if damping == 1 { return 1 - exp(-frequency * time) * (1 + frequency * time) }
    let root = (damping * damping - 1).squareRoot()
    let (slow, fast) = (frequency * (damping - root), frequency * (damping + root))
    return 1 - (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
  }
}
