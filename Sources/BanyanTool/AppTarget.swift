import Foundation

/// An app as its author keeps it: what is compiled, what is in its bundle, and with which settings.
struct AppTarget {
  var name: String
  /// The Swift files, by the paths that complaints shall name.
  var sources: [String]
  var resources: [BundledFile]
  /// What its project says that it is made for; nil where only its code can say.
  var platform: Platform?
  /// The language mode, 5 or 6; nil where nothing says it.
  var languageMode: String?
  /// The names that are true in `#if`.
  var compilationConditions: [String] = []
  /// What the compiler is told besides.
  var compilerArguments: [String] = []
  /// What its information property list has.
  var information: [String: Any] = [:]
  /// The products it uses of packages that are not in its project's folder.
  var packages: [String] = []
  /// The modules it uses of packages that are, and of its project's frameworks, each after those that it imports itself.
  var modules: [AppModule] = []

  /// All source files that a person may edit.
  var writtenFiles: [String] { sources + modules.flatMap(\.sources) }
}

/// A file in the bundle of an app.
struct BundledFile: Equatable {
  let file: URL
  /// Where it is in the bundle.
  let path: String
}

extension AppTarget {
  /// A file with what lies beside it.
  init(file: String) {
    let url = URL(fileURLWithPath: file).standardizedFileURL
    self.init(
      name: url.deletingPathExtension().lastPathComponent, sources: [file],
      resources: ResourceFolder(url.deletingLastPathComponent(), levels: 4).bundledFiles)
    readInformation(in: url.deletingLastPathComponent())
  }

  /// A folder with all that is in it.
  init(folder: String) throws {
    let url = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    let files = Self.swiftFiles(in: folder)
    guard !files.isEmpty else { throw Failure("there is no Swift file in \(folder)") }
    self.init(
      name: url.lastPathComponent, sources: files, resources: ResourceFolder(url).bundledFiles)
    readInformation(in: url)
  }

  private mutating func readInformation(in folder: URL) {
    information = PropertyList.read(folder.appendingPathComponent("Info.plist")) ?? [:]
  }

  /// In the order of their paths, so that what is chosen does not depend on the file system.
  static func swiftFiles(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return paths.filter(isShownSwiftFile).sorted().map { prefix + $0 }
  }

  private static func isShownSwiftFile(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}

enum PropertyList {
  /// The dictionary in a property list, in any of its forms; nil if there is none.
  static func read(_ file: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return list as? [String: Any]
  }
}
