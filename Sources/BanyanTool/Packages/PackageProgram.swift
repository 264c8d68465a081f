import Foundation

/// A package whose executable is an app. SwiftPM builds it, with the manifest's settings.
///
/// A package that depends on Banyan is built against the library that is there already, in a copy that refers to it. Others are built
/// where they are.
struct PackageProgram {
  let path: String

  /// Builds the executable and returns it.
  ///
  /// - Parameter folder: The folder for what is built.
  /// - Throws: A ``Failure`` with SwiftPM's output if it does not compile; ``InputsChanged``.
  func program(_ configuration: BuildConfiguration, in folder: URL) throws -> URL {
    let packages = try self.packages()
    let name = try executableName(of: packages[0])
    let build = try PackageSources(packages, configuration, in: folder)
    try build.removeObjectsOfChangedFiles()
    var printed = ""
    let status = try build.run("build", ["--product", name]) {
      printed += $0
      Terminal.write($0)
    }
    if let changed = InputsChanged(status, printed) { throw changed }
    guard status == 0 else { throw Failure.shown(printed) }
    return build.products.appendingPathComponent(name)
  }

  /// Builds the tests and runs them.
  ///
  /// - Parameter arguments: Additional arguments for `swift test`.
  /// - Returns: SwiftPM's exit code.
  func test(
    _ configuration: BuildConfiguration, arguments: [String], in folder: URL
  ) throws -> CInt {
    let build = try PackageSources(try packages(), configuration, in: folder)
    try build.removeObjectsOfChangedFiles()
    let enabled = build.usesXCTest ? [] : ["--disable-xctest"]
    return try build.run("test", enabled + arguments) {
      FileHandle.standardOutput.write(Data($0.utf8))
    }
  }

  /// Builds all targets, tests included.
  ///
  /// - Throws: A ``Failure`` with SwiftPM's output if they do not compile.
  func buildTests(_ configuration: BuildConfiguration, in folder: URL) throws {
    let build = try PackageSources(try packages(), configuration, in: folder)
    try build.removeObjectsOfChangedFiles()
    let status = try build.run("build", ["--build-tests"]) { Terminal.write($0) }
    guard status == 0 else { throw Failure.shown("the package does not compile") }
  }

  /// The folders of the packages on this machine that it depends on.
  var localDependencies: [String] {
    ((try? packages()) ?? []).dropFirst().map(\.folder.path)
  }

  /// Returns the package, and then those on this machine that it depends on.
  private func packages() throws -> [LocalPackage] {
    var packages: [LocalPackage] = []
    var read: Set<String> = []
    var waiting = [URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL]
    while let folder = waiting.popLast() {
      guard read.insert(folder.path).inserted else { continue }
      let package = try LocalPackage(folder)
      packages.append(package)
      waiting += package.neighbours.map(\.standardizedFileURL)
    }
    return packages
  }

  private func executableName(of package: LocalPackage) throws -> String {
    let names = package.executableNames
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

/// Where SwiftPM builds packages, and with which options.
struct PackageSources {
  private let packages: [LocalPackage]
  private let configuration: BuildConfiguration
  /// Nil if none of the packages depends on Banyan.
  private let copies: PackageCopies?
  let usesXCTest: Bool

  /// - Parameter standIn: The identity that Banyan has for packages of others; nil if one of these packages says it.
  init(
    _ packages: [LocalPackage], _ configuration: BuildConfiguration,
    standingInFor standIn: String? = nil, in folder: URL
  ) throws {
    self.packages = packages
    self.configuration = configuration
    let files = packages.flatMap { AppTarget.swiftFiles(in: $0.folder.path) }
    let sources = try SourceTexts(files)
    usesXCTest = sources.conditions.contains { $0.imports.contains("XCTest") }
    guard let identity = standIn ?? packages.lazy.compactMap(\.identityOfBanyan).first
    else {
      copies = nil
      return
    }
    let library = try BuiltLibrary.current(configuration)
    var arguments = library.compilerArguments
    arguments += try library.macroArguments(for: sources.scan.macroModules)
    // Code for Apple's systems finds these names in Foundation.
    if standIn != nil { arguments += Compilation.foundationArguments }
    if sources.importsCryptoKit {
      arguments = try library.cryptoKitArguments(configuration) + arguments
    }
    copies = try PackageCopies(
      of: packages, identityOfBanyan: identity, library: library, compilerArguments: arguments,
      in: folder, didReceiveOutput: { if standIn == nil { Terminal.write($0) } })
  }

  private var package: URL { copies?.root.url ?? packages[0].folder.resolvingSymlinksInPath() }
  private var scratch: URL { copies?.scratch ?? package.appendingPathComponent(".build") }
  var products: URL { scratch.appendingPathComponent(configuration.rawValue) }

  /// Runs a command of SwiftPM.
  ///
  /// - Parameter receive: Receives its output line by line, with the names of the person's own files.
  func run(
    _ command: String, _ arguments: [String], receive: (String) -> Void
  ) throws -> CInt {
    var options = ["--package-path", package.path, "-c", configuration.rawValue]
    if copies != nil {
      options += ["--scratch-path", scratch.path, "-debug-info-format", "none"]
      options += ["-Xswiftc", "-gline-tables-only"]
    }
    var unfinished: [UInt8] = []
    func pass(_ bytes: some Collection<UInt8>) {
      guard !bytes.isEmpty else { return }
      let text = String(decoding: bytes, as: UTF8.self)
      receive(copies?.mappedBack(text) ?? text)
    }
    let status = try Child.run(
      "env", Traits.environment + ["swift", command] + options + arguments
    ) { bytes in
      unfinished += bytes
      guard let end = unfinished.lastIndex(of: UInt8(ascii: "\n")) else { return }
      pass(unfinished[...end])
      unfinished.removeSubrange(...end)
    }
    pass(unfinished)
    try updateEditor()
    return status
  }

  /// Brings the settings of an editor up to date, if there are some.
  private func updateEditor() throws {
    guard let editor = EditorSettings.existing(for: packages[0].folder.path),
      let plan = try? String(
        contentsOf: scratch.appendingPathComponent("\(configuration.rawValue).yaml"),
        encoding: .utf8)
    else { return }
    try editor.write(
      EditorSettings.Module.all(
        inPlan: copies?.mappedBack(plan) ?? plan, below: packages.map(\.folder.path)))
  }

  /// SwiftPM notices each save, but the compiler that it calls does not.
  func removeObjectsOfChangedFiles() throws {
    // The table of a target's objects has the paths of the copies, or else those without links.
    let sources = packages.flatMap { package in
      let folder = package.folder.resolvingSymlinksInPath().path
      let place = copies?.copy(of: package).url.path ?? folder
      return AppTarget.swiftFiles(in: folder).map { place + $0.dropFirst(folder.count) }
    }
    let times = SavedTimes(
      record: scratch.appendingPathComponent("banyan-\(configuration.rawValue)-times.json"))
    try times.update(for: sources) { changed in
      guard !changed.isEmpty else { return }
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
}
