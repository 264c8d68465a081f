import CoreGraphics
import CoreImage
import Foundation

/// Tiny pictures, for tests.
enum Pixels {
  /// A picture of opaque grays, row by row from the top.
  static func grays(_ rows: [[UInt8]]) -> CIImage {
    CIImage(cgImage: CGImage(grid(rows.map { $0.map { [$0, $0, $0, 255] } })))
  }

  /// A picture of one pixel.
  static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ opacity: UInt8 = 255) -> CIImage
  {
    CIImage(cgImage: CGImage(grid([[[red, green, blue, opacity]]])))
  }

  /// Four bytes for each pixel, in rows.
  static func grid(_ rows: [[[UInt8]]]) -> PixelGrid {
    PixelGrid(width: rows[0].count, height: rows.count, bytes: rows.flatMap { $0.flatMap { $0 } })!
  }

  /// A picture with many colors, some of them transparent.
  static func colorful(_ width: Int, _ height: Int) -> PixelGrid {
    var bytes: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        bytes.append(UInt8(column * 40 % 256))
        bytes.append(UInt8(row * 30 % 256))
        bytes.append(UInt8((row + column) * 20 % 256))
        bytes.append(column == 1 ? 128 : 255)
      }
    }
    return PixelGrid(width: width, height: height, bytes: bytes)!
  }
}

extension CIImage {
  /// All its pixels, as it is drawn; empty if it cannot be drawn.
  var drawn: [UInt8] { drawn(in: extent) }

  func drawn(in rect: CGRect) -> [UInt8] {
    CIContext().createCGImage(self, from: rect)?.pixels.bytes ?? []
  }

  /// The red part of each pixel, as it is drawn.
  var reds: [UInt8] { drawn.enumerated().filter { $0.offset.isMultiple(of: 4) }.map(\.element) }

  func applying(_ name: String, _ inputs: [String: Any] = [:]) -> CIImage {
    applyingFilter(name, parameters: inputs)
  }
}
