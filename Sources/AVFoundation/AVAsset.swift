import Foundation

/// A video or a sound. See Apple's documentation of `AVAsset`.
///
/// What is in it, such as tracks, is known to the browser that plays it, and not to the app.
open class AVAsset: NSObject, @unchecked Sendable {
  let place: URL

  fileprivate init(at url: URL) {
    place = url
  }

  /// Creates an asset at a URL.
  public convenience init(url URL: URL) {
    self.init(at: URL)
  }
}

/// A video or a sound at a URL. See Apple's documentation of `AVURLAsset`.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Creates an asset at a URL.
  public convenience init(url URL: URL) {
    self.init(at: URL)
  }

  /// The location of the asset.
  open var url: URL { place }
}
