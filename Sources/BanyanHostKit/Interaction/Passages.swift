import BanyanHost
import BanyanLayout

/// The elements of a window that are on their way from an earlier frame.
@MainActor
package struct Passages {
  private struct Way {
    var track: FrameTrack
    var motion: Motion
    /// The time of the change.
    var start: Double
  }

  private struct Fade {
    var from: Double
    var to: Double
    var motion: Motion
    var start: Double

    func value(at time: Double) -> Double {
      let progress = motion.progress(after: time - start) ?? 1
      return min(max(from + (to - from) * progress, 0), 1)
    }
  }

  private var ways: [ElementID: [Way]] = [:]
  private var fades: [ElementID: Fade] = [:]

  package init() {}

  /// A Boolean value that indicates whether nothing moves.
  package var isEmpty: Bool { ways.isEmpty && fades.isEmpty }

  /// Begins what a batch has animated.
  /// - Parameter time: in seconds, of the frame clock.
  package mutating func begin(
    _ changes: ElementScene.Changes, in scene: ElementScene, at time: Double
  ) {
    for (id, passage) in changes.passages {
      ways[id, default: []].append(
        Way(track: passage.track, motion: passage.motion, start: time))
    }
    for (id, properties) in changes.animated {
      guard let (old, motion) = properties[.opacity] else { continue }
      let from = fades[id].map { $0.value(at: time) } ?? Self.opacity(old)
      fades[id] = Fade(
        from: from, to: Self.opacity(scene[id]?.properties[.opacity]), motion: motion, start: time)
    }
    for id in changes.removed {
      ways[id] = nil
      fades[id] = nil
    }
  }

  private static func opacity(_ property: Property?) -> Double {
    if case .opacity(let opacity) = property { opacity } else { 1 }
  }

  /// Ends the ways whose motions are over.
  package mutating func end(at time: Double) {
    for (id, list) in ways {
      let left = list.filter { $0.motion.progress(after: time - $0.start) != nil }
      ways[id] = left.isEmpty ? nil : left
    }
    fades = fades.filter { $0.value.motion.progress(after: time - $0.value.start) != nil }
  }

  /// Returns the frames in the window at a time.
  ///
  /// The movements of an element and of those around it add up: a track is relative to the element around.
  package func frames(
    _ frames: [ElementID: LayoutRect], in scene: ElementScene, at time: Double
  ) -> [ElementID: LayoutRect] {
    if ways.isEmpty { return frames }
    var moved = frames
    func move(_ element: ElementScene.Element, by shift: LayoutPoint) {
      var shift = shift
      var size: (width: Double?, height: Double?) = (nil, nil)
      for way in ways[element.id] ?? [] {
        let rest = 1 - (way.motion.progress(after: time - way.start) ?? 1)
        shift.x += way.track.x * rest
        shift.y += way.track.y * rest
        if let width = way.track.width { size.width = width.new + (width.old - width.new) * rest }
        if let height = way.track.height {
          size.height = height.new + (height.old - height.new) * rest
        }
      }
      if let frame = moved[element.id], shift != .zero || size.width != nil || size.height != nil {
        moved[element.id] = LayoutRect(
          frame.x + shift.x, frame.y + shift.y, max(0, size.width ?? frame.width),
          max(0, size.height ?? frame.height))
      }
      for child in element.children { move(child, by: shift) }
    }
    move(scene.root, by: .zero)
    return moved
  }

  /// The opacities of elements that fade, instead of their own.
  package func opacities(at time: Double) -> [ElementID: Double] {
    fades.mapValues { $0.value(at: time) }
  }
}
