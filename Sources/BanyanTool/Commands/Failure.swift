import Foundation

/// The reason why the command ends, for the person who typed it.
struct Failure: Error, CustomStringConvertible {
  let description: String
  /// True if the person has seen it already, for example from the compiler.
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

  /// Returns a failure whose text has been shown already.
  static func shown(_ text: String) -> Failure { Failure(shown: text) }
}

/// Standard error, because standard output belongs to the running program.
enum Terminal {
  static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
