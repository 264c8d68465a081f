import BanyanHost
import CoreGraphics
import Foundation
import SwiftUICore

extension UIImage {
  /// Creates an image from pixels.
  ///
  /// They are encoded as a PNG, which takes some hundredths of a second for a large picture.
  public convenience init(cgImage: CGImage) {
    let data = PictureData(Data(cgImage.pixels.png))
    self.init(data.map { Image($0) } ?? .awaited, drawn: cgImage)
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
