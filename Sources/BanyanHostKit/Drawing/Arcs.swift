import BanyanHost
import BanyanLayout
import Foundation

/// An angle with its functions.
struct Angle {
  let sine, cosine: Double

  init(degrees: Double) {
    let radians = degrees * .pi / 180
    (sine, cosine) = (sin(radians), cos(radians))
  }
}

extension PathDescription {
  /// Returns a part of the circle in a square. Angles are in degrees, clockwise from the top.
  static func arc(in square: LayoutRect, from start: Double, sweep: Double) -> PathDescription {
    let radius = square.width / 2
    let (x, y) = (square.x + radius, square.y + radius)
    func point(_ angle: Double, tangent: Double = 0) -> Point {
      let angle = Angle(degrees: angle)
      return Point(
        x: x + radius * (angle.sine + tangent * angle.cosine),
        y: y + radius * (-angle.cosine + tangent * angle.sine))
    }
    let count = max(1, Int((abs(sweep) / 90).rounded(.up)))
    let step = sweep / Double(count)
    // The length of the tangents with which a curve follows a circle.
    let length = 4 / 3 * tan(step * .pi / 720)
    var elements: [Element] = [.move(point(start))]
    for index in 0..<count {
      let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
      elements.append(
        .curve(
          point(to), control1: point(from, tangent: length), control2: point(to, tangent: -length)))
    }
    return PathDescription(elements)
  }
}
