import Foundation

/// Why the command ends, in one line for the person who typed it.
struct Failure: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  func report() {
    guard !message.isEmpty else { return }
    Terminal.write("banyan: \(message)\n")
  }

  /// The reason has been shown already, by the compiler for example.
  static let shown = Failure("")
}

/// Standard error: standard output belongs to the program that is run.
enum Terminal {
  static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
