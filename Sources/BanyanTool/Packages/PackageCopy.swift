import Foundation

/// A package as SwiftPM builds it against the built library: links to all of its files, and its manifest with some lines at the end.
///
/// These lines replace the folders of the packages that it depends on by those of their copies, remove the targets that the library contains,
/// and add the compiler's and the linker's options for the library. The person's own manifest stays as it is, for `swift build`.
struct PackageCopy {
  /// The folder with the person's files.
  let original: URL
  /// The folder of the copy. Its name is the package's identity.
  let url: URL

  /// The names that are no part of the copy: SwiftPM writes them, or they are the manifests.
  private static let foreignNames: Set = [
    ".build", ".git", ".sourcekit-lsp", ".swiftpm", "Package.resolved",
  ]

  /// The references of a copy's manifest.
  struct Context: Equatable {
    /// The folders of copies, by the identities of their packages.
    var copies: [String: String]
    /// The targets that the library contains.
    var contained: Set<String>
    var compilerArguments: [String]
    var linkerArguments: [String]
  }

  /// Brings the copy up to date. Files that stay the same are left untouched, because SwiftPM compares their times.
  ///
  /// - Throws: A ``Failure`` if the manifest does not say which of its values is the package.
  func write(_ context: Context) throws {
    let files = FileManager.default
    try files.createDirectory(at: url, withIntermediateDirectories: true)
    let names = Set(try files.contentsOfDirectory(atPath: original.path))
      .subtracting(Self.foreignNames)
    let manifests = names.filter(Self.isManifest)
    let links = names.subtracting(manifests)
    for name in try files.contentsOfDirectory(atPath: url.path)
    where !Self.isManifest(name) && !links.contains(name) && name != Self.contentsName {
      try files.removeItem(at: url.appendingPathComponent(name))
    }
    for name in links {
      let link = url.appendingPathComponent(name)
      let target = original.appendingPathComponent(name).path
      if (try? files.destinationOfSymbolicLink(atPath: link.path)) == target { continue }
      try? files.removeItem(at: link)
      try files.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    }
    if !context.contained.isEmpty { try writeContents() }
    for name in manifests {
      let text = try String(contentsOf: original.appendingPathComponent(name), encoding: .utf8)
      try ObjectFiles.write(
        Self.withCurrentTools(text) + "\n" + ending(of: text, context),
        to: url.appendingPathComponent(name).path)
    }
  }

  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || (name.hasPrefix("Package@") && name.hasSuffix(".swift"))
  }

  // MARK: A target for products that have none left

  private static let contentsName = "BanyanContents"

  /// The name of an empty target, which is different for each package.
  private var contentsTarget: String {
    "_BanyanContents_" + url.lastPathComponent.replacing(/\W/, with: "_")
  }

  private func writeContents() throws {
    let folder = url.appendingPathComponent(Self.contentsName)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try ObjectFiles.write(
      "module \(contentsTarget) [system] {}\n", to: folder.path + "/module.modulemap")
  }

  // MARK: The manifest

  /// Returns a manifest whose tools are new enough for the lines at its end, which need 5.6.
  private static func withCurrentTools(_ manifest: String) -> String {
    let old = /\A\s*\/\/\s*swift-tools-version\s*:\s*(?:[1-4]|5\.[0-5])(?:\.\d+)*(?!\d)/
    return manifest.replacing(old) { _ in "// swift-tools-version:5.6" }
  }

  /// Returns the lines at the end of the manifest.
  private func ending(of manifest: String, _ context: Context) throws -> String {
    let declaration =
      /(?:let|var)\s+(\w+)\s*(?::\s*Package\s*)?=\s*(?:PackageDescription\.)?Package\s*\(/
    guard let name = manifest.firstMatch(of: declaration)?.1 else {
      throw Failure(
        "the manifest in \(original.path) declares its package in a way that is not known here; "
          + "write `let package = Package(…)`")
    }
    let passesTraits =
      manifest.prefixMatch(of: /\s*\/\/\s*swift-tools-version\s*:\s*(?:6\.[1-9]|[7-9]|\d\d)/) != nil
    let traits = passesTraits ? ", traits: dependency.traits" : ""
    let library = Self.literal(context.contained.sorted())
    let headers = context.compilerArguments.filter { $0.hasPrefix("-I") && $0.count > 2 }
    return """
      do {
        // Added by banyan to its copy of this manifest.
        let copies: [String: String] = \(Self.literal(context.copies))
        \(name).dependencies = \(name).dependencies.map { dependency in
          var location: String
          var given: String?
          switch dependency.kind {
          case .fileSystem(let name, let path):
            given = name
            location = path.hasPrefix("/") ? path : \(Self.literal(original.path)) + "/" + path
          case .sourceControl(let name, let url, _):
            given = name
            location = url
          case .registry(let id, _): location = id
          @unknown default: return dependency
          }
          var folders: [Substring] = []
          for folder in location.split(separator: "/") where folder != "." {
            if folder == ".." { _ = folders.popLast() } else { folders.append(folder) }
          }
          var identity = (folders.last ?? "").lowercased()
          if identity.hasSuffix(".git") { identity.removeLast(4) }
          guard let copy = copies[identity] else { return dependency }
          if let given { return .package(name: given, path: copy\(traits)) }
          return .package(path: copy\(traits))
        }
        let contained: Set<String> = \(library)
        for target in \(name).targets {
          target.dependencies.removeAll {
            switch $0 {
            case .targetItem(let name, _), .byNameItem(let name, _): contained.contains(name)
            default: false
            }
          }
          switch target.type {
          case .regular, .executable, .test:
            target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(\(Self.literal(context.compilerArguments)))]
            target.cSettings = (target.cSettings ?? []) + [.unsafeFlags(\(Self.literal(headers)))]
            target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(\(Self.literal(context.linkerArguments)))]
          default: break
          }
        }
        if \(name).targets.contains(where: { contained.contains($0.name) }) {
          \(name).products = \(name).products.map { product in
            guard let library = product as? Product.Library,
              library.targets.contains(where: contained.contains)
            else { return product }
            let rest = library.targets.filter { !contained.contains($0) }
            return .library(
              name: library.name, type: rest.isEmpty ? nil : library.type,
              targets: rest.isEmpty ? ["\(contentsTarget)"] : rest)
          }
          \(name).targets.removeAll { contained.contains($0.name) }
          \(name).targets.append(.systemLibrary(name: "\(contentsTarget)", path: "\(Self.contentsName)"))
        }
      }

      """
  }

  static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func literal(_ texts: [String]) -> String {
    "[" + texts.map { literal($0) }.joined(separator: ", ") + "]"
  }

  private static func literal(_ texts: [String: String]) -> String {
    texts.isEmpty
      ? "[:]"
      : "["
        + texts.sorted { $0.key < $1.key }.map { "\(literal($0.key)): \(literal($0.value))" }
        .joined(separator: ", ") + "]"
  }
}
