import CoreGraphics
import Foundation

// The areas of paths as sets of points: what is in both, in either, or in one of them alone.

extension Path {
  /// Returns the area that is inside both this path and another.
  ///
  /// In the result of this and its relatives, curves are lines of sixteen pieces each. Open pieces of a path are closed first.
  /// See Apple's documentation of `Path`.
  /// - Parameter eoFill: whether to use the even-odd rule for the inside of both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).outline { $0 && $1 }
  }

  /// Returns the area that is inside this path, another, or both.
  /// - Parameter eoFill: whether to use the even-odd rule for the inside of both paths.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).outline { $0 || $1 }
  }

  /// Returns the area that is inside this path and not inside another.
  /// - Parameter eoFill: whether to use the even-odd rule for the inside of both paths.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).outline { $0 && !$1 }
  }

  /// Returns the area that is inside exactly one of this path and another.
  /// - Parameter eoFill: whether to use the even-odd rule for the inside of both paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).outline { $0 != $1 }
  }

  /// Returns the same area with an outline that does not cross itself, which both rules fill alike.
  /// - Parameter eoFill: whether to use the even-odd rule for the inside of this path.
  public func normalized(eoFill: Bool = true) -> Path {
    PathAreas(self, Path(), eoFill: eoFill).outline { inside, _ in inside }
  }

  /// Returns the parts of this path's line that are inside the area of another.
  /// - Parameter eoFill: whether to use the even-odd rule for the inside of the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).line { $0 }
  }

  /// Returns the parts of this path's line that are outside the area of another.
  /// - Parameter eoFill: whether to use the even-odd rule for the inside of the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).line { !$0 }
  }
}

/// Two paths as straight edges, which are cut where they cross.
///
/// An edge bounds the result of an operation if the operation has different answers on its two sides. This takes time in proportion to the
/// square of the number of edges.
private struct PathAreas {
  private var first: [Edge]
  private var second: [Edge]
  /// The edges of the first path before they are closed, one list for each of its pieces.
  private var lines: [[Edge]]
  private let isEvenOdd: Bool
  /// The distance below which points are the same.
  private let tolerance: CGFloat

  struct Edge {
    var start, end: CGPoint

    func point(at share: CGFloat) -> CGPoint { mix(start, end, share) }
  }

  init(_ path: Path, _ other: Path, eoFill: Bool) {
    func points(_ path: Path) -> [[CGPoint]] {
      path.pieces.map { piece in [piece.start] + piece.segments.flatMap { $0.flattened() } }
    }
    let both = (points(path), points(other))
    let extent = (both.0 + both.1).joined().reduce(1) { max($0, abs($1.x), abs($1.y)) }
    let tolerance = extent * 1e-9
    func edges(_ points: [CGPoint]) -> [Edge] {
      zip(points, points.dropFirst()).map { Edge(start: $0, end: $1) }
        .filter { !$0.start.isNear($0.end, tolerance) }
    }
    func closed(_ pieces: [[CGPoint]]) -> [Edge] { pieces.flatMap { edges($0 + $0.prefix(1)) } }
    first = closed(both.0)
    second = closed(both.1)
    lines = both.0.map(edges)
    isEvenOdd = eoFill
    self.tolerance = tolerance
  }

  /// Returns the outline of the area for which an operation is true, given whether a point is inside the paths.
  func outline(_ isInside: (Bool, Bool) -> Bool) -> Path {
    let all = first + second
    var vertices = Vertices(tolerance: tolerance)
    var kept: [Int: [Int]] = [:]
    var seen: Set<[Int]> = []
    for edge in all {
      for part in cut(edge, by: all) {
        let (start, end) = (vertices.index(of: part.start), vertices.index(of: part.end))
        guard start != end, seen.insert([min(start, end), max(start, end)]).inserted else {
          continue
        }
        let (left, right) = part.sides(at: tolerance * 1000)
        let isLeft = isInside(contains(first, left), contains(second, left))
        let isRight = isInside(contains(first, right), contains(second, right))
        if isLeft == isRight { continue }
        // The area is on the right of each edge that is kept, as seen on a screen.
        if isRight {
          kept[start, default: []].append(end)
        } else {
          kept[end, default: []].append(start)
        }
      }
    }
    return vertices.loops(along: kept)
  }

  /// Returns the parts of the first path's lines whose points fulfill a condition about being inside the second.
  func line(_ isKept: (Bool) -> Bool) -> Path {
    var path = Path()
    for line in lines {
      var end: CGPoint?
      for part in line.flatMap({ cut($0, by: second) })
      where isKept(contains(second, part.point(at: 0.5))) {
        if end != part.start { path.move(to: part.start) }
        path.addLine(to: part.end)
        end = part.end
      }
    }
    return path
  }

