import Foundation

/// The symbols that `Image(systemName:)` shows: drawings, and compositions of them.
package struct SystemSymbols: Sendable {
  package let drawings: SymbolDrawings
  /// The names that are aliases of others.
  private let aliases: [String: String]

  /// The symbols in this module's resources. They are read when the first is used.
  package static let shared = SystemSymbols(
    in: BundleFolder.url("Banyan_BanyanSymbols.resources", otherwise: .module)
      .appendingPathComponent("Resources"))

  /// - Parameters:
  ///   - files: The text of SVG files by name, without extension.
  ///   - aliases: Names that are aliases of others.
  package init(files: [String: String], aliases: [String: String] = [:]) {
    drawings = SymbolDrawings(files: files)
    self.aliases = aliases
  }

  private init(in folder: URL) {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    var texts: [String: String] = [:]
    for file in files where file.pathExtension == "svg" {
      texts[file.deletingPathExtension().lastPathComponent] = try? String(
        contentsOf: file, encoding: .utf8)
    }
    let list = folder.appendingPathComponent("aliases.txt")
    self.init(
      files: texts,
      aliases: Self.aliases(in: (try? String(contentsOf: list, encoding: .utf8)) ?? ""))
  }

  /// Returns how a symbol is composed of drawings; nil if there is none of that name.
  package func glyph(named name: String) -> Glyph? {
    // Names of our files and their compositions have only such characters.
    let isPlain =
      name.utf8.count < 100
      && name.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
      }
    guard isPlain else { return nil }
    return Glyph(named: name[...], aliases: aliases, isDrawing: { drawings[$0] != nil })
  }

  /// Reads lines of an alias and the name that it refers to.
  private static func aliases(in text: String) -> [String: String] {
    var aliases: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let names = line.split(whereSeparator: \.isWhitespace)
      if names.count == 2 { aliases[String(names[0])] = String(names[1]) }
    }
    return aliases
  }
}
