import Foundation

/// A package whose executable is an app: SwiftPM builds it, with the manifest's settings.
struct PackageProgram {
  let path: String

  /// Builds the executable and returns it.
  ///
  /// - Throws: A ``Failure`` with SwiftPM's output if it does not compile; ``InputsChanged``.
  func program(_ configuration: BuildConfiguration) throws -> URL {
    let name = try executableName()
    try removeObjectsOfChangedFiles(configuration)
    let options = ["--package-path", path, "-c", configuration.rawValue]
    var printed: [UInt8] = []
    let status = try Child.run(
      "env", Traits.environment + ["swift", "build"] + options + ["--product", name]
    ) {
      printed += $0
      Terminal.write(String(decoding: $0, as: UTF8.self))
    }
    let text = String(decoding: printed, as: UTF8.self)
    if let changed = InputsChanged(status, text) { throw changed }
    guard status == 0 else { throw Failure.shown(text) }
    let (_, folder) = try Child.run(
      "swift", ["build"] + options + ["--show-bin-path"], collecting: STDOUT_FILENO)
    return URL(fileURLWithPath: folder.trimmingCharacters(in: .newlines))
      .appendingPathComponent(name)
  }

  /// SwiftPM notices each save, but the compiler that it calls does not.
  private func removeObjectsOfChangedFiles(_ configuration: BuildConfiguration) throws {
    // The table of a target's objects has the paths without links.
    let package = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let scratch = package.appendingPathComponent(".build")
    let sources = ([package.path] + localDependencies).flatMap(AppTarget.swiftFiles)
    let times = SavedTimes(
      record: scratch.appendingPathComponent("banyan-\(configuration.rawValue)-times.json"))
    try times.update(for: sources) { changed in
      guard !changed.isEmpty else { return }
      let products = scratch.appendingPathComponent(configuration.rawValue)
      let targets = try? FileManager.default.contentsOfDirectory(atPath: products.path)
      for target in targets ?? [] where target.hasSuffix(".build") {
        let table = products.appendingPathComponent("\(target)/output-file-map.json")
        let outputs = (try? Data(contentsOf: table)).flatMap {
          try? JSONDecoder().decode([String: [String: String]].self, from: $0)
        }
        for object in changed.compactMap({ outputs?[$0]?["object"] }) {
          try? FileManager.default.removeItem(atPath: object)
        }
      }
    }
  }

  /// The folders of the packages on this machine that it depends on, as far as SwiftPM has found them yet.
  var localDependencies: [String] {
    let file = URL(fileURLWithPath: path).appendingPathComponent(".build/workspace-state.json")
    guard let data = try? Data(contentsOf: file),
      let workspace = try? JSONDecoder().decode(Workspace.self, from: data)
    else { return [] }
    return workspace.object.dependencies.map(\.packageRef).filter { $0.kind == "fileSystem" }
      .map(\.location)
  }

  private func executableName() throws -> String {
    let (status, output) = try Child.run(
      "swift", ["package", "--package-path", path, "dump-package"], collecting: STDOUT_FILENO)
    guard status == 0 else { throw Failure.shown("the package cannot be read") }
    let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(output.utf8))
    let names = manifest?.executableNames ?? []
    guard let name = names.first else {
      throw Failure("the package at \(path) has no executable target")
    }
    guard names.count == 1 else {
      throw Failure(
        "the package at \(path) has several executables; run one with "
          + "'swift run --package-path \(path) NAME': \(names.joined(separator: ", "))")
    }
    return name
  }
}

/// The required part of the file in which SwiftPM keeps what it knows of a package's dependencies.
private struct Workspace: Decodable {
  struct Content: Decodable {
    let dependencies: [Dependency]
  }

  struct Dependency: Decodable {
    let packageRef: Reference
  }

  struct Reference: Decodable {
    let kind: String
    let location: String
  }

  let object: Content
}

/// The required part of the output of `swift package dump-package`.
private struct Manifest: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: [String: [String]?]
  }

  let products: [Product]
  let targets: [Target]

  /// A product may have another name than its target; a target without one is its own product.
  var executableNames: [String] {
    let products = products.filter { $0.type.keys.contains("executable") }
    let shown = Set(products.flatMap(\.targets))
    let others = targets.filter { $0.type == "executable" && !shown.contains($0.name) }
    return products.map(\.name) + others.map(\.name)
  }
}
