import Foundation

/// A folder whose files are an app's resources.
///
/// Each file is in the bundle under its name alone, as Xcode copies it, and under its path in the folder, as
/// in a folder that Xcode refers to. Asset catalogs and the folders of languages stay whole.
struct ResourceFolder {
  /// What is in the bundle, in the order of the paths; of two files with one path, the first.
  private(set) var bundledFiles: [BundledFile] = []
  private var taken: Set<String> = []
  private var seen = 0

  /// Whoever runs a file of a large folder shall not wait.
  private static let mostFiles = 20_000

  /// - Parameter levels: how many folders deep the files may be.
  init(_ folder: URL, levels: Int = .max) {
    read(folder, at: "", levels: levels)
  }

  private mutating func read(_ folder: URL, at path: String, levels: Int) {
    for file in Self.contents(of: folder) {
      seen += 1
      guard seen < Self.mostFiles else { return }
      let name = file.lastPathComponent
      guard file.hasDirectoryPath else {
        if Self.isSource(file) { continue }
        add(file, at: name)
        if !path.isEmpty { add(file, at: path + name) }
        continue
      }
      if Self.isNobodys(file) { continue }
      if Self.staysWhole(file) {
        addAll(in: file, at: name)
      } else if levels > 0 {
        read(file, at: path + name + "/", levels: levels - 1)
      }
    }
  }

  private mutating func addAll(in folder: URL, at path: String) {
    for file in Self.whole(folder, at: path) { add(file.file, at: file.path) }
  }

  private mutating func add(_ file: URL, at path: String) {
    if taken.insert(path).inserted { bundledFiles.append(BundledFile(file: file, path: path)) }
  }

  /// All files of a folder, under its name.
  static func whole(_ folder: URL, at path: String) -> [BundledFile] {
    contents(of: folder).flatMap { file -> [BundledFile] in
      let path = path + "/" + file.lastPathComponent
      return file.hasDirectoryPath
        ? whole(file, at: path) : [BundledFile(file: file, path: path)]
    }
  }

  /// What a folder has that is not hidden, in the order of the names.
  static func contents(of folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    return (files ?? []).sorted { $0.path < $1.path }
  }

  /// Whether a file is compiled, or tells a tool how, rather than copied.
  static func isSource(_ file: URL) -> Bool {
    file.lastPathComponent == "Info.plist" || sourceTypes.contains(file.pathExtension)
  }

  private static let sourceTypes: Set = [
    "swift", "h", "m", "mm", "c", "cpp", "metal", "entitlements", "xcconfig", "pbxproj", "resolved",
  ]

  /// Whether a folder is copied as it is, wherever it stands.
  static func staysWhole(_ folder: URL) -> Bool {
    ["xcassets", "lproj", "bundle", "scnassets"].contains(folder.pathExtension)
  }

  /// Whether a folder belongs to a tool.
  private static func isNobodys(_ folder: URL) -> Bool {
    let name = folder.lastPathComponent
    return ["node_modules", "DerivedData", "Pods", "Carthage"].contains(name)
      || ["xcodeproj", "xcworkspace", "playground", "docc"].contains(folder.pathExtension)
  }
}
