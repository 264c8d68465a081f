import CoreGraphics
import Foundation

/// One color, wherever somebody looks.
struct ColorEverywhere: PixelSource {
  let color: CIColor

  var extent: CGRect { .infinite }

  func raster(of area: PixelArea) -> Raster {
    var result = Raster(area)
    let pixel = color.pixel
    for place in result.bytes.indices { result.bytes[place] = pixel[place & 3] }
    return result
  }
}

/// Squares of two colors, with a corner of four at the center.
struct Checkerboard: PixelSource {
  let center: CGPoint
  let first, second: CIColor
  let width: Double

  var extent: CGRect { .infinite }

  func raster(of area: PixelArea) -> Raster {
    var result = Raster(area)
    let pixels = [first.pixel, second.pixel]
    var place = 0
    for row in 0..<area.height {
      let y = (Double(area.maxY - 1 - row) + 0.5 - Double(center.y)) / width
      for column in 0..<area.width {
        let x = (Double(area.x + column) + 0.5 - Double(center.x)) / width
        let pixel = pixels[(Int(x.rounded(.down)) + Int(y.rounded(.down))) & 1]
        for part in 0..<4 { result.bytes[place + part] = pixel[part] }
        place += 4
      }
    }
    return result
  }
}

extension QRCode {
  /// The code with a pixel for each module, and one light module around it, as Core Image draws it.
  var picture: DecodedPicture {
    let width = size + 2
    var bytes = [UInt8](repeating: 255, count: width * width * 4)
    for row in 0..<size {
      for column in 0..<size where modules[row * size + column] {
        let place = ((row + 1) * width + column + 1) * 4
        for part in 0..<3 { bytes[place + part] = 0 }
      }
    }
    // The number of bytes matches the size.
    return DecodedPicture(picture: PixelGrid(width: width, height: width, bytes: bytes)!)
  }
}
