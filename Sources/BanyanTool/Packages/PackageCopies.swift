import Foundation

/// The copies of a package, and of those that it depends on, with which SwiftPM builds it against the built library.
///
/// A package that lies on this machine is copied with its own files. Those of others are resolved by SwiftPM first, in their own folder. What the
/// library contains of them is taken from it.
struct PackageCopies {
  /// The copy of the package itself.
  let root: PackageCopy
  /// The folder in which SwiftPM builds.
  let scratch: URL
  private let copies: URL
  private let all: [PackageCopy]

  /// Brings the copies up to date.
  ///
  /// - Parameters:
  ///   - packages: The package, and then those on this machine that it depends on.
  ///   - identity: The identity of Banyan in their manifests.
  ///   - folder: The folder for the copies.
  ///   - compilerArguments: The arguments for compiling and linking against the library.
  ///   - didReceiveOutput: Called with what SwiftPM says if it cannot resolve the packages of others.
  /// - Throws: A ``Failure`` if the packages of others cannot be resolved, or the library contains another version of one.
  init(
    of packages: [LocalPackage], identityOfBanyan identity: String, library: BuiltLibrary,
    compilerArguments: [String], in folder: URL, didReceiveOutput: @escaping (String) -> Void
  ) throws {
    let folder = folder.resolvingSymlinksInPath()
    let copies = folder.appendingPathComponent("Packages")
    self.copies = copies
    scratch = folder.appendingPathComponent("Build")
    let banyan = copies.appendingPathComponent(identity)
    try Self.writeStandIn(for: banyan)
    let local = packages.map { Self.copy(of: $0, in: copies) }
    root = local[0]
    var context = PackageCopy.Context(
      copies: [identity: banyan.path], contained: [],
      compilerArguments: Self.ofTheSystem(BuiltLibrary.importArguments(of: compilerArguments)) + [
        // SwiftPM does not look at the library's modules, so that another library is another option.
        "-D", "BANYAN_LIBRARY_" + StableHash.of(library.identity),
      ],
      linkerArguments: ["-use-ld=lld"] + BuiltLibrary.linkArguments(of: compilerArguments))
    for copy in local { context.copies[copy.url.lastPathComponent] = copy.url.path }
    var remote: [PackageCopy] = []
    if packages.contains(where: \.usesRemotePackages) {
      let contents = try library.contents
      let resolution = PackageResolution(
        folder: folder.appendingPathComponent("Resolution"), packages: packages, contents: contents,
        context: context, didReceiveOutput: didReceiveOutput)
      remote = try resolution.resolved().map { package in
        PackageCopy(
          original: resolution.checkouts.appendingPathComponent(package.subpath),
          url: copies.appendingPathComponent(package.identity))
      }
      context.contained = contents.targets
      for copy in remote { context.copies[copy.url.lastPathComponent] = copy.url.path }
    }
    for copy in local {
      var own = context
      // A module of the person's own may have the name of one in the library.
      own.contained = []
      try copy.write(own)
    }
    for copy in remote { try copy.write(context) }
    all = local + remote
  }

  /// Returns compiler arguments in which the folders of modules are the system's, which the compiler writes no index of. The index is what
  /// SwiftPM looks for tests in, and that of the library takes seconds.
  private static func ofTheSystem(_ arguments: [String]) -> [String] {
    arguments.indices.map { index in
      let isOfClang = index > 0 && arguments[index - 1] == "-Xcc"
      return arguments[index] == "-I" && !isOfClang ? "-Isystem" : arguments[index]
    } + ["-index-ignore-system-modules"]
  }

  /// Returns the copy of a package on this machine.
  func copy(of package: LocalPackage) -> PackageCopy { Self.copy(of: package, in: copies) }

  private static func copy(of package: LocalPackage, in copies: URL) -> PackageCopy {
    let name = package.folder.lastPathComponent.lowercased()
    return PackageCopy(original: package.folder, url: copies.appendingPathComponent(name))
  }

  /// Returns a text in which the copies' folders are replaced by those of the originals.
  func mappedBack(_ text: String) -> String {
    var text = text
    for copy in all { text = text.replacing(copy.url.path + "/", with: copy.original.path + "/") }
    return text
  }

  /// Writes a package with the products of Banyan and no files: the library is linked by the options of those who use them.
  private static func writeStandIn(for folder: URL) throws {
    // A module map beside a manifest makes the whole package one of the system's.
    let library = folder.appendingPathComponent("Library")
    try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
    try ObjectFiles.write(
      "module _BanyanLibrary [system] {}\n", to: library.path + "/module.modulemap")
    try ObjectFiles.write(
      """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Banyan",
        products: ["SwiftUI", "Banyan", "CryptoKit", "BanyanBrowser", "BanyanInspector", "BanyanTesting"].map {
          .library(name: $0, targets: ["_BanyanLibrary"])
        },
        traits: ["Macros", "CryptoKit", "TLS", "SQLite", "PostgreSQL"],
        targets: [.systemLibrary(name: "_BanyanLibrary", path: "Library")])

      """, to: folder.path + "/Package.swift")
  }
}

