import Foundation

/// One call of the compiler: the files of an app, and the library that is already built.
struct Compilation {
  /// The name of every app's module.
  static let moduleName = "main"

  let target: AppTarget
  /// The platform that the app is compiled for; nil if its project or its code specifies it.
  let platform: Platform?
  let languageMode: String
  let configuration: BuildConfiguration
  let folder: ProgramFolder
  /// The settings of an editor, which are brought up to date; nil if there are none.
  let editor: EditorSettings?
  /// Called with the compiler's output.
  let didReceiveOutput: (String) -> Void

  private var files: [String] { target.sources }
  var bundle: AppBundle { AppBundle(in: folder.url) }

  /// Compiles the files and returns the executable, in its bundle.
  ///
  /// - Throws: A ``Failure`` with the compiler's diagnostics if they do not compile; ``InputsChanged``.
  func program() throws -> URL {
    let sources = try SourceTexts(files)
    let platform = platform ?? target.platform ?? .asked(by: sources.conditions)
    let compiled = try sources.compiled(
      for: platform, in: folder.url.appendingPathComponent("Sources"))
    let scan = sources.scan
    let library = try BuiltLibrary.current(configuration)
    let packages = RemotePackages(
      library: library, configuration: configuration,
      folder: folder.url.appendingPathComponent("RemotePackages"))
    let packageArguments = try packages.compilerArguments(for: target.packages)
    let modules = ModuleCompilation(
      platform: platform, configuration: configuration,
      folder: folder.url.appendingPathComponent("Modules"), library: library,
      packageArguments: packageArguments, didReceiveOutput: didReceiveOutput)
    var libraryArguments =
      try library.compilerArguments + packageArguments + modules.arguments(for: target.modules)
    libraryArguments += try library.macroArguments(for: scan.macroModules)
    if scan.usesCoreData || !target.dataModels.isEmpty {
      libraryArguments += Self.coreDataArguments
    }
    let importsCryptoKit = try target.modules.contains {
      try SourceTexts($0.sources).importsCryptoKit
    }
    if importsCryptoKit || sources.importsCryptoKit {
      // First, because a module without contents may be beside the library's.
      libraryArguments = try library.cryptoKitArguments(configuration) + libraryArguments
    }

    let title = files.count == 1 ? files[0] : "\(files.count) files"
    Terminal.write("Compiling \(title)\(platform == .linux ? "" : " for \(platform.rawValue)")\n")
    try bundle.write(target)
    let generated = try writeGenerated(besides: sources.texts)
    let meaning =
      semanticArguments + BuiltLibrary.importArguments(of: libraryArguments)
    try editor?.write([.init(files: files + generated, arguments: meaning)])
    let objects = self.objects(for: library)
    func compile(with entryPoint: EntryPoint?) throws -> URL {
      try self.compile(
        compiled, generated, entryPoint: entryPoint, objects: objects,
        libraryArguments: libraryArguments)
    }
    guard !scan.containsMain, !hasMainFile else { return try compile(with: nil) }
    var entryPoint = EntryPoint(candidates: scan.typeNames)
    // The compiler reports the names that the scan listed in error, all of them at the first attempt.
    for _ in 1...3 {
      do {
        return try compile(with: entryPoint)
      } catch let misnamed as MisnamedCandidates {
        guard let others = entryPoint.withoutCandidates(at: misnamed.lines) else { break }
        entryPoint = others
      }
    }
    throw Failure("the views of \(title) could not be listed; give it a #Preview or a @main App")
  }

  private var hasMainFile: Bool {
    files.contains { $0.hasSuffix("/main.swift") || $0 == "main.swift" }
  }

  /// - Returns: the files that Xcode would generate from the app's resources.
  private func writeGenerated(besides sources: [String]) throws -> [String] {
    let contents = [
      "GeneratedAssetSymbols.swift": AssetSymbols(in: bundle.url.path, besides: sources).source,
      "GeneratedBundle.swift": ModuleBundle(besides: sources).source,
      "GeneratedDataModel.swift": try DataModelClasses.source(
        of: target.dataModels, besides: sources),
      "GeneratedCoreMLModels.swift": try CoreMLModelClass.source(
        of: target.coreMLModels, in: "Bundle.main"),
    ]
    return try contents.compactMap { name, source in
      guard let source else { return nil }
      let file = folder.url.appendingPathComponent(name).path
      try ObjectFiles.write(source, to: file)
      return file
    }
  }

  private func compile(
    _ compiled: PlatformSources, _ generated: [String], entryPoint: EntryPoint?,
    objects: ObjectFiles?, libraryArguments: [String]
  ) throws -> URL {
    var files = compiled.files + generated
    let entryFile = folder.url.appendingPathComponent(EntryPoint.fileName).path
    if let entryPoint {
      try ObjectFiles.write(entryPoint.source, to: entryFile)
      files.append(entryFile)
    }
    // Written beside and then renamed: a running program must not change on disk.
    let built = folder.url.appendingPathComponent("program-\(getpid())")
    try objects?.begin(files)
    let (status, output) = try Child.run(
      "swiftc",
      try arguments(files: files, objects: objects, output: built) + compiled.compilerArguments
        + libraryArguments,
      collecting: STDERR_FILENO)
    try objects?.end(status, output)
    if let changed = InputsChanged(status, output) { throw changed }
    let complaints = CompilerOutput(compiled.mappedBack(output))
    try show(
      complaints, exceptAbout: entryFile, isSuccess: status == 0,
      advice: advice(libraryArguments: libraryArguments))
    guard rename(built.path, bundle.program.path) == 0 else {
      throw Failure("\(bundle.program.path) cannot be written")
    }
    return bundle.program
  }

