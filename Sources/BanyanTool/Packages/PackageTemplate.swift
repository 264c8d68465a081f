import Foundation

/// The files of a new package.
///
/// They are resources of the tool. `PackageName` in their texts and names is replaced by the package's name.
struct PackageTemplate {
  enum Kind: String, CaseIterable {
    case app
    case tool
    case tested

    /// The first sentence of the package's README.
    fileprivate var description: String {
      switch self {
      case .app: "An app with one screen, written with SwiftUI."
      case .tool:
        """
        A tool for colleagues, written with SwiftUI. `ACCOUNTS=ada:lovelace banyan run` lets Ada log in, and `DATABASE` names the file \
        of the database.
        """
      case .tested:
        "An app whose tests compare its model, its views and its layout, written with SwiftUI."
      }
    }

    fileprivate var folderName: String { rawValue.capitalized }
  }

  let kind: Kind
  /// The folder with the templates of all kinds.
  let folder: URL

  /// Makes a package.
  ///
  /// - Parameters:
  ///   - package: The new folder. Its name is the package's.
  ///   - swiftVersion: The first line that the compiler reports of its version.
  ///   - sources: The folder of Banyan's sources, for builds without the tool.
  /// - Throws: A ``Failure`` if the name is none for a module, or the folder is there already.
  func write(to package: URL, swiftVersion: String, sources: String) throws {
    let name = package.lastPathComponent
    try Self.check(name)
    let files = FileManager.default
    guard !files.fileExists(atPath: package.path) else {
      throw Failure("there is already something at \(package.path); choose another name")
    }
    let version = swiftVersion.firstMatch(of: /Swift version (\d+(?:\.\d+)+)/)?.1 ?? "latest"
    for part in ["Shared", kind.folderName] {
      let templates = folder.appendingPathComponent(part)
      for path in try files.subpathsOfDirectory(atPath: templates.path) {
        let file = templates.appendingPathComponent(path)
        guard FileStatus(file.path)?.isFolder == false else { continue }
        let copy = package.appendingPathComponent(Self.path(path, name))
        try files.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        let data = try Data(contentsOf: file)
        guard let template = String(data: data, encoding: .utf8) else {
          // A picture.
          try data.write(to: copy)
          continue
        }
        let text =
          template
          .replacing("{description}", with: kind.description)
          .replacing("{sources}", with: sources)
          .replacing("{swift}", with: version)
          .replacing("PackageName", with: name)
        try text.write(to: copy, atomically: true, encoding: .utf8)
      }
    }
  }

  /// Returns the path in a package of a template's file. Names that begin with a dot, and manifests, have other names among the
  /// templates, so that no tool takes them for its own.
  private static func path(_ path: String, _ name: String) -> String {
    let path = path.hasSuffix(".txt") ? String(path.dropLast(4)) : path
    return path.replacing("dot-", with: ".").replacing("PackageName", with: name)
  }

  private static func check(_ name: String) throws {
    guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil else {
      throw Failure(
        "'\(name)' is no name for a module: use letters, digits and _, and begin with a letter, as in 'MyApp'"
      )
    }
    guard !takenNames.contains(name) else {
      throw Failure(
        "'\(name)' is a word of Swift or a module that the package imports; choose another name")
    }
  }

  private static let takenNames: Set = [
    "Banyan", "BanyanTesting", "Combine", "Foundation", "Observation", "Swift", "SwiftData",
    "SwiftUI", "Testing", "XCTest", "actor", "as", "break", "case", "class", "continue", "default",
    "defer", "do", "else", "enum", "extension", "false", "for", "func", "guard", "if", "import",
    "in", "init", "is", "let", "nil", "protocol", "public", "repeat", "return", "self", "static",
    "struct", "super", "switch", "throw", "true", "try", "var", "while",
  ]
}
