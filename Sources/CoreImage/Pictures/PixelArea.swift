import Foundation

/// An area of whole pixels. Coordinates are Core Image's: y grows upwards.
struct PixelArea: Hashable, Sendable {
  let x, y, width, height: Int

  /// No picture reaches farther from the origin than this.
  private static let farthest = CGRect(
    x: -(1 << 24), y: -(1 << 24), width: 1 << 25, height: 1 << 25)

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The pixels that a rectangle touches; nil if there are none.
  init?(_ rect: CGRect) {
    let near = rect.common(with: Self.farthest)
    guard !near.isNull, near.width > 0, near.height > 0 else { return nil }
    x = Int(near.minX.rounded(.down))
    y = Int(near.minY.rounded(.down))
    width = Int(near.maxX.rounded(.up)) - x
    height = Int(near.maxY.rounded(.up)) - y
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var count: Int { width * height }
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  func intersection(_ other: PixelArea) -> PixelArea? {
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    let (right, top) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left < right, bottom < top else { return nil }
    return PixelArea(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  func expanded(by distance: Int) -> PixelArea {
    PixelArea(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}

extension CGRect {
  /// The intersection with another rectangle; null if this one's numbers are none, for which Foundation would trap.
  func common(with other: CGRect) -> CGRect {
    if isInfinite { return other }
    if other.isInfinite { return self }
    let numbers = [self, other].flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    return numbers.allSatisfy(\.isFinite) ? intersection(other) : .null
  }
}