  /// - Returns: The object files of an app that is compiled file by file; nil if it is compiled as a whole.
  private func objects(for library: BuiltLibrary) -> ObjectFiles? {
    guard configuration == .debug, files.count > ObjectFiles.mostFilesTogether else { return nil }
    return ObjectFiles(
      folder: folder.url.appendingPathComponent("Objects"), library: library.identity)
  }

  private func arguments(
    files: [String], objects: ObjectFiles?, output: URL
  ) throws -> [String] {
    // LLVM's linker is faster than the default. The line tables let a trap name the author's line and cost next to
    // nothing.
    var arguments = ["-use-ld=lld", "-gline-tables-only"]
    arguments.append(configuration == .release ? "-O" : "-Onone")
    arguments += try objects?.arguments(for: files) ?? ["-whole-module-optimization"]
    return arguments + semanticArguments + files + ["-o", output.path]
  }

  /// The arguments that are about the meaning of the files, without the library's.
  private var semanticArguments: [String] {
    var arguments = hasMainFile ? [] : ["-parse-as-library"]
    arguments += ["-module-name", Self.moduleName, "-swift-version", languageMode]
    // As Xcode does in its debug configuration.
    let conditions = target.compilationConditions + (configuration == .debug ? ["DEBUG"] : [])
    arguments += Set(conditions).sorted().flatMap { ["-D", $0] } + target.compilerArguments
    if let name = target.writtenModuleName, name != Self.moduleName,
      !target.modules.contains(where: { $0.name == name })
    {
      arguments += ["-module-alias", "\(name)=\(Self.moduleName)"]
    }
    return arguments + Self.moduleArguments
  }

  /// The compiler arguments for Apple's modules that have another name or place here.
  static let moduleArguments: [String] = {
    var arguments: [String] = []
    // These are not the modules' own names: see Package.swift.
    for name in ["OSLog", "Security", "StoreKit", "SystemConfiguration"] {
      arguments += ["-module-alias", "\(name)=Banyan\(name)"]
    }
    arguments += ["-module-alias", "os=BanyanOS"]
    // On Apple's systems Foundation contains the first and re-exports the others.
    for module in ["FoundationNetworking", "BanyanSecurity", "Combine", "Observation"] {
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    return arguments
  }()

  /// The compiler arguments for packages of others, which find in Foundation what is in modules of its own on Linux.
  static let foundationArguments = ["FoundationNetworking", "FoundationComplement"].flatMap {
    ["-Xfrontend", "-import-module", "-Xfrontend", $0]
  }

  /// The compiler arguments for code of Core Data: on Apple's systems the names that it gives to SwiftUI are there without an
  /// import of their own.
  static let coreDataArguments = ["-Xfrontend", "-import-module", "-Xfrontend", "CoreData"]

  private func advice(libraryArguments: [String]) -> CompilerAdvice {
    let text = { (file: String) in try? String(contentsOfFile: file, encoding: .utf8) }
    let files = files
    return CompilerAdvice(source: text) {
      func folders(after option: String) -> [URL] {
        zip(libraryArguments, libraryArguments.dropFirst()).filter { $0.0 == option }
          .map { URL(fileURLWithPath: $0.1, isDirectory: true) }
      }
      let modules =
        folders(after: "-I").flatMap(Compiler.modules) + (try Compiler.modulesOfItsOwn())
      let library = folders(after: "-L").map { $0.appendingPathComponent("libBanyan.so") }
        .first { FileManager.default.fileExists(atPath: $0.path) }
      return MemberNames(texts: files.compactMap(text), modules: modules, library: library)
    }
  }

  private func show(
    _ output: CompilerOutput, exceptAbout entryFile: String, isSuccess: Bool, advice: CompilerAdvice
  ) throws {
    let shown = output.complaints.filter { $0.file != entryFile }
    let hidden = output.complaints.filter { $0.file == entryFile && $0.isError }
    if !isSuccess, !hidden.isEmpty, !shown.contains(where: \.isError) {
      throw MisnamedCandidates(lines: Set(hidden.map(\.line)))
    }
    var text = output.preamble + advice.explained(shown).map(\.text).joined(separator: "\n")
    if let sentence = MissingModules(text).sentence { text += "\n\(sentence)\n" }
    if text.contains(where: { !$0.isWhitespace }) { didReceiveOutput(text) }
    if !isSuccess { throw Failure.shown(text) }
  }

  /// The lines of the entry point with names that do not exist.
  private struct MisnamedCandidates: Error {
    let lines: Set<Int>
  }
}
