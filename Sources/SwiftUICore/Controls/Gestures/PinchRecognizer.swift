import BanyanHost
import Foundation

/// The movement of two fingers so far, as seen by a gesture.
struct PinchCourse {
  let start: GestureInput
  let current: GestureInput
  let pinch: PointerFact.Pinch
  /// The time at which the fingers went down.
  let startTime: Date
  /// The change per second, over the last tenth of a second.
  let velocity: Double

  var time: Date { startTime + (current.time - start.time) / .seconds(1) }

  /// The point between the fingers at the start, in the coordinates of the gesture's view.
  var startLocation: CGPoint { start.localLocation }

  /// The same as a share of the view's size.
  var startAnchor: UnitPoint {
    guard let size = start.size, size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: startLocation.x / size.width, y: startLocation.y / size.height)
  }
}

/// The recognizer of a gesture of two fingers, or of the pinches of a trackpad.
final class PinchRecognizer<Value>: PrimitiveRecognizer<Value> {
  /// The least change with which the gesture begins.
  var minimum: Double
  /// The distance that one finger may move before the second one comes.
  private static var reach: Double { 10 }
  private let amount: (PointerFact.Pinch) -> Double
  private let value: (PinchCourse) -> Value
  /// The point where the first finger went down.
  private var down: GestureInput?
  private var start: GestureInput?
  private var startTime = Date.distantPast
  /// The changes during the time over which velocity is measured, oldest first.
  private var recent: [(time: Duration, amount: Double)] = []

  /// - Parameters:
  ///   - amount: how much has changed, 0 at the start.
  ///   - value: the gesture's value.
  init(
    minimum: Double, amount: @escaping (PointerFact.Pinch) -> Double,
    value: @escaping (PinchCourse) -> Value
  ) {
    self.minimum = minimum
    self.amount = amount
    self.value = value
  }

  override var interest: PointerInterest { PointerInterest(.press, takesPinches: true) }
  override var isRecognized: Bool { phase.value != nil }

  override func follow(_ input: GestureInput) {
    switch input.kind {
    case .up:
      if case .active(let value) = phase { become(.ended(value)) } else { become(.failed) }
    case .move:
      if let pinch = input.pinch {
        follow(pinch, input)
      } else if start == nil, let down, input.distance(to: down) > Self.reach {
        // One finger that moves is not pinching: gestures that wait for this one may go on.
        become(.failed)
      }
    case .down: down = input
    case .wait, .cancel: break
    }
  }

  private func follow(_ pinch: PointerFact.Pinch, _ input: GestureInput) {
    var input = input
    input.location = CGPoint(x: pinch.center.x, y: pinch.center.y)
    let amount = self.amount(pinch)
    recent.removeAll { input.time - $0.time > .milliseconds(100) }
    recent.append((input.time, amount))
    if start == nil {
      start = input
      startTime = Date()
    }
    guard let start, isRecognized || abs(amount) >= minimum else { return }
    become(
      .active(
        value(
          PinchCourse(
            start: start, current: input, pinch: pinch, startTime: startTime, velocity: velocity))))
  }

  private var velocity: Double {
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
    return (last.amount - first.amount) / ((last.time - first.time) / .seconds(1))
  }

  override func reset() {
    super.reset()
    (down, start) = (nil, nil)
    recent = []
  }
}
