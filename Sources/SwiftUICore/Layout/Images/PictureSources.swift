import Foundation
import FoundationComplement

// The sources of UIKit and AppKit images.

extension Image {
  /// Creates an image from the app's resources, or nil if there is none with that name.
  package init?(existing name: String) {
    guard AppResources.pictureNames.contains(name) else { return nil }
    self.init(decorative: name)
  }

  /// Creates an image from the contents of a file.
  /// - Returns: nil if the data is not a PNG, JPEG, GIF or WebP, or larger than 16 MB, which is logged.
  package init?(data: Data) {
    guard let data = PictureData(data) else { return nil }
    self.init(data)
  }
}

extension AppResources {
  /// The names by which an app may request images: with or without the extension,
  /// with or without the scale in the file's name, and in asset catalogs.
  package static let pictureNames: Set<String> = {
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

  /// The files of pictures whose pixels can be read, by the names by which an app may request them. Of several for screens of
  /// different resolutions it is the largest, whose name sorts last.
  static let pictureFiles: [String: URL] = {
    var found: [String: URL] = [:]
    for file in directories.flatMap({ files(in: $0) })
    where ["png", "jpg", "jpeg"].contains(file.pathExtension.lowercased()) {
      let folder = file.deletingLastPathComponent()
      let name = file.deletingPathExtension().lastPathComponent
      let isScaled = name.hasSuffix("@2x") || name.hasSuffix("@3x")
      let names =
        folder.pathExtension == "imageset"
        ? [folder.deletingPathExtension().lastPathComponent]
        : [file.lastPathComponent, isScaled ? String(name.dropLast(3)) : name]
      for name in names { found[name] = file }
    }
    return found
  }()
}
