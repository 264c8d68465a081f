import BanyanHost
import BanyanLayout
import Foundation

/// The place of the content in a scroll view, and its movement. Lengths are in points.
package struct ScrollState: Hashable, Sendable {
  /// The distance by which the content has been scrolled from its start.
  package private(set) var offset = LayoutPoint.zero
  package var viewport = LayoutSize.zero
  package var content = LayoutSize.zero
  /// The speed in points per second that the content has had when the person let go of it.
  private var velocity = LayoutPoint.zero
  private var target: LayoutPoint?
  package private(set) var phase = ScrollReport.Phase.idle
  /// The report that was sent last.
  private var sent: ScrollReport?

  package init() {}

  /// The farthest that the content can be scrolled.
  package var limit: LayoutPoint {
    LayoutPoint(
      max(0, content.width - viewport.width), max(0, content.height - viewport.height))
  }

  private func clamped(_ point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(min(max(point.x, 0), limit.x), min(max(point.y, 0), limit.y))
  }

  /// Takes the sizes after a layout, and keeps the offset within its limits.
  package mutating func resize(viewport: LayoutSize, content: LayoutSize) {
    self.viewport = viewport
    self.content = content
    offset = clamped(offset)
  }

  // MARK: Movement

  /// Scrolls as far as possible.
  /// - Returns: false if the content is already at its end in this direction, so that the scroll view around it may scroll.
  @discardableResult
  package mutating func scroll(
    by distance: LayoutPoint, phase: ScrollReport.Phase = .interacting
  ) -> Bool {
    let next = clamped(LayoutPoint(offset.x + distance.x, offset.y + distance.y))
    velocity = .zero
    target = nil
    if next == offset { return false }
    offset = next
    self.phase = phase
    return true
  }

  /// Moves the content on as rows come or go before the visible ones. It is not a movement that a person sees.
  package mutating func shift(by distance: LayoutPoint) {
    offset = clamped(LayoutPoint(offset.x + distance.x, offset.y + distance.y))
    if let target {
      self.target = clamped(LayoutPoint(target.x + distance.x, target.y + distance.y))
    }
  }

  /// Moves the content to a place, at once or on its way there.
  package mutating func scroll(to place: LayoutPoint, isAnimated: Bool) {
    velocity = .zero
    let place = clamped(place)
    if isAnimated, place != offset {
      target = place
      phase = .animating
    } else {
      target = nil
      offset = place
      phase = .idle
    }
  }

  /// Lets go of the content at a speed in points per second.
  package mutating func release(_ velocity: LayoutPoint) {
    let isFast = hypot(velocity.x, velocity.y) >= Self.leastSpeed
    self.velocity = isFast ? velocity : .zero
    phase = isFast ? .decelerating : .idle
  }

  /// Brings the content to rest.
  package mutating func rest() {
    velocity = .zero
    target = nil
    phase = .idle
  }

  /// A Boolean value that indicates whether the content moves by itself, so that it has to advance with each frame.
  package var moves: Bool { target != nil || velocity != .zero }

  /// The share of its speed that the content keeps in a second, as of a UIScrollView's normal deceleration rate: 0.998 in each
  /// millisecond.
  private static let keptSpeed = log(0.998) * 1_000
  private static let leastSpeed = 20.0
  /// The time in seconds in which an animated movement comes to 1/e of its way.
  private static let animationTime = 0.08

  /// Moves the content on.
  /// - Parameter seconds: the time since the last frame.
  package mutating func advance(by seconds: Double) {
    if let target {
      let rest = exp(-seconds / Self.animationTime)
      offset = LayoutPoint(
        target.x + (offset.x - target.x) * rest, target.y + (offset.y - target.y) * rest)
      if hypot(offset.x - target.x, offset.y - target.y) < 0.5 {
        offset = target
        self.rest()
      }
    } else if velocity != .zero {
      let kept = exp(Self.keptSpeed * seconds)
      // The integral of a speed that decays.
      let way = (kept - 1) / Self.keptSpeed
      let place = LayoutPoint(offset.x + velocity.x * way, offset.y + velocity.y * way)
      offset = clamped(place)
      velocity = LayoutPoint(velocity.x * kept, velocity.y * kept)
      if offset != place || hypot(velocity.x, velocity.y) < Self.leastSpeed { rest() }
    }
  }

  // MARK: Seeing

  /// The offset at which an area of the content is visible.
  /// - Parameters:
  ///   - area: in the coordinates of the content.
  ///   - anchor: the point of the area that is aligned with the same point of the scroll view, as fractions of their sizes; nil
  ///     to scroll no further than necessary.
  package func offset(showing area: LayoutRect, anchor: Point?) -> LayoutPoint {
    func along(
      _ start: Double, _ length: Double, _ view: Double, _ now: Double, _ anchor: Double?
    ) -> Double {
      if let anchor { return start + length * anchor - view * anchor }
      if start < now || length > view { return start }
      return max(now, start + length - view)
    }
    return clamped(
      LayoutPoint(
        along(area.x, area.width, viewport.width, offset.x, anchor?.x),
        along(area.y, area.height, viewport.height, offset.y, anchor?.y)))
  }

  /// The indicator of an axis: its start and length as fractions of the scroll view; nil if everything is visible.
  package func indicator(_ axis: LayoutAxis) -> (start: Double, length: Double)? {
    guard limit[axis] > 0.5, content[axis] > 0 else { return nil }
    let length = max(viewport[axis] / content[axis], min(1, 24 / max(1, viewport[axis])))
    return (offset[axis] / limit[axis] * (1 - length), length)
  }

  /// Returns a report for the app, if there is something new.
  package mutating func report() -> ScrollReport? {
    let report = ScrollReport(
      phase,
      visible: Rect(x: offset.x, y: offset.y, width: viewport.width, height: viewport.height),
      contentWidth: content.width, contentHeight: content.height)
    if report == sent { return nil }
    sent = report
    return report
  }
}

