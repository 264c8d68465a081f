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

  private var ways: [ElementID: [Way]] = [:]
  private var changes: [ElementID: ValueChange] = [:]
  private var arrivals: [ElementID: TransitionPassage] = [:]
  private var departures: [Departure] = []
  /// The lists that have other rows, until their new frames are known.
  private var rearranged: [ElementID: Motion] = [:]

  package init() {}

  /// A Boolean value that indicates whether nothing moves.
  package var isEmpty: Bool {
    ways.isEmpty && changes.isEmpty && arrivals.isEmpty && departures.isEmpty
  }

  /// Begins what a batch has animated.
  /// - Parameters:
  ///   - shown: the window as it was drawn last, in motion; nil if it was not drawn yet. Values go on from what it shows, and a
  ///     removed element stays in sight as it is in it.
  ///   - time: in seconds, of the frame clock.
  package mutating func begin(
    _ changes: ElementScene.Changes, in scene: ElementScene, from shown: DrawnElement? = nil,
    at time: Double
  ) {
    for (id, passage) in changes.passages {
      ways[id, default: []].append(
        Way(track: passage.track, motion: passage.motion, start: time))
    }
    if let shown {
      for (id, properties) in changes.animated where !changes.created.contains(id) {
        guard let element = scene[id] else { continue }
        self.changes[id] = ValueChange(
          properties, of: element, in: shown, after: self.changes[id], at: time)
      }
      for (id, motion) in changes.arrivals {
        guard let element = scene[id], let parent = element.parent,
          !changes.created.contains(parent.id)
        else { continue }
        if let list = parent.listAround { rearranged[list.id] = motion }
        arrivals[id] = TransitionPassage(
          element.ownTransition.insertion, element.ownTransition.insertionMotion ?? motion, time)
      }
      for departure in changes.departures where !changes.created.contains(departure.element) {
        let list = departure.container.flatMap { scene[$0]?.listAround }
        if let list { rearranged[list.id] = departure.motion }
        let transition = departure.transition
        let passage = TransitionPassage(
          transition.removal, transition.removalMotion ?? departure.motion, time)
        if let passage, let left = Departure(of: departure.element, in: shown, passage) {
          departures.append(left)
        }
      }
    }
    for id in changes.removed {
      ways[id] = nil
      self.changes[id] = nil
      arrivals[id] = nil
    }
  }

  /// Follows the frames after an update. The rows of a list that has others now pass to their new places: a layout has tracks for
  /// other elements only.
  package mutating func place(
    from old: [ElementID: LayoutRect], to new: [ElementID: LayoutRect], in scene: ElementScene,
    at time: Double
  ) {
    for (id, motion) in rearranged {
      if let list = scene[id] { move(list, .zero, from: old, to: new, motion, at: time) }
    }
    rearranged = [:]
  }

  /// - Parameter around: the distance by which the element around passes.
  private mutating func move(
    _ element: ElementScene.Element, _ around: LayoutPoint, from old: [ElementID: LayoutRect],
    to new: [ElementID: LayoutRect], _ motion: Motion, at time: Double
  ) {
    for child in element.children {
      var distance = around
      if let old = old[child.id], let new = new[child.id] {
        distance = LayoutPoint(old.x - new.x, old.y - new.y)
        let own = FrameTrack(x: distance.x - around.x, y: distance.y - around.y)
        if own != FrameTrack() {
          ways[child.id, default: []].append(Way(track: own, motion: motion, start: time))
        }
      }
      move(child, distance, from: old, to: new, motion, at: time)
    }
  }

  /// Ends the ways whose motions are over.
  package mutating func end(at time: Double) {
    for (id, list) in ways {
      let left = list.filter { $0.motion.progress(after: time - $0.start) != nil }
      ways[id] = left.isEmpty ? nil : left
    }
    changes = changes.filter { !$0.value.isOver(at: time) }
    arrivals = arrivals.filter { $0.value.progress(at: time) != nil }
    departures.removeAll { $0.passage.progress(at: time) == nil }
  }

  /// Gives a drawing of the present state the values that are on their way, and adds what is leaving.
  package func move(_ drawing: inout DrawnElement, with builder: DrawingBuilder, at time: Double) {
    if changes.isEmpty, arrivals.isEmpty, departures.isEmpty { return }
    if !changes.isEmpty {
      for change in changes.values {
        var seen: [ElementID: Int] = [:]
        change.mix(into: &drawing, seen: &seen, at: time)
      }
    }
    for (id, arrival) in arrivals {
      let absence = 1 - (arrival.progress(at: time) ?? 1)
      drawing.change(first: id) { $0.leave(by: arrival.effects, share: absence, with: builder) }
    }
    let corners = drawing.corners
    for departure in departures {
      guard let corner = corners[departure.container] else { continue }
      var left = departure.drawn
      left.frame.x -= corner.x
      left.frame.y -= corner.y
      let absence = departure.passage.progress(at: time) ?? 1
      left.leave(by: departure.passage.effects, share: absence, with: builder)
      drawing.change(first: departure.container) {
        $0.content.insert(left, at: min(departure.place, $0.content.count))
      }
    }
  }

  /// Returns the frames of rows around views at a time: they pass with what is in them.
  /// - Parameters:
  ///   - frames: the frames of elements at rest.
  ///   - moved: those at the time.
  package func rowFrames(
    _ rowFrames: [ElementID: LayoutRect], frames: [ElementID: LayoutRect],
    moved: [ElementID: LayoutRect]
  ) -> [ElementID: LayoutRect] {
    if ways.isEmpty { return rowFrames }
    var rows = rowFrames
    for (id, row) in rowFrames {
      guard let rest = frames[id], let now = moved[id] else { continue }
      rows[id] = LayoutRect(
        row.x + now.x - rest.x, row.y + now.y - rest.y, row.width, row.height)
    }
    return rows
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
}

extension ElementScene.Element {
  /// The list that arranges the element as its content, or as that of a section.
  fileprivate var listAround: ElementScene.Element? { path.first(where: \.arrangesRows) }
}
