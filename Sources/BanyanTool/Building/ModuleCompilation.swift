import Foundation

/// Compiles the modules that an app brings along, one after the other.
struct ModuleCompilation {
  let platform: Platform?
  let configuration: BuildConfiguration
  /// The folder for the compiled modules.
  let folder: URL
  let library: BuiltLibrary
  /// The arguments for compiling against the packages of others.
  var packageArguments: [String] = []
  /// Called with the compiler's output.
  let didReceiveOutput: (String) -> Void

  /// Compiles the modules that have changed.
  ///
  /// - Returns: The compiler arguments with which the app can import the modules.
  /// - Throws: A ``Failure`` with the compiler's diagnostics if a module does not compile; ``InputsChanged``.
  func arguments(for modules: [AppModule]) throws -> [String] {
    if modules.isEmpty { return [] }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var key = library.identity
    var usesCryptoKit = false
    var objects: [String] = []
    for module in modules {
      key = try compile(module, after: key, &usesCryptoKit)
      objects.append(object(of: module).path)
    }
    return ["-I", folder.path] + objects
  }

  private func object(of module: AppModule) -> URL {
    folder.appendingPathComponent("\(module.name).o")
  }

  /// Compiles a module if its key is not that of its last compile.
  ///
  /// - Parameter before: The key of the module before this one, or the library's identity. It is part of this one's,
  ///   because importers of a changed module may no longer compile, at once or the next time.
  /// - Parameter usesCryptoKit: Whether this module or one before it imports CryptoKit. The compiler looks for what an
  ///   imported module imports, too.
  /// - Returns: The module's key.
  private func compile(
    _ module: AppModule, after before: String, _ usesCryptoKit: inout Bool
  ) throws -> String {
    let sources = try SourceTexts(module.sources)
    usesCryptoKit = usesCryptoKit || sources.importsCryptoKit
    let compiled = try sources.compiled(
      for: platform ?? .asked(by: sources.conditions),
      in: folder.appendingPathComponent("\(module.name).sources"))
    var files = compiled.files
    if let source = module.bundleSource {
      let file = folder.appendingPathComponent("\(module.name).bundle.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      files.append(file.path)
    }
    let classes = try DataModelClasses.source(of: module.dataModels, besides: sources.texts)
    if let classes {
      let file = folder.appendingPathComponent("\(module.name).model.swift")
      try classes.write(to: file, atomically: true, encoding: .utf8)
      files.append(file.path)
    }
    let coreMLClasses = try CoreMLModelClass.source(
      of: module.coreMLModels, in: module.bundleSource == nil ? "Bundle.main" : "Bundle.module")
    if let coreMLClasses {
      let file = folder.appendingPathComponent("\(module.name).coreml.swift")
      try coreMLClasses.write(to: file, atomically: true, encoding: .utf8)
      files.append(file.path)
    }
    let arguments =
      try self.arguments(for: module, files, sources, usesCryptoKit)
      + compiled.compilerArguments
    let key = StableHash.of(
      (sources.texts + [classes ?? "", coreMLClasses ?? ""] + arguments + [before]).joined(
        separator: "\0"))
    let stamp = folder.appendingPathComponent("\(module.name).current")
    let known = try? String(contentsOf: stamp, encoding: .utf8)
    if known == key, FileManager.default.fileExists(atPath: object(of: module).path) { return key }
    Terminal.write("Compiling \(module.name)\n")
    // A compile that is interrupted may have written a part of the module.
    try? FileManager.default.removeItem(at: stamp)
    let (status, output) = try Child.run("swiftc", arguments, collecting: STDERR_FILENO)
    if let changed = InputsChanged(status, output) { throw changed }
    let text = compiled.mappedBack(output)
    if text.contains(where: { !$0.isWhitespace }) { didReceiveOutput(text) }
    guard status == 0 else { throw Failure.shown(text) }
    try key.write(to: stamp, atomically: true, encoding: .utf8)
    return key
  }

  private func arguments(
    for module: AppModule, _ files: [String], _ sources: SourceTexts, _ usesCryptoKit: Bool
  ) throws -> [String] {
    var arguments = [
      configuration == .release ? "-O" : "-Onone", "-whole-module-optimization",
      "-gline-tables-only", "-parse-as-library", "-module-name", module.name, "-swift-version",
      module.languageMode, "-package-name", module.package, "-I", folder.path, "-emit-module",
      "-emit-module-path", folder.appendingPathComponent("\(module.name).swiftmodule").path,
      "-emit-object", "-o", object(of: module).path,
    ]
    let conditions = module.conditions + (configuration == .debug ? ["DEBUG"] : [])
    arguments += Set(conditions).sorted().flatMap { ["-D", $0] } + module.compilerArguments
    arguments += Compilation.moduleArguments
    var others = library.compilerArguments + packageArguments
    if usesCryptoKit {
      others = try library.cryptoKitArguments(configuration) + others
    }
    arguments += BuiltLibrary.importArguments(of: others)
    arguments += try library.macroArguments(for: sources.scan.macroModules)
    if sources.scan.usesCoreData || !module.dataModels.isEmpty {
      arguments += Compilation.coreDataArguments
    }
    return arguments + files
  }
}
