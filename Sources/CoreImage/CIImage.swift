import BanyanKits
import CoreGraphics
import Foundation
import SwiftUICore

/// A picture as filters see it: how its pixels are computed, and where they are. Nothing is computed before a ``CIContext`` draws
/// it.
///
/// ```swift
/// let output = CIImage(image: photo)?.applyingFilter("CISepiaTone", parameters: [kCIInputIntensityKey: 0.8])
/// ```
///
/// The origin is the lower left corner, and y grows upwards. A photo of more than a million pixels becomes smaller when it
/// is read, by a half, a quarter or an eighth, as the server computes the filters of all its visitors; the extent is that of the
/// smaller picture. See Apple's documentation of `CIImage`.
public final class CIImage: NSObject, Sendable {
  let source: any PixelSource

  /// The largest picture that filters get to see.
  static let mostPixels = 1 << 20

  /// Says so once in a process: bodies that make pictures run often.
  private static let reportUnreadable: Void = CIFilter.log.warning(
    "The pixels of an image cannot be read: it is neither PNG nor JPEG, or libpng16 or libturbojpeg0 is missing."
  )

  init(_ source: any PixelSource) {
    self.source = source
  }

  /// Creates a picture from the pixels of a UIKit image.
  /// - Returns: nil if they cannot be read: see `UIImage.cgImage`.
  public convenience init?(image: UIImage) {
    guard let picture = image.pixels(atMost: Self.mostPixels) else {
      Self.reportUnreadable
      return nil
    }
    self.init(DecodedPicture(picture: picture.pixels))
  }

  /// Creates a picture from the contents of a PNG or JPEG file.
  /// - Returns: nil if the pixels cannot be read: see `UIImage.cgImage`.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Creates a picture from a PNG or JPEG file on the server.
  /// - Returns: nil if the pixels cannot be read: see `UIImage.cgImage`.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates a picture from pixels, however many.
  public convenience init(cgImage image: CGImage) {
    self.init(DecodedPicture(picture: image.pixels))
  }

  /// Creates a picture of one color that is everywhere. Crop it before you draw it.
  public convenience init(color: CIColor) {
    self.init(ColorEverywhere(color: color))
  }

  /// Returns a picture without pixels.
  public class func empty() -> CIImage { CIImage(EmptyPicture()) }

  /// The area that has pixels; infinite for a color and a generator's pattern.
  public var extent: CGRect { source.extent }

  /// Returns the part of the picture in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    CIImage(CroppedPicture(input: self, extent: extent.common(with: rect)))
  }

  /// Returns a picture that goes on for ever with the colors of the border, so that a blur has no soft edges:
  ///
  /// ```swift
  /// image.clampedToExtent().applyingFilter("CIGaussianBlur").cropped(to: image.extent)
  /// ```
  public func clampedToExtent() -> CIImage { CIImage(ClampedPicture(input: self)) }

  /// Returns the picture moved, turned, or made larger or smaller. Each pixel takes the color of the nearest one, so an enlarged QR
  /// code has sharp edges.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(TransformedPicture(input: self, transform: matrix))
  }

  /// Returns what a filter makes of the picture.
  /// - Parameters:
  ///   - filterName: such as `CISepiaTone`. If there is no such filter here, that is reported, and the result is empty.
  ///   - params: the filter's inputs by their keys.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return .empty() }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? .empty()
  }

  /// Returns what a filter makes of the picture with the inputs that it has by itself.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }
}