/// The packages of others that a package depends on, in versions that agree with those in the library.
private struct PackageResolution {
  let folder: URL
  /// The packages on this machine.
  let packages: [LocalPackage]
  let contents: LibraryContents
  let context: PackageCopy.Context
  let didReceiveOutput: (String) -> Void

  private var scratch: URL { folder.appendingPathComponent("Build") }
  var checkouts: URL { scratch.appendingPathComponent("checkouts") }
  private var state: URL { scratch.appendingPathComponent("workspace-state.json") }
  private var stamp: URL { folder.appendingPathComponent("current") }

  /// Returns the packages, resolved again if a manifest or the list of their versions has changed.
  func resolved() throws -> [ResolvedPackage] {
    let key = try self.key()
    if (try? String(contentsOf: stamp, encoding: .utf8)) == key,
      let known = try? ResolvedPackage.all(in: state)
    {
      return known
    }
    var copies = context
    copies.compilerArguments = []
    copies.linkerArguments = []
    for package in packages {
      let url = folder.appendingPathComponent(package.folder.lastPathComponent.lowercased())
      copies.copies[url.lastPathComponent] = url.path
      try PackageCopy(original: package.folder, url: url).write(copies)
    }
    try? FileManager.default.removeItem(at: folder.appendingPathComponent("root/Package.resolved"))
    try? FileManager.default.createDirectory(
      at: folder.appendingPathComponent("root"), withIntermediateDirectories: true)
    try? FileManager.default.copyItem(
      at: packages[0].folder.appendingPathComponent("Package.resolved"),
      to: folder.appendingPathComponent("root/Package.resolved"))
    var resolved = try resolve(with: [])
    let others = resolved.filter { isOther($0) }
    if !others.isEmpty {
      // A newer version than the library's is as good a choice for SwiftPM, unless it knows of it.
      guard let agreed = try? resolve(with: others, isQuiet: true) else {
        throw Failure(Self.sentence(about: others, contents))
      }
      resolved = agreed
      guard !resolved.contains(where: isOther) else {
        throw Failure(Self.sentence(about: resolved.filter(isOther), contents))
      }
    }
    try key.write(to: stamp, atomically: true, encoding: .utf8)
    return resolved
  }

  private func isOther(_ package: ResolvedPackage) -> Bool {
    contents.versions[package.identity].map { $0 != package.version } ?? false
  }

  private static func sentence(
    about packages: [ResolvedPackage], _ contents: LibraryContents
  ) -> String {
    let list = packages.map {
      "\($0.identity) \($0.version ?? "at a commit") and the library contains \(contents.versions[$0.identity] ?? "none")"
    }
    return
      "the package needs \(list.joined(separator: ", ")); ask for a version that both can use, or use `swift build`"
  }

  private func key() throws -> String {
    var texts = packages.flatMap { package in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: package.folder.path)) ?? []
      return names.filter { $0.hasPrefix("Package") }.sorted().map {
        (try? String(
          contentsOf: package.folder.appendingPathComponent($0), encoding: .utf8)) ?? ""
      }
    }
    texts.append(contents.versions.sorted { $0.key < $1.key }.map { "\($0) \($1)" }.joined())
    return StableHash.of(texts.joined(separator: "\0"))
  }

  /// - Parameter exact: The packages that should have the version in the library.
  private func resolve(
    with exact: [ResolvedPackage], isQuiet: Bool = false
  ) throws -> [ResolvedPackage] {
    let root = folder.appendingPathComponent("root")
    let package = folder.appendingPathComponent(packages[0].folder.lastPathComponent.lowercased())
    let others = exact.map {
      ".package(url: \(PackageCopy.literal($0.location)), exact: \"\(contents.versions[$0.identity] ?? "")\")"
    }
    let dependencies = [".package(path: \(PackageCopy.literal(package.path)))"] + others
    try ObjectFiles.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(name: "Resolution", dependencies: [\(dependencies.joined(separator: ", "))])

      """, to: root.path + "/Package.swift")
    let (status, output) = try Child.run(
      "swift",
      ["package", "--package-path", root.path, "--scratch-path", scratch.path, "resolve"],
      collecting: STDERR_FILENO)
    guard status == 0 else {
      if !isQuiet { didReceiveOutput(output) }
      throw Failure.shown(output)
    }
    return try ResolvedPackage.all(in: state)
  }
}
