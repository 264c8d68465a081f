import Foundation

/// A package in the folder of a project whose modules the app imports.
///
/// SwiftPM reads its manifest, but the targets are compiled one by one against the library: if SwiftPM built them, they would
/// not find SwiftUI.
struct LocalPackage {
  let folder: URL
  private let manifest: Manifest

  /// - Throws: A ``Failure`` if the manifest cannot be read.
  init(_ folder: URL) throws {
    try self.init(folder, manifest: PackageManifests.ofSwiftPM.manifest(in: folder))
  }

  /// - Parameter manifest: The output of `swift package dump-package`.
  init(_ folder: URL, manifest: Data) throws {
    self.folder = folder.standardizedFileURL
    do {
      self.manifest = try JSONDecoder().decode(Manifest.self, from: manifest)
    } catch {
      throw Failure("the manifest of the package at \(folder.path) is not understood: \(error)")
    }
  }

  var name: String { manifest.name }

  /// Returns true if a folder contains a package.
  static func isThere(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  }

  /// The folders of the packages that it depends on by path, except for Banyan.
  var neighbours: [URL] {
    manifest.dependencies.flatMap { $0.fileSystem ?? [] }.filter { !$0.isBanyan }
      .map { URL(fileURLWithPath: $0.path) }
  }

  /// The identity by which it depends on Banyan, and its manifest names it; nil if it does not.
  var identityOfBanyan: String? {
    let places = manifest.dependencies.flatMap { $0.fileSystem ?? [] }.filter(\.isBanyan)
    let repositories = manifest.dependencies.flatMap { $0.sourceControl ?? [] }.filter(\.isBanyan)
    return places.first?.identity ?? repositories.first?.identity
  }

  /// True if it depends on packages of others, which SwiftPM fetches.
  var usesRemotePackages: Bool {
    manifest.dependencies.contains {
      $0.registry != nil || ($0.sourceControl ?? []).contains { !$0.isBanyan }
    }
  }

  /// Returns the package of others whose product one of its targets uses; nil if its manifest names none.
  func remotePackage(with product: String) -> RemotePackage? {
    let repositories = manifest.dependencies.flatMap { $0.sourceControl ?? [] }
      .filter { !$0.isBanyan }
    let uses = manifest.targets.flatMap(\.dependencies).compactMap(\.product)
    let package = uses.first { $0.first == product }?.second ?? product
    let repository =
      repositories.first { $0.identity == package.lowercased() }
      ?? (repositories.count == 1 ? repositories[0] : nil)
    guard let location = repository?.location.remote?.first?.urlString,
      let versions = repository?.requirement?.versions
    else { return nil }
    return RemotePackage(location: location, versions: versions, products: [product])
  }

  /// The names of its executable products. A product may have another name than its target; a target without one is its own product.
  var executableNames: [String] {
    let products = manifest.products.filter { $0.type?.keys.contains("executable") == true }
    let shown = Set(products.flatMap(\.targets))
    let others = manifest.targets.filter { $0.type == "executable" && !shown.contains($0.name) }
    return products.map(\.name) + others.map(\.name)
  }

  /// Returns the targets of a product; nil if there is no such product.
  func targets(of product: String) -> [String]? {
    manifest.products.first { $0.name == product }?.targets
  }

  /// Returns the sources of a target, and the names of the targets and products that it uses.
  func module(_ name: String) throws -> AppModule {
    guard let target = manifest.targets.first(where: { $0.name == name }) else {
      throw Failure("the package \(self.name) has no target \(name)")
    }
    guard target.type == "regular" else {
      throw Failure(
        "\(name), of the package \(self.name), is a \(target.type) target, which cannot be built into an app here"
      )
    }
    let root = target.path.map { folder.appendingPathComponent($0) } ?? usualFolder(of: name)
    let left = (target.exclude ?? []).map {
      root.appendingPathComponent($0).standardizedFileURL.path
    }
    let only = target.sources.map {
      $0.map { root.appendingPathComponent($0).standardizedFileURL.path }
    }
    let files = AppTarget.swiftFiles(in: root.standardizedFileURL.path).filter { file in
      func isBelow(_ path: String) -> Bool { file == path || file.hasPrefix(path + "/") }
      return !left.contains(where: isBelow) && only?.contains(where: isBelow) != false
    }
    guard !files.isEmpty else {
      throw Failure("\(name), of the package \(self.name), has no Swift files")
    }
    var module = AppModule(
      name: name, package: self.name, sources: files, languageMode: languageMode)
    module.conditions =
      (target.settings ?? []).compactMap { $0.kind["define"]?["_0"] } + ["SWIFT_PACKAGE"]
    for dependency in target.dependencies {
      if let name = dependency.product?.first { module.products.append(name) }
      if let name = dependency.target?.first { module.targets.append(name) }
      if let name = dependency.byName?.first {
        let isOwn = manifest.targets.contains { $0.name == name }
        if isOwn { module.targets.append(name) } else { module.products.append(name) }
      }
    }
    for resource in target.resources ?? [] {
      module.resources += self.files(of: resource, in: root)
    }
    for folder in undeclaredResources(in: root) {
      let known = Set(module.resources.map(\.file))
      module.resources += ResourceFolder.whole(folder, at: folder.lastPathComponent)
        .filter { !known.contains($0.file) }
    }
    module.dataModels = DataModel.among(module.resources)
    module.coreMLModels = CoreMLModel.among(module.resources)
    return module
  }

