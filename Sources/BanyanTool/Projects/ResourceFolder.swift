import Foundation

/// A folder whose files are an app's resources.
///
/// Each file is in the bundle under its name alone, as Xcode copies it, and under its path in the folder, as
/// for a folder reference in Xcode. Asset catalogs, data models, and the folders of languages stay whole.
struct ResourceFolder {
  /// The contents of the bundle, sorted by path; of two files with one path, the first.
  private(set) var bundledFiles: [BundledFile] = []
  private var taken: Set<String> = []
  private var seen = 0

  /// A limit, so that a file in a large folder starts without delay.
  private static let mostFiles = 20_000

  /// - Parameter levels: the maximum depth of the files.
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

  /// Returns all files of a folder, or a model of Core ML, under its name. Models have the names of their compiled forms.
  static func whole(_ folder: URL, at path: String) -> [BundledFile] {
    if DataModel.isThere(folder) { return DataModel.bundledFiles(of: folder, at: path) }
    if CoreMLModel.isThere(folder) { return [BundledFile(file: folder, path: path)] }
    return contents(of: folder).flatMap { file -> [BundledFile] in
      let path = path + "/" + file.lastPathComponent
      return file.hasDirectoryPath
        ? whole(file, at: path) : [BundledFile(file: file, path: path)]
    }
  }

  /// Returns the contents of a folder that are not hidden, sorted by name.
  static func contents(of folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    return (files ?? []).sorted { $0.path < $1.path }
  }

  /// Returns true if a file is compiled, or configures a tool, rather than being copied.
  static func isSource(_ file: URL) -> Bool {
    file.lastPathComponent == "Info.plist" || sourceTypes.contains(file.pathExtension)
  }

  private static let sourceTypes: Set = [
    "swift", "h", "m", "mm", "c", "cpp", "metal", "entitlements", "xcconfig", "pbxproj", "resolved",
  ]

  /// Returns true if a folder is copied as it is, wherever it is.
  static func staysWhole(_ folder: URL) -> Bool {
    ["xcassets", "lproj", "bundle", "scnassets"].contains(folder.pathExtension)
      || DataModel.isThere(folder)
  }

  /// Returns true if a folder belongs to a tool.
  private static func isNobodys(_ folder: URL) -> Bool {
    let name = folder.lastPathComponent
    return ["node_modules", "DerivedData", "Pods", "Carthage"].contains(name)
      || ["xcodeproj", "xcworkspace", "playground", "docc", "mlproj"].contains(folder.pathExtension)
  }
}
