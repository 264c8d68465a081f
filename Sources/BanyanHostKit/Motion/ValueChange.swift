import BanyanHost
import BanyanLayout

/// An element whose properties pass from earlier values to new ones.
///
/// The drawing passes, with its colors resolved, and goes on from the one that was seen when the change came.
@MainActor
struct ValueChange {
  /// The drawings of an element and of those in it, without their contents. An element that is drawn within what stands around it
  /// has two.
  private typealias Snapshot = [ElementID: [DrawnElement]]

  /// The course of values of one kind.
  private struct Course {
    let motion: Motion
    /// The velocities with which earlier springs were interrupted, which this one keeps (MB19).
    var pushes: [Push] = []
  }

  /// A velocity: the difference between two drawings, so many times in a second.
  private struct Push {
    let from: Snapshot
    let to: Snapshot
    let rate: Double
  }

  private let id: ElementID
  private let from: Snapshot
  private var opacity: Course?
  private var transforms: Course?
  private var filters: Course?
  /// The course of what is painted: colors, and the parts of controls.
  private var parts: Course?
  private var offset: Motion?
  /// The distance from the new offset to the one that was seen, and the velocity with which it grew.
  private var distance = LayoutPoint.zero
  private var velocity = LayoutPoint.zero
  private let start: Double

  /// - Parameter old: the change that is not over yet.
  init(
    _ properties: [PropertyKey: (old: Property?, motion: Motion)], of element: ElementScene.Element,
    in shown: DrawnElement, after old: ValueChange?, at time: Double
  ) {
    id = element.id
    start = time
    var snapshot: Snapshot = [:]
    shown.change(of: id) { Self.add($0, to: &snapshot) }
    from = snapshot
    func course(_ motion: Motion, after course: Course?) -> Course {
      var new = Course(motion: motion)
      guard let old, let course, motion.isSpring,
        let swing = course.motion.swing(at: time - old.start)
      else { return new }
      let ratio = abs(swing.place) > 1e-6 ? swing.velocity / swing.place : 0
      new.pushes = course.pushes.map {
        Push(from: $0.from, to: $0.to, rate: $0.rate * (swing.leadVelocity - swing.lead * ratio))
      }
      new.pushes.append(Push(from: old.from, to: from, rate: ratio))
      return new
    }
    for (key, change) in properties {
      switch key {
      case .opacity: opacity = course(change.motion, after: old?.opacity)
      case .transform: transforms = course(change.motion, after: old?.transforms)
      case .filter: filters = course(change.motion, after: old?.filters)
      case .offset:
        offset = change.motion
        let (before, now) = (change.old.offset, element.properties[.offset].offset)
        let left = old?.distance(at: time) ?? .zero
        distance = LayoutPoint(before.x - now.x + left.x, before.y - now.y + left.y)
        if change.motion.isSpring { velocity = old?.velocity(at: time) ?? .zero }
      default:
        if change.motion.duration >= parts?.motion.duration ?? 0 {
          parts = course(change.motion, after: old?.parts)
        }
      }
    }
  }

  private static func add(_ drawn: DrawnElement, to snapshot: inout Snapshot) {
    var own = drawn
    own.content = []
    snapshot[drawn.id, default: []].append(own)
    for child in drawn.content { add(child, to: &snapshot) }
  }

  func isOver(at time: Double) -> Bool {
    [opacity?.motion, transforms?.motion, filters?.motion, parts?.motion, offset].allSatisfy {
      $0?.progress(after: time - start) == nil
    }
  }

  /// Returns how far a value has come; 1 if it does not move.
  private func progress(_ motion: Motion?, _ time: Double) -> Double {
    motion?.progress(after: time - start) ?? 1
  }

  private func distance(at time: Double) -> LayoutPoint {
    let rest = 1 - progress(offset, time)
    let lead = offset?.swing(at: time - start)?.lead ?? 0
    return LayoutPoint(
      distance.x * rest + velocity.x * lead, distance.y * rest + velocity.y * lead)
  }

  /// Returns the velocity of the offset, if a spring moves it.
  private func velocity(at time: Double) -> LayoutPoint {
    guard let swing = offset?.swing(at: time - start) else { return .zero }
    return LayoutPoint(
      velocity.x * swing.leadVelocity - distance.x * swing.velocity,
      velocity.y * swing.leadVelocity - distance.y * swing.velocity)
  }

