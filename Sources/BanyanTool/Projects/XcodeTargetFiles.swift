import Foundation

/// The files of an Xcode target: those that its build phases list, and those of folders that it is
/// synchronized with.
struct XcodeTargetFiles {
  private(set) var sources: [String] = []
  private(set) var resources: [BundledFile] = []
  private let target: XcodeTarget
  private let platform: Platform
  private let places: [String: URL]

  init(of target: XcodeTarget, for platform: Platform) {
    self.target = target
    self.platform = platform
    places = target.project.places
  }

  private var project: XcodeProject { target.project }

  // MARK: Build phases

  mutating func readPhases() {
    for (_, phase) in project.objects("buildPhases", of: target.object) {
      let isOfSources = phase["isa"] as? String == "PBXSourcesBuildPhase"
      guard isOfSources || phase["isa"] as? String == "PBXResourcesBuildPhase" else { continue }
      for (_, file) in project.objects("files", of: phase) where isBuilt(file) {
        guard let name = file["fileRef"] as? String else { continue }
        // A file in several languages is a group of files. So is a data model with its versions, which stays whole.
        let isDataModel = project[name]["isa"] as? String == "XCVersionGroup"
        let children = isDataModel ? nil : project[name]["children"] as? [String]
        for name in children ?? [name] {
          guard let url = places[name] else { continue }
          // Xcode compiles models, so it lists them among the sources.
          let isModel = DataModel.isThere(url) || CoreMLModel.isThere(url)
          if isOfSources, !isModel { addSource(url) } else { addResource(url) }
        }
      }
    }
  }

  /// Returns true if a file is for the platform, which it may be limited to.
  private func isBuilt(_ file: XcodeProject.Object) -> Bool {
    let filters =
      file["platformFilters"] as? [String] ?? (file["platformFilter"] as? String).map { [$0] }
    return filters.map { $0.contains(platform == .macOS ? "macos" : "ios") } ?? true
  }

  // MARK: Synchronized folders

  mutating func readSynchronizedFolders() {
    let owned = Set(target.object["fileSystemSynchronizedGroups"] as? [String] ?? [])
    for name in places.keys.sorted() {
      let group = project[name]
      guard group["isa"] as? String == "PBXFileSystemSynchronizedRootGroup",
        let folder = places[name]
      else { continue }
      // The exceptions exclude files from the target that owns the folder, and include them in others.
      let exceptions = Set(
        project.objects("exceptions", of: group)
          .filter { $0.object["target"] as? String == target.name }
          .flatMap { $0.object["membershipExceptions"] as? [String] ?? [] })
      let references = Set(group["explicitFolders"] as? [String] ?? [])
      if owned.contains(name) {
        read(folder, at: "", leavingOut: exceptions, references: references)
      } else {
        for path in exceptions.sorted() { add(folder.appendingPathComponent(path)) }
      }
    }
  }

  private mutating func read(
    _ folder: URL, at path: String, leavingOut exceptions: Set<String>, references: Set<String>
  ) {
    for file in ResourceFolder.contents(of: folder) {
      let path = path + file.lastPathComponent
      // The files of a package are not the app's own, nor are those of a project of Create ML.
      if exceptions.contains(path) || LocalPackage.isThere(file) { continue }
      if file.pathExtension == "mlproj" { continue }
      let isWhole =
        !file.hasDirectoryPath || ResourceFolder.staysWhole(file) || references.contains(path)
      if isWhole {
        add(file)
      } else {
        read(file, at: path + "/", leavingOut: exceptions, references: references)
      }
    }
  }

  // MARK: Files

  private mutating func add(_ file: URL) {
    if file.pathExtension == "swift" {
      addSource(file)
    } else if !ResourceFolder.isSource(file) {
      addResource(file)
    }
  }

  private mutating func addSource(_ file: URL) {
    if file.pathExtension == "swift", !sources.contains(file.path) { sources.append(file.path) }
  }

  /// Adds a file or folder under its name, or a file in the folder of its language.
  private mutating func addResource(_ file: URL) {
    let name = file.lastPathComponent
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return }
    let parent = file.deletingLastPathComponent()
    if isFolder.boolValue {
      resources += ResourceFolder.whole(file, at: name)
    } else if parent.pathExtension == "lproj" {
      resources.append(BundledFile(file: file, path: "\(parent.lastPathComponent)/\(name)"))
    } else {
      resources.append(BundledFile(file: file, path: name))
    }
  }
}
