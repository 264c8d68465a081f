/// Letters whose widths no table and no rule has, so that somebody may be told which kinds of text are not as wide as they are taken for.
///
/// One of each 128 characters is noted, which are rarely of more than one script.
final class GuessedLetters {
  private var blocks: Set<UInt32> = []
  private var letters: [Unicode.Scalar] = []

  func note(_ scalar: UInt32) {
    guard blocks.insert(scalar >> 7).inserted, let letter = Unicode.Scalar(scalar) else { return }
    letters.append(letter)
  }

  /// Those that have been noted since the last time.
  func take() -> [Unicode.Scalar] {
    if letters.isEmpty { return [] }
    defer { letters = [] }
    return letters
  }
}

/// The kinds of letters, as people distinguish them.
package enum LetterKind {
  /// - Returns: the name of a script, or what else it is that has several.
  package static func name(of letter: Unicode.Scalar) -> String {
    let properties = letter.properties
    switch properties.generalCategory {
    case .otherLetter, .lowercaseLetter, .uppercaseLetter, .modifierLetter, .titlecaseLetter,
      .nonspacingMark, .spacingMark:
      // "THAI CHARACTER KO KAI"
      guard let script = properties.name?.split(separator: " ").first else { return "letters" }
      return "\(script.prefix(1))\(script.dropFirst().lowercased()) letters"
    default: return "symbols"
    }
  }
}
