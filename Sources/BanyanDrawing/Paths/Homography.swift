import BanyanHost
import Foundation

/// A mapping of a plane to another one in perspective: a matrix of three by three by which a column `[x y 1]` is multiplied.
struct Homography {
  /// The rows follow each other.
  let m: [Double]

  func applied(to x: Double, _ y: Double) -> (x: Double, y: Double)? {
    let w = m[6] * x + m[7] * y + m[8]
    // Points behind the eye are invisible.
    guard w > 1e-9 else { return nil }
    return ((m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w)
  }

  func followed(by other: Homography) -> Homography {
    let (a, b) = (other.m, m)
    return Homography(
      m: (0..<9).map { place in
        let (row, column) = (place / 3 * 3, place % 3)
        return a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6]
      })
  }

  var inverse: Homography? {
    let determinant =
      m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6])
      + m[2] * (m[3] * m[7] - m[4] * m[6])
    guard determinant.magnitude > 1e-12 else { return nil }
    let cofactors = [
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    return Homography(m: cofactors.map { $0 / determinant })
  }

  /// The same mapping as a matrix of Cairo; nil if it has a perspective.
  var affine: CairoMatrix? {
    guard m[6].magnitude < 1e-9, m[7].magnitude < 1e-9, m[8] > 1e-9 else { return nil }
    return CairoMatrix(
      xx: m[0] / m[8], yx: m[3] / m[8], xy: m[1] / m[8], yy: m[4] / m[8], x0: m[2] / m[8],
      y0: m[5] / m[8])
  }
}

extension Homography {
  /// Creates the mapping of a transform of an element of a size.
  init(_ transform: Transform, width: Double, height: Double) {
    switch transform {
    case .rotation(let degrees, let anchor):
      let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
      self.init([c, -s, 0, s, c, 0, 0, 0, 1], around: anchor.x * width, anchor.y * height)
    case .scale(let x, let y, let anchor):
      self.init([x, 0, 0, 0, y, 0, 0, 0, 1], around: anchor.x * width, anchor.y * height)
    case .spatialRotation(let degrees, let axis, let anchor, let depth, let perspective):
      self.init(
        rotation: degrees, axis: axis, around: anchor.x * width, anchor.y * height, depth: depth,
        perspective: perspective)
    case .affine(let a, let b, let c, let d, let tx, let ty):
      self.init(m: [a, c, tx, b, d, ty, 0, 0, 1])
    case .projection(let n):
      guard n.count == 9 else {
        self.init(m: [1, 0, 0, 0, 1, 0, 0, 0, 1])
        return
      }
      self.init(m: [n[0], n[3], n[6], n[1], n[4], n[7], n[2], n[5], n[8]])
    }
  }

  private init(_ rows: [Double], around x: Double, _ y: Double) {
    self =
      Homography(m: [1, 0, -x, 0, 1, -y, 0, 0, 1])
      .followed(by: Homography(m: rows))
      .followed(by: Homography(m: [1, 0, x, 0, 1, y, 0, 0, 1]))
  }

  private init(
    rotation degrees: Double, axis: Transform.Axis, around x: Double, _ y: Double, depth: Double,
    perspective: Double
  ) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else {
      self.init(m: [1, 0, 0, 0, 1, 0, 0, 0, 1])
      return
    }
    let (u, v, w) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let t = 1 - c
    // The columns for x and y, and what the depth adds.
    let rows = [
      [t * u * u + c, t * u * v - s * w, t * u * w + s * v],
      [t * u * v + s * w, t * v * v + c, t * v * w - s * u],
      [t * u * w - s * v, t * v * w + s * u, t * w * w + c],
    ]
    // As on pages: Apple's perspective of 1 looks about like this distance.
    let nearness = perspective == 0 ? 0 : perspective.magnitude / 600
    self.init(
      [
        rows[0][0], rows[0][1], rows[0][2] * depth,
        rows[1][0], rows[1][1], rows[1][2] * depth,
        -nearness * rows[2][0], -nearness * rows[2][1], 1 - nearness * rows[2][2] * depth,
      ], around: x, y)
  }
}
