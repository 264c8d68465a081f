import Foundation

/// The Swift compiler in the path.
enum Compiler {
  /// Returns the first line of what the compiler says of its version, such as "Swift version 6.3.1
  /// (swift-6.3.1-RELEASE)".
  ///
  /// Modules are valid for exactly one such line.
  static func version() throws -> String { try known.get() }

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
