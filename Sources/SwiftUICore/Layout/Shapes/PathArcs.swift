import CoreGraphics
import Foundation

extension Path {
  /// Adds an arc of a circle, with a line to its start.
  ///
  /// Angles are measured from the x-axis. On a screen, where y points down, `clockwise` has the
  /// opposite of its visual meaning, as in Apple's drawing.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    guard delta.isFinite, radius.isFinite else { return }
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
      if delta < -turn { delta = -turn }
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
      if delta > turn { delta = turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds an arc of a circle by its angle, with a line to its start.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.addTurn(
      around: center, radii: CGSize(width: radius, height: radius), from: startAngle.radians,
      by: delta.radians)
    if transform != .identity { arc = arc.applying(transform) }
    // A line joins the arc to the end of the path.
    if currentPoint != nil, case .move(let start)? = arc.elements.first {
      arc.elements[0] = .line(to: start)
    }
    elements += arc.elements
  }

  /// Adds an arc of a circle that touches two lines: one from the end of the path to a point, and one from
  /// there to another point.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    let end = tangent2End.applying(transform)
    guard let start = currentPoint else { return move(to: corner) }
    let first = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let second = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let lengths = (hypot(first.dx, first.dy), hypot(second.dx, second.dy))
    let cross = first.dx * second.dy - first.dy * second.dx
    guard lengths.0 > 0, lengths.1 > 0, abs(cross) > 1e-9, radius > 0 else {
      return addLine(to: corner)
    }
    let cosine = (first.dx * second.dx + first.dy * second.dy) / (lengths.0 * lengths.1)
    let angle = acos(max(-1, min(1, cosine)))
    let distance = radius / tan(angle / 2)
    let touch1 = CGPoint(
      x: corner.x + first.dx / lengths.0 * distance, y: corner.y + first.dy / lengths.0 * distance)
    let touch2 = CGPoint(
      x: corner.x + second.dx / lengths.1 * distance,
      y: corner.y + second.dy / lengths.1 * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: touch1.x - side * first.dy / lengths.0 * radius,
      y: touch1.y + side * first.dx / lengths.0 * radius)
    let from = atan2(touch1.y - center.y, touch1.x - center.x)
    var delta = atan2(touch2.y - center.y, touch2.x - center.x) - from
    while delta > .pi { delta -= 2 * .pi }
    while delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(from)),
      delta: Angle(radians: Double(delta)))
  }

  /// Begins a new subpath with an arc of an ellipse, in curves of at most a quarter turn each.
  mutating func addTurn(
    around center: CGPoint, radii: CGSize, from start: Double, by delta: Double
  ) {
    guard start.isFinite, delta.isFinite else { return }
    func point(_ angle: Double, _ x: Double = 0, _ y: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radii.width * CGFloat(cos(angle) + x),
        y: center.y + radii.height * CGFloat(sin(angle) + y))
    }
    move(to: point(start))
    // Larger angles look the same as a few turns.
    let delta = max(-32 * Double.pi, min(32 * Double.pi, delta))
    let count = max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
    let step = delta / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = start + Double(index) * step
      let to = from + step
      addCurve(
        to: point(to), control1: point(from, -reach * sin(from), reach * cos(from)),
        control2: point(to, reach * sin(to), -reach * cos(to)))
    }
  }

  /// Adds a rounded rectangle with its corners in the order leading top, trailing top, trailing bottom, leading bottom.
  mutating func addCorners(in rect: CGRect, _ sizes: [CGSize]) {
    let sizes = sizes.map { size in
      CGSize(
        width: max(0, min(size.width, rect.width / 2)),
        height: max(0, min(size.height, rect.height / 2)))
    }
    // The share of the radius at which the control points of a curve approximate a quarter circle.
    let share: CGFloat = 1 - 0.5522847498
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    // The directions in which each corner is entered and left, pointing along the sides.
    let entries: [(CGFloat, CGFloat)] = [(0, 1), (-1, 0), (0, -1), (1, 0)]
    let exits: [(CGFloat, CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    func along(_ index: Int, _ direction: (CGFloat, CGFloat), _ part: CGFloat) -> CGPoint {
      CGPoint(
        x: corners[index].x + direction.0 * sizes[index].width * part,
        y: corners[index].y + direction.1 * sizes[index].height * part)
    }
    move(to: along(0, exits[0], 1))
    for index in [1, 2, 3, 0] {
      addLine(to: along(index, entries[index], 1))
      guard sizes[index].width > 0, sizes[index].height > 0 else { continue }
      addCurve(
        to: along(index, exits[index], 1), control1: along(index, entries[index], share),
        control2: along(index, exits[index], share))
    }
    closeSubpath()
  }
}
