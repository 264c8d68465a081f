import Foundation
import Synchronization

/// A picture as pixels: what a `CIContext` makes, and what a `UIImage` is made from.
///
/// ```swift
/// if let picture = context.createCGImage(output, from: output.extent) {
///   image = Image(uiImage: UIImage(cgImage: picture))
/// }
/// ```
///
/// All pictures are in the sRGB color space, with four bytes for each pixel. See Apple's documentation of `CGImage`.
public final class CGImage: Sendable {
  package let pixels: PixelGrid
  /// The files that have been made of the picture, by orientation: the bodies that show it run often.
  private let files = Mutex<[Int: Data]>([:])

  package init(_ pixels: PixelGrid) {
    self.pixels = pixels
  }

  /// The width in pixels.
  public var width: Int { pixels.width }

  /// The height in pixels.
  public var height: Int { pixels.height }

  /// The number of bits for each color of a pixel: 8.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits for each pixel: 32.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes for each row of pixels.
  public var bytesPerRow: Int { width * 4 }

  /// Returns a part of the picture, enlarged to whole pixels.
  /// - Parameter rect: the part, in pixels from the upper left corner.
  /// - Returns: nil if no pixel of the picture is inside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let columns = Int(part.minX.rounded(.down))..<Int(part.maxX.rounded(.up))
    let rows = Int(part.minY.rounded(.down))..<Int(part.maxY.rounded(.up))
    return pixels.part(columns, rows).map { CGImage($0) }
  }

  /// Returns a PNG file of the picture.
  /// - Parameter orientation: the way the pixels are turned, from 1 to 8, as Exif numbers it.
  package func file(orientation: Int = 1) -> Data {
    if let made = files.withLock({ $0[orientation] }) { return made }
    let made = Data(pixels.upright(from: orientation).png)
    files.withLock { $0[orientation] = made }
    return made
  }
}
