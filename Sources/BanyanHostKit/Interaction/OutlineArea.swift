import BanyanHost
import BanyanLayout

extension Outline {
  /// Returns a Boolean value that indicates whether a point is in the area of the outline.
  /// - Parameter size: the size of the rectangle in which the outline stands, from the origin.
  package func contains(_ point: LayoutPoint, in size: LayoutSize) -> Bool {
    let isInBounds =
      point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
    switch self {
    case .rectangle: return isInBounds
    case .roundedRectangle(let radius):
      return isInBounds && Self.isInCorners(point, size, { _, _ in radius })
    case .capsule:
      return isInBounds && Self.isInCorners(point, size, { _, _ in .infinity })
    case .unevenRectangle(let corners):
      return isInBounds
        && Self.isInCorners(point, size) { isLeading, isTop in
          switch (isLeading, isTop) {
          case (true, true): corners.topLeading
          case (false, true): corners.topTrailing
          case (true, false): corners.bottomLeading
          case (false, false): corners.bottomTrailing
          }
        }
    case .circle:
      let radius = min(size.width, size.height) / 2
      return Self.isInEllipse(point, size, radius, radius)
    case .ellipse: return Self.isInEllipse(point, size, size.width / 2, size.height / 2)
    case .path(let path): return path.contains(point, in: size)
    }
  }

  /// - Parameter radius: the radius of the corner on a side.
  private static func isInCorners(
    _ point: LayoutPoint, _ size: LayoutSize, _ radius: (_ isLeading: Bool, _ isTop: Bool) -> Double
  ) -> Bool {
    let isLeading = point.x < size.width / 2
    let isTop = point.y < size.height / 2
    let radius = min(radius(isLeading, isTop), min(size.width, size.height) / 2)
    let x = radius - (isLeading ? point.x : size.width - point.x)
    let y = radius - (isTop ? point.y : size.height - point.y)
    return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
  }

  private static func isInEllipse(
    _ point: LayoutPoint, _ size: LayoutSize, _ horizontal: Double, _ vertical: Double
  ) -> Bool {
    guard horizontal > 0, vertical > 0 else { return false }
    let x = (point.x - size.width / 2) / horizontal
    let y = (point.y - size.height / 2) / vertical
    return x * x + y * y <= 1
  }
}

extension PathDescription {
  fileprivate func contains(_ point: LayoutPoint, in size: LayoutSize) -> Bool {
    var winding = 0
    var crossings = 0
    for (start, end) in lines(in: size) {
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      guard x > point.x else { continue }
      crossings += 1
      winding += end.y > start.y ? 1 : -1
    }
    return isEvenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// The number of lines in place of a curve, which is enough for a pointer.
  private static let linesPerCurve = 16

  /// The outline in straight lines. Parts that are not closed are, as for filling them.
  private func lines(in size: LayoutSize) -> [(LayoutPoint, LayoutPoint)] {
    var lines: [(LayoutPoint, LayoutPoint)] = []
    var start = LayoutPoint.zero
    var last = LayoutPoint.zero
    func place(_ point: Point) -> LayoutPoint {
      isRelative
        ? LayoutPoint(point.x * size.width, point.y * size.height) : LayoutPoint(point.x, point.y)
    }
    func add(_ point: LayoutPoint) {
      lines.append((last, point))
      last = point
    }
    func curve(_ first: LayoutPoint, _ second: LayoutPoint, _ end: LayoutPoint) {
      let begin = last
      for step in 1...Self.linesPerCurve {
        let t = Double(step) / Double(Self.linesPerCurve)
        let rest = 1 - t
        let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
        add(
          LayoutPoint(
            a * begin.x + b * first.x + c * second.x + d * end.x,
            a * begin.y + b * first.y + c * second.y + d * end.y))
      }
    }
    for element in elements {
      switch element {
      case .move(let point):
        add(start)
        start = place(point)
        last = start
      case .line(let point): add(place(point))
      case .quadCurve(let point, let control):
        let (end, control) = (place(point), place(control))
        let first = LayoutPoint(
          last.x + (control.x - last.x) * 2 / 3, last.y + (control.y - last.y) * 2 / 3)
        let second = LayoutPoint(
          end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3)
        curve(first, second, end)
      case .curve(let point, let control1, let control2):
        curve(place(control1), place(control2), place(point))
      case .close: add(start)
      }
    }
    add(start)
    return lines
  }
}
