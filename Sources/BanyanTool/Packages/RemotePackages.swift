import Foundation

/// The packages of others that an Xcode project names, in one shared library beside its app.
///
/// SwiftPM fetches and builds them against the library that is built already, as the dependencies of a package that is written for that.
struct RemotePackages {
  let library: BuiltLibrary
  let configuration: BuildConfiguration
  /// The folder for everything that is fetched and built.
  let folder: URL

  private static let name = "XcodePackages"
  private var package: URL { folder.appendingPathComponent(Self.name) }
  private var stamp: URL { folder.appendingPathComponent("current-\(configuration.rawValue)") }

  /// Builds packages, without those that do not build, and reports each of these in one sentence.
  ///
  /// - Returns: The arguments for compiling and linking against them.
  func compilerArguments(for packages: [RemotePackage]) throws -> [String] {
    var packages = packages
    while !packages.isEmpty {
      let manifest = Self.manifest(of: packages)
      let key = StableHash.of(manifest + library.identity)
      if (try? String(contentsOf: stamp, encoding: .utf8)) == key { return try arguments() }
      try write(manifest)
      Terminal.write(
        "Fetching and building \(packages.map(\.identity).joined(separator: ", ")), whose manifests and plugins run on this machine\n"
      )
      guard let failure = try build() else {
        try key.write(to: stamp, atomically: true, encoding: .utf8)
        return try arguments()
      }
      let faulty = failure.package(among: packages)
      Terminal.write("\(failure.sentence(about: faulty))\n")
      guard let faulty else { return [] }
      packages.removeAll { $0 == faulty }
    }
    return []
  }

  private static func manifest(of packages: [RemotePackage]) -> String {
    let dependencies = packages.map {
      ".package(url: \(PackageCopy.literal($0.location)), \($0.versions))"
    }
    let products = packages.flatMap { package in
      package.products.map {
        ".product(name: \(PackageCopy.literal($0)), package: \(PackageCopy.literal(package.identity)))"
      }
    }
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "\(name)",
        products: [.library(name: "\(name)", type: .dynamic, targets: ["\(name)"])],
        dependencies: [\(dependencies.joined(separator: ", "))],
        targets: [.target(name: "\(name)", dependencies: [\(products.joined(separator: ", "))])])

      """
  }

  private func write(_ manifest: String) throws {
    let sources = package.appendingPathComponent("Sources/\(Self.name)")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try ObjectFiles.write(
      manifest, to: package.appendingPathComponent("Package.swift").path)
    try ObjectFiles.write(
      "// SwiftPM needs a file in each target.\n",
      to: sources.appendingPathComponent("\(Self.name).swift").path)
  }

  private func build() throws -> PackageFailure? {
    var printed = ""
    do {
      let sources = try PackageSources(
        [LocalPackage(package)], configuration, standingInFor: "banyan", in: folder)
      let status = try sources.run("build", ["--product", Self.name]) { printed += $0 }
      return status == 0 ? nil : PackageFailure(output: printed)
    } catch let failure as Failure {
      return PackageFailure(output: printed + failure.description)
    }
  }

  private func arguments() throws -> [String] {
    let build = folder.appendingPathComponent("Build")
    let products = build.appendingPathComponent(configuration.rawValue).resolvingSymlinksInPath()
    let cModules = try CModules(
      of: Self.name, in: build.appendingPathComponent("\(configuration.rawValue).yaml"))
    return ["-I", products.appendingPathComponent("Modules").path] + cModules.compilerArguments
      + ["-L", products.path, "-l\(Self.name)", "-Xlinker", "-rpath", "-Xlinker", products.path]
  }
}

/// The output of SwiftPM for packages that it could not fetch or build.
struct PackageFailure {
  let output: String

  /// The first line with an error, if possible with one in a file.
  private var line: Substring? {
    let lines = output.split(separator: "\n")
    return lines.first { $0.contains(#/:\d+:\d+: error: /#) }
      ?? lines.first { $0.contains("error: ") && !$0.hasPrefix("warning: ") }
  }

  /// Returns the package that the first error is about; nil if it is not known.
  func package(among packages: [RemotePackage]) -> RemotePackage? {
    guard let line = line?.lowercased() else { return nil }
    return packages.first { line.contains("/checkouts/\($0.identity)/") }
      ?? packages.first { line.contains($0.location.lowercased()) }
      ?? packages.first { line.contains("'\($0.identity)'") }
      ?? (packages.count == 1 ? packages[0] : nil)
  }

  /// Returns one sentence for the person.
  func sentence(about package: RemotePackage?) -> String {
    let error = line.map { line in
      // The path of a checkout begins with folders that tell nobody anything.
      line.firstRange(of: "/checkouts/").map { line[$0.upperBound...] } ?? line
    }
    let reason = error.map(String.init) ?? output.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let package else { return "The packages of the project do not build: \(reason)" }
    return
      "The package \(package.identity) cannot be fetched or built on Linux, so the app runs without it: \(reason)"
  }
}
