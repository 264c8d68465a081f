import Foundation

/// The names of SwiftUI that a program may use and that have no effect.
///
/// A modifier or a type counts only if all that have its name are without effect, because it is found by its word alone.
struct EffectlessNames {
  private var reported: Set<String> = []

  /// Returns a line about each name that the files use, with the first place where they do. Each name is returned once.
  ///
  /// - Parameter files: The files that a person has written.
  mutating func notes(on files: [String]) -> [String] {
    notes(
      on: files.compactMap { file in
        (try? String(contentsOfFile: file, encoding: .utf8)).map { (file, $0) }
      })
  }

  mutating func notes(on sources: [(file: String, text: String)]) -> [String] {
    let uses = sources.flatMap { file, text in
      Self.uses(in: text).map { (file: file, name: $0.name, offset: $0.offset, text: text) }
    }
    let declared = Set(sources.flatMap { Self.declaredNames(in: $0.text) })
    var notes: [String] = []
    for use in uses where !declared.contains(use.name) && reported.insert(use.name).inserted {
      let line = 1 + use.text.utf8.prefix(use.offset).count { $0 == UInt8(ascii: "\n") }
      notes.append(
        "\(use.file):\(line): note: '\(use.name)' has no effect here: \(Self.reasons[use.name] ?? "")"
      )
    }
    return notes
  }

  private static func uses(in source: String) -> [(name: String, offset: Int)] {
    var uses: [(String, Int)] = []
    var lexer = Lexer(source)
    var previous: Lexer.Lexeme?
    while let lexeme = lexer.next() {
      if case .word(let word) = lexeme, reasons[word] != nil,
        word.first?.isUppercase == true || previous == .mark(".")
      {
        uses.append((word, lexer.range.lowerBound))
      }
      previous = lexeme
    }
    return uses
  }

  /// The names that a program declares itself, which are not SwiftUI's.
  private static func declaredNames(in source: String) -> [String] {
    var names: [String] = []
    var lexer = Lexer(source)
    var previous: Lexer.Lexeme?
    while let lexeme = lexer.next() {
      if case .word(let word) = lexeme, case .word(let keyword)? = previous,
        declarationKeywords.contains(keyword)
      {
        names.append(word)
      }
      previous = lexeme
    }
    return names
  }

  private static let declarationKeywords: Set = [
    "func", "var", "let", "case", "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  private static let reasons = [String: String](namesByReason: namesByReason)
}
