import Foundation

/// Phrases in a text that agree with their number: `^[\(count) apple](inflect: true)` reads "2 apples".
///
/// The noun is the last word. English only (S09).
package enum GrammarAgreement {
  private static let opening = Array("^[".utf8)
  private static let closing = Array("](inflect: true)".utf8)

  /// Whether a text may have such phrases, cheaply.
  package static func mayApply(to text: String) -> Bool { text.utf8.contains(UInt8(ascii: "^")) }

  /// A text with something else in place of each phrase. What only looks like one is left as it is.
  static func replacingPhrases(in text: String, with replacement: (Substring) -> String) -> String {
    let bytes = text.utf8
    var result = ""
    /// Where what has not been copied begins, and where a phrase does.
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

  /// A phrase whose noun has the form that its number asks for.
  static func agreed(_ phrase: String) -> String {
    let number = phrase.split(separator: " ").lazy.map { $0.drop { "-−".contains($0) } }
      .first { $0.first?.isNumber == true }
    guard let number, let space = phrase.lastIndex(of: " ") else { return phrase }
    let noun = EnglishNoun(String(phrase[space...].dropFirst()))
    return phrase[...space] + (number == "1" ? noun.singular : noun.plural)
  }
}
