import CoreGraphics
import Foundation

extension Path {
  /// Returns the outline of a line drawn along this path.
  ///
  /// It consists of overlapping parts with the same direction, so fill it with the nonzero winding rule, not with the
  /// even-odd rule. Curves become short lines.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let radius = style.lineWidth / 2
    guard radius > 0, radius.isFinite else { return Path() }
    var outline = Path()
    for (points, isClosed) in dashed(style) {
      outline.addLine(along: points, isClosed: isClosed, radius: radius, style)
    }
    return outline
  }

  /// Returns the path as lines through points, divided by the style's dashes.
  private func dashed(_ style: StrokeStyle) -> [(points: [CGPoint], isClosed: Bool)] {
    let lines = pieces.filter { !$0.segments.isEmpty }.map { piece in
      var points = [piece.start]
      for segment in piece.segments {
        for point in segment.flattened() where point != points.last { points.append(point) }
      }
      if piece.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
      return (points: points, isClosed: piece.isClosed)
    }
    let dash = style.dashes.map { CGFloat($0) }
    guard !dash.isEmpty else { return lines }
    // A pattern with an odd count is used twice before it repeats.
    let pattern = dash.count % 2 == 1 ? dash + dash : dash
    let period = pattern.reduce(0, +)
    return lines.flatMap { line -> [(points: [CGPoint], isClosed: Bool)] in
      var index = 0
      var rest = style.dashPhase.truncatingRemainder(dividingBy: period)
      if rest < 0 { rest += period }
      while rest > 0, rest >= pattern[index] {
        rest -= pattern[index]
        index = (index + 1) % pattern.count
      }
      rest = pattern[index] - rest
      var dashes: [(points: [CGPoint], isClosed: Bool)] = []
      var current = index % 2 == 0 ? [line.points[0]] : []
      let points = line.isClosed ? line.points + [line.points[0]] : line.points
      for (from, to) in zip(points, points.dropFirst()) {
        var place = from
        var length = hypot(to.x - from.x, to.y - from.y)
        while length > rest, dashes.count < 10_000 {
          place = mix(place, to, rest / length)
          length -= rest
          if index % 2 == 0 {
            dashes.append((current + [place], false))
            current = []
          } else {
            current = [place]
          }
          index = (index + 1) % pattern.count
          rest = pattern[index]
        }
        rest -= length
        if index % 2 == 0 { current.append(to) }
      }
      if current.count > 1 { dashes.append((current, false)) }
      return dashes
    }
  }

  private mutating func addLine(
    along points: [CGPoint], isClosed: Bool, radius: CGFloat, _ style: StrokeStyle
  ) {
    // A dash that ends at a corner, or has no length, comes to the same point twice, from which no side leads on.
    var ends: [CGPoint] = []
    for point in isClosed ? points + [points[0]] : points {
      if let last = ends.last, hypot(point.x - last.x, point.y - last.y) <= 1e-6 { continue }
      ends.append(point)
    }
    let sides = zip(ends, ends.dropFirst()).map { from, to in
      let length = hypot(to.x - from.x, to.y - from.y)
      return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
    }
    guard !sides.isEmpty else {
      if style.lineCap == .round, let point = points.first { addDisk(at: point, radius) }
      return
    }
    for (index, side) in sides.enumerated() {
      var (from, to) = (ends[index], ends[index + 1])
      if style.lineCap == .square, !isClosed {
        if index == 0 { from = CGPoint(x: from.x - side.dx * radius, y: from.y - side.dy * radius) }
        if index == sides.count - 1 {
          to = CGPoint(x: to.x + side.dx * radius, y: to.y + side.dy * radius)
        }
      }
      let (x, y) = (-side.dy * radius, side.dx * radius)
      addPolygon([
        CGPoint(x: from.x - x, y: from.y - y), CGPoint(x: to.x - x, y: to.y - y),
        CGPoint(x: to.x + x, y: to.y + y), CGPoint(x: from.x + x, y: from.y + y),
      ])
    }
    for index in sides.indices where isClosed || index > 0 {
      let before = sides[index == 0 ? sides.count - 1 : index - 1]
      addCorner(at: ends[index], from: before, to: sides[index], radius, style)
    }
    if style.lineCap == .round, !isClosed {
      addDisk(at: points[0], radius)
      addDisk(at: points[points.count - 1], radius)
    }
  }

  private mutating func addCorner(
    at point: CGPoint, from before: CGVector, to after: CGVector, _ radius: CGFloat,
    _ style: StrokeStyle
  ) {
    let cross = before.dx * after.dy - before.dy * after.dx
    if abs(cross) < 1e-9, before.dx * after.dx + before.dy * after.dy > 0 { return }
    if style.lineJoin == .round { return addDisk(at: point, radius) }
    // The outer side of a right turn is on the left.
    let side: CGFloat = cross > 0 ? 1 : -1
    func corner(_ direction: CGVector) -> CGPoint {
      CGPoint(
        x: point.x + direction.dy * radius * side, y: point.y - direction.dx * radius * side)
    }
    let (first, second) = (corner(before), corner(after))
    var points = [point, first, second]
    let middle = CGVector(
      dx: first.x + second.x - 2 * point.x, dy: first.y + second.y - 2 * point.y)
    let square = middle.dx * middle.dx + middle.dy * middle.dy
    let reach = square > 1e-9 ? 2 * radius * radius / square : .infinity
    let length = reach * square.squareRoot()
    if style.lineJoin == .miter, length <= style.miterLimit * radius {
      points.insert(
        CGPoint(x: point.x + middle.dx * reach, y: point.y + middle.dy * reach), at: 2)
    }
    addPolygon(points)
  }

  /// Adds a polygon, clockwise on the screen.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    addLines(area < 0 ? points.reversed() : points)
    closeSubpath()
  }

  private mutating func addDisk(at center: CGPoint, _ radius: CGFloat) {
    addTurn(
      around: center, radii: CGSize(width: radius, height: radius), from: 0, by: 2 * .pi)
    closeSubpath()
  }
}
