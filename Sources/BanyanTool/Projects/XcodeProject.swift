import Foundation

/// An Xcode project: a property list of objects that refer to each other.
struct XcodeProject {
  typealias Object = [String: Any]

  /// The folder of the project, which its paths are relative to.
  let folder: URL
  let name: String
  private let objects: [String: Object]
  private let root: Object

  /// Returns the project that a folder is, or that it contains.
  ///
  /// - Returns: nil if there is none.
  static func found(at folder: URL) throws -> XcodeProject? {
    if folder.pathExtension == "xcodeproj" { return try XcodeProject(folder) }
    // A repository often has the project in a folder of its name. If there are Swift files beside them,
    // other projects are not intended.
    var folders = [folder]
    for _ in 1...3 {
      let contents = folders.flatMap(ResourceFolder.contents)
      let projects = contents.filter { $0.pathExtension == "xcodeproj" }
      if let project = projects.first {
        guard projects.count == 1 else {
          let names = projects.map(\.path).joined(separator: ", ")
          throw Failure("there are several projects in \(folder.path); run one of \(names)")
        }
        return try XcodeProject(project)
      }
      if contents.contains(where: { $0.pathExtension == "swift" }) { return nil }
      folders = contents.filter { $0.hasDirectoryPath && $0.lastPathComponent != "Pods" }
    }
    return nil
  }

  init(_ project: URL) throws {
    let file = project.appendingPathComponent("project.pbxproj")
    guard let list = PropertyList.read(file), let objects = list["objects"] as? [String: Object],
      let rootName = list["rootObject"] as? String, let root = objects[rootName]
    else { throw Failure("\(file.path) cannot be read") }
    self.objects = objects
    self.root = root
    name = project.deletingPathExtension().lastPathComponent
    folder =
      project.deletingLastPathComponent()
      .appendingPathComponent(root["projectDirPath"] as? String ?? "").standardizedFileURL
  }

  /// The object with a name; empty if there is none.
  subscript(_ name: Any?) -> Object {
    (name as? String).flatMap { objects[$0] } ?? [:]
  }

  /// Returns the objects that a list in another refers to, each with its name.
  func objects(_ key: String, of object: Object) -> [(name: String, object: Object)] {
    (object[key] as? [String] ?? []).map { ($0, self[$0]) }
  }

  /// Returns all objects of a class, such as `PBXNativeTarget`, in the order of their names.
  func allObjects(_ type: String) -> [Object] {
    objects.filter { $0.value["isa"] as? String == type }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The targets that make products of some types.
  ///
  /// - Parameter types: The last words of their names, such as `application`.
  func targets(_ types: String...) -> [XcodeTarget] {
    let types = types.map { "com.apple.product-type." + $0 }
    return objects("targets", of: root)
      .filter { types.contains($0.object["productType"] as? String ?? "") }
      .map { XcodeTarget(name: $0.name, object: $0.object, project: self) }
  }

  /// Returns the app to run: the first for the platform, or by default for iOS, and then for macOS.
  func appTarget(for platform: Platform?) throws -> AppTarget {
    let targets = targets("application")
    let wanted: [Platform] = platform.map { [$0] } ?? [.iOS, .macOS]
    for platform in wanted where platform != .linux {
      if let target = targets.first(where: {
        $0.settings(for: platform).platforms.contains(platform)
      }) {
        return try target.appTarget(for: platform)
      }
    }
    guard let target = targets.first else { throw Failure("\(name) has no target that is an app") }
    return try target.appTarget(for: platform ?? .iOS)
  }

  /// Returns the settings that all targets inherit.
  func settings(for platform: Platform) -> BuildSettings {
    BuildSettings(of: root, in: self, platform: platform)
  }

  /// The folders that may contain packages of its own: those that it refers to, and those among its files.
  var packageFolders: [URL] {
    let named = objects.values.filter { $0["isa"] as? String == "XCLocalSwiftPackageReference" }
      .compactMap { $0["relativePath"] as? String }
      .map { folder.appendingPathComponent($0).standardizedFileURL }
    return (named + places.values.filter(LocalPackage.isThere)).sorted { $0.path < $1.path }
  }

  /// The locations of the files and groups that the project lists, by their names.
  var places: [String: URL] {
    var places: [String: URL] = [:]
    func add(_ name: String, _ parent: URL) {
      let object = self[name]
      let path = object["path"] as? String
      let url: URL? =
        switch object["sourceTree"] as? String {
        case "<group>": path.map { parent.appendingPathComponent($0) } ?? parent
        case "SOURCE_ROOT": folder.appendingPathComponent(path ?? "")
        case "<absolute>": URL(fileURLWithPath: path ?? "/")
        default: nil
        }
      guard let url, places[name] == nil else { return }
      places[name] = url.standardizedFileURL
      for child in object["children"] as? [String] ?? [] { add(child, url) }
    }
    if let group = root["mainGroup"] as? String { add(group, folder) }
    return places
  }
}
