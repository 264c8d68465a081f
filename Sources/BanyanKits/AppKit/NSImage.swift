import Foundation
import SwiftUICore

/// An AppKit image, for `Image(nsImage:)`: a picture of the app, a symbol, or the contents of a file.
/// See Apple's documentation of `NSImage`.
public final class NSImage: NSObject, @unchecked Sendable {
  let image: Image

  init(_ image: Image) {
    self.image = image
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
  /// - Parameter accessibilityDescription: has no effect: AppKit images are hidden from assistive
  ///   technologies.
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    if name.isEmpty { return nil }
    self.init(Image(decorativeSystemName: name))
  }

  /// Creates an image from the contents of a file.
  /// - Returns: nil if the data is not a PNG, JPEG, GIF or WebP, or larger than 16 MB, which is logged.
  public convenience init?(data: Data) {
    guard let image = Image(data: data) else { return nil }
    self.init(image)
  }

  /// Creates an image from a file on the server, or nil if it cannot be read or is not valid for ``init(data:)``.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSImage)?.image == image
  }
}

extension Image {
  /// Creates an image from an AppKit image. It is hidden from assistive technologies.
  public init(nsImage image: NSImage) {
    self = image.image
  }
}
