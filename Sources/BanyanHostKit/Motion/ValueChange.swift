import BanyanHost
import BanyanLayout

/// An element whose properties pass from earlier values to new ones.
///
/// The drawing passes, with its colors resolved, and goes on from the one that was seen when the change came.
@MainActor
struct ValueChange {
  private let id: ElementID
  /// The drawings of the element and of those in it, without their contents. An element that is drawn within what stands around it
  /// has two.
  private var from: [ElementID: [DrawnElement]] = [:]
  private var opacity: Motion?
  private var transforms: Motion?
  private var filters: Motion?
  /// The motion of what is painted: colors, and the parts of controls.
  private var parts: Motion?
  private var offset: Motion?
  /// The distance from the new offset to the one that was seen.
  private var distance = LayoutPoint.zero
  private let start: Double

  /// - Parameter old: the change that is not over yet.
  init(
    _ properties: [PropertyKey: (old: Property?, motion: Motion)], of element: ElementScene.Element,
    in shown: DrawnElement, after old: ValueChange?, at time: Double
  ) {
    id = element.id
    start = time
    for (key, change) in properties {
      switch key {
      case .opacity: opacity = change.motion
      case .transform: transforms = change.motion
      case .filter: filters = change.motion
      case .offset:
        offset = change.motion
        let (before, now) = (change.old.offset, element.properties[.offset].offset)
        let left = old?.distance(at: time) ?? .zero
        distance = LayoutPoint(before.x - now.x + left.x, before.y - now.y + left.y)
      default:
        if change.motion.duration >= parts?.duration ?? 0 { parts = change.motion }
      }
    }
    shown.change(of: id) { add($0) }
  }

  private mutating func add(_ drawn: DrawnElement) {
    var own = drawn
    own.content = []
    from[drawn.id, default: []].append(own)
    for child in drawn.content { add(child) }
  }

  func isOver(at time: Double) -> Bool {
    [opacity, transforms, filters, parts, offset].allSatisfy {
      $0?.progress(after: time - start) == nil
    }
  }

  /// Returns how far a value has come; 1 if it does not move.
  private func progress(_ motion: Motion?, _ time: Double) -> Double {
    motion?.progress(after: time - start) ?? 1
  }

  private func distance(at time: Double) -> LayoutPoint {
    let rest = 1 - progress(offset, time)
    return LayoutPoint(distance.x * rest, distance.y * rest)
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
      let old = list[place]
      if parts != nil {
        let share = progress(parts, time)
        drawn.background = old.background.mixed(with: drawn.background, share)
        drawn.foreground = old.foreground.mixed(with: drawn.foreground, share)
      }
      if drawn.id == id { mixEffects(old.effects ?? DrawnEffects(), into: &drawn, place, at: time) }
    }
    for index in drawn.content.indices {
      mix(into: &drawn.content[index], isInner: true, seen: &seen, at: time)
    }
  }

  private func mixEffects(
    _ old: DrawnEffects, into drawn: inout DrawnElement, _ place: Int, at time: Double
  ) {
    var effects = drawn.effects ?? DrawnEffects()
    if opacity != nil {
      let now = old.opacity + (effects.opacity - old.opacity) * progress(opacity, time)
      effects.opacity = min(max(now, 0), 1)
    }
    if transforms != nil {
      effects.transforms = old.transforms.mixed(
        with: effects.transforms, progress(transforms, time))
    }
    if filters != nil {
      effects.filters = old.filters.mixed(with: effects.filters, progress(filters, time))
    }
    if offset != nil, place == 0 {
      let left = distance(at: time)
      effects.offset.x += left.x
      effects.offset.y += left.y
    }
    drawn.effects = effects == DrawnEffects() ? nil : effects
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
