import Foundation

/// Text in one line with its Markdown marks interpreted.
///
/// Only inline marks are supported: emphasis, code, links, addresses, strikethrough, and
/// backslashes. Text that only resembles a mark is unchanged.
///
/// The number of parsing steps is proportional to the length of the text, whatever its content: each
/// search either advances permanently or is answered from a table that is built once.
package struct InlineMarkdown {
  /// Text with uniform marks.
  package struct Run: Equatable, Sendable {
    package var text: String
    package var marks = Marks()

    package init(_ text: String) {
      self.text = text
    }
  }

  /// The meaning of the marks around a text.
  package struct Marks: Equatable, Sendable {
    package var isEmphasized = false
    package var isStrong = false
    package var isCode = false
    package var isStruckThrough = false
    package var link: String?
  }

  /// The maximum length of parsed text. Longer text is left unchanged.
  package static let longest = 16_384

  /// Returns true if a text may contain marks, with a cheap check.
  package static func mayApply(to text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"):
        return true
      case UInt8(ascii: "/") where last == UInt8(ascii: "/"): return true
      default: last = byte
      }
    }
    return false
  }

  /// Returns the runs of a text. Adjacent runs differ.
  package static func runs(of text: String) -> [Run] {
    guard mayApply(to: text), text.utf8.count <= longest else { return [Run(text)] }
    var parser = InlineMarkdown(text)
    parser.parse()
    var runs: [Run] = []
    for piece in parser.pieces where !piece.run.text.isEmpty {
      if let last = runs.last, last.marks == piece.run.marks {
        runs[runs.count - 1].text += piece.run.text
      } else {
        runs.append(piece.run)
      }
    }
    return runs.isEmpty ? [Run("")] : runs
  }

  /// Returns the number of times that parsing a text looks at one of its characters or pieces.
  package static func steps(toRead text: String) -> Int {
    var parser = InlineMarkdown(text)
    parser.parse()
    return parser.steps
  }

  struct Piece {
    var run: Run
    /// Marks that may be an opening or closing delimiter.
    var delimiter: Delimiter?
  }

  let characters: [Character]
  var position = 0
  var steps = 0
  var pieces: [Piece] = []
  /// The open brackets, by their pieces.
  var brackets: [Int] = []
  /// The starts of runs of backticks, by their lengths, in reverse order.
  private var fences: [Int: [Int]]?
  /// The positions of closing parentheses, by those of the opening ones.
  var closings: [Int: Int]?
  /// Positions without whitespace, up to the next whitespace or the end.
  var stretch = 0..<0

  private init(_ text: String) {
    characters = Array(text)
  }

  mutating func look(at place: Int) -> Character? {
    steps += 1
    return characters.indices.contains(place) ? characters[place] : nil
  }

  private mutating func parse() {
    while let character = look(at: position) {
      switch character {
      case "\\": escape()
      case "`": code()
      case "*", "_", "~": marks(character)
      case "[":
        brackets.append(pieces.count)
        pieces.append(Piece(run: Run("[")))
        position += 1
      case "]": closeBracket()
      case "<": address()
      case "h" where startsAddress(): bareAddress()
      default: take(character)
      }
    }
    emphasize(from: 0)
  }

  mutating func take(_ character: Character) {
    position += 1
    if let last = pieces.last, last.delimiter == nil, brackets.last != pieces.count - 1,
      last.run.marks == Marks()
    {
      pieces[pieces.count - 1].run.text.append(character)
    } else {
      pieces.append(Piece(run: Run(String(character))))
    }
  }

  private mutating func escape() {
    guard let next = escaped(at: position) else { return take("\\") }
    position += 1
    take(next)
  }

  /// Returns the character that a backslash at a position escapes.
  mutating func escaped(at place: Int) -> Character? {
    guard look(at: place) == "\\", let next = look(at: place + 1), next.isASCII,
      next.isPunctuation || next.isSymbol
    else { return nil }
    return next
  }

  private mutating func marks(_ mark: Character) {
    let end = end(of: mark, from: position)
    let delimiter = Delimiter(
      mark, count: end - position, between: look(at: position - 1) ?? " ",
      and: look(at: end) ?? " ")
    pieces.append(Piece(run: Run(""), delimiter: delimiter))
    position = end
  }

  private mutating func end(of mark: Character, from start: Int) -> Int {
    var end = start
    while look(at: end) == mark { end += 1 }
    return end
  }

  // MARK: Code

  private mutating func code() {
    let start = end(of: "`", from: position)
    let length = start - position
    guard let end = fence(of: length, from: start) else {
      for _ in 0..<length { take("`") }
      return
    }
    steps += end - start
    var text = String(characters[start..<end]).replacingOccurrences(of: "\n", with: " ")
    if text.hasPrefix(" "), text.hasSuffix(" "), text.contains(where: { $0 != " " }) {
      text = String(text.dropFirst().dropLast())
    }
    var run = Run(text)
    run.marks.isCode = true
    pieces.append(Piece(run: run))
    position = end + length
  }

  /// Returns the start of the next run of backticks of a length.
  private mutating func fence(of length: Int, from start: Int) -> Int? {
    var fences = self.fences ?? allFences()
    self.fences = nil
    while let next = fences[length]?.last, next < start {
      steps += 1
      fences[length]?.removeLast()
    }
    self.fences = fences
    return fences[length]?.last
  }

  private mutating func allFences() -> [Int: [Int]] {
    var fences: [Int: [Int]] = [:]
    var place = position
    while let character = look(at: place) {
      let end = character == "`" ? end(of: "`", from: place) : place + 1
      if character == "`" { fences[end - place, default: []].append(place) }
      place = end
    }
    return fences.mapValues { $0.reversed() }
  }

  // MARK: Addresses

  private mutating func startsAddress() -> Bool {
    guard brackets.isEmpty else { return false }
    if let before = look(at: position - 1), before.isLetter || before.isNumber { return false }
    let beginning = String((0..<8).compactMap { look(at: position + $0) })
    let length = beginning == "https://" ? 8 : beginning.hasPrefix("http://") ? 7 : 0
    guard length > 0, let first = look(at: position + length) else { return false }
    return first.isLetter || first.isNumber
  }

  private mutating func bareAddress() {
    var end = position
    // The excess of closing parentheses in the address over opening ones.
    var excess = 0
    while let character = look(at: end), !character.isWhitespace, !"<*~`".contains(character) {
      excess += character == ")" ? 1 : character == "(" ? -1 : 0
      end += 1
    }
    // Punctuation at the end of a sentence is not part of the address, nor is a parenthesis around it.
    while let last = look(at: end - 1), last == ")" && excess > 0 || "?!.,:;\"'_]".contains(last) {
      if last == ")" { excess -= 1 }
      end -= 1
    }
    let address = String(characters[position..<end])
    put(address: address, link: address)
    position = end
  }
}
