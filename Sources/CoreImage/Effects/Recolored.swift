import CoreGraphics
import Foundation

/// Red, green and blue from 0 to 1, not multiplied with an opacity.
struct RGB: Sendable {
  var red, green, blue: Float

  init(_ red: Float, _ green: Float, _ blue: Float) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  init(_ color: CIColor) {
    self.init(Float(color.red), Float(color.green), Float(color.blue))
  }

  /// The luminance of the color.
  var luminance: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// A color between this one and another: 0 is this one.
  func mixed(with other: RGB, _ part: Float) -> RGB {
    RGB(
      red + (other.red - red) * part, green + (other.green - green) * part,
      blue + (other.blue - blue) * part)
  }
}

/// A rule that maps each color of a picture to another, wherever it is in the picture.
protocol ColorRule: Sendable {
  func color(_ color: RGB) -> RGB
}

/// A picture with other colors in the same places.
struct Recolored: PixelSource {
  let input: CIImage
  let rule: any ColorRule

  var extent: CGRect { input.extent }

  func raster(of area: PixelArea) throws(RenderingFailure) -> Raster {
    var result = try input.source.pixels(of: area)
    result.bytes.withUnsafeMutableBufferPointer { bytes in
      for place in stride(from: 0, to: bytes.count, by: 4) where bytes[place + 3] > 0 {
        let opacity = Float(bytes[place + 3])
        let color = rule.color(
          RGB(
            Float(bytes[place]) / opacity, Float(bytes[place + 1]) / opacity,
            Float(bytes[place + 2]) / opacity))
        bytes[place] = Self.byte(color.red, opacity)
        bytes[place + 1] = Self.byte(color.green, opacity)
        bytes[place + 2] = Self.byte(color.blue, opacity)
      }
    }
    return result
  }

  /// Numbers that are none, such as those of an infinite contrast, are black.
  static func byte(_ part: Float, _ opacity: Float) -> UInt8 {
    part > 0 ? UInt8(min(part, 1) * opacity + 0.5) : 0
  }
}

/// A picture that becomes darker towards its corners.
struct Vignette: PixelSource {
  let input: CIImage
  let intensity, radius: Double

  var extent: CGRect { input.extent }

  func raster(of area: PixelArea) throws(RenderingFailure) -> Raster {
    var result = try input.source.pixels(of: area)
    guard !extent.isInfinite else { return result }
    let half = Double(extent.width * extent.width + extent.height * extent.height) / 4
    let reach = min(max(radius, 0), 2)
    let (middleX, middleY) = (Double(extent.midX), Double(extent.midY))
    result.bytes.withUnsafeMutableBufferPointer { bytes in
      var place = 0
      for row in 0..<area.height {
        let y = Double(area.maxY - 1 - row) + 0.5 - middleY
        for column in 0..<area.width {
          let x = Double(area.x + column) + 0.5 - middleX
          let shade = min((x * x + y * y) / half * reach, 1)
          let light = min(max(1 - intensity * shade, 0), 1)
          for part in place..<place + 3 {
            bytes[part] = UInt8(Double(bytes[part]) * light + 0.5)
          }
          place += 4
        }
      }
    }
    return result
  }
}
