import Foundation

/// The packages that the built library contains, besides Banyan's own modules.
///
/// A program that is linked against the library takes their modules from it: a second copy would bring a second type for each of
/// theirs.
struct LibraryContents: Codable, Equatable {
  /// The versions of the packages, by their identities for SwiftPM.
  var versions: [String: String]
  /// The targets in the library, of all packages.
  var targets: Set<String>

  static let none = LibraryContents(versions: [:], targets: [])
}

extension LibraryContents {
  /// Reads the contents of a library from what SwiftPM has written beside it.
  ///
  /// - Throws: A ``Failure`` if it cannot be read.
  init(of build: PackageBuild) throws {
    let list = build.folder.appendingPathComponent("Banyan.product/Objects.LinkFileList")
    guard let objects = try? String(contentsOf: list, encoding: .utf8) else {
      throw Failure("\(list.path), the list of what the library contains, cannot be read")
    }
    try self.init(objects: objects, in: build.checkout.scratch)
  }

  /// Reads the contents of a library from its list of object files.
  ///
  /// - Parameter scratch: The folder in which SwiftPM has built it.
  init(objects: String, in scratch: URL) throws {
    targets = Set(objects.split(separator: "\n").compactMap { Self.target(ofObject: String($0)) })
    versions = [:]
    for package in try ResolvedPackage.all(
      in: scratch.appendingPathComponent("workspace-state.json"))
    {
      let sources = scratch.appendingPathComponent("checkouts/\(package.subpath)/Sources")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
      // The macros' plugin is a program of its own, so a program may have another swift-syntax.
      if !targets.isDisjoint(with: names) { versions[package.identity] = package.version }
    }
  }

  /// Returns the target that an object file is compiled from: it lies in `TARGET.build`.
  private static func target(ofObject path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    return folders.last { $0.hasSuffix(".build") && $0 != ".build" }.map {
      String($0.dropLast(".build".count))
    }
  }
}

/// A package of others, in the version that SwiftPM has chosen.
struct ResolvedPackage: Equatable {
  let identity: String
  let location: String
  /// The version; nil for a branch or a commit.
  let version: String?
  /// The folder of its files below SwiftPM's folder of checkouts.
  let subpath: String

  /// Reads the packages from the file in which SwiftPM keeps what it has resolved.
  ///
  /// - Throws: A ``Failure`` if it cannot be read.
  static func all(in file: URL) throws -> [ResolvedPackage] {
    guard let data = try? Data(contentsOf: file),
      let workspace = try? JSONDecoder().decode(Workspace.self, from: data)
    else { throw Failure("\(file.path), SwiftPM's list of packages, cannot be read") }
    return workspace.object.dependencies.filter { $0.packageRef.kind != "fileSystem" }.map {
      ResolvedPackage(
        identity: $0.packageRef.identity, location: $0.packageRef.location,
        version: $0.state.checkoutState?.version, subpath: $0.subpath)
    }
  }
}

/// The required part of SwiftPM's `workspace-state.json`.
private struct Workspace: Decodable {
  struct Content: Decodable {
    let dependencies: [Dependency]
  }

  struct Dependency: Decodable {
    let packageRef: Reference
    let state: State
    let subpath: String
  }

  struct Reference: Decodable {
    let identity: String
    let kind: String
    let location: String
  }

  struct State: Decodable {
    let checkoutState: Checkout?
  }

  struct Checkout: Decodable {
    let version: String?
  }

  let object: Content
}
