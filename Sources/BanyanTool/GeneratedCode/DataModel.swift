import Foundation

/// A data model of Core Data as Xcode keeps it: a folder of versions, `Name.xcdatamodeld`, or one version alone,
/// `Name.xcdatamodel`.
///
/// The bundle of an app has it as the folder `Name.momd`. Xcode compiles the versions in there, and here they stay as they are.
struct DataModel: Equatable {
  let folder: URL

  /// Creates the model that a file is a part of.
  ///
  /// - Returns: nil if the file is not a part of one.
  init?(containing file: URL) {
    let parent = file.deletingLastPathComponent()
    let grandparent = parent.deletingLastPathComponent()
    let folder: URL
    switch (file.lastPathComponent, parent.pathExtension) {
    case (Self.currentVersionName, "xcdatamodeld"): folder = parent
    case (Self.contentsName, "xcdatamodel"):
      folder = grandparent.pathExtension == "xcdatamodeld" ? grandparent : parent
    default: return nil
    }
    // Equal models must have equal URLs, however their files were found.
    self.folder = URL(fileURLWithPath: folder.path, isDirectory: true)
  }

  private static let currentVersionName = ".xccurrentversion"
  private static let contentsName = "contents"

  /// Returns true if a folder is a data model.
  static func isThere(_ folder: URL) -> Bool {
    ["xcdatamodeld", "xcdatamodel"].contains(folder.pathExtension)
  }

  /// Returns the models that some files are parts of.
  static func among(_ files: [BundledFile]) -> [DataModel] {
    var models: [DataModel] = []
    for file in files {
      guard let model = DataModel(containing: file.file), !models.contains(model) else { continue }
      models.append(model)
    }
    return models
  }

  /// Returns true if a file is a part of the model.
  func contains(_ file: URL) -> Bool { file.path.hasPrefix(folder.path + "/") }

  // MARK: Versions

  /// The description of the entities in the current version.
  ///
  /// - Throws: A ``Failure`` if the model has no version.
  var contents: URL {
    get throws {
      if folder.pathExtension == "xcdatamodel" {
        return folder.appendingPathComponent(Self.contentsName)
      }
      let record = PropertyList.read(folder.appendingPathComponent(Self.currentVersionName))
      // Xcode writes the record when there is a second version.
      guard
        let version = record?["_XCCurrentVersionName"] as? String
          ?? Self.versions(in: folder).first?.lastPathComponent
      else { throw Failure("\(folder.path) has no version") }
      return folder.appendingPathComponent(version).appendingPathComponent(Self.contentsName)
    }
  }

  private static func versions(in folder: URL) -> [URL] {
    ResourceFolder.contents(of: folder).filter { $0.pathExtension == "xcdatamodel" }
  }

  // MARK: The bundle

  /// Returns the files of a model in a bundle.
  ///
  /// - Parameter path: The path of the model's folder, with the extension that Xcode keeps it under.
  static func bundledFiles(of folder: URL, at path: String) -> [BundledFile] {
    let path = (path as NSString).deletingPathExtension + ".momd"
    let isAlone = folder.pathExtension == "xcdatamodel"
    var files: [BundledFile] = []
    func add(_ file: URL, at path: String) {
      guard FileManager.default.fileExists(atPath: file.path) else { return }
      files.append(BundledFile(file: file, path: path))
    }
    if !isAlone {
      let name = Self.currentVersionName
      add(folder.appendingPathComponent(name), at: "\(path)/\(name)")
    }
    for version in isAlone ? [folder] : versions(in: folder) {
      add(
        version.appendingPathComponent(contentsName),
        at: "\(path)/\(version.lastPathComponent)/\(contentsName)")
    }
    return files
  }

  /// Returns the path of the model that a file in a bundle is a part of.
  ///
  /// - Parameter path: The path of the file in the bundle.
  /// - Returns: nil if the file is not a part of one.
  static func path(containing path: String) -> String? {
    let names = path.split(separator: "/")
    guard let last = names.firstIndex(where: { $0.hasSuffix(".momd") }) else { return nil }
    return names[...last].joined(separator: "/")
  }
}
