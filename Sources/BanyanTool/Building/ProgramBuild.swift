import ArgumentParser
import Foundation

/// The program at a path, and its compilation options.
struct ProgramBuild {
  enum LanguageMode: String, CaseIterable {
    case swift5 = "5"
    case swift6 = "6"
  }

  static let pathHelp: ArgumentHelp = """
    A Swift file, a folder of Swift files, an .xcodeproj or .swiftpm, or a package.
    """
  static let languageModeHelp: ArgumentHelp = """
    The language mode, 5 or 6. By default that of the project, or else 5. A package has its own.
    """

  let path: String
  /// The platform for `#if`; nil if the program specifies it.
  var platform: String?
  /// The language mode; nil for the project's.
  var swiftVersion: String?
  var configuration = BuildConfiguration.debug
  /// Called with the errors and warnings of the compiler.
  var didReceiveOutput: (String) -> Void = Terminal.write
  /// Called with the files that are compiled, and the folders of packages, which may be elsewhere than the path.
  var didFind: ([String]) throws -> Void = { _ in }
  private let kept = KeptFolder()

  /// Compiles the current state of the path.
  func program() throws -> URL {
    for _ in 1...Self.mostAttempts {
      do { return try attempt() } catch is InputsChanged { continue }
    }
    throw Failure("the files of \(path) change faster than they can be compiled")
  }

  private static let mostAttempts = 5

  private func attempt() throws -> URL {
    let platform = platform.flatMap(Platform.init)
    switch try ProgramSource(path: path, platform: platform) {
    case .package(let package):
      guard platform == nil else {
        throw Failure("a package is built for linux; --platform is for files and projects")
      }
      try didFind(package.localDependencies)
      return try package.program(configuration, in: try kept.folder(of: path).url)
    case .app(let target):
      try didFind(target.writtenFiles)
      let compilation = Compilation(
        target: target, platform: platform,
        languageMode: swiftVersion ?? target.languageMode ?? LanguageMode.swift5.rawValue,
        configuration: configuration, folder: try kept.folder(of: path),
        editor: EditorSettings.existing(for: path), didReceiveOutput: didReceiveOutput)
      setenv("BANYAN_RESOURCES", compilation.bundle.url.path, 1)
      return try compilation.program()
    }
  }

  /// Builds the tests of a package and runs them.
  ///
  /// - Parameter arguments: Additional arguments for `swift test`.
  /// - Returns: The exit code.
  func test(_ arguments: [String]) throws -> CInt {
    guard case .package(let package) = try ProgramSource(path: path, platform: nil) else {
      throw Failure("\(path) is not a package; tests are in a package's Tests folder")
    }
    return try package.test(
      configuration, arguments: arguments, in: try kept.folder(of: path).url)
  }

  /// Builds all that an editor needs to know of the program. A program with errors is enough for that.
  func buildForEditor() throws {
    guard case .package(let package) = try ProgramSource(path: path, platform: nil) else {
      _ = try program()
      return
    }
    try package.buildTests(configuration, in: try kept.folder(of: path).url)
  }

  /// The files that a person has written.
  var sourceFiles: [String] {
    if case .app(let target)? = try? ProgramSource(
      path: path, platform: platform.flatMap(Platform.init))
    {
      return target.writtenFiles
    }
    return AppTarget.swiftFiles(in: path)
  }

  /// - Throws: A ``Failure`` if the options are invalid.
  func check() throws {
    if let platform, Platform(rawValue: platform) == nil {
      throw Failure("there is no platform '\(platform)'; there are: \(Platform.names)")
    }
    if let swiftVersion, LanguageMode(rawValue: swiftVersion) == nil {
      throw Failure("there is no Swift version '\(swiftVersion)' here; there are: 5, 6")
    }
  }
}

/// Keeps the folder of a program while it is built repeatedly.
private final class KeptFolder {
  private var folder: ProgramFolder?

  func folder(of path: String) throws -> ProgramFolder {
    if let folder { return folder }
    let made = try ProgramFolder(of: path)
    folder = made
    return made
  }
}
