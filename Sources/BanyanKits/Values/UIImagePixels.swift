import BanyanHost
import CoreGraphics
import Foundation
import SwiftUICore

extension UIImage {
  /// Creates an image from pixels.
  ///
  /// They are encoded as a PNG, which takes some hundredths of a second for a large picture.
  public convenience init(cgImage: CGImage) {
    let data = PictureData(cgImage.file())
    self.init(data.map { Image($0) } ?? .awaited, drawn: cgImage)
  }

  /// The way the pixels of an image are turned, relative to how it is shown. See Apple's documentation of `UIImage.Orientation`.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    fileprivate var ofImage: Image.Orientation {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// Creates an image from pixels, which are encoded as a PNG.
  /// - Parameters:
  ///   - cgImage: the pixels.
  ///   - scale: the number of pixels per point.
  ///   - orientation: the way the pixels are turned. They are turned back, so ``cgImage`` has them upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(Image(decorative: cgImage, scale: scale, orientation: orientation.ofImage))
  }

  /// The pixels: those that the image was made from, or those of its PNG or JPEG file, which is decoded each time.
  ///
  /// They are turned as the picture is shown, however the camera was held. It is nil for symbols, for files of other formats, for
  /// pictures of more than 32 million pixels, and where the library that decodes the format is not installed. See
  /// Apple's documentation of `cgImage`.
  public var cgImage: CGImage? { pixels(atMost: PixelGrid.mostPixels) }

  /// - Parameter limit: a larger picture becomes smaller until it has no more pixels than this.
  package func pixels(atMost limit: Int) -> CGImage? {
    if let drawn, drawn.width * drawn.height <= limit { return drawn }
    guard let data = image.storedData else { return nil }
    let bytes = Array(data.bytes)
    guard let decoded = PixelGrid(decoding: bytes, atMost: limit) else { return nil }
    let orientation = data.format == .jpeg ? PictureSize(bytes)?.orientation ?? 1 : 1
    return CGImage(decoded.upright(from: orientation))
  }
}
