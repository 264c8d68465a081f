import Foundation

/// An app as its author keeps it: its sources, the contents of its bundle, and its settings.
struct AppTarget {
  var name: String
  /// The Swift files, by the paths that diagnostics should name.
  var sources: [String]
  var resources: [BundledFile]
  /// The platform that its project specifies; nil if only its code tells.
  var platform: Platform?
  /// The language mode, 5 or 6; nil if it is not specified.
  var languageMode: String?
  /// The conditions that are true in `#if`.
  var compilationConditions: [String] = []
  /// The name of the app's module that its code may write in front of its own names; nil if there is none.
  var writtenModuleName: String?
  /// Additional arguments for the compiler.
  var compilerArguments: [String] = []
  /// The contents of its information property list.
  var information: [String: Any] = [:]
  /// The packages outside of its project's folder that it uses.
  var packages: [RemotePackage] = []
  /// The modules it uses from packages inside of that folder, and of its project's frameworks, each after those that it imports itself.
  var modules: [AppModule] = []
  /// The data models whose classes it has itself.
  var dataModels: [DataModel] = []
  /// The models of Core ML whose classes it has itself.
  var coreMLModels: [CoreMLModel] = []

  /// All source files that a person may edit.
  var writtenFiles: [String] { sources + modules.flatMap(\.sources) }

  /// The names of the modules with the classes of data models, by the paths of the models in the bundle.
  var modulesOfDataModels: [String: String] {
    var names: [String: String] = [:]
    for resource in resources {
      guard let path = DataModel.path(containing: resource.path) else { continue }
      let module = modules.first { $0.dataModels.contains { $0.contains(resource.file) } }
      names[path] = module?.name ?? Compilation.moduleName
    }
    return names
  }
}

/// A file in the bundle of an app.
struct BundledFile: Equatable {
  let file: URL
  /// The path in the bundle.
  let path: String

  /// - Parameter path: The path in the bundle. A model of Core ML gets the extension of its compiled form there.
  init(file: URL, path: String) {
    self.file = file
    self.path = CoreMLModel.bundledPath(of: path)
  }
}

extension AppTarget {
  /// Creates the target of a file and the resources beside it.
  init(file: String) {
    let url = URL(fileURLWithPath: file).standardizedFileURL
    self.init(
      name: url.deletingPathExtension().lastPathComponent, sources: [file],
      resources: ResourceFolder(url.deletingLastPathComponent(), levels: 4).bundledFiles)
    readInformation(in: url.deletingLastPathComponent())
    // Those in other folders may belong to other programs, whose classes this one need not be able to compile.
    dataModels = DataModel.among(resources).filter {
      $0.folder.deletingLastPathComponent().path == url.deletingLastPathComponent().path
    }
    coreMLModels = CoreMLModel.among(resources).filter {
      $0.file.deletingLastPathComponent().path == url.deletingLastPathComponent().path
    }
  }

  /// Creates the target of a folder and all its contents.
  init(folder: String) throws {
    let url = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    let files = Self.swiftFiles(in: folder)
    guard !files.isEmpty else { throw Failure("there is no Swift file in \(folder)") }
    self.init(
      name: url.lastPathComponent, sources: files, resources: ResourceFolder(url).bundledFiles)
    readInformation(in: url)
    dataModels = DataModel.among(resources)
    coreMLModels = CoreMLModel.among(resources)
  }

  private mutating func readInformation(in folder: URL) {
    information = PropertyList.read(folder.appendingPathComponent("Info.plist")) ?? [:]
  }

  /// Returns the Swift files in a folder, sorted by path, so that the choice does not depend on the
  /// file system.
  static func swiftFiles(in folder: String) -> [String] {
    // An enumerator follows no link, not even the one that it is given.
    let place = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let paths = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return paths.filter(isShownSwiftFile).sorted().map { prefix + $0 }
  }

  private static func isShownSwiftFile(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}

enum PropertyList {
  /// Returns the dictionary in a property list, in any of its forms; nil if there is none.
  static func read(_ file: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return list as? [String: Any]
  }
}
