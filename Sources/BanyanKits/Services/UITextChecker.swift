import Foundation
import Synchronization

/// An object that finds misspelled words. See Apple's documentation of `UITextChecker`.
///
/// It uses the word lists in the server's `/usr/share/dict`, as installed by Debian's packages `wamerican`, `wbritish`,
/// `wngerman` and similar ones. A language without a list is not available, and none of its words count as misspelled.
/// A list is read when its language is first used, and kept for all visitors: some ten megabytes each.
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

  /// The languages that have a word list, such as `en_US`.
  open class var availableLanguages: [String] { WordLists.ofServer.languages }

  /// Returns the range of the first misspelled word.
  /// - Parameters:
  ///   - stringToCheck: the text. Positions in it are counted in UTF-16 code units.
  ///   - range: the part of the text to check.
  ///   - startingOffset: the position to start from, relative to the start of the text.
  ///   - wrapFlag: whether to continue at the start of the range after reaching its end.
  ///   - language: such as `en` or `en_US`.
  /// - Returns: the range of the word; its location is `NSNotFound` if there is none.
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

  /// Returns the ranges of consecutive letters, with apostrophes between them.
  private static func words(in units: [UInt16], _ range: Range<Int>) -> [Range<Int>] {
    func isLetter(_ place: Int) -> Bool {
      // Half of a surrogate pair is not part of any listed word.
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

/// Word lists for several languages.
final class WordLists: Sendable {
  static let ofServer = WordLists(folder: URL(fileURLWithPath: "/usr/share/dict"))

  /// The names of Debian's lists, with the default list of a language first.
  private static let names = [
    ("en_US", "american-english"), ("en_GB", "british-english"), ("en_CA", "canadian-english"),
    ("de_DE", "ngerman"), ("fr_FR", "french"), ("es_ES", "spanish"), ("it_IT", "italian"),
    ("pt_PT", "portuguese"), ("pt_BR", "brazilian"), ("nl_NL", "dutch"), ("sv_SE", "swedish"),
    ("da_DK", "danish"), ("pl_PL", "polish"),
  ]

  /// The words of a language.
  struct Words: Sendable {
    fileprivate let known: Set<String>

    /// Returns true if a word is known, either as it is or in lowercase.
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

  /// - Returns: nil if there is no list for the language.
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
