import Foundation
import Synchronization

/// The pictures and colors in the asset catalogs of an app's folders, as Xcode keeps them:
/// `Assets.xcassets/Apple.imageset` has the picture `Apple`, in one file or in several sizes.
final class AssetCatalogs: Sendable {
  /// Catalogs stand near the sources. Whoever runs a file of a large folder shall not wait.
  private static let deepest = 4
  private static let mostFolders = 2_000

  private let directories: [String]
  private let contents = Mutex<Contents?>(nil)

  private struct Contents {
    var pictures: [String: Pictures.Picture] = [:]
    var colors: [String: ColorSet] = [:]
  }

  init(directories: [String]) {
    self.directories = directories
  }

  func picture(named name: String) -> Pictures.Picture? { found.pictures[name] }

  /// What defines the colors in a style sheet: a custom property for each, and the accent color.
  var colorDefinitions: String {
    let colors = found.colors.sorted { $0.key < $1.key }.flatMap { name, color in
      let properties = [CSS.resourceColor(name)] + (name == "AccentColor" ? ["--accent"] : [])
      return properties.map { "\($0): \(color.cssValue)" }
    }
    return colors.isEmpty ? "" : ":root { \(colors.joined(separator: "; ")) }"
  }

  /// The first use looks through the folders.
  private var found: Contents {
    contents.withLock { contents in
      if let contents { return contents }
      let found = Self.contents(of: directories)
      contents = found
      return found
    }
  }

  private static func contents(of directories: [String]) -> Contents {
    var contents = Contents()
    var folders = directories.map { (url: URL(fileURLWithPath: $0), depth: 0) }
    var seen = 0
    while let (folder, depth) = folders.popLast(), seen < mostFolders {
      seen += 1
      let name = folder.deletingPathExtension().lastPathComponent
      switch folder.pathExtension {
      case "imageset": contents.pictures[name] = contents.pictures[name] ?? picture(in: folder)
      case "colorset": contents.colors[name] = contents.colors[name] ?? ColorSet(in: folder)
      default:
        let isInCatalog = folder.pathComponents.contains { $0.hasSuffix(".xcassets") }
        guard isInCatalog || depth < deepest else { continue }
        let inside =
          (try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles))
          ?? []
        folders += inside.filter(\.hasDirectoryPath).map { ($0, depth + 1) }
      }
    }
    return contents
  }

  /// The smallest file of a picture.
  private static func picture(in folder: URL) -> Pictures.Picture? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(PictureSet.self, from: data)
    else { return nil }
    return contents.images
      .filter { $0.appearances == nil }
      .sorted { $0.factor < $1.factor }
      .compactMap { image -> Pictures.Picture? in
        guard let name = image.filename, !name.contains("/") else { return nil }
        let file = folder.appendingPathComponent(name)
        return Pictures.isPicture(file) ? Pictures.Picture(file: file, scale: image.factor) : nil
      }
      .first
  }

  private struct PictureSet: Decodable {
    struct Image: Decodable {
      let filename: String?
      let scale: String?
      let appearances: [[String: String]]?

      var factor: Int {
        switch scale {
        case "2x": 2
        case "3x": 3
        default: 1
        }
      }
    }

    let images: [Image]
  }
}
