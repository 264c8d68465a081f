import ArgumentParser
import Foundation

/// Swift names for the pictures and colors of asset catalogs, in the form that Xcode makes:
/// `Image(.topButton)` for `top_button_image`, `Color.originalGreen` for `OriginalGreen`.
struct AssetSymbols {
  private var images: [String: String] = [:]
  private var colors: [String: String] = [:]

  /// Searches the catalogs in a folder.
  /// - Parameter sources: the app's own source texts. Names that they declare are left out.
  init(in folder: String, besides sources: [String]) {
    for url in Self.sets(in: folder) {
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset": images[Self.identifier(of: name, without: "Image")] = name
      case "colorset": colors[Self.identifier(of: name, without: "Color")] = name
      default: break
      }
    }
    if images.isEmpty, colors.isEmpty { return }
    let declared = Self.declaredNames(in: sources)
    colors = colors.filter { !declared.contains($0.key) }
    images = images.filter { !declared.contains($0.key) }
  }

  /// The source of the names; nil if there are none.
  var source: String? {
    if images.isEmpty, colors.isEmpty { return nil }
    let images = images.sorted { $0.key < $1.key }
    let colors = colors.sorted { $0.key < $1.key }
    // Names that every color already has keep their meaning.
    let styles = colors.filter { !Self.systemColors.contains($0.key) }
    // `Color(.name)` has two meanings that look the same, of which the resource counts.
    let uiColors = colors.filter { !Self.systemUIColors.contains($0.key) }
    func list<Entry>(_ entries: [Entry], _ line: (Entry) -> String) -> String {
      entries.map { "  " + line($0) + "\n" }.joined()
    }
    return """
      import Foundation
      import SwiftUI

      extension ImageResource {
      \(list(images) { "static let `\($0)` = ImageResource(name: \(Self.literal($1)), bundle: .main)" })}

      extension ColorResource {
      \(list(colors) { "static let `\($0)` = ColorResource(name: \(Self.literal($1)), bundle: .main)" })}

      extension Color {
      \(list(styles) { name, _ in "static var `\(name)`: Color { Color(ColorResource.`\(name)`) }" })}

      extension ShapeStyle where Self == Color {
      \(list(styles) { name, _ in "static var `\(name)`: Color { Color(ColorResource.`\(name)`) }" })}

      extension UIColor {
      \(list(uiColors) { name, _ in "@_disfavoredOverload static var `\(name)`: UIColor { UIColor(resource: .`\(name)`) }" })}

      extension UIImage {
      \(list(images) { name, _ in "static var `\(name)`: UIImage { UIImage(resource: .`\(name)`) }" })}

      """
  }

  /// Returns the pictures and colors of catalogs close to the sources. The search is limited so that a
  /// file in a large folder starts without delay.
  private static func sets(in folder: String) -> [URL] {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    var sets: [URL] = []
    var seen = 0
    while let url = files?.nextObject() as? URL, seen < 20_000 {
      seen += 1
      let isInCatalog = url.pathComponents.contains { $0.hasSuffix(".xcassets") }
      if !isInCatalog, files?.level ?? 0 > 4 { files?.skipDescendants() }
      if isInCatalog, ["imageset", "colorset"].contains(url.pathExtension) { sets.append(url) }
    }
    return sets.sorted { $0.path < $1.path }
  }

  private static let systemColors: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    "background", "foreground", "tint", "separator", "placeholder", "link", "fill",
    "windowBackground", "selection", "tertiary", "quaternary", "quinary",
  ]

  private static let systemUIColors: Set<String> = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
    "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
    "systemGray", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel",
    "systemBackground", "tintColor", "clear", "black", "white", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "separator", "opaqueSeparator", "placeholderText", "link", "darkText",
    "lightText", "darkGray", "lightGray", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown",
  ]

  /// Returns the identifier of a name: `top_button_image` and `TopButtonImage` are `topButton`.
  static func identifier(of name: String, without suffix: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    var result = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if result.hasSuffix(suffix), result != suffix { result.removeLast(suffix.count) }
    // Leading capitals are lowercased together, except for the last one, which begins a word.
    let capitals = result.prefix { $0.isUppercase }.count
    let lowered = capitals == result.count || capitals <= 1 ? capitals : capitals - 1
    result = result.prefix(lowered).lowercased() + result.dropFirst(lowered)
    return result.first?.isNumber ?? true ? "_" + result : result
  }

  private static func declaredNames(in sources: [String]) -> Set<String> {
    guard
      let declaration = try? NSRegularExpression(
        pattern: #"\bstatic\s+(?:let|var)\s+`?(\w+)"#)
    else { return [] }
    var names: Set<String> = []
    for source in sources {
      let whole = NSRange(source.startIndex..., in: source)
      for match in declaration.matches(in: source, range: whole) {
        if let range = Range(match.range(at: 1), in: source) { names.insert(String(source[range])) }
      }
    }
    return names
  }

  private static func literal(_ name: String) -> String {
    let escaped = name.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}

/// Prints the names of assets, for tools that call the compiler themselves.
struct PrintAssetSymbols: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "asset-symbols", abstract: "Print Swift names for the assets in a folder.",
    shouldDisplay: false)

  @Argument(help: "The folder that has the asset catalogs.")
  var folder: String

  @Argument(help: "The Swift files of the app.")
  var files: [String] = []

  func run() throws {
    let sources = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    print(AssetSymbols(in: folder, besides: sources).source ?? "", terminator: "")
  }
}