/// The places of the contents of a window's scroll views.
@MainActor
package struct Scrolling {
  package private(set) var states: [ElementID: ScrollState] = [:]
  private var rests: [ElementID: ElementID] = [:]

  package init() {}

  /// The movements of contents from their places without scrolling, for drawing.
  package var movements: [ElementID: LayoutPoint] {
    states.mapValues { LayoutPoint(-$0.offset.x, -$0.offset.y) }
  }

  /// A Boolean value that indicates whether content moves by itself.
  package var moves: Bool { states.values.contains { $0.moves } }

  package subscript(id: ElementID) -> ScrollState? { states[id] }

  /// Takes the frames after a layout. Scroll views keep what is visible in place while rows come and go before it.
  /// - Parameters:
  ///   - frames: the frames in the window, without scrolling.
  ///   - old: the frames before.
  package mutating func update(
    _ scene: ElementScene, frames: [ElementID: LayoutRect], old: [ElementID: LayoutRect]
  ) {
    var found: [ElementID: ScrollState] = [:]
    for element in scene.root.shownElements where element.scrolls {
      guard let frame = frames[element.id] else { continue }
      let isNew = states[element.id] == nil
      var state = states[element.id] ?? ScrollState()
      let content = element.contentSize(frames)
      let axes = element.scrollAxes
      let size = LayoutSize(
        axes.contains(.horizontal) ? content.width : frame.width,
        axes.contains(.vertical) ? content.height : frame.height)
      let shift = isNew ? .zero : element.shift(state, frames: frames, old: old)
      state.resize(viewport: frame.size, content: size)
      state.shift(by: shift)
      if isNew, case .scrollAnchor(let anchors) = element.properties[.scrollAnchor],
        let start = anchors.start
      {
        state.scroll(
          to: LayoutPoint(state.limit.x * start.x, state.limit.y * start.y), isAnimated: false)
      }
      found[element.id] = state
    }
    states = found
  }

  /// Scrolls the innermost of some scroll views that can still move.
  /// - Returns: the scroll view that has moved.
  @discardableResult
  package mutating func scroll(
    _ path: [ElementID], by distance: LayoutPoint, in scene: ElementScene
  ) -> ElementID? {
    for id in path {
      guard let element = scene[id], states[id] != nil,
        element.properties[.scrollEnabled] != .scrollEnabled(false)
      else { continue }
      if states[id]?.scroll(by: distance) == true { return id }
    }
    return nil
  }

  /// Scrolls as a key does.
  /// - Returns: false if nothing has moved.
  package mutating func scroll(
    around id: ElementID, _ key: KeyScroll, in scene: ElementScene
  ) -> Bool {
    let path = scene[id]?.path.map(\.id) ?? []
    let candidates =
      path.filter { states[$0] != nil }
      + scene.front.shownElements.map(\.id).filter { states[$0] != nil }
    guard let scroller = candidates.first, let state = states[scroller] else { return false }
    let place: LayoutPoint =
      switch key {
      case .line(let count): LayoutPoint(state.offset.x, state.offset.y + 40 * count)
      case .page(let count):
        LayoutPoint(state.offset.x, state.offset.y + 0.9 * state.viewport.height * count)
      case .start: LayoutPoint(state.offset.x, 0)
      case .end: LayoutPoint(state.offset.x, state.limit.y)
      }
    states[scroller]?.scroll(to: place, isAnimated: true)
    return states[scroller] != state
  }

  /// Scrolls the scroll views around an element until it is visible.
  package mutating func show(
    _ id: ElementID, anchor: Point?, isAnimated: Bool, in scene: ElementScene,
    frames: [ElementID: LayoutRect]
  ) {
    guard let element = scene[id], let frame = frames[id] else { return }
    for scroller in element.path.dropFirst() {
      guard let state = states[scroller.id], let outer = frames[scroller.id] else { continue }
      let area = LayoutRect(frame.x - outer.x, frame.y - outer.y, frame.width, frame.height)
      let place = state.offset(showing: area, anchor: anchor)
      states[scroller.id]?.scroll(to: place, isAnimated: isAnimated)
    }
  }

  package mutating func release(_ id: ElementID, _ velocity: LayoutPoint) {
    states[id]?.release(velocity)
  }

  package mutating func rest(_ id: ElementID) { states[id]?.rest() }

  package mutating func advance(by seconds: Double) {
    for id in states.keys { states[id]?.advance(by: seconds) }
  }

  // MARK: Reports

  /// Returns what the app is to know of the places of contents.
  package mutating func reports(
    _ scene: ElementScene, frames: [ElementID: LayoutRect]
  ) -> [Event] {
    var events: [Event] = []
    for id in states.keys.sorted() {
      guard let element = scene[id] else { continue }
      if element.properties[.reportsScrolling] == .reportsScrolling(true),
        let report = states[id]?.report()
      {
        events.append(Event(target: id, payload: .scrolling(report)))
      }
      if let state = states[id], state.phase == .idle,
        case .followsScrolling(let point) = element.properties[.followsScrolling],
        let target = element.scrollTarget(at: point, state, frames), rests[id] != target
      {
        let isFirst = rests[id] == nil
        rests[id] = target
        if !isFirst { events.append(Event(target: id, payload: .scrolled(target))) }
      }
      events += element.wantedRows(states[id]!, frames)
    }
    return events
  }
}

