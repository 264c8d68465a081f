import Foundation

/// Phrases in a text that agree with their number: `^[\(count) apple](inflect: true)` reads "2 apples".
///
/// The noun is the last word. English only (S09).
package enum GrammarAgreement {
  private static let opening = Array("^[".utf8)
  private static let closing = Array("](inflect: true)".utf8)

  /// Returns true if a text may have such phrases, with a cheap check.
  package static func mayApply(to text: String) -> Bool { text.utf8.contains(UInt8(ascii: "^")) }

  /// Returns a text with a replacement for each phrase. Text that only resembles one is unchanged.
  static func replacingPhrases(in text: String, with replacement: (Substring) -> String) -> String {
    let bytes = text.utf8
    var result = ""
    /// The start of the uncopied text, and that of the current phrase.
    var (copied, phrase) = (text.startIndex, String.Index?.none)
    var place = text.startIndex
    while place < text.endIndex {
      let rest = bytes[place...]
      if phrase == nil, rest.starts(with: opening) {
        place = bytes.index(place, offsetBy: opening.count)
        phrase = place
      } else if let start = phrase, rest.starts(with: closing) {
        result += text[copied..<bytes.index(start, offsetBy: -opening.count)]
        result += replacement(text[start..<place])
        place = bytes.index(place, offsetBy: closing.count)
        (copied, phrase) = (place, nil)
      } else {
        place = bytes.index(after: place)
      }
    }
    return result + text[copied...]
  }

  /// Returns a phrase with its noun in the form that its number requires.
  static func agreed(_ phrase: String) -> String {
    let number = phrase.split(separator: " ").lazy.map { $0.drop { "-−".contains($0) } }
      .first { $0.first?.isNumber == true }
    guard let number, let space = phrase.lastIndex(of: " ") else { return phrase }
    let noun = EnglishNoun(String(phrase[space...].dropFirst()))
    return phrase[...space] + (number == "1" ? noun.singular : noun.plural)
  }
}
