import Foundation

/// The way of some data through keyframes: pieces, each of which begins where the one before ends.
struct KeyframePieces<Value: Animatable> {
  typealias Data = Value.AnimatableData

  private struct Piece {
    let start: TimeInterval
    let duration: TimeInterval
    let from: Data
    /// Returns the data some seconds after the beginning.
    let data: (TimeInterval) -> Data
    /// The data and their velocity at the end.
    let end: Data
    let endVelocity: Data
  }

  private let first: Value
  private var pieces: [Piece] = []
  private(set) var duration: TimeInterval = 0

  init(from first: Value, _ keyframes: [_Keyframe<Value>]) {
    self.first = first
    for index in keyframes.indices { add(keyframes, index) }
  }

  /// Returns the value at a time; before the beginning and after the end, that of the beginning and of the end.
  func value(at time: TimeInterval) -> Value {
    var value = first
    guard let piece = pieces.last(where: { $0.start <= max(0, time) }) else { return value }
    let elapsed = max(0, time) - piece.start
    value.animatableData = elapsed < piece.duration ? piece.data(elapsed) : piece.end
    return value
  }

  private mutating func add(_ keyframes: [_Keyframe<Value>], _ index: Int) {
    let keyframe = keyframes[index]
    let from = pieces.last?.end ?? first.animatableData
    let to = keyframe.end.animatableData
    let way = to - from
    var seconds = Seconds.possible(keyframe.duration ?? 0)
    let data: (TimeInterval) -> Data
    var end = to
    var endVelocity = Data.zero
    switch keyframe.way {
    case .move: data = { _ in to }
    case .linear(let curve):
      let duration = seconds
      data = { from.interpolated(towards: to, amount: curve.value(at: $0 / duration)) }
      endVelocity = Self.velocity(of: way, along: curve, at: 1, in: seconds)
    case .spring(let spring, let startVelocity):
      let velocity = startVelocity?.animatableData ?? pieces.last?.endVelocity ?? .zero
      if keyframe.duration == nil {
        seconds = Seconds.possible(
          min(60, spring.settlingDuration(target: way, initialVelocity: velocity, epsilon: 0.001)))
      } else {
        end = from + spring.value(target: way, initialVelocity: velocity, time: seconds)
      }
      data = { from + spring.value(target: way, initialVelocity: velocity, time: $0) }
      endVelocity = spring.velocity(target: way, initialVelocity: velocity, time: seconds)
    case .cubic(let startVelocity, let givenEnd):
      let duration = seconds
      let before =
        startVelocity?.animatableData ?? self.startVelocity(of: keyframes, index, from: from)
      let after = givenEnd?.animatableData ?? self.endVelocity(of: keyframes, index, from: from)
      data = { time in
        let share = time / duration
        let rest = 1 - share
        // Hermite's form: both ends, and both velocities.
        return from.scaled(by: (1 + 2 * share) * rest * rest)
          + to.scaled(by: (3 - 2 * share) * share * share)
          + before.scaled(by: duration * share * rest * rest)
          - after.scaled(by: duration * share * share * rest)
      }
      endVelocity = after
    }
    pieces.append(
      Piece(
        start: duration, duration: seconds, from: from, data: data, end: end,
        endVelocity: endVelocity))
    duration += seconds
  }

  private static func velocity(
    of way: Data, along curve: UnitCurve, at share: Double, in seconds: TimeInterval
  ) -> Data {
    let velocity = curve.velocity(at: share)
    return seconds > 0 && velocity.isFinite ? way.scaled(by: velocity / seconds) : .zero
  }

  private func startVelocity(of keyframes: [_Keyframe<Value>], _ index: Int, from: Data) -> Data {
    guard index > 0, let previous = pieces.last else { return .zero }
    // Both have the one of a cubic keyframe.
    return previous.endVelocity
  }

  private func endVelocity(of keyframes: [_Keyframe<Value>], _ index: Int, from: Data) -> Data {
    guard index + 1 < keyframes.count else { return .zero }
    let (keyframe, next) = (keyframes[index], keyframes[index + 1])
    let way = next.end.animatableData - keyframe.end.animatableData
    let seconds = Seconds.possible(next.duration ?? 0)
    switch next.way {
    case .move, .spring(_, nil): return .zero
    case .spring(_, let velocity?): return velocity.animatableData
    case .linear(let curve): return Self.velocity(of: way, along: curve, at: 0, in: seconds)
    case .cubic(let velocity?, _): return velocity.animatableData
    case .cubic(nil, _):
      let span = Seconds.possible(keyframe.duration ?? 0) + seconds
      return span > 0 ? (next.end.animatableData - from).scaled(by: 1 / span) : .zero
    }
  }
}
