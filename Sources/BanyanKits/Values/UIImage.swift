import CoreGraphics
import Foundation
import SwiftUICore

/// A UIKit image, for `Image(uiImage:)`: a picture of the app, a symbol, the contents of a file, or pixels.
///
/// Pixels of PNG files are read with the system's libpng, and those of JPEG files with its libturbojpeg: see
/// `Documentation/core-image.md`. See Apple's documentation of `UIImage`.
public final class UIImage: NSObject, @unchecked Sendable {
  let image: Image
  let drawn: CGImage?

  init(_ image: Image, drawn: CGImage? = nil) {
    self.image = image
    self.drawn = drawn
  }

  /// Creates an empty image.
  public override convenience init() {
    self.init(.awaited)
  }

  /// Creates an image from the app's resources, or nil if there is none with that name.
  public convenience init?(named name: String) {
    guard let image = Image(existing: name) else { return nil }
    self.init(image)
  }

  /// Creates an image of a system symbol, or nil if the name is empty. Only the host knows whether the symbol
  /// exists.
  public convenience init?(systemName name: String) {
    if name.isEmpty { return nil }
    self.init(Image(decorativeSystemName: name))
  }

  /// Creates an image from the contents of a file.
  ///
  /// Small pictures become part of the page that shows the image; it fetches others from the window, among whose
  /// files they count (`--limit fileByteCountPerWindow`) for as long as the app has the image.
  /// - Returns: nil if the data is not a PNG, JPEG, GIF or WebP, has no size because it is damaged, or is larger than 16 MB, which is logged.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the contents of a file, with several pixels per point.
  /// - Parameters:
  ///   - data: the contents; see ``init(data:)``.
  ///   - scale: the number of pixels per point: a picture of 40 pixels is 20 points wide with a scale of 2.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let data = PictureData(data, scale: scale > 0 ? Double(scale) : 1) else { return nil }
    self.init(Image(data))
  }

  /// Creates an image from a file on the server, or nil if it cannot be read or is not valid for ``init(data:)``.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The size in points of an image from pixels or from the contents of a file, as it is shown, however the camera was
  /// held. Zero for other images, whose size only the host knows.
  public var size: CGSize { image.data?.size ?? .zero }

  /// The number of pixels per point: 1, unless the image was made with another.
  public var scale: CGFloat { CGFloat(image.data?.scale ?? 1) }

  /// Returns the contents of a JPEG file: those that the image was made from, or else ones with its pixels.
  /// - Parameter compressionQuality: from 0 to 1. It has no effect if the image was made from a JPEG file.
  /// - Returns: nil if the image has no pixels that can be read (``cgImage``), or if libturbojpeg is not installed.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    contents(of: .jpeg)
      ?? cgImage?.pixels.jpeg(quality: Double(compressionQuality)).map { Data($0) }
  }

  /// Returns the contents of a PNG file: those that the image was made from, or else ones with its pixels.
  /// - Returns: nil if the image has no pixels that can be read (``cgImage``).
  public func pngData() -> Data? {
    contents(of: .png) ?? cgImage.map { Data($0.pixels.png) }
  }

  private func contents(of format: PictureData.Format) -> Data? {
    image.data.flatMap { $0.format == format ? $0.bytes : nil }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.image == image
  }
}

extension Image {
  /// Creates an image from a UIKit image. It is hidden from assistive technologies.
  public init(uiImage image: UIImage) {
    self = image.image
  }
}
