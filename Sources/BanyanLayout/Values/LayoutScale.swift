/// The factors by which an element draws its contents larger or smaller, around a point.
package struct LayoutScale: Hashable, Sendable {
  package var x, y: Double
  /// The fixed point, as fractions of the element's size.
  package var anchor: LayoutPoint

  package init(x: Double, y: Double, anchor: LayoutPoint) {
    self.x = x
    self.y = y
    self.anchor = anchor
  }

  /// Returns where a frame in an element of a size is drawn.
  func applied(to frame: LayoutRect, in size: LayoutSize) -> LayoutRect {
    func scaled(
      _ place: Double, _ length: Double, _ factor: Double, around point: Double
    ) -> (place: Double, length: Double) {
      let start = point + (place - point) * factor
      // A negative factor mirrors.
      return (factor < 0 ? start + length * factor : start, length * abs(factor))
    }
    let (x, width) = scaled(frame.x, frame.width, self.x, around: anchor.x * size.width)
    let (y, height) = scaled(frame.y, frame.height, self.y, around: anchor.y * size.height)
    return LayoutRect(x, y, width, height)
  }
}
