/// An English noun, in singular and plural.
struct EnglishNoun {
  private let noun: String
  private let word: String

  init(_ noun: String) {
    self.noun = noun
    word = noun.lowercased()
  }

  /// The form of the noun for 1.
  var singular: String {
    if let singular = Self.singulars[word] { return spelled(singular) }
    guard isPlural else { return noun }
    if Self.singularsInS.contains(String(word.dropLast(2))) { return String(noun.dropLast(2)) }
    if Self.singularsInE.contains(String(word.dropLast())) { return String(noun.dropLast()) }
    if word.hasSuffix("ies"), word.count > 4 { return noun.dropLast(3) + "y" }
    let hisses = ["sses", "xes", "zzes", "shes", "ches"].contains { word.hasSuffix($0) }
    return String(noun.dropLast(hisses ? 2 : 1))
  }

  /// The form of the noun for any other number.
  var plural: String {
    if let plural = Self.plurals[word] { return spelled(plural) }
    if isPlural { return noun }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
    return noun + (hisses ? "es" : "s")
  }

  /// True if the noun is a plural. Most words in -s are; "glass", "bus", and "tennis" show the exceptions.
  private var isPlural: Bool {
    if Self.singulars[word] != nil { return true }
    guard word.hasSuffix("s"), word.count > 2, !Self.singularsInS.contains(word) else {
      return false
    }
    return !["ss", "us", "is"].contains { word.hasSuffix($0) }
      || Self.singularsInVowels.contains(String(word.dropLast()))
  }

  /// Returns a lowercase word, capitalized if the noun is.
  private func spelled(_ word: String) -> String {
    noun.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }

  private static let plurals = [
    "child": "children", "foot": "feet", "goose": "geese", "man": "men", "mouse": "mice",
    "person": "people", "tooth": "teeth", "woman": "women",
    "calf": "calves", "elf": "elves", "half": "halves", "knife": "knives", "leaf": "leaves",
    "life": "lives", "loaf": "loaves", "scarf": "scarves", "shelf": "shelves",
    "thief": "thieves", "wife": "wives", "wolf": "wolves",
    "analysis": "analyses", "axis": "axes", "basis": "bases", "crisis": "crises",
    "criterion": "criteria", "hypothesis": "hypotheses", "oasis": "oases", "quiz": "quizzes",
    "deer": "deer", "fish": "fish", "series": "series", "sheep": "sheep", "species": "species",
    "echo": "echoes", "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes",
  ]

  private static let singulars: [String: String] = {
    var singulars: [String: String] = [:]
    for (singular, plural) in plurals { singulars[plural] = singular }
    return singulars
  }()

  /// Singular words in -s whose ending does not show that, and words in -us whose plurals end in -uses like
  /// those of words in -use.
  private static let singularsInS: Set<String> = [
    "alias", "atlas", "bias", "canvas", "gas", "iris", "lens", "pancreas", "rhinoceros",
    "bonus", "bus", "cactus", "campus", "census", "chorus", "circus", "octopus", "status", "virus",
  ]

  /// Words in -i and -u, whose plurals look like "tennis" and "bus".
  private static let singularsInVowels: Set<String> = [
    "alibi", "bikini", "emoji", "emu", "gnu", "guru", "kiwi", "menu", "safari", "ski", "taxi",
    "tutu", "wiki",
  ]

  /// Words in -e whose plurals look like "berries" and "boxes".
  private static let singularsInE: Set<String> = [
    "brownie", "calorie", "cookie", "genie", "hoodie", "movie", "rookie", "selfie", "smoothie",
    "zombie", "cache", "headache", "niche",
  ]
}
