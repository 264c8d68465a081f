import Foundation

/// Phrases in a text that agree with their number: `^[2 apple](inflect: true)` reads "2 apples".
///
/// The number comes first and the noun last, as in "3 ripe apple". English only: the noun is
/// written in the singular, and made a plural for every number but one (S09).
package enum GrammarAgreement {
  /// Whether a text may have such phrases, cheaply.
  package static func mayApply(to text: String) -> Bool { text.utf8.contains(UInt8(ascii: "^")) }

  /// A text with its phrases made to agree. What only looks like one is left as it is.
  package static func applied(to text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "^["),
      let end = rest.range(of: "](inflect: true)", range: start.upperBound..<rest.endIndex)
    {
      result += rest[..<start.lowerBound]
      result += agreed(rest[start.upperBound..<end.lowerBound])
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private static func agreed(_ phrase: Substring) -> String {
    guard let space = phrase.lastIndex(of: " "),
      let number = phrase.split(separator: " ").first, number.first?.isNumber == true,
      number != "1"
    else { return String(phrase) }
    let noun = phrase[phrase.index(after: space)...]
    return phrase[...space] + plural(of: String(noun))
  }

  private static let irregular = [
    "child": "children", "foot": "feet", "goose": "geese", "half": "halves", "knife": "knives",
    "leaf": "leaves", "life": "lives", "loaf": "loaves", "man": "men", "mouse": "mice",
    "person": "people", "shelf": "shelves", "thief": "thieves", "tooth": "teeth",
    "wife": "wives", "wolf": "wolves", "woman": "women",
    "deer": "deer", "fish": "fish", "series": "series", "sheep": "sheep", "species": "species",
    "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes",
  ]

  /// The plural of an English noun.
  static func plural(of noun: String) -> String {
    let word = noun.lowercased()
    if let plural = irregular[word] {
      return noun.first?.isUppercase == true
        ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
    return noun + (hisses ? "es" : "s")
  }
}
