import CoreGraphics

/// The pixels of an area, in rows from the top. Red, green and blue are multiplied with the opacity, so that sums of pixels mean
/// something.
struct Raster: Sendable {
  /// The largest area that is computed: 32 MB for each step.
  static let mostPixels = 1 << 23

  let area: PixelArea
  var bytes: [UInt8]

  /// Transparent pixels.
  init(_ area: PixelArea) {
    self.area = area
    bytes = Array(repeating: 0, count: area.count * 4)
  }

  /// The pixels of a picture whose lower left corner is at the origin.
  init(_ picture: PixelGrid) {
    area = PixelArea(x: 0, y: 0, width: picture.width, height: picture.height)
    bytes = picture.bytes
    bytes.withUnsafeMutableBufferPointer { bytes in
      for place in stride(from: 0, to: bytes.count, by: 4) where bytes[place + 3] < 255 {
        let opacity = Int(bytes[place + 3])
        for part in place..<place + 3 {
          bytes[part] = UInt8((Int(bytes[part]) * opacity + 127) / 255)
        }
      }
    }
  }

  /// The pixels as a picture of its own.
  var picture: PixelGrid? {
    var result = bytes
    result.withUnsafeMutableBufferPointer { bytes in
      for place in stride(from: 0, to: bytes.count, by: 4) where bytes[place + 3] < 255 {
        let opacity = Int(bytes[place + 3])
        for part in place..<place + 3 {
          bytes[part] =
            opacity == 0 ? 0 : UInt8(min(255, (Int(bytes[part]) * 255 + opacity / 2) / opacity))
        }
      }
    }
    return PixelGrid(width: area.width, height: area.height, bytes: result)
  }

  /// The place of the first byte of a pixel of the area.
  func place(_ x: Int, _ y: Int) -> Int {
    ((area.maxY - 1 - y) * area.width + x - area.x) * 4
  }

  /// The pixels of another area. Those that are not in this one are transparent.
  func moved(to other: PixelArea) -> Raster {
    guard other != area else { return self }
    var result = Raster(other)
    guard let common = area.intersection(other) else { return result }
    for y in common.y..<common.maxY {
      let source = place(common.x, y)
      let target = result.place(common.x, y)
      let count = common.width * 4
      result.bytes.replaceSubrange(target..<target + count, with: bytes[source..<source + count])
    }
    return result
  }
}

/// A source of pixels, which are computed on demand.
protocol PixelSource: Sendable {
  /// The area that has pixels.
  var extent: CGRect { get }
  /// - Parameter area: a part of the extent.
  func raster(of area: PixelArea) throws(RenderingFailure) -> Raster
}

/// A reason why pixels are not computed.
enum RenderingFailure: Error {
  /// The area is larger than ``Raster/mostPixels``.
  case tooLarge
}

extension PixelSource {
  /// The pixels of any area. Those outside of the extent are transparent.
  func pixels(of area: PixelArea) throws(RenderingFailure) -> Raster {
    guard area.count <= Raster.mostPixels else { throw .tooLarge }
    guard let inside = PixelArea(extent)?.intersection(area) else { return Raster(area) }
    return try raster(of: inside).moved(to: area)
  }
}

/// A picture that is decoded.
struct DecodedPicture: PixelSource {
  let picture: PixelGrid

  var extent: CGRect { CGRect(x: 0, y: 0, width: picture.width, height: picture.height) }

  func raster(of area: PixelArea) -> Raster { Raster(picture).moved(to: area) }
}

/// A part of another picture.
struct CroppedPicture: PixelSource {
  let input: CIImage
  let extent: CGRect

  func raster(of area: PixelArea) throws(RenderingFailure) -> Raster {
    try input.source.pixels(of: area)
  }
}

/// No pixels.
struct EmptyPicture: PixelSource {
  var extent: CGRect { .null }

  func raster(of area: PixelArea) -> Raster { Raster(area) }
}
