import BanyanHost
import BanyanLayout

/// The lines and curves of an outline in a rectangle, in points.
struct OutlinePath {
  var elements: [PathDescription.Element]
  var isEvenOdd = false

  init(_ elements: [PathDescription.Element], isEvenOdd: Bool = false) {
    self.elements = elements
    self.isEvenOdd = isEvenOdd
  }

  init(_ outline: Outline, in rect: LayoutRect) {
    elements = []
    switch outline {
    case .rectangle: addRectangle(rect, corners: .init(0))
    case .roundedRectangle(let radius): addRectangle(rect, corners: .init(radius))
    case .unevenRectangle(let corners): addRectangle(rect, corners: corners)
    case .capsule: addRectangle(rect, corners: .init(min(rect.width, rect.height) / 2))
    case .circle:
      let side = min(rect.width, rect.height)
      addEllipse(
        LayoutRect(
          rect.x + (rect.width - side) / 2, rect.y + (rect.height - side) / 2, side, side))
    case .ellipse: addEllipse(rect)
    case .path(let path):
      isEvenOdd = path.isEvenOdd
      let (width, height) = path.isRelative ? (rect.width, rect.height) : (1, 1)
      elements = path.elements.map { element in
        element.moved { Point(x: rect.x + $0.x * width, y: rect.y + $0.y * height) }
      }
    }
  }

  /// The part of the circle's radius that is between a corner and the control point of its quarter.
  private static let quarter = 0.552_284_75

  private mutating func addRectangle(_ rect: LayoutRect, corners: Outline.Corners) {
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    guard rect.width > 0, rect.height > 0 else { return }
    // Radii that do not fit beside each other shrink together, as in CSS.
    let radii = corners.sensible
    let sums = [
      (radii.topLeading + radii.topTrailing, rect.width),
      (radii.bottomLeading + radii.bottomTrailing, rect.width),
      (radii.topLeading + radii.bottomLeading, rect.height),
      (radii.topTrailing + radii.bottomTrailing, rect.height),
    ]
    let share = sums.reduce(1) { $1.0 > $1.1 ? min($0, $1.1 / $1.0) : $0 }
    func corner(
      _ radius: Double, _ x: Double, _ y: Double, from: (Double, Double), to: (Double, Double)
    ) {
      // `from` and `to` are the directions in which the sides leave the corner.
      let radius = radius * share
      let control = radius * (1 - Self.quarter)
      let start = Point(x: x + from.0 * radius, y: y + from.1 * radius)
      elements.append(.line(start))
      if radius == 0 { return }
      elements.append(
        .curve(
          Point(x: x + to.0 * radius, y: y + to.1 * radius),
          control1: Point(x: x + from.0 * control, y: y + from.1 * control),
          control2: Point(x: x + to.0 * control, y: y + to.1 * control)))
    }
    // From the leading end of the top, clockwise, where SwiftUI's rectangles begin.
    elements.append(.move(Point(x: left + radii.topLeading * share, y: top)))
    corner(radii.topTrailing, right, top, from: (-1, 0), to: (0, 1))
    corner(radii.bottomTrailing, right, bottom, from: (0, -1), to: (-1, 0))
    corner(radii.bottomLeading, left, bottom, from: (1, 0), to: (0, -1))
    if radii.topLeading > 0 { corner(radii.topLeading, left, top, from: (0, 1), to: (1, 0)) }
    elements.append(.close)
  }

  private mutating func addEllipse(_ rect: LayoutRect) {
    let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2)
    let (a, b) = (rect.width / 2, rect.height / 2)
    func point(_ dx: Double, _ dy: Double) -> Point { Point(x: x + a * dx, y: y + b * dy) }
    // From the right, clockwise, where SwiftUI's circles begin.
    let directions: [(Double, Double)] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 0)]
    elements.append(.move(point(1, 0)))
    for (old, new) in zip(directions, directions.dropFirst()) {
      let k = Self.quarter
      elements.append(
        .curve(
          point(new.0, new.1), control1: point(old.0 + k * new.0, old.1 + k * new.1),
          control2: point(new.0 + k * old.0, new.1 + k * old.1)))
    }
    elements.append(.close)
  }

  /// The smallest rectangle around all points; nil if there are none.
  var bounds: LayoutRect? {
    var bounds: LayoutRect?
    for element in elements {
      for point in element.points where point.x.isFinite && point.y.isFinite {
        bounds =
          bounds.map { $0.union(LayoutRect(point.x, point.y, 0, 0)) }
          ?? LayoutRect(point.x, point.y, 0, 0)
      }
    }
    return bounds
  }
}

extension Outline.Corners {
  init(_ radius: Double) {
    self.init(
      topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius)
  }

  fileprivate var sensible: Outline.Corners {
    func sensible(_ radius: Double) -> Double { radius.isFinite ? max(0, radius) : 0 }
    return Outline.Corners(
      topLeading: sensible(topLeading), topTrailing: sensible(topTrailing),
      bottomLeading: sensible(bottomLeading), bottomTrailing: sensible(bottomTrailing))
  }
}

extension Outline {
  /// Returns the outline for a rectangle whose edges are moved inward: corners get smaller.
  func inset(by length: Double) -> Outline {
    func inset(_ radius: Double) -> Double { max(0, radius - length) }
    switch self {
    case .roundedRectangle(let radius): return .roundedRectangle(cornerRadius: inset(radius))
    case .unevenRectangle(let corners):
      return .unevenRectangle(
        Corners(
          topLeading: inset(corners.topLeading), topTrailing: inset(corners.topTrailing),
          bottomLeading: inset(corners.bottomLeading),
          bottomTrailing: inset(corners.bottomTrailing)))
    case .rectangle, .capsule, .circle, .ellipse, .path: return self
    }
  }
}

extension PathDescription.Element {
  var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let first, let second): [first, second, point]
    case .close: []
    }
  }

  func moved(_ move: (Point) -> Point) -> PathDescription.Element {
    switch self {
    case .move(let point): .move(move(point))
    case .line(let point): .line(move(point))
    case .quadCurve(let point, let control): .quadCurve(move(point), control: move(control))
    case .curve(let point, let first, let second):
      .curve(move(point), control1: move(first), control2: move(second))
    case .close: .close
    }
  }
}

extension LayoutRect {
  func union(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return LayoutRect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  func intersection(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return LayoutRect(
      left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
  }

  func outset(by length: Double) -> LayoutRect {
    LayoutRect(x - length, y - length, width + 2 * length, height + 2 * length)
  }

  func moved(_ dx: Double, _ dy: Double) -> LayoutRect {
    LayoutRect(x + dx, y + dy, width, height)
  }
}
