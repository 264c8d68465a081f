import Foundation

/// Why the command ends, for the person who typed it.
struct Failure: Error, CustomStringConvertible {
  let description: String
  /// Whether the person has seen it already, from the compiler for example.
  private let isShown: Bool

  /// - Parameter message: One line.
  init(_ message: String) {
    description = message
    isShown = false
  }

  private init(shown text: String) {
    description = text
    isShown = true
  }

  func report() {
    if !isShown { Terminal.write("banyan: \(description)\n") }
  }

  /// What has been shown already.
  static func shown(_ text: String) -> Failure { Failure(shown: text) }
}

/// Standard error: standard output belongs to the program that is run.
enum Terminal {
  static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
