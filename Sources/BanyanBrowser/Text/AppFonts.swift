import BanyanText
import Foundation
import NIOCore

/// The fonts in an app's folders, which pages load and the layout measures with.
///
/// All of them are served, whatever the information property list names under `UIAppFonts`: the author chose the
/// contents of the app's bundle, and a folder without a project has no such list.
final class AppFonts: Sendable {
  struct Font: Sendable {
    let file: URL
    let font: FontFile
    /// The part of the path after the prefix.
    let name: String
  }

  static let prefix = "fonts/"
  private static let types = ["ttf": "font/ttf", "otf": "font/otf"]
  /// Fonts are close to the sources. The search is limited so that a file in a large folder starts without delay.
  private static let deepest = 3
  private static let mostFolders = 500
  private static let mostFonts = 64
  private static let largestFile = 32 << 20

  let fonts: [Font]
  private let families: [String: TypefaceFamily]

  init(directories: [String]) {
    var files: [String: URL] = [:]
    var folders = directories.map { (url: URL(fileURLWithPath: $0), depth: 0) }
    var seen = 0
    while let (folder, depth) = folders.popLast(), seen < Self.mostFolders {
      seen += 1
      let inside =
        (try? FileManager.default.contentsOfDirectory(
          at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles))
        ?? []
      for file in inside.sorted(by: { $0.path < $1.path }) {
        if Self.types[file.pathExtension.lowercased()] != nil {
          files[file.lastPathComponent] = files[file.lastPathComponent] ?? file
        } else if file.hasDirectoryPath, depth < Self.deepest, file.pathExtension != "xcassets" {
          folders.append((file, depth + 1))
        }
      }
    }
    fonts = files.sorted { $0.key < $1.key }.prefix(Self.mostFonts).compactMap { name, file in
      guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize,
        size <= Self.largestFile, let data = try? Data(contentsOf: file),
        let font = FontFile(Array(data))
      else { return nil }
      return Font(file: file, font: font, name: name)
    }
    var families: [String: [TypefaceTable]] = [:]
    for font in fonts { families[font.font.family, default: []].append(font.font.table) }
    for font in fonts {
      for name in font.font.ownNames where families[name] == nil {
        families[name] = [font.font.table]
      }
    }
    self.families = families.mapValues(TypefaceFamily.init)
  }

  /// The names by which the fonts can be asked for.
  var names: [String] { Array(families.keys) }

  /// Returns the faces that a name refers to: those of a family, or a single one.
  func family(named name: String) -> TypefaceFamily? { families[name] }

  /// Returns the style rules that define the fonts for a page.
  ///
  /// - Parameter path: the path that the site is served under.
  func definitions(under path: String) -> String {
    var taken = Set(fonts.map(\.font.family))
    return fonts.map { font in
      let source = "src: url(\"\(path)/banyan/\(Self.prefix)\(Self.escaped(font.name))\")"
      let face = font.font.table.face
      let style = face.isItalic ? "italic" : "normal"
      var rules = [(font.font.family, "font-weight: \(face.weight); font-style: \(style); ")]
      rules += font.font.ownNames.filter { taken.insert($0).inserted }.map { ($0, "") }
      return rules.compactMap { name, rest in
        CSS.familyName(name).map { "@font-face { font-family: \($0); \(rest)\(source) }" }
      }.joined()
    }.joined()
  }

  /// Returns the font of that name, as it appears in a path.
  func response(toName name: String) -> Response {
    guard let name = name.removingPercentEncoding,
      let font = fonts.first(where: { $0.name == name }),
      let data = try? Data(contentsOf: font.file)
    else { return Response(.notFound, "There is no such font.") }
    return Response(
      .ok, type: Self.types[font.file.pathExtension.lowercased()] ?? "application/octet-stream",
      body: ByteBuffer(bytes: data), cacheControl: "private, max-age=3600")
  }

  private static func escaped(_ name: String) -> String {
    String(PictureName.path(of: name).dropFirst(PictureName.prefix.count))
  }
}
