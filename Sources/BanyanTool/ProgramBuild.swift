import ArgumentParser
import Foundation

/// The program that stands at a path, and how it is compiled.
struct ProgramBuild {
  enum LanguageMode: String, CaseIterable {
    case swift5 = "5"
    case swift6 = "6"
  }

  let path: String
  /// What `#if` takes the system to be; nil if the program says it.
  var platform: String?
  /// The language mode; nil for that of the project.
  var swiftVersion: String?
  var configuration = BuildConfiguration.debug
  /// Is called with the errors and warnings of the compiler.
  var didHear: (String) -> Void = Terminal.write
  private let kept = KeptFolder()

  /// Compiles what stands at the path now.
  func program() throws -> URL {
    let platform = platform.flatMap(Platform.init)
    switch try ProgramSource(path: path, platform: platform) {
    case .package(let package):
      guard platform == nil else {
        throw Failure("a package is built for linux; --platform is for files and projects")
      }
      return try package.program(configuration)
    case .app(let target):
      let compilation = Compilation(
        target: target, platform: platform,
        languageMode: swiftVersion ?? target.languageMode ?? LanguageMode.swift5.rawValue,
        configuration: configuration, folder: try kept.folder(of: path), didHear: didHear)
      setenv("BANYAN_RESOURCES", compilation.bundle.url.path, 1)
      return try compilation.program()
    }
  }

  /// The files that a person wrote.
  var sourceFiles: [String] {
    if case .app(let target)? = try? ProgramSource(
      path: path, platform: platform.flatMap(Platform.init))
    {
      return target.writtenFiles
    }
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted()
      .map { "\(path)/\($0)" }
  }

  /// - Throws: A ``Failure`` for what is wrong with the options.
  func check() throws {
    if let platform, Platform(rawValue: platform) == nil {
      throw Failure("there is no platform '\(platform)'; there are: \(Platform.names)")
    }
    if let swiftVersion, LanguageMode(rawValue: swiftVersion) == nil {
      throw Failure("there is no Swift version '\(swiftVersion)' here; there are: 5, 6")
    }
  }
}

/// The folder of a program, for as long as it is built again and again.
private final class KeptFolder {
  private var folder: ProgramFolder?

  func folder(of path: String) throws -> ProgramFolder {
    if let folder { return folder }
    let made = try ProgramFolder(of: path)
    folder = made
    return made
  }
}
