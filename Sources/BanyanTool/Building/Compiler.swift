import Foundation

/// The Swift compiler in the path.
enum Compiler {
  /// Returns the first line of the compiler\'s description of its version, such as "Swift version 6.3.1
  /// (swift-6.3.1-RELEASE)".
  ///
  /// Modules are valid for exactly one such line.
  static func version() throws -> String { try known.get() }

  /// Returns the compiled modules in a folder.
  static func modules(in folder: URL) -> [URL] {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    return files.filter { $0.pathExtension == "swiftmodule" }.sorted { $0.path < $1.path }.flatMap {
      // The compiler's own modules are folders with a file for each architecture.
      $0.hasDirectoryPath ? modules(in: $0) : [$0]
    }
  }

  /// Returns the compiled modules that come with the compiler, such as `Swift` and `Foundation`.
  static func modulesOfItsOwn() throws -> [URL] {
    struct Information: Decodable {
      struct Paths: Decodable {
        let runtimeLibraryImportPaths: [String]
      }

      let paths: Paths
    }
    let (_, output) = try Child.run(
      "swiftc", ["-frontend", "-print-target-info"], collecting: STDOUT_FILENO)
    let information = try JSONDecoder().decode(Information.self, from: Data(output.utf8))
    return information.paths.runtimeLibraryImportPaths.flatMap {
      modules(in: URL(fileURLWithPath: $0, isDirectory: true))
    }
  }

  private static let known: Result<String, any Error> = Result { try Self.read() }

  private static func read() throws -> String {
    let missing = Failure(
      "no Swift compiler is found; install Swift from https://www.swift.org/install/linux/")
    // The driver leaves a temporary folder behind when it is asked, and the compiler itself does not.
    guard
      let (status, output) = try? Child.run(
        "swiftc", ["-frontend", "--version"], collecting: STDOUT_FILENO)
    else { throw missing }
    guard status == 0, let line = output.split(separator: "\n").first else { throw missing }
    return String(line)
  }
}
