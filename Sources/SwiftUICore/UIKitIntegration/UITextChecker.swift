import Foundation
import Synchronization

/// Finds words that are misspelled. See Apple's documentation of `UITextChecker`.
///
/// It knows the words of the lists that the server has in `/usr/share/dict`, as Debian's packages `wamerican`, `wbritish`, `wngerman` and
/// their kin bring them. A language without a list is not available, and nothing in it is misspelled. A list is read when somebody asks
/// for its language, and kept for all visitors: some ten megabytes each.
@MainActor
@preconcurrency
open class UITextChecker: NSObject {
  private let lists: WordLists

  public override init() {
    lists = .ofServer
  }

  init(_ lists: WordLists) {
    self.lists = lists
  }

  /// The languages that there are words of, such as `en_US`.
  open class var availableLanguages: [String] { WordLists.ofServer.languages }

  /// Finds a word that is misspelled.
  /// - Parameters:
  ///   - stringToCheck: the text, in which places are counted in units of UTF-16.
  ///   - range: where in it words are looked at.
  ///   - startingOffset: the place where to begin, from the text's beginning.
  ///   - wrapFlag: whether to go on at the beginning of the range when its end has been reached.
  ///   - language: such as `en` or `en_US`.
  /// - Returns: where the word is; its location is `NSNotFound` if there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let missing = NSRange(location: NSNotFound, length: 0)
    guard let words = lists.words(of: language) else { return missing }
    let units = Array(stringToCheck.utf16)
    let start = min(max(0, range.location), units.count)
    let whole = start..<(start + min(max(0, range.length), units.count - start))
    let misspelled = Self.words(in: units, whole).filter {
      !words.contains(String(decoding: units[$0], as: UTF16.self))
    }
    let found =
      misspelled.first { $0.lowerBound >= startingOffset } ?? (wrapFlag ? misspelled.first : nil)
    return found.map { NSRange($0) } ?? missing
  }

  /// Where there are letters beside each other, with apostrophes between them.
  private static func words(in units: [UInt16], _ range: Range<Int>) -> [Range<Int>] {
    func isLetter(_ place: Int) -> Bool {
      // A half of a character beyond the first plane is none that a list has.
      Unicode.Scalar(units[place])?.properties.isAlphabetic ?? false
    }
    func joins(_ place: Int) -> Bool {
      [0x27, 0x2019].contains(units[place]) && place + 1 < range.upperBound && isLetter(place + 1)
    }
    var found: [Range<Int>] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let start = place
      while place < range.upperBound, isLetter(place) || place > start && joins(place) {
        place += 1
      }
      if place > start { found.append(start..<place) } else { place += 1 }
    }
    return found
  }
}

/// Lists of words, by their languages.
final class WordLists: Sendable {
  static let ofServer = WordLists(folder: URL(fileURLWithPath: "/usr/share/dict"))

  /// The names of Debian's lists, the usual one of a language first.
  private static let names = [
    ("en_US", "american-english"), ("en_GB", "british-english"), ("en_CA", "canadian-english"),
    ("de_DE", "ngerman"), ("fr_FR", "french"), ("es_ES", "spanish"), ("it_IT", "italian"),
    ("pt_PT", "portuguese"), ("pt_BR", "brazilian"), ("nl_NL", "dutch"), ("sv_SE", "swedish"),
    ("da_DK", "danish"), ("pl_PL", "polish"),
  ]

  /// The words of a language.
  struct Words: Sendable {
    fileprivate let known: Set<String>

    /// Whether a word is known, as it is or with a small letter at its beginning.
    func contains(_ word: String) -> Bool {
      let word = word.replacingOccurrences(of: "’", with: "'")
      return known.contains(word) || known.contains(word.lowercased())
    }
  }

  private let folder: URL
  private let read = Mutex<[String: Words]>([:])

  init(folder: URL) {
    self.folder = folder
  }

  var languages: [String] {
    Self.names.filter { FileManager.default.fileExists(atPath: file($0.1).path) }.map(\.0)
  }

  /// - Returns: nil if there is no list of the language.
  func words(of language: String) -> Words? {
    let wanted = language.replacingOccurrences(of: "-", with: "_")
    let available = languages
    let found =
      available.first { $0 == wanted }
      ?? available.first { $0.prefix { $0 != "_" } == wanted.prefix { $0 != "_" } }
    guard let name = Self.names.first(where: { $0.0 == found })?.1 else { return nil }
    return read.withLock { read in
      if let words = read[name] { return words }
      guard let text = try? String(contentsOf: file(name), encoding: .utf8) else { return nil }
      let words = Words(known: Set(text.split(separator: "\n").map(String.init)))
      read[name] = words
      return words
    }
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }
}
