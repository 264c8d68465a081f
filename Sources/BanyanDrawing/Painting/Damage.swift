import BanyanHost
import BanyanHostKit
import BanyanLayout

extension DrawnElement {
  /// Returns the areas of a window that do not look as in an earlier drawing of it. They may overlap; no area is empty.
  ///
  /// Everything outside of them has the same pixels in both drawings.
  package func damage(since old: DrawnElement) -> [LayoutRect] {
    var search = DamageSearch(window: frame)
    search.compare(old, self, at: .zero, within: frame)
    return search.areas
  }
}

private struct DamageSearch {
  let window: LayoutRect
  var areas: [LayoutRect] = []

  init(window: LayoutRect) { self.window = window }

  /// - Parameters:
  ///   - origin: the position of the surrounding element in the window.
  ///   - clip: the part of the window in which the elements can be seen.
  mutating func compare(
    _ old: DrawnElement, _ new: DrawnElement, at origin: LayoutPoint, within clip: LayoutRect
  ) {
    if old == new { return }
    guard old.id == new.id, old.frame == new.frame, old.effects == new.effects,
      new.effects?.keepsPlaces ?? true
    else {
      add(old, at: origin, within: clip)
      add(new, at: origin, within: clip)
      return
    }
    let effects = new.effects
    let corner = LayoutPoint(
      origin.x + new.frame.x + (effects?.offset.x ?? 0),
      origin.y + new.frame.y + (effects?.offset.y ?? 0))
    var clip = clip
    if effects?.clip != nil { clip = clip.intersection(LayoutRect(corner, new.frame.size)) }
    compare(old.background, new.background, at: corner, within: clip)
    compare(old.foreground, new.foreground, at: corner, within: clip)
    let inner = LayoutPoint(
      corner.x + (effects?.scrolled.x ?? 0), corner.y + (effects?.scrolled.y ?? 0))
    compare(old.content, new.content, at: inner, within: clip)
  }

  private mutating func compare(
    _ old: [DrawnElement], _ new: [DrawnElement], at origin: LayoutPoint, within clip: LayoutRect
  ) {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let (old, new) = (old[start..<old.count - end], new[start..<new.count - end])
    if old.count == new.count, zip(old, new).allSatisfy({ $0.id == $1.id }) {
      for (old, new) in zip(old, new) { compare(old, new, at: origin, within: clip) }
    } else {
      for element in old { add(element, at: origin, within: clip) }
      for element in new { add(element, at: origin, within: clip) }
    }
  }

  private mutating func compare(
    _ old: [DrawingPart], _ new: [DrawingPart], at corner: LayoutPoint, within clip: LayoutRect
  ) {
    if old == new { return }
    for index in 0..<max(old.count, new.count) {
      let parts = (
        index < old.count ? old[index] : nil, index < new.count ? new[index] : nil
      )
      if parts.0 == parts.1 { continue }
      add(parts.0?.bounds, at: corner, within: clip)
      add(parts.1?.bounds, at: corner, within: clip)
    }
  }

  private mutating func add(
    _ element: DrawnElement, at origin: LayoutPoint, within clip: LayoutRect
  ) {
    if element.effects?.transforms.isEmpty == false, let inner = element.innerBounds,
      element.mapping.bounds(of: inner) == nil
    {
      // A part of what reaches behind the eye could be anywhere.
      areas.append(clip)
    } else {
      add(element.bounds, at: origin, within: clip)
    }
  }

  private mutating func add(
    _ bounds: LayoutRect?, at origin: LayoutPoint, within clip: LayoutRect
  ) {
    guard let bounds else { return }
    // The edge of what lies between two pixels is in both.
    let area = bounds.moved(origin.x, origin.y).outset(by: 1).intersection(clip)
    if area.width > 0, area.height > 0 { areas.append(area) }
  }
}

extension DrawnEffects {
  /// A Boolean value that indicates whether the content is seen where it is, so that a change in it changes nothing around it.
  fileprivate var keepsPlaces: Bool {
    mask == nil && filters.isEmpty && transforms.isEmpty
  }
}
