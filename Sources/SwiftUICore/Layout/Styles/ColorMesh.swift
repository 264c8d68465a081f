import CoreGraphics
import Foundation

/// A grid of colors as pixels.
///
/// Each mesh between four points is a Coons patch of the lines between them. It is divided into small triangles.
struct ColorMesh {
  /// The number of pixels in each direction, and of pieces of each patch.
  private static let side = 48
  private static let pieces = 8

  private let width, height: Int
  private let points: [MeshGradient.BezierPoint]
  /// The colors in the space in which they are mixed, each multiplied with its opacity, which is the fourth number.
  private let colors: [SIMD4<Float>]
  private let isSmooth, isPerceptual: Bool

  /// - Returns: nil if there are not as many points and colors as the width times the height.
  init?(
    width: Int, height: Int, locations: MeshGradient.Locations, colors: [Color.Resolved],
    isSmooth: Bool, isPerceptual: Bool
  ) {
    guard (2...256).contains(width), (2...256).contains(height), colors.count == width * height
    else { return nil }
    self.width = width
    self.height = height
    switch locations {
    case .points(let points):
      guard points.count == width * height else { return nil }
      self.points = Self.connected(points, width, height)
    case .bezierPoints(let points):
      guard points.count == width * height else { return nil }
      self.points = points
    }
    self.isSmooth = isSmooth
    self.isPerceptual = isPerceptual
    self.colors = colors.map { MixedColor.numbers(of: $0, isPerceptual: isPerceptual) }
  }

  /// Returns points with control points, so that the lines through each row and column are smooth.
  private static func connected(
    _ points: [SIMD2<Float>], _ width: Int, _ height: Int
  ) -> [MeshGradient.BezierPoint] {
    points.indices.map { index in
      let (column, row) = (index % width, index / width)
      let point = points[index]
      let left = column > 0 ? points[index - 1] : point
      let right = column < width - 1 ? points[index + 1] : point
      let above = row > 0 ? points[index - width] : point
      let below = row < height - 1 ? points[index + width] : point
      // At an end the line leaves straight toward the neighbor.
      let across = (right - left) / (column > 0 && column < width - 1 ? 6 : 3)
      let down = (below - above) / (row > 0 && row < height - 1 ? 6 : 3)
      return MeshGradient.BezierPoint(
        position: point, leadingControlPoint: point - across, topControlPoint: point - down,
        trailingControlPoint: point + across, bottomControlPoint: point + down)
    }
  }

  /// Returns a picture of the mesh on a background.
  func pixels(on background: Color.Resolved) -> PixelGrid {
    let side = Self.side
    let ground = MixedColor.numbers(of: background, isPerceptual: isPerceptual)
    var canvas = [SIMD4<Float>](repeating: ground, count: side * side)
    for row in 0..<height - 1 {
      for column in 0..<width - 1 { draw(row, column, on: &canvas, ground) }
    }
    let bytes = canvas.flatMap { MixedColor.bytes(of: $0, isPerceptual: isPerceptual) }
    return PixelGrid(width: side, height: side, bytes: bytes)!
  }

  private struct Corner {
    let place: SIMD2<Float>
    let color: SIMD4<Float>
  }

  private func draw(
    _ row: Int, _ column: Int, on canvas: inout [SIMD4<Float>], _ ground: SIMD4<Float>
  ) {
    let count = Self.pieces
    func share(_ number: Int) -> Float { Float(number) / Float(count) }
    var corners: [Corner] = []
    for down in 0...count {
      for across in 0...count {
        let (u, v) = (share(across), share(down))
        corners.append(Corner(place: place(row, column, u, v), color: color(row, column, u, v)))
      }
    }
    for down in 0..<count {
      for across in 0..<count {
        let first = down * (count + 1) + across
        let (a, b) = (corners[first], corners[first + 1])
        let (c, d) = (corners[first + count + 1], corners[first + count + 2])
        Self.draw(a, b, c, on: &canvas, ground)
        Self.draw(b, d, c, on: &canvas, ground)
      }
    }
  }

  /// Returns the place of a patch at shares of its way across and down.
  private func place(_ row: Int, _ column: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
    let index = row * width + column
    let (a, b) = (points[index], points[index + 1])
    let (c, d) = (points[index + width], points[index + width + 1])
    func line(
      _ p: SIMD2<Float>, _ q: SIMD2<Float>, _ r: SIMD2<Float>, _ s: SIMD2<Float>, _ t: Float
    ) -> SIMD2<Float> {
      let rest = 1 - t
      return p * (rest * rest * rest) + q * (3 * rest * rest * t) + r * (3 * rest * t * t)
        + s * (t * t * t)
    }
    let top = line(a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, u)
    let bottom = line(c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, u)
    let left = line(a.position, a.bottomControlPoint, c.topControlPoint, c.position, v)
    let right = line(b.position, b.bottomControlPoint, d.topControlPoint, d.position, v)
    let rows = top * (1 - v) + bottom * v
    let columns = left * (1 - u) + right * u
    let upper = a.position * (1 - u) + b.position * u
    let lower = c.position * (1 - u) + d.position * u
    return rows + columns - (upper * (1 - v) + lower * v)
  }

