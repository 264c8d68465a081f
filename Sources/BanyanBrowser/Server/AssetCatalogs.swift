import BanyanHost
import Foundation
import Synchronization

/// The pictures and colors in the asset catalogs of an app's folders, in Xcode's format:
/// `Assets.xcassets/Apple.imageset` contains the picture `Apple`, in one file or in several sizes.
final class AssetCatalogs: Sendable {
  /// Catalogs are close to the sources. The search is limited so that a file in a large folder starts without delay.
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

  /// The name of the set with the app's icon, which is also the name of the picture.
  static let iconName = "AppIcon"

  func color(named name: String) -> ColorSet? { found.colors[name] }

  /// The names of the pictures, without those of dark variants.
  var pictureNames: [String] { found.pictures.keys.filter { !$0.hasSuffix(Self.darkSuffix) } }

  /// Returns the name of the dark variant of a picture, if there is one.
  func darkName(of name: String) -> String? {
    let dark = name + Self.darkSuffix
    return found.pictures[dark] == nil ? nil : dark
  }

  private static let darkSuffix = "~dark"

  /// The style rules that define the colors: a custom property for each, and the accent color.
  var colorDefinitions: String {
    let colors = found.colors.sorted { $0.key < $1.key }.flatMap { name, color in
      let properties = [CSS.resourceColor(name)] + (name == "AccentColor" ? ["--own-accent"] : [])
      return properties.map { "\($0): \(color.cssValue)" }
    }
    return colors.isEmpty ? "" : ":root { \(colors.joined(separator: "; ")) }"
  }

  /// The catalogs' contents, which the first use reads from the folders.
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
      case "imageset":
        guard contents.pictures[name] == nil, let set = pictureSet(in: folder) else { continue }
        contents.pictures[name] = picture(of: set, isDark: false, in: folder)
        contents.pictures[name + darkSuffix] = picture(of: set, isDark: true, in: folder)
      case "appiconset":
        guard name == iconName, contents.pictures[name] == nil else { continue }
        contents.pictures[name] = icon(of: pictureSet(in: folder), in: folder)
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

  private static func pictureSet(in folder: URL) -> PictureSet? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else {
      return nil
    }
    return try? JSONDecoder().decode(PictureSet.self, from: data)
  }

  /// Returns the smallest file of a picture: of those for a phone, which apps run as here, or otherwise of those for
  /// every device.
  private static func picture(of set: PictureSet, isDark: Bool, in folder: URL) -> Pictures.Picture?
  {
    set.images
      .filter { isDark ? $0.isDark : $0.isLight }
      .sorted { ($0.distance, $0.factor) < ($1.distance, $1.factor) }
      .compactMap { image -> Pictures.Picture? in
        guard let name = image.filename, !name.contains("/") else { return nil }
        let file = folder.appendingPathComponent(name)
        return Pictures.isPicture(file) ? Pictures.Picture(file: file, scale: image.factor) : nil
      }
      .first
  }

  /// The length in pixels from which an icon is sharp beside a page's title, on each screen.
  private static let sharpIconLength = 64.0

  /// Returns the smallest sharp file of an icon, or the largest if none is sharp.
  private static func icon(of set: PictureSet?, in folder: URL) -> Pictures.Picture? {
    let images = (set?.images ?? [])
      .filter { image in
        guard image.isLight, let name = image.filename, !name.contains("/") else { return false }
        return Pictures.isPicture(folder.appendingPathComponent(name))
      }
      .sorted { $0.length < $1.length }
    let image = images.first { $0.length >= sharpIconLength } ?? images.last
    return image?.filename.map {
      Pictures.Picture(file: folder.appendingPathComponent($0), scale: 1)
    }
  }

  private struct PictureSet: Decodable {
    struct Image: Decodable {
      let filename: String?
      let scale: String?
      let idiom: String?
      /// The size of an icon in points, such as `60x60`.
      let size: String?
      let appearances: [[String: String]]?

      /// True if the picture is for light surroundings, or for any.
      var isLight: Bool { appearances == nil || has("light") }
      var isDark: Bool { has("dark") }

      private func has(_ luminosity: String) -> Bool {
        appearances == [["appearance": "luminosity", "value": luminosity]]
      }

      /// The distance of the picture's device from a phone. The nearest is used.
      var distance: Int {
        switch idiom {
        case "iphone": 0
        case nil, "universal": 1
        default: 2
        }
      }

      /// The length of an icon's side in pixels.
      var length: Double {
        let points = size?.split(separator: "x").first.flatMap { Double($0) } ?? 0
        return points * Double(factor)
      }

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
