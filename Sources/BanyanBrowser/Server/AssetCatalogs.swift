import Foundation
import Synchronization

/// The pictures in the asset catalogs of an app's folders, as Xcode keeps them:
/// `Assets.xcassets/Apple.imageset` has the picture `Apple`, in one file or in several sizes.
final class AssetCatalogs: Sendable {
  /// Catalogs stand near the sources. Whoever runs a file of a large folder shall not wait.
  private static let deepest = 4
  private static let mostFolders = 2_000

  private let directories: [String]
  private let found = Mutex<[String: URL]?>(nil)

  init(directories: [String]) {
    self.directories = directories
  }

  /// The file of the picture of that name. The first call looks through the folders.
  func file(named name: String) -> URL? {
    found.withLock { found in
      if found == nil { found = Self.pictures(in: directories) }
      return found?[name]
    }
  }

  private static func pictures(in directories: [String]) -> [String: URL] {
    var pictures: [String: URL] = [:]
    var folders = directories.map { (url: URL(fileURLWithPath: $0), depth: 0) }
    var seen = 0
    while let (folder, depth) = folders.popLast(), seen < mostFolders {
      seen += 1
      let isInCatalog = folder.pathComponents.contains { $0.hasSuffix(".xcassets") }
      if folder.pathExtension == "imageset" {
        let name = folder.deletingPathExtension().lastPathComponent
        pictures[name] = pictures[name] ?? picture(in: folder)
      } else if isInCatalog || depth < deepest {
        let inside =
          (try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles))
          ?? []
        folders += inside.filter(\.hasDirectoryPath).map { ($0, depth + 1) }
      }
    }
    return pictures
  }

  /// The smallest file of a picture: its size in pixels is that in points.
  private static func picture(in folder: URL) -> URL? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    return contents.images
      .filter { $0.appearances == nil }
      .sorted { ($0.scale ?? "1x") < ($1.scale ?? "1x") }
      .compactMap(\.filename)
      .filter { !$0.contains("/") }
      .map { folder.appendingPathComponent($0) }
      .first { Pictures.isPicture($0) }
  }

  private struct Contents: Decodable {
    struct Image: Decodable {
      let filename: String?
      let scale: String?
      let appearances: [[String: String]]?
    }

    let images: [Image]
  }
}