extension ElementScene.Element {
  /// A Boolean value that indicates whether the element scrolls its content.
  package var scrolls: Bool {
    switch kind {
    case .scrollView, .list, .form: true
    default: false
    }
  }

  fileprivate var scrollAxes: Axes {
    if case .axes(let axes) = properties[.axes] { axes } else { .vertical }
  }

  /// The size of the content of a scroll view, from its start.
  fileprivate func contentSize(_ frames: [ElementID: LayoutRect]) -> LayoutSize {
    guard let frame = frames[id] else { return .zero }
    var size = LayoutSize.zero
    func add(_ element: ElementScene.Element) {
      if let inner = frames[element.id] {
        size.width = max(size.width, inner.maxX - frame.x)
        size.height = max(size.height, inner.maxY - frame.y)
      } else {
        for child in element.shownChildren { add(child) }
      }
    }
    for child in shownChildren { add(child) }
    return size
  }

  /// The movement of the first visible row since the layout before, if other rows have come or gone before it.
  fileprivate func shift(
    _ state: ScrollState, frames: [ElementID: LayoutRect], old: [ElementID: LayoutRect]
  ) -> LayoutPoint {
    guard state.offset != .zero, let frame = frames[id], let oldFrame = old[id] else {
      return .zero
    }
    let isLazy = shownElements.contains { $0.kind == .absentRows }
    guard isLazy else { return .zero }
    let top = oldFrame.y + state.offset.y
    let row = shownElements.dropFirst().first {
      guard $0.parent?.children.contains(where: { $0.kind == .absentRows }) == true,
        $0.kind != .absentRows, let place = old[$0.id], frames[$0.id] != nil
      else { return false }
      return place.maxY > top
    }
    guard let row, let before = old[row.id], let now = frames[row.id] else { return .zero }
    return LayoutPoint(
      (now.x - frame.x) - (before.x - oldFrame.x), (now.y - frame.y) - (before.y - oldFrame.y))
  }

