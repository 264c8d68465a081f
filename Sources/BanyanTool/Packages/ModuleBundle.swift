/// `Bundle.module`, which a package manager makes for a target with resources. A program of `banyan run` has one
/// bundle, so it is the program's.
struct ModuleBundle {
  /// The source that declares it; nil if the app does not use it, or declares it itself.
  let source: String?

  init(besides sources: [String]) {
    let isUsed = sources.contains { Self.contains([".", "module"], $0) }
    let isDeclared = sources.contains {
      Self.contains(["static", "let", "module"], $0)
        || Self.contains(["static", "var", "module"], $0)
    }
    source =
      isUsed && !isDeclared
      ? "import Foundation\n\nextension Bundle {\n  static var module: Bundle { .main }\n}\n" : nil
  }

  private static func contains(_ words: [String], _ source: String) -> Bool {
    // Most files do not contain the word at all.
    guard source.contains("module") else { return false }
    var lexer = Lexer(source)
    var last: [String] = []
    while let lexeme = lexer.next() {
      switch lexeme {
      case .word(let word): last.append(word)
      case .mark(let mark): last.append(String(mark))
      default: last = []
      }
      if last.count > words.count { last.removeFirst() }
      if last == words { return true }
    }
    return false
  }
}