  /// Returns values on their way from those of an earlier drawing.
  /// - Parameters:
  ///   - now: their present values.
  ///   - place: which of the drawings of the element it is.
  ///   - value: returns the values of a drawing.
  ///   - mix: mixes old and new values by a share.
  ///   - move: moves values by a part of the difference between two others.
  private func passed<Value>(
    to now: Value, _ course: Course, of id: ElementID, _ place: Int, at time: Double,
    _ value: (DrawnElement) -> Value, mix: (Value, Value, Double) -> Value,
    move: (Value, Value, Value, Double) -> Value
  ) -> Value {
    guard let old = from[id]?[place] else { return now }
    var passed = mix(value(old), now, progress(course.motion, time))
    guard !course.pushes.isEmpty, let lead = course.motion.swing(at: time - start)?.lead else {
      return passed
    }
    for push in course.pushes {
      guard let from = push.from[id], let to = push.to[id], from.indices.contains(place),
        to.indices.contains(place)
      else { continue }
      passed = move(passed, value(from[place]), value(to[place]), push.rate * lead)
    }
    return passed
  }

  /// Gives the element in a drawing its values at a time.
  /// - Parameter seen: the number of drawings of each element that have been met.
  func mix(into drawing: inout DrawnElement, seen: inout [ElementID: Int], at time: Double) {
    if drawing.id == id {
      mix(into: &drawing, isInner: false, seen: &seen, at: time)
    } else {
      for index in drawing.content.indices {
        mix(into: &drawing.content[index], seen: &seen, at: time)
      }
    }
  }

  private func mix(
    into drawn: inout DrawnElement, isInner: Bool, seen: inout [ElementID: Int], at time: Double
  ) {
    let place = seen[drawn.id, default: 0]
    seen[drawn.id] = place + 1
    if let list = from[drawn.id], list.indices.contains(place) {
      if let parts {
        let id = drawn.id
        func passed(_ now: [DrawingPart], _ value: (DrawnElement) -> [DrawingPart]) -> [DrawingPart]
        {
          self.passed(
            to: now, parts, of: id, place, at: time, value, mix: { $0.mixed(with: $1, $2) },
            move: { $0.moved(from: $1, to: $2, by: $3) })
        }
        drawn.background = passed(drawn.background, \.background)
        drawn.foreground = passed(drawn.foreground, \.foreground)
      }
      if drawn.id == id { mixEffects(into: &drawn, place, at: time) }
    }
    for index in drawn.content.indices {
      mix(into: &drawn.content[index], isInner: true, seen: &seen, at: time)
    }
  }

  private func mixEffects(into drawn: inout DrawnElement, _ place: Int, at time: Double) {
    var effects = drawn.effects ?? DrawnEffects()
    if let opacity {
      let now = passed(
        to: effects.opacity, opacity, of: id, place, at: time, { $0.effects?.opacity ?? 1 },
        mix: { $0.mixed(with: $1, $2) }, move: { $0.moved(from: $1, to: $2, by: $3) })
      effects.opacity = min(max(now, 0), 1)
    }
    if let transforms {
      effects.transforms = passed(
        to: effects.transforms, transforms, of: id, place, at: time,
        { $0.effects?.transforms ?? [] }, mix: { $0.mixed(with: $1, $2) },
        move: { $0.moved(from: $1, to: $2, by: $3) })
    }
    if let filters {
      effects.filters = passed(
        to: effects.filters, filters, of: id, place, at: time, { $0.effects?.filters ?? [] },
        mix: { $0.mixed(with: $1, $2) }, move: { $0.moved(from: $1, to: $2, by: $3) })
    }
    if offset != nil, place == 0 {
      let left = distance(at: time)
      effects.offset.x += left.x
      effects.offset.y += left.y
    }
    drawn.effects = effects == DrawnEffects() ? nil : effects
  }
}

extension Motion {
  /// A Boolean value that indicates whether the motion is one way of a spring, which begins at once.
  fileprivate var isSpring: Bool {
    if case .spring = curve { repetitions == 1 && delay == 0 && pause == 0 } else { false }
  }

  /// Returns how far a spring has come and how fast it is some seconds after the change, for a way of 1, and how far a velocity of 1
  /// would have led, and its change.
  /// - Returns: nil for other motions, and when the spring is at rest.
  fileprivate func swing(
    at seconds: Double
  ) -> (place: Double, velocity: Double, lead: Double, leadVelocity: Double)? {
    guard isSpring, case .spring(let response, let damping, let velocity) = curve,
      progress(after: seconds) != nil
    else { return nil }
    let spring = SpringPlace(at: max(0, seconds), response: response, damping: damping)
    return (
      1 - spring.distance + velocity * spring.lead,
      velocity * spring.leadVelocity - spring.distanceVelocity, spring.lead, spring.leadVelocity
    )
  }
}

extension Property? {
  fileprivate var offset: LayoutPoint {
    if case .offset(let offset) = self { LayoutPoint(offset.x, offset.y) } else { .zero }
  }
}

extension DrawnElement {
  /// Calls a closure with the outermost drawing of an element.
  fileprivate func change(of id: ElementID, _ body: (DrawnElement) -> Void) {
    if self.id == id { return body(self) }
    for child in content { child.change(of: id, body) }
  }
}