  /// The scroll target that is at a point of the scroll view.
  fileprivate func scrollTarget(
    at point: Point, _ state: ScrollState, _ frames: [ElementID: LayoutRect]
  ) -> ElementID? {
    guard let frame = frames[id] else { return nil }
    let homes = shownElements.filter { $0.properties[.hasScrollTargets] == .hasScrollTargets(true) }
    let targets = homes.flatMap(\.shownChildren).filter { $0.kind != .absentRows }
    let place = LayoutPoint(
      frame.x + state.offset.x + point.x * state.viewport.width,
      frame.y + state.offset.y + point.y * state.viewport.height)
    func distance(_ target: ElementScene.Element) -> Double {
      guard let area = frames[target.id] else { return .infinity }
      return hypot(
        area.x + point.x * area.width - place.x, area.y + point.y * area.height - place.y)
    }
    return targets.min { distance($0) < distance($1) }?.id
  }

  /// The events with which a lazy container in a scroll view is asked for other rows: the visible ones and as many again on both
  /// sides, once missing ones are half as near.
  fileprivate func wantedRows(_ state: ScrollState, _ frames: [ElementID: LayoutRect]) -> [Event] {
    guard let frame = frames[id] else { return [] }
    let gaps = shownElements.filter { $0.kind == .absentRows }
    if gaps.isEmpty { return [] }
    var events: [Event] = []
    var homes: Set<ElementID> = []
    for gap in gaps {
      guard let home = gap.parent, homes.insert(home.id).inserted else { continue }
      let axis: LayoutAxis =
        home.kind == .lazyHorizontalStack || home.kind == .lazyHorizontalGrid
        ? .horizontal : .vertical
      let start = (axis == .vertical ? frame.y : frame.x) + state.offset[axis]
      if let event = home.wantedRows(
        axis, from: start, to: start + state.viewport[axis], frames)
      {
        events.append(event)
      }
    }
    return events
  }

  private func wantedRows(
    _ axis: LayoutAxis, from start: Double, to end: Double, _ frames: [ElementID: LayoutRect]
  ) -> Event? {
    func span(_ id: ElementID) -> (start: Double, end: Double)? {
      frames[id].map { axis == .vertical ? ($0.y, $0.maxY) : ($0.x, $0.maxX) }
    }
    let gaps = children.filter { $0.kind == .absentRows }
    let isBefore = { (gap: ElementScene.Element) in
      gap.properties[.decorationPlacement] == .decorationPlacement(.before)
    }
    let before = gaps.first(where: isBefore)
    let after = gaps.last { !isBefore($0) }
    guard let gap = before ?? after, let facts = gap.absentRows, facts.present > 0 else {
      return nil
    }
    let first = before?.absentRows?.count ?? 0
    let total = first + facts.present + (after?.absentRows?.count ?? 0)
    let margin = end - start
    func isNear(_ gap: ElementScene.Element?) -> Bool {
      guard let gap, let span = span(gap.id) else { return false }
      return span.end > start - margin / 2 && span.start < end + margin / 2
    }
    guard isNear(before) || isNear(after) else { return nil }
    let rows = children.filter { $0.kind != .absentRows && frames[$0.id] != nil }
    let spans = rows.compactMap { span($0.id) }
    guard let low = spans.map(\.start).min(), let high = spans.map(\.end).max(), high > low else {
      return nil
    }
    let columns = max(1, spans.filter { abs($0.start - low) < 0.5 }.count)
    let line = (high - low) / (Double(facts.present) / Double(columns)).rounded(.up)
    guard line > 0 else { return nil }
    func index(at place: Double) -> Int {
      let lines = ((place - low) / line).rounded(.down)
      return first + Int(max(-1e9, min(1e9, lines))) * columns
    }
    var lower = max(0, min(index(at: start - margin), total - 1))
    lower -= lower % columns
    let upper = max(
      lower + columns, min(total, index(at: end + margin) + columns, lower + AbsentRows.most))
    let isPresent = lower >= first && upper <= first + facts.present
    if isPresent { return nil }
    return Event(target: gap.id, payload: .wantRows(lower..<upper))
  }

  private var absentRows: AbsentRows? {
    if case .absentRows(let rows) = properties[.absentRows] { rows } else { nil }
  }
}