  /// Returns the parts of an edge between the points where others cross or touch it.
  private func cut(_ edge: Edge, by others: [Edge]) -> [Edge] {
    var shares: [CGFloat] = [0, 1]
    let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let length = hypot(dx, dy)
    for other in others where edge.mayTouch(other, tolerance) {
      let (ox, oy) = (other.end.x - other.start.x, other.end.y - other.start.y)
      let (sx, sy) = (other.start.x - edge.start.x, other.start.y - edge.start.y)
      let cross = dx * oy - dy * ox
      if abs(cross) > tolerance * tolerance {
        let along = (sx * oy - sy * ox) / cross
        let across = (sx * dy - sy * dx) / cross
        let slack = tolerance / hypot(ox, oy)
        if along > 0, along < 1, across >= -slack, across <= 1 + slack { shares.append(along) }
      }
      // The ends of an edge that lies on this one.
      for end in [other.start, other.end] {
        let (ex, ey) = (end.x - edge.start.x, end.y - edge.start.y)
        let share = (ex * dx + ey * dy) / (length * length)
        if share > 0, share < 1, abs(ex * dy - ey * dx) <= tolerance * length {
          shares.append(share)
        }
      }
    }
    let points = shares.sorted().map(edge.point)
    return zip(points, points.dropFirst()).map { Edge(start: $0, end: $1) }
      .filter { !$0.start.isNear($0.end, tolerance) }
  }

  private func contains(_ edges: [Edge], _ point: CGPoint) -> Bool {
    var winding = 0
    var crossings = 0
    for edge in edges where (edge.start.y <= point.y) != (edge.end.y <= point.y) {
      let share = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
      guard edge.start.x + share * (edge.end.x - edge.start.x) > point.x else { continue }
      crossings += 1
      winding += edge.start.y <= point.y ? 1 : -1
    }
    return isEvenOdd ? crossings % 2 == 1 : winding != 0
  }
}

extension PathAreas.Edge {
  /// Points at both sides of the middle, as seen on a screen, where y grows downward.
  fileprivate func sides(at distance: CGFloat) -> (left: CGPoint, right: CGPoint) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let scale = distance / hypot(dx, dy)
    let middle = point(at: 0.5)
    return (
      CGPoint(x: middle.x + dy * scale, y: middle.y - dx * scale),
      CGPoint(x: middle.x - dy * scale, y: middle.y + dx * scale)
    )
  }

  fileprivate func mayTouch(_ other: PathAreas.Edge, _ tolerance: CGFloat) -> Bool {
    func overlap(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Bool {
      max(a, b) + tolerance >= min(c, d) && max(c, d) + tolerance >= min(a, b)
    }
    return overlap(start.x, end.x, other.start.x, other.end.x)
      && overlap(start.y, end.y, other.start.y, other.end.y)
  }
}

/// The points of an outline, each of which is one of those near it.
private struct Vertices {
  private let tolerance: CGFloat
  private var points: [CGPoint] = []
  private var indices: [Cell: [Int]] = [:]

  private struct Cell: Hashable {
    var x, y: Int
  }

  init(tolerance: CGFloat) {
    self.tolerance = tolerance * 100
  }

  mutating func index(of point: CGPoint) -> Int {
    let cell = Cell(x: Int(point.x / tolerance), y: Int(point.y / tolerance))
    for x in cell.x - 1...cell.x + 1 {
      for y in cell.y - 1...cell.y + 1 {
        let near = indices[Cell(x: x, y: y)]?.first { points[$0].isNear(point, tolerance) }
        if let near { return near }
      }
    }
    points.append(point)
    indices[cell, default: []].append(points.count - 1)
    return points.count - 1
  }

  /// Returns the closed paths along edges, without points in the middle of a straight line. At a point where several paths meet,
  /// each takes its sharpest turn to the right.
  func loops(along edges: [Int: [Int]]) -> Path {
    var left = edges
    var path = Path()
    for start in edges.keys.sorted() {
      while let second = left[start]?.popLast() {
        var loop = [start, second]
        while let here = loop.last, here != start, let nexts = left[here], !nexts.isEmpty {
          let before = loop[loop.count - 2]
          let next = nexts.min { turn(before, here, $0) < turn(before, here, $1) } ?? start
          left[here]?.removeAll { $0 == next }
          loop.append(next)
        }
        add(loop.dropLast(), to: &path)
      }
    }
    return path
  }

  /// Returns the turn at a point, from the sharpest one to the right, as seen on a screen, to the sharpest to the left.
  private func turn(_ before: Int, _ here: Int, _ next: Int) -> CGFloat {
    let (a, b, c) = (points[before], points[here], points[next])
    let (inX, inY, outX, outY) = (b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y)
    return -atan2(inX * outY - inY * outX, inX * outX + inY * outY)
  }

  private func add(_ loop: ArraySlice<Int>, to path: inout Path) {
    let corners = loop.indices.filter { index in
      let before = loop[index == loop.startIndex ? loop.endIndex - 1 : index - 1]
      let next = loop[index == loop.endIndex - 1 ? loop.startIndex : index + 1]
      return abs(turn(before, loop[index], next)) > 1e-7
    }
    guard corners.count > 2 else { return }
    path.move(to: points[loop[corners[0]]])
    for corner in corners.dropFirst() { path.addLine(to: points[loop[corner]]) }
    path.closeSubpath()
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint, _ distance: CGFloat) -> Bool {
    abs(x - other.x) <= distance && abs(y - other.y) <= distance
  }
}
