import Foundation

/// A video or a sound. See Apple's documentation of `AVAsset`.
///
/// Only the browser that plays it knows its contents, such as tracks.
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
