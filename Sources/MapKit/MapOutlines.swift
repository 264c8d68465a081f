import CoreLocation
import SwiftUICore

/// The lines and areas on a map.
struct MapOutlines: View {
  let viewport: Viewport
  let items: [MapItem]

  var body: some View {
    ZStack {
      ForEach(items) { item in
        if let outline = MapOutline(item.kind) { drawing(of: item, outline) }
      }
    }
    .allowsHitTesting(false)
  }

  @ViewBuilder private func drawing(of item: MapItem, _ outline: MapOutline) -> some View {
    let path = outline.path(in: viewport)
    if outline.isClosed {
      path.fill(item.fill ?? AnyShapeStyle((item.tint ?? .blue).opacity(0.3)))
    }
    if let stroke = item.stroke {
      path.stroke(stroke.style, style: stroke.line)
    } else if !outline.isClosed {
      path.stroke(item.fill ?? AnyShapeStyle(item.tint ?? .blue), lineWidth: 2)
    }
  }
}

/// A line along coordinates, or around an area.
struct MapOutline {
  let coordinates: [CLLocationCoordinate2D]
  let isClosed: Bool

  /// - Returns: nil for things without an outline.
  init?(_ kind: MapItem.Kind) {
    switch kind {
    case .line(let coordinates): (self.coordinates, isClosed) = (coordinates, false)
    case .area(let coordinates): (self.coordinates, isClosed) = (coordinates, true)
    case .circle(let center, let radius):
      coordinates = Self.circle(around: center, radius: radius, count: 72)
      isClosed = true
    case .marker, .annotation, .user: return nil
    }
  }

  /// Returns coordinates on the circle around another, at equal distances.
  static func circle(
    around center: CLLocationCoordinate2D, radius: CLLocationDistance, count: Int
  ) -> [CLLocationCoordinate2D] {
    let angle = radius / 6_371_008.8
    let latitude = center.latitude * .pi / 180
    return (0..<count).map { index in
      let direction = 2 * .pi * Double(index) / Double(count)
      let other = asin(
        min(max(sin(latitude) * cos(angle) + cos(latitude) * sin(angle) * cos(direction), -1), 1))
      let turn = atan2(
        sin(direction) * sin(angle) * cos(latitude), cos(angle) - sin(latitude) * sin(other))
      return CLLocationCoordinate2D(
        latitude: other * 180 / .pi, longitude: center.longitude + turn * 180 / .pi)
    }
  }

  /// Returns the part of the outline that is seen, or close to it: a host draws no lines of millions of points.
  func path(in viewport: Viewport) -> Path {
    let points = points(in: viewport)
    let size = viewport.size
    let frame = CGRect(
      x: -size.width, y: -size.height, width: 3 * size.width, height: 3 * size.height)
    return Path { path in
      for run in isClosed ? [Clip.area(points, to: frame)] : Clip.line(points, to: frame) {
        guard let first = run.first, run.count > 1 else { continue }
        path.move(to: first)
        for point in run.dropFirst() { path.addLine(to: point) }
        if isClosed { path.closeSubpath() }
      }
    }
  }

  /// The points in the view, all on the copy of the world where the first is nearest to the center.
  private func points(in viewport: Viewport) -> [CGPoint] {
    guard let first = coordinates.first else { return [] }
    let copy = (viewport.x - Mercator.point(of: first).x).rounded()
    return coordinates.map { coordinate in
      let point = Mercator.point(of: coordinate)
      return CGPoint(
        x: Double(viewport.size.width) / 2 + (point.x + copy - viewport.x) * viewport.scale,
        y: Double(viewport.size.height) / 2 + (point.y - viewport.y) * viewport.scale)
    }
  }
}

/// Cuts off what lies outside of a rectangle.
enum Clip {
  /// Returns the parts of a line inside a rectangle.
  static func line(_ points: [CGPoint], to frame: CGRect) -> [[CGPoint]] {
    var runs: [[CGPoint]] = []
    for (start, end) in zip(points, points.dropFirst()) {
      guard let (from, to) = segment(start, end, in: frame) else { continue }
      if runs.last?.last == from {
        runs[runs.count - 1].append(to)
      } else {
        runs.append([from, to])
      }
    }
    return runs
  }

  /// Returns the part of a segment inside a rectangle, by the method of Liang and Barsky.
  private static func segment(
    _ start: CGPoint, _ end: CGPoint, in frame: CGRect
  ) -> (CGPoint, CGPoint)? {
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    var (first, last) = (0.0, 1.0)
    let edges: [(direction: Double, distance: Double)] = [
      (-dx, Double(start.x - frame.minX)), (dx, Double(frame.maxX - start.x)),
      (-dy, Double(start.y - frame.minY)), (dy, Double(frame.maxY - start.y)),
    ]
    for (direction, distance) in edges {
      if direction == 0 {
        if distance < 0 { return nil }
        continue
      }
      let share = distance / direction
      if direction < 0 { first = max(first, share) } else { last = min(last, share) }
      if first > last { return nil }
    }
    func point(_ share: Double) -> CGPoint {
      if share == 0 { return start }
      if share == 1 { return end }
      return CGPoint(x: Double(start.x) + share * dx, y: Double(start.y) + share * dy)
    }
    return (point(first), point(last))
  }

  /// Returns the part of an area inside a rectangle, by the method of Sutherland and Hodgman.
  static func area(_ points: [CGPoint], to frame: CGRect) -> [CGPoint] {
    let edges: [(CGPoint) -> Double] = [
      { Double($0.x - frame.minX) }, { Double(frame.maxX - $0.x) },
      { Double($0.y - frame.minY) }, { Double(frame.maxY - $0.y) },
    ]
    return edges.reduce(points) { points, inside in
      var kept: [CGPoint] = []
      for (index, point) in points.enumerated() {
        let previous = points[(index + points.count - 1) % points.count]
        let (before, now) = (inside(previous), inside(point))
        if (before < 0) != (now < 0) {
          let share = before / (before - now)
          kept.append(
            CGPoint(
              x: Double(previous.x) + share * Double(point.x - previous.x),
              y: Double(previous.y) + share * Double(point.y - previous.y)))
        }
        if now >= 0 { kept.append(point) }
      }
      return kept
    }
  }
}