  private func color(_ row: Int, _ column: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
    func at(_ row: Int, _ column: Int) -> SIMD4<Float> {
      colors[min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)]
    }
    func mixed(_ values: [SIMD4<Float>], _ t: Float) -> SIMD4<Float> {
      let (p, q, r, s) = (values[0], values[1], values[2], values[3])
      guard isSmooth else { return q * (1 - t) + r * t }
      let (squared, cubed) = (t * t, t * t * t)
      let straight = (r - p) * (t / 2)
      let second = (2 * p - 5 * q + 4 * r - s) * (squared / 2)
      return q + straight + second + (3 * q - p - 3 * r + s) * (cubed / 2)
    }
    return mixed(
      (row - 1...row + 2).map { row in
        mixed((column - 1...column + 2).map { at(row, $0) }, u)
      }, v)
  }

  /// Draws a triangle over the pixels whose middles are in it.
  private static func draw(
    _ a: Corner, _ b: Corner, _ c: Corner, on canvas: inout [SIMD4<Float>], _ ground: SIMD4<Float>
  ) {
    let scale = Float(side)
    func cross(_ p: SIMD2<Float>, _ q: SIMD2<Float>) -> Float { p.x * q.y - p.y * q.x }
    let area = cross(b.place - a.place, c.place - a.place)
    let places = [a.place, b.place, c.place]
    guard area != 0, places.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    func pixels(_ numbers: [Float]) -> ClosedRange<Int>? {
      let low = max(0, (numbers.min()! * scale - 0.5).rounded(.up))
      let high = min(scale - 1, (numbers.max()! * scale - 0.5).rounded(.down))
      return low <= high ? Int(low)...Int(high) : nil
    }
    guard let columns = pixels(places.map(\.x)), let rows = pixels(places.map(\.y)) else { return }
    for row in rows {
      for column in columns {
        let middle = SIMD2((Float(column) + 0.5) / scale, (Float(row) + 0.5) / scale)
        let second = cross(middle - a.place, c.place - a.place) / area
        let third = cross(b.place - a.place, middle - a.place) / area
        // A little more than the triangle, so that none of two neighbors misses a pixel between them.
        guard second >= -1e-4, third >= -1e-4, second + third <= 1.0001 else { continue }
        let color = a.color * (1 - second - third) + b.color * second + c.color * third
        canvas[row * side + column] = color + ground * (1 - min(max(color.w, 0), 1))
      }
    }
  }
}

/// Colors as the numbers that are mixed: encoded components, or those of Oklab.
private enum MixedColor {
  /// Returns three numbers multiplied with the opacity, and the opacity.
  static func numbers(of color: Color.Resolved, isPerceptual: Bool) -> SIMD4<Float> {
    var numbers = SIMD4(color.red, color.green, color.blue, 1)
    if isPerceptual {
      let (r, g, b) = (color.linearRed, color.linearGreen, color.linearBlue)
      let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
      let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
      let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
      numbers.x = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
      numbers.y = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
      numbers.z = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }
    return numbers * color.opacity
  }

  /// Returns the bytes of a pixel.
  static func bytes(of numbers: SIMD4<Float>, isPerceptual: Bool) -> [UInt8] {
    let opacity = min(max(numbers.w, 0), 1)
    let (x, y, z) =
      opacity > 0
      ? (numbers.x / opacity, numbers.y / opacity, numbers.z / opacity) : (0, 0, 0)
    var color = Color.Resolved(red: x, green: y, blue: z)
    if isPerceptual {
      func cube(_ value: Float) -> Float { value * value * value }
      let l = cube(x + 0.3963377774 * y + 0.2158037573 * z)
      let m = cube(x - 0.1055613458 * y - 0.0638541728 * z)
      let s = cube(x - 0.0894841775 * y - 1.2914855480 * z)
      color.linearRed = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
      color.linearGreen = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
      color.linearBlue = -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    }
    // In this order the greater of 0 and of no number is 0.
    return [color.red, color.green, color.blue, opacity].map {
      UInt8(min(1, max(0, $0)) * 255 + 0.5)
    }
  }
}
