import Foundation

/// A picture as AppKit names it, for `Image(nsImage:)`. It knows where its dots are, and none of them.
/// See Apple's documentation of `NSImage`.
public final class NSImage: NSObject, @unchecked Sendable {
  let image: Image

  init(_ image: Image) {
    self.image = image
  }

  /// A picture of nothing.
  public override convenience init() {
    self.init(.awaited)
  }

  /// A picture of the app's resources; nil if there is none of that name.
  public convenience init?(named name: String) {
    guard let image = Image(existing: name) else { return nil }
    self.init(image)
  }

  /// A system symbol; nil if the name is empty. Whether it has a drawing is known only where it is
  /// shown.
  /// - Parameter accessibilityDescription: has no meaning: a picture of AppKit says nothing to people
  ///   who do not see it.
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    if name.isEmpty { return nil }
    self.init(Image(decorativeSystemName: name))
  }

  /// A picture of the contents of a file.
  /// - Parameter data: the contents, which are part of the page that shows the picture.
  /// - Returns: nil if they are of no PNG, JPEG, GIF or WebP, or more than 4 MB.
  public convenience init?(data: Data) {
    guard let image = Image(data: data) else { return nil }
    self.init(image)
  }

  /// A picture from a file of the server; nil if it cannot be read, or is none as ``init(data:)`` wants.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSImage)?.image == image
  }
}

extension Image {
  /// Creates a picture of one of AppKit's. It says nothing to people who do not see it.
  public init(nsImage image: NSImage) {
    self = image.image
  }
}
