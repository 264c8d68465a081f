import Foundation

/// Text in one line with the marks of Markdown taken for what they mean.
///
/// What is understood is what stands within a line: emphasis, code, links, addresses, what is
/// struck through, and backslashes. What only looks like a mark stays as it is.
package struct InlineMarkdown {
  /// Text of one kind.
  package struct Run: Equatable, Sendable {
    package var text: String
    package var isEmphasized = false
    package var isStrong = false
    package var isCode = false
    package var isStruckThrough = false
    package var link: String?

    package init(_ text: String) {
      self.text = text
    }

    fileprivate func isLike(_ other: Run) -> Bool {
      isEmphasized == other.isEmphasized && isStrong == other.isStrong && isCode == other.isCode
        && isStruckThrough == other.isStruckThrough && link == other.link
    }
  }

  /// Text that is longer is nobody's Markdown, and is left as it is.
  private static let longest = 16_384

  /// Whether a text may have marks in it, cheaply.
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

  /// The runs of a text, of which neighbors differ.
  package static func runs(of text: String) -> [Run] {
    guard mayApply(to: text), text.utf8.count <= longest else { return [Run(text)] }
    var parser = InlineMarkdown(text)
    parser.parse()
    var runs: [Run] = []
    for piece in parser.pieces where !piece.run.text.isEmpty {
      if let last = runs.last, last.isLike(piece.run) {
        runs[runs.count - 1].text += piece.run.text
      } else {
        runs.append(piece.run)
      }
    }
    return runs.isEmpty ? [Run("")] : runs
  }

  private struct Piece {
    var run: Run
    /// A run of the same mark that may begin or end something.
    var mark: Character?
    var canOpen = false
    var canClose = false
  }

  private let characters: [Character]
  private var position = 0
  private var pieces: [Piece] = []
  /// Where brackets have been opened, by their pieces.
  private var brackets: [Int] = []
  /// The lengths of backtick runs that have no other of the same length after them.
  private var missingFences: Set<Int> = []

  private init(_ text: String) {
    characters = Array(text)
  }

  private mutating func parse() {
    while position < characters.count {
      let character = characters[position]
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
      case "h" where startsAddress(at: position): bareAddress()
      default: take(character)
      }
    }
    emphasize(from: 0)
  }

  private mutating func take(_ character: Character) {
    position += 1
    if let last = pieces.last, last.mark == nil, brackets.last != pieces.count - 1,
      last.run.link == nil, !last.run.isCode
    {
      pieces[pieces.count - 1].run.text.append(character)
    } else {
      pieces.append(Piece(run: Run(String(character))))
    }
  }

  private mutating func escape() {
    let next = position + 1
    guard next < characters.count, characters[next].isASCII,
      characters[next].isPunctuation || characters[next].isSymbol
    else { return take("\\") }
    position += 1
    take(characters[next])
  }

  // MARK: Code

  private mutating func code() {
    let start = position
    let length = count(of: "`", at: start)
    position += length
    var place = position
    while !missingFences.contains(length), place < characters.count {
      guard characters[place] == "`" else {
        place += 1
        continue
      }
      let found = count(of: "`", at: place)
      if found == length {
        var text = String(characters[position..<place]).replacingOccurrences(of: "\n", with: " ")
        if text.hasPrefix(" "), text.hasSuffix(" "), text.contains(where: { $0 != " " }) {
          text = String(text.dropFirst().dropLast())
        }
        var run = Run(text)
        run.isCode = true
        pieces.append(Piece(run: run))
        position = place + length
        return
      }
      place += found
    }
    missingFences.insert(length)
    position = start
    for _ in 0..<length { take("`") }
  }

  private func count(of mark: Character, at start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == mark { end += 1 }
    return end - start
  }

  // MARK: Links

  private mutating func closeBracket() {
    guard let opening = brackets.popLast(), position + 1 < characters.count,
      characters[position + 1] == "(",
      let (destination, end) = destination(at: position + 2)
    else { return take("]") }
    emphasize(from: opening + 1)
    for index in (opening + 1)..<pieces.count { pieces[index].run.link = destination }
    pieces[opening].run.text = ""
    // A link holds no link.
    brackets = []
    position = end
    // What follows is not of the link.
    pieces.append(Piece(run: Run("")))
  }

  /// What stands in parentheses, and where it ends.
  private func destination(at start: Int) -> (String, Int)? {
    var depth = 1
    var place = start
    var text = ""
    while place < characters.count {
      switch characters[place] {
      case "\\" where place + 1 < characters.count:
        place += 1
        text.append(characters[place])
      case "(":
        depth += 1
        text.append("(")
      case ")":
        depth -= 1
        if depth == 0 {
          var target = text.trimmingCharacters(in: .whitespacesAndNewlines)
          if let space = target.firstIndex(where: \.isWhitespace) {
            // A title, which nobody sees.
            target = String(target[..<space])
          }
          if target.hasPrefix("<"), target.hasSuffix(">") {
            target = String(target.dropFirst().dropLast())
          }
          return (target, place + 1)
        }
        text.append(")")
      default: text.append(characters[place])
      }
      place += 1
    }
    return nil
  }

  private mutating func address() {
    guard let end = characters[position...].prefix(2000).firstIndex(of: ">") else {
      return take("<")
    }
    let text = String(characters[(position + 1)..<end])
    let isAddress =
      text.contains(":") && !text.contains(where: { $0.isWhitespace || $0 == "<" })
      && text.prefix { $0 != ":" }.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard isAddress else { return take("<") }
    put(address: text)
    position = end + 1
  }

  private mutating func put(address: String) {
    var run = Run(address)
    run.link = address
    pieces.append(Piece(run: run))
    pieces.append(Piece(run: Run("")))
  }

  private func startsAddress(at start: Int) -> Bool {
    if start > 0, characters[start - 1].isLetter || characters[start - 1].isNumber { return false }
    let beginning = String(characters[start...].prefix(9))
    guard brackets.isEmpty else { return false }
    let length = beginning.hasPrefix("https://") ? 8 : beginning.hasPrefix("http://") ? 7 : 0
    return length > 0 && beginning.count > length
      && (beginning.dropFirst(length).first.map { $0.isLetter || $0.isNumber } ?? false)
  }

  private mutating func bareAddress() {
    var end = position
    while end < characters.count, !characters[end].isWhitespace, characters[end] != "<",
      !"*~`".contains(characters[end])
    {
      end += 1
    }
    while end > position {
      let last = characters[end - 1]
      let text = characters[position..<end]
      let isLoose =
        last == ")" && text.count { $0 == ")" } > text.count { $0 == "(" }
        || "?!.,:;\"'_]".contains(last)
      guard isLoose else { break }
      end -= 1
    }
    put(address: String(characters[position..<end]))
    position = end
  }

  // MARK: Emphasis

  private mutating func marks(_ mark: Character) {
    let length = count(of: mark, at: position)
    let before = position > 0 ? characters[position - 1] : " "
    let after = position + length < characters.count ? characters[position + length] : " "
    func isPunctuation(_ c: Character) -> Bool { c.isPunctuation || c.isSymbol }
    let opens =
      !after.isWhitespace
      && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
    let closes =
      !before.isWhitespace
      && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
    var piece = Piece(run: Run(String(repeating: mark, count: length)), mark: mark)
    if mark == "_" {
      piece.canOpen = opens && (!closes || isPunctuation(before))
      piece.canClose = closes && (!opens || isPunctuation(after))
    } else {
      (piece.canOpen, piece.canClose) = (opens, closes)
    }
    if mark == "~", length > 2 { (piece.canOpen, piece.canClose) = (false, false) }
    pieces.append(piece)
    position += length
  }

  /// Matches marks that begin with marks that end something.
  private mutating func emphasize(from start: Int) {
    // Where looking back for a mark need not go beyond, as nothing was found there before.
    var floors: [Character: Int] = [:]
    var closer = start
    while closer < pieces.count {
      guard let mark = pieces[closer].mark, pieces[closer].canClose,
        !pieces[closer].run.text.isEmpty
      else {
        closer += 1
        continue
      }
      let floor = floors[mark] ?? start
      let opener = (floor..<closer).last { matches(pieces[$0], pieces[closer]) }
      guard let opener else {
        floors[mark] = closer
        closer += 1
        continue
      }
      let lengths = (pieces[opener].run.text.count, pieces[closer].run.text.count)
      let used = mark == "~" ? lengths.0 : min(lengths.0, lengths.1) >= 2 ? 2 : 1
      for index in (opener + 1)..<closer {
        switch (mark, used) {
        case ("~", _): pieces[index].run.isStruckThrough = true
        case (_, 2): pieces[index].run.isStrong = true
        default: pieces[index].run.isEmphasized = true
        }
        // What began in between has not ended there.
        pieces[index].canOpen = false
        pieces[index].canClose = false
      }
      pieces[opener].run.text.removeLast(used)
      pieces[closer].run.text.removeLast(used)
      if pieces[closer].run.text.isEmpty { closer += 1 }
    }
    for index in start..<pieces.count {
      pieces[index].canOpen = false
      pieces[index].canClose = false
    }
  }

  private func matches(_ opener: Piece, _ closer: Piece) -> Bool {
    guard opener.mark == closer.mark, opener.canOpen, !opener.run.text.isEmpty else { return false }
    let lengths = (opener.run.text.count, closer.run.text.count)
    if opener.mark == "~" { return lengths.0 == lengths.1 }
    // A run that could both begin and end something does so only in the company it fits.
    if opener.canClose || closer.canOpen {
      return (lengths.0 + lengths.1) % 3 != 0 || (lengths.0 % 3 == 0 && lengths.1 % 3 == 0)
    }
    return true
  }
}
