import BanyanKits
import CoreGraphics
import Foundation
import SwiftUICore

/// Draws pictures of Core Image, on the server's processor.
///
/// ```swift
/// if let output = filter.outputImage, let picture = context.createCGImage(output, from: output.extent) {
///   image = Image(uiImage: UIImage(cgImage: picture))
/// }
/// ```
///
/// It keeps nothing, so views can make one each. A call computes all filters before it returns; with large pictures, call it in a task
/// that is not on the main actor, where other visitors would wait. See Apple's documentation of `CIContext`.
public final class CIContext: NSObject, Sendable {
  /// Creates a context.
  public override init() {}

  /// Computes the pixels of a part of a picture.
  /// - Parameters:
  ///   - image: what to draw.
  ///   - fromRect: the part, enlarged to whole pixels. Areas outside of the picture are transparent.
  /// - Returns: nil if the part is empty or infinite, or if it or what it is computed from has more than eight million pixels.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard let area = PixelArea(fromRect), area.count <= Raster.mostPixels,
      let raster = try? image.source.pixels(of: area)
    else { return nil }
    return raster.picture.map { CGImage($0) }
  }
}

extension UIImage {
  /// Creates an image from a picture of Core Image, which is drawn at once. It is empty if the picture cannot be drawn.
  public convenience init(ciImage: CIImage) {
    guard let picture = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: picture)
  }
}
