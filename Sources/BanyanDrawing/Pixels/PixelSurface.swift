import CoreGraphics
import Foundation

/// An image surface of Cairo, whose pixels are at hand.
final class PixelSurface {
  let cairo: CairoLibrary
  /// The `cairo_surface_t`.
  let pointer: OpaquePointer
  let width, height: Int
  /// The number of bytes for a pixel: four for blue, green, red and opacity, of which the colors are multiplied with the opacity; one for
  /// the opacity alone.
  let channels: Int

  /// The largest number of pixels on a side. A larger surface has none.
  static let longestSide = 16_384

  init(_ cairo: CairoLibrary, width: Int, height: Int, isOpacity: Bool = false) {
    self.cairo = cairo
    self.width = min(max(width, 0), Self.longestSide)
    self.height = min(max(height, 0), Self.longestSide)
    channels = isOpacity ? 1 : 4
    pointer = cairo.imageSurfaceCreate(
      isOpacity ? CairoFormat.opacity : CairoFormat.colors, Int32(self.width), Int32(self.height))
  }

  deinit { cairo.surfaceDestroy(pointer) }

  /// Draws on the surface.
  func draw(_ body: (_ context: OpaquePointer) -> Void) {
    guard let context = cairo.create(pointer) else { return }
    body(context)
    cairo.destroy(context)
  }

  /// Changes the pixels: rows follow each other after a number of bytes.
  func withPixels(_ body: (_ bytes: UnsafeMutableBufferPointer<UInt8>, _ stride: Int) -> Void) {
    cairo.surfaceFlush(pointer)
    guard let data = cairo.imageSurfaceGetData(pointer) else { return }
    let stride = Int(cairo.imageSurfaceGetStride(pointer))
    body(UnsafeMutableBufferPointer(start: data, count: stride * height), stride)
    cairo.surfaceMarkDirty(pointer)
  }

  /// The pixels in the form of pictures; nil if there are none.
  var image: CGImage? {
    guard channels == 4 else { return nil }
    let size = width * height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: size) { target, count in
      withPixels { bytes, stride in
        guard let start = bytes.baseAddress, let place = target.baseAddress else { return }
        count = size
        let source = UnsafeRawPointer(start)
        var pixels = UnsafeMutableRawPointer(place).assumingMemoryBound(to: UInt32.self)
        // Most pixels are like the one before.
        var (last, result): (UInt32, UInt32) = (0, 0)
        for row in 0..<height {
          let line = (source + row * stride).assumingMemoryBound(to: UInt32.self)
          var column = 0
          while column < width {
            let pixel = line[column]
            if pixel != last {
              last = pixel
              result = Self.unmultiplied(pixel)
            }
            pixels[column] = result
            column &+= 1
          }
          pixels += width
        }
      }
    }
    return PixelGrid(width: width, height: height, bytes: pixels).map { CGImage($0) }
  }

  /// Returns a pixel of Cairo in the order of pictures, whose colors are not multiplied with the opacity.
  private static func unmultiplied(_ pixel: UInt32) -> UInt32 {
    let opacity = pixel >> 24
    if opacity == 0xFF {
      return pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
    }
    if opacity == 0 { return 0 }
    func color(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + opacity / 2) / opacity)
    }
    return opacity << 24 | color(0) << 16 | color(8) << 8 | color(16)
  }

  /// Creates a surface with the pixels of a picture.
  convenience init(_ cairo: CairoLibrary, _ picture: PixelGrid) {
    self.init(cairo, width: picture.width, height: picture.height)
    withPixels { bytes, stride in
      for row in 0..<height {
        for column in 0..<width {
          let (source, target) = ((row * width + column) * 4, row * stride + column * 4)
          let opacity = UInt32(picture.bytes[source + 3])
          func color(_ place: Int) -> UInt8 {
            UInt8((UInt32(picture.bytes[source + place]) * opacity + 127) / 255)
          }
          bytes[target] = color(2)
          bytes[target + 1] = color(1)
          bytes[target + 2] = color(0)
          bytes[target + 3] = UInt8(opacity)
        }
      }
    }
  }
}
