import BanyanHost
import BanyanLayout
import Foundation

/// An element under the pointer.
package struct Hit: Hashable, Sendable {
  package var element: ElementID
  /// The position of the element's left top corner in the window.
  package var origin: LayoutPoint
  package var size: LayoutSize

  package init(_ element: ElementID, origin: LayoutPoint, size: LayoutSize) {
    self.element = element
    self.origin = origin
    self.size = size
  }
}

extension ElementScene {
  /// Returns the elements at a point of the window, innermost first; empty if there are none.
  ///
  /// The elements are looked for where they are drawn, from front to back: within their clips, where they have been scrolled and
  /// transformed. The outermost is the window.
  /// - Parameter drawing: the window as it is drawn.
  package func hits(at point: LayoutPoint, in drawing: DrawnElement) -> [Hit] {
    let front = front
    guard front === root else {
      // Behind a modal presentation, nothing is found but the window itself.
      let shown = drawing.content.last { $0.id == front.id }
      let inside = shown.flatMap { hits(at: point, in: $0, within: .zero) } ?? []
      return inside + [Hit(.window, origin: .zero, size: drawing.frame.size)]
    }
    return hits(at: point, in: drawing, within: .zero)
      ?? [Hit(.window, origin: .zero, size: drawing.frame.size)]
  }

  /// - Parameters:
  ///   - point: in the coordinates of the surrounding element.
  ///   - origin: the position of the surrounding element in the window.
  private func hits(
    at point: LayoutPoint, in drawn: DrawnElement, within origin: LayoutPoint
  ) -> [Hit]? {
    // A removed element may be seen for a while.
    guard let element = self[drawn.id] else { return nil }
    let properties = element.properties
    if properties[.allowsHitTesting] == .allowsHitTesting(false) { return nil }
    if properties[.isHidden] == .isHidden(true) { return nil }
    let effects = drawn.effects
    if effects?.opacity == 0 { return nil }
    let offset = effects?.offset ?? .zero
    let corner = LayoutPoint(drawn.frame.x + offset.x, drawn.frame.y + offset.y)
    let size = drawn.frame.size
    var local = LayoutPoint(point.x - corner.x, point.y - corner.y)
    for transform in effects?.transforms ?? [] {
      guard let place = transform.source(of: local, in: size) else { return nil }
      local = place
    }
    if let clip = effects?.clip, !clip.contains(local, in: size) { return nil }
    if case .contentShape(let shape) = properties[.contentShape], !shape.contains(local, in: size) {
      return nil
    }
    let origin = LayoutPoint(origin.x + corner.x, origin.y + corner.y)
    let hit = Hit(drawn.id, origin: origin, size: size)
    let scrolled = effects?.scrolled ?? .zero
    let inside = LayoutPoint(local.x - scrolled.x, local.y - scrolled.y)
    let content = LayoutPoint(origin.x + scrolled.x, origin.y + scrolled.y)
    for child in drawn.content.reversed() {
      guard let found = hits(at: inside, in: child, within: content) else { continue }
      // An element may be drawn within what stands around it, as a control within its row: the inner one counts.
      return found.last?.element == hit.element ? found : found + [hit]
    }
    // The area that dims the window around a presentation is not the presentation.
    if element.kind == .presentation, drawn.content.contains(where: { $0.id == drawn.id }) {
      return nil
    }
    let isInFrame = Outline.rectangle.contains(local, in: size)
    return isInFrame && isFound(element, drawn) ? [hit] : nil
  }

  /// Returns whether an element takes the pointer where none of its content does.
  private func isFound(_ element: Element, _ drawn: DrawnElement) -> Bool {
    if !drawn.background.isEmpty || !drawn.foreground.isEmpty { return true }
    let properties = element.properties
    // An element with a gesture is found where its content is, as between the views of a stack it has none.
    if element.isControl || element.isSelectable || properties[.contentShape] != nil { return true }
    switch element.kind {
    case .scrollView, .list, .form, .textEditor, .row, .picker, .presentation: return true
    default: return element.id == .window
    }
  }
}

extension Transform {
  /// Returns the point that is shown at a place; nil if none is. A rotation in space is not followed.
  fileprivate func source(of place: LayoutPoint, in size: LayoutSize) -> LayoutPoint? {
    switch self {
    case .rotation(let degrees, let anchor):
      let center = anchor.place(in: size)
      let angle = -degrees * .pi / 180
      let (x, y) = (place.x - center.x, place.y - center.y)
      return LayoutPoint(
        center.x + x * cos(angle) - y * sin(angle), center.y + x * sin(angle) + y * cos(angle))
    case .scale(let horizontal, let vertical, let anchor):
      guard horizontal != 0, vertical != 0 else { return nil }
      let center = anchor.place(in: size)
      return LayoutPoint(
        center.x + (place.x - center.x) / horizontal, center.y + (place.y - center.y) / vertical)
    case .spatialRotation: return place
    case .affine(let a, let b, let c, let d, let tx, let ty):
      return Self.projection([a, b, 0, c, d, 0, tx, ty, 1]).source(of: place, in: size)
    case .projection(let m):
      guard m.count == 9 else { return place }
      // The columns of the inverse, up to a factor that the division removes.
      let x =
        place.x * (m[4] * m[8] - m[5] * m[7]) + place.y * (m[5] * m[6] - m[3] * m[8])
        + (m[3] * m[7] - m[4] * m[6])
      let y =
        place.x * (m[2] * m[7] - m[1] * m[8]) + place.y * (m[0] * m[8] - m[2] * m[6])
        + (m[1] * m[6] - m[0] * m[7])
      let w =
        place.x * (m[1] * m[5] - m[2] * m[4]) + place.y * (m[2] * m[3] - m[0] * m[5])
        + (m[0] * m[4] - m[1] * m[3])
      return w == 0 ? nil : LayoutPoint(x / w, y / w)
    }
  }
}

extension RelativePoint {
  fileprivate func place(in size: LayoutSize) -> LayoutPoint {
    LayoutPoint(x * size.width, y * size.height)
  }
}

extension DrawnElement {
  /// Returns the frame of each element in the window, where it is drawn, without transforms.
  package var places: [ElementID: LayoutRect] {
    var places: [ElementID: LayoutRect] = [:]
    func add(_ drawn: DrawnElement, _ origin: LayoutPoint) {
      let offset = drawn.effects?.offset ?? .zero
      let corner = LayoutPoint(
        origin.x + drawn.frame.x + offset.x, origin.y + drawn.frame.y + offset.y)
      places[drawn.id] = LayoutRect(corner, drawn.frame.size)
      let scrolled = drawn.effects?.scrolled ?? .zero
      for child in drawn.content {
        add(child, LayoutPoint(corner.x + scrolled.x, corner.y + scrolled.y))
      }
    }
    add(self, .zero)
    return places
  }
}
