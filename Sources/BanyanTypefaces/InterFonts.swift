import BanyanSymbols
import Foundation

/// The font files of Inter, one for each script and slant. `Scripts/typefaces/subset` makes them.
package struct InterFonts: Sendable {
  /// A compressed font, whose weight varies.
  package struct File: Sendable {
    /// The name without its extension.
    package var name: String
    /// The value of `unicode-range`.
    package var characters: String
    package var isItalic: Bool
  }

  /// The files, with the one last that nearly all pages need. Of two that have a character, browsers take the later.
  package let files: [File]
  /// A hash of the content of all files. One for all of them compresses better than one for each.
  package let hash: String
  private let folder: URL

  /// Reads the list of the files in this module's resources.
  package init() throws {
    folder = BundleFolder.url("Banyan_BanyanTypefaces.resources", otherwise: .module)
      .appendingPathComponent("Resources")
    let list = try String(contentsOf: folder.appendingPathComponent("list.txt"), encoding: .utf8)
    let lines = list.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    hash = lines[0][0]
    files = lines.dropFirst().flatMap { line in
      [
        File(name: line[0] + "-italic", characters: line[1], isItalic: true),
        File(name: line[0], characters: line[1], isItalic: false),
      ]
    }
  }

  package func url(of file: File) -> URL { folder.appendingPathComponent("\(file.name).woff2") }
}
