import Foundation
import FoundationComplement

/// A picture as UIKit names it, for `Image(uiImage:)`. It knows where its dots are, and none of them.
/// See Apple's documentation of `UIImage`.
public final class UIImage: NSObject, @unchecked Sendable {
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
    guard AppResources.pictureNames.contains(name) else { return nil }
    self.init(Image(decorative: name))
  }

  /// A system symbol; nil if the name is empty. Whether it has a drawing is known only where it is
  /// shown.
  public convenience init?(systemName name: String) {
    if name.isEmpty { return nil }
    self.init(Image(decorativeSystemName: name))
  }

  /// A picture of the contents of a file.
  /// - Parameter data: the contents, which are part of the page that shows the picture.
  /// - Returns: nil if they are of no PNG, JPEG, GIF or WebP, or more than 4 MB.
  public convenience init?(data: Data) {
    guard data.count <= Self.mostBytes, let type = Self.type(of: data) else { return nil }
    self.init(Image(remote: "data:image/\(type);base64,\(data.base64EncodedString())"))
  }

  /// A picture from a file of the server; nil if it cannot be read, or is none as ``init(data:)`` wants.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.image == image
  }

  private static let mostBytes = 4 << 20

  /// What a picture's first bytes say that it is.
  private static func type(of data: Data) -> String? {
    let start = Array(data.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "png" }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "jpeg" }
    if start.starts(with: Array("GIF8".utf8)) { return "gif" }
    if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8) == Array("WEBP".utf8)[...] {
      return "webp"
    }
    return nil
  }
}

extension Image {
  /// Creates a picture of one of UIKit's. It says nothing to people who do not see it.
  public init(uiImage image: UIImage) {
    self = image.image
  }
}

extension AppResources {
  /// What the pictures are called by which an app may ask for them: with their extension or without,
  /// and in asset catalogs.
  fileprivate static let pictureNames: Set<String> = {
    let types: Set = ["png", "jpg", "jpeg", "gif", "webp", "svg"]
    var names: Set<String> = []
    for file in directories.flatMap({ files(in: $0) }) {
      let name = file.deletingPathExtension().lastPathComponent
      if file.pathExtension == "imageset" { names.insert(name) }
      guard types.contains(file.pathExtension.lowercased()) else { continue }
      names.formUnion([file.lastPathComponent, name])
    }
    return names
  }()
}
