import Foundation

/// Each square has the color in its middle. One of them is around the center.
struct Squares: PointMap {
  let center: CGPoint
  let width: Double

  func source(of point: CGPoint) -> CGPoint {
    guard width > 1 else { return point }
    let side = CGFloat(width)
    return CGPoint(
      x: center.x + ((point.x - center.x) / side).rounded() * side,
      y: center.y + ((point.y - center.y) / side).rounded() * side)
  }
}

/// Each point has the color of the nearest of many places, which are scattered, one in each square, and always the same.
struct Crystals: PointMap {
  let center: CGPoint
  let width: Double

  func source(of point: CGPoint) -> CGPoint {
    guard width > 1 else { return point }
    let side = CGFloat(width)
    let column = Int(((point.x - center.x) / side).rounded(.down))
    let row = Int(((point.y - center.y) / side).rounded(.down))
    var nearest = point
    var least = CGFloat.infinity
    for y in row - 1...row + 1 {
      for x in column - 1...column + 1 {
        let (right, up) = Self.offset(x, y)
        let place = CGPoint(
          x: center.x + (CGFloat(x) + right) * side, y: center.y + (CGFloat(y) + up) * side)
        let (dx, dy) = (place.x - point.x, place.y - point.y)
        let distance = dx * dx + dy * dy
        if distance < least { (nearest, least) = (place, distance) }
      }
    }
    return nearest
  }

  /// Returns a place in the square, from 0 to 1: any numbers that have no pattern.
  private static func offset(_ x: Int, _ y: Int) -> (CGFloat, CGFloat) {
    var bits = UInt64(truncatingIfNeeded: x) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ UInt64(truncatingIfNeeded: y)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 31) &* 0x94D0_49BB_1331_11EB
    return (CGFloat(bits >> 48) / 65536, CGFloat(bits >> 32 & 0xFFFF) / 65536)
  }
}

/// A turn around the center, which is whole there and none at the radius.
struct Twirl: PointMap {
  let center: CGPoint
  let radius, angle: Double

  func source(of point: CGPoint) -> CGPoint {
    let (x, y) = (Double(point.x - center.x), Double(point.y - center.y))
    let distance = (x * x + y * y).squareRoot()
    guard distance < radius else { return point }
    let rest = 1 - distance / radius
    let turn = angle * rest * rest
    let (sine, cosine) = (sin(turn), cos(turn))
    return CGPoint(
      x: center.x + CGFloat(x * cosine - y * sine), y: center.y + CGFloat(x * sine + y * cosine))
  }
}

/// A bump, or a dent for a negative scale, at the center or along a line through it.
struct Bump: PointMap {
  let center: CGPoint
  let radius, scale: Double
  /// The angle of the line in radians; nil for a round bump.
  let direction: Double?

  func source(of point: CGPoint) -> CGPoint {
    var (x, y) = (Double(point.x - center.x), Double(point.y - center.y))
    if let direction {
      // Only the distance from the line counts.
      let across = y * cos(direction) - x * sin(direction)
      (x, y) = (-sin(direction) * across, cos(direction) * across)
    }
    let distance = (x * x + y * y).squareRoot()
    guard distance < radius else { return point }
    let rest = 1 - distance / radius
    let factor = scale * rest * rest
    return CGPoint(x: point.x - CGFloat(x * factor), y: point.y - CGFloat(y * factor))
  }
}