  /// The asset catalogs, data models and models of Core ML of a target, which are its resources without being declared.
  private func undeclaredResources(in root: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var folders: [URL] = []
    while let file = files?.nextObject() as? URL {
      let isFolder = file.pathExtension == "xcassets" || DataModel.isThere(file)
      guard isFolder || CoreMLModel.isThere(file) else { continue }
      if isFolder { files?.skipDescendants() }
      folders.append(file.standardizedFileURL)
    }
    return folders.sorted { $0.path < $1.path }
  }

  private func usualFolder(of target: String) -> URL {
    let folders = ["Sources", "Source", "src", "srcs"].map {
      folder.appendingPathComponent($0).appendingPathComponent(target)
    }
    return folders.first { FileManager.default.fileExists(atPath: $0.path) } ?? folders[0]
  }

  /// Returns the files of a resource. A folder is flattened if its files are processed, and kept if they are copied.
  private func files(of resource: Manifest.Resource, in root: URL) -> [BundledFile] {
    let file = root.appendingPathComponent(resource.path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
      return []
    }
    let name = file.lastPathComponent
    guard isFolder.boolValue else { return [BundledFile(file: file, path: name)] }
    return resource.rule["copy"] != nil || ResourceFolder.staysWhole(file)
      ? ResourceFolder.whole(file, at: name) : ResourceFolder(file).bundledFiles
  }

  private var languageMode: String {
    (manifest.toolsVersion?.version ?? "5").hasPrefix("6") ? "6" : "5"
  }
}

/// The required part of the output of `swift package dump-package`.
private struct Manifest: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: [String: Ignored]?
  }

  struct Dependency: Decodable {
    struct Place: Decodable {
      let identity: String
      let nameForTargetDependencyResolutionOnly: String?
      let path: String

      var isBanyan: Bool {
        identity == "banyan" || nameForTargetDependencyResolutionOnly == "Banyan"
          || Checkout.isCheckout(URL(fileURLWithPath: path))
      }
    }

    /// A repository.
    struct Repository: Decodable {
      struct Location: Decodable {
        struct Remote: Decodable {
          let urlString: String
        }

        let remote: [Remote]?
      }

      struct Requirement: Decodable {
        struct Range: Decodable {
          let lowerBound: String
          let upperBound: String
        }

        let range: [Range]?
        let exact: [String]?
        let branch: [String]?
        let revision: [String]?

        /// The versions as the arguments of `package` in a manifest.
        var versions: String? {
          if let range = range?.first {
            return
              "\(PackageCopy.literal(range.lowerBound))..<\(PackageCopy.literal(range.upperBound))"
          }
          let others = [("exact", exact), ("branch", branch), ("revision", revision)]
          return others.lazy.compactMap { name, values in
            values?.first.map { "\(name): \(PackageCopy.literal($0))" }
          }.first
        }
      }

      let identity: String
      let location: Location
      let requirement: Requirement?

      var isBanyan: Bool { identity == "banyan" }
    }

    let fileSystem: [Place]?
    let sourceControl: [Repository]?
    let registry: [Ignored]?
  }

  struct Resource: Decodable {
    let path: String
    let rule: [String: Ignored]
  }

  struct Setting: Decodable {
    let kind: [String: [String: String]]

    private enum Keys: CodingKey { case kind }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      // Other settings have values of other types.
      kind = (try? container.decode([String: [String: String]].self, forKey: .kind)) ?? [:]
    }
  }

  /// A value of any type.
  struct Ignored: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  /// A name, perhaps another one, and then values of any type.
  struct Names: Decodable {
    let first: String?
    let second: String?

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      first = try? list.decode(String.self)
      second = try? list.decode(String.self)
    }
  }

  struct Uses: Decodable {
    let byName: Names?
    let product: Names?
    let target: Names?
  }

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let sources: [String]?
    let exclude: [String]?
    let dependencies: [Uses]
    let resources: [Resource]?
    let settings: [Setting]?
  }

  struct Version: Decodable {
    let version: String

    private enum CodingKeys: String, CodingKey { case version = "_version" }
  }

  let name: String
  let products: [Product]
  let targets: [Target]
  let dependencies: [Dependency]
  let toolsVersion: Version?
}
