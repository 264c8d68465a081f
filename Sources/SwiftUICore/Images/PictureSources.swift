import Foundation
import FoundationComplement

// The sources of UIKit and AppKit images.

extension Image {
  /// Creates an image from the app's resources, or nil if there is none with that name.
  init?(existing name: String) {
    guard AppResources.pictureNames.contains(name) else { return nil }
    self.init(decorative: name)
  }

  /// Creates an image from the contents of a file, which become part of the page that shows it.
  /// - Returns: nil if the data is not a PNG, JPEG, GIF or WebP, or larger than 4 MB.
  init?(data: Data) {
    guard data.count <= 4 << 20, let type = Self.type(of: data) else { return nil }
    self.init(remote: "data:image/\(type);base64,\(data.base64EncodedString())")
  }

  /// Returns the image type according to the first bytes.
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

extension AppResources {
  /// The names by which an app may request images: with or without the extension,
  /// with or without the scale in the file's name, and in asset catalogs.
  fileprivate static let pictureNames: Set<String> = {
    let types: Set = ["png", "jpg", "jpeg", "gif", "webp", "svg"]
    var names: Set<String> = []
    for file in directories.flatMap({ files(in: $0) }) {
      let name = file.deletingPathExtension().lastPathComponent
      if file.pathExtension == "imageset" { names.insert(name) }
      guard types.contains(file.pathExtension.lowercased()) else { continue }
      names.formUnion([file.lastPathComponent, name])
      if name.hasSuffix("@2x") || name.hasSuffix("@3x") { names.insert(String(name.dropLast(3))) }
    }
    return names
  }()
}
