/// Reads just enough of Swift to distinguish code from comments and strings.
struct Lexer {
  enum Lexeme: Equatable {
    case word(String)
    /// The name after an `@`, without its module.
    case attribute(String)
    /// The name after a `#`, such as `Preview` or `if`.
    case pound(String)
    case mark(Character)
  }

  /// The range of the last lexeme, in bytes of UTF-8.
  private(set) var range = 0..<0
  /// True if the last lexeme is the first of its line.
  private(set) var isFirstOfLine = false

  private let bytes: [UInt8]
  private var place: Int
  /// The place of the first character, behind a byte order mark.
  private let start: Int

  init(_ source: String) {
    bytes = Array(source.utf8)
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    place = start
  }

  mutating func next() -> Lexeme? {
    let end = place
    skipSpaceAndComments()
    guard let byte = peek() else { return nil }
    let start = place
    let lexeme: Lexeme
    if let poundCount = poundsBeforeString() {
      skipString(poundCount: poundCount)
      lexeme = .mark("\"")
    } else {
      lexeme = readLexeme(byte)
    }
    range = start..<place
    isFirstOfLine = end == self.start || bytes[end..<start].contains(UInt8(ascii: "\n"))
    return lexeme
  }

  private mutating func skipSpaceAndComments() {
    while let byte = peek() {
      if isSpace(byte) {
        place += 1
      } else if starts(with: "//") {
        skip { $0 != UInt8(ascii: "\n") }
      } else if starts(with: "/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func readLexeme(_ byte: UInt8) -> Lexeme {
    if byte == UInt8(ascii: "@") {
      place += 1
      return .attribute(readMember())
    }
    if byte == UInt8(ascii: "#"), let next = peek(1), isWord(next) {
      place += 1
      return .pound(readWord())
    }
    if byte == UInt8(ascii: "`") {
      place += 1
      let word = readWord()
      place += 1
      return .word(word)
    }
    if isWord(byte) { return .word(readWord()) }
    place += 1
    return .mark(Character(UnicodeScalar(byte)))
  }

  private mutating func readWord() -> String {
    let start = place
    skip(while: isWord)
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Reads `a` from `a` or from `B.a`.
  private mutating func readMember() -> String {
    var word = readWord()
    while peek() == UInt8(ascii: "."), let next = peek(1), isWord(next) {
      place += 1
      word = readWord()
    }
    return word
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        place += 2
      } else if starts(with: "*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  /// Returns the number of `#` before a quotation mark at this position; nil if there is no mark.
  private func poundsBeforeString() -> Int? {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    return peek(count) == UInt8(ascii: "\"") ? count : nil
  }

  private mutating func skipString(poundCount: Int) {
    place += poundCount
    let isMultiline = starts(with: "\"\"\"")
    let quote = isMultiline ? "\"\"\"" : "\""
    let pounds = String(repeating: "#", count: poundCount)
    place += quote.utf8.count
    while let byte = peek() {
      if starts(with: quote + pounds) {
        place += quote.utf8.count + poundCount
        return
      }
      if byte == UInt8(ascii: "\n"), !isMultiline { return }
      if starts(with: "\\" + pounds) {
        place += 1 + poundCount
        if peek() == UInt8(ascii: "(") {
          skipInterpolation()
        } else {
          place += 1
        }
      } else {
        place += 1
      }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while let lexeme = next() {
      if lexeme == .mark("(") { depth += 1 }
      if lexeme == .mark(")") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    place + distance < bytes.count ? bytes[place + distance] : nil
  }

  private func starts(with text: String) -> Bool {
    bytes[place...].starts(with: text.utf8)
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = peek(), condition(byte) { place += 1 }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default:
      false
    }
  }
}
