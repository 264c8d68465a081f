import CoreGraphics
import Foundation

/// A map from each point of a picture to the point from which it takes its color.
protocol PointMap: Sendable {
  func source(of point: CGPoint) -> CGPoint
}

/// A picture in which every pixel comes from another place. Beyond its border it goes on with the same colors.
struct Displaced: PixelSource {
  let input: CIImage
  let map: any PointMap
  /// True if colors between pixels are mixed.
  let isSmooth: Bool

  var extent: CGRect { input.extent }

  func raster(of area: PixelArea) throws(RenderingFailure) -> Raster {
    // Any place may be needed; of what has no border, only what is near.
    let known = input.extent.isInfinite ? area : PixelArea(input.extent) ?? area
    let source = try input.source.pixels(of: known)
    var result = Raster(area)
    var place = 0
    for row in 0..<area.height {
      let y = CGFloat(area.maxY - 1 - row) + 0.5
      for column in 0..<area.width {
        let point = map.source(of: CGPoint(x: CGFloat(area.x + column) + 0.5, y: y))
        if isSmooth {
          source.mix(at: point, into: &result.bytes, place)
        } else if let pixel = source.nearest(to: point) {
          for part in 0..<4 { result.bytes[place + part] = source.bytes[pixel + part] }
        }
        place += 4
      }
    }
    return result
  }
}

/// A picture that is moved, turned, or made larger or smaller.
struct TransformedPicture: PixelSource {
  let input: CIImage
  let transform: CGAffineTransform

  private var isUsable: Bool {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return parts.allSatisfy(\.isFinite) && transform.a * transform.d != transform.b * transform.c
  }

  var extent: CGRect { isUsable ? input.extent.applying(transform) : .null }

  func raster(of area: PixelArea) throws(RenderingFailure) -> Raster {
    var result = Raster(area)
    let inverse = transform.inverted()
    guard let needed = PixelArea(area.rect.applying(inverse)) else { return result }
    let known = PixelArea(input.extent)?.intersection(needed)
    guard let known else { return result }
    let source = try input.source.pixels(of: known)
    let bounds = input.extent
    var place = 0
    for row in 0..<area.height {
      let y = CGFloat(area.maxY - 1 - row) + 0.5
      for column in 0..<area.width {
        let point = CGPoint(x: CGFloat(area.x + column) + 0.5, y: y).applying(inverse)
        if bounds.isInfinite || bounds.contains(point), let pixel = source.nearest(to: point) {
          for part in 0..<4 { result.bytes[place + part] = source.bytes[pixel + part] }
        }
        place += 4
      }
    }
    return result
  }
}

/// A picture that goes on for ever with the colors of its border.
struct ClampedPicture: PixelSource {
  let input: CIImage

  var extent: CGRect { input.extent.isNull ? .null : .infinite }

  func raster(of area: PixelArea) throws(RenderingFailure) -> Raster {
    guard !input.extent.isInfinite, let whole = PixelArea(input.extent) else {
      return try input.source.pixels(of: area)
    }
    let source = try input.source.pixels(of: whole)
    var result = Raster(area)
    var place = 0
    for row in 0..<area.height {
      let y = min(max(area.maxY - 1 - row, whole.y), whole.maxY - 1)
      for column in 0..<area.width {
        let pixel = source.place(min(max(area.x + column, whole.x), whole.maxX - 1), y)
        for part in 0..<4 { result.bytes[place + part] = source.bytes[pixel + part] }
        place += 4
      }
    }
    return result
  }
}

extension Raster {
  /// The place of the pixel that is nearest to a point; nil if the point is nowhere.
  func nearest(to point: CGPoint) -> Int? {
    guard point.x.isFinite, point.y.isFinite, area.count > 0 else { return nil }
    let x = min(max(point.x.rounded(.down), CGFloat(area.x)), CGFloat(area.maxX - 1))
    let y = min(max(point.y.rounded(.down), CGFloat(area.y)), CGFloat(area.maxY - 1))
    return place(Int(x), Int(y))
  }

  /// Writes the mixture of the four pixels around a point.
  func mix(at point: CGPoint, into target: inout [UInt8], _ place: Int) {
    guard
      let first = nearest(to: CGPoint(x: point.x - 0.5, y: point.y - 0.5)),
      let second = nearest(to: CGPoint(x: point.x + 0.5, y: point.y - 0.5)),
      let third = nearest(to: CGPoint(x: point.x - 0.5, y: point.y + 0.5)),
      let fourth = nearest(to: CGPoint(x: point.x + 0.5, y: point.y + 0.5))
    else { return }
    let right = Float((point.x - 0.5) - (point.x - 0.5).rounded(.down))
    let up = Float((point.y - 0.5) - (point.y - 0.5).rounded(.down))
    for part in 0..<4 {
      let below = Float(bytes[first + part]) * (1 - right) + Float(bytes[second + part]) * right
      let above = Float(bytes[third + part]) * (1 - right) + Float(bytes[fourth + part]) * right
      target[place + part] = UInt8(below * (1 - up) + above * up + 0.5)
    }
  }
}
