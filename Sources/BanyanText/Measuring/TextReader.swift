/// Reads a text cluster by cluster, and measures each one.
struct TextReader {
  private let string: String
  private let style: ScaledStyle
  private let digit: Int?
  /// Nil if guesses are not collected.
  private let guessed: GuessedLetters?

  init(_ string: String, style: ScaledStyle, guessed: GuessedLetters? = nil) {
    self.guessed = guessed
    self.string = string
    self.style = style
    let digit = style.face.metrics.tabularDigit
    self.digit = style.style.hasTabularDigits && digit > 0 ? style.advance(digit) : nil
  }

  /// Reads a range of the text's UTF-8.
  func read(_ range: Range<Int>, into filling: inout LineFilling) {
    let string = string
    let ascii = style.face.ascii
    // The text has been made contiguous.
    _ = string.utf8.withContiguousStorageIfAvailable { utf8 in
      var offset = range.lowerBound
      let end = range.upperBound
      while offset < end, !filling.isCut {
        let byte = utf8[offset]
        // The next character is not a mark, so the letter is a cluster.
        guard byte < 0x80, offset + 1 >= end || utf8[offset + 1] < 0xCC else {
          offset = readCluster(utf8, offset..<end, into: &filling)
          continue
        }
        if byte > 0x20, byte < 0x7F {
          if filling.breaker.mayEnd(before: UInt32(byte)) { filling.mayEnd(before: offset) }
          let units = ascii[Int(byte)]
          if let digit, 0x30...0x39 ~= byte {
            filling.take(digit, at: offset)
          } else {
            filling.take(
              units >= 0 ? style.advance(Int(units)) : advance(of: UInt32(byte)), at: offset)
          }
        } else {
          readSpace(byte, at: offset, into: &filling)
        }
        offset += 1
      }
    }
  }

  /// Returns the width of a single character.
  func advance(of scalar: UInt32) -> Int {
    if let units = style.face.ownUnits(of: scalar) { return style.advance(units) }
    for face in style.style.fallbacks {
      if let units = face.ownUnits(of: scalar) { return style.advance(units, of: face.metrics) }
    }
    // A character that fills a square does so in every face.
    if CharacterKind.isWide(scalar) { return style.advance(ems: 1) }
    guessed?.note(scalar)
    return style.advance(ems: CharacterKind.likelyWidth(of: scalar))
  }

  /// The width of the placeholder for a symbol, according to the style sheets.
  private static let symbol = 1.25

  /// The widths assumed where none is known, except for single letters. Too wide does less harm than too narrow.
  private enum Guess {
    static let joinedLetter = 0.6
    static let emoji = 1.25
  }

  private func readSpace(_ byte: UInt8, at offset: Int, into filling: inout LineFilling) {
    if byte == 0x0A { return filling.endParagraph(before: offset + 1) }
    if filling.breaker.mayEnd(before: UInt32(byte)) { filling.mayEnd(before: offset) }
    if byte == 0x20 {
      filling.takeSpace(advance(of: 0x20))
    } else if byte == 0x09 {
      filling.takeSpace(filling.tabulator(8 * advance(of: 0x20)))
    }
  }

  /// Reads one cluster, or a word whose letters join, and returns its end.
  private func readCluster(
    _ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, into filling: inout LineFilling
  ) -> Int {
    let (scalar, next) = Self.scalar(utf8, range)
    if scalar < 0x80, scalar <= 0x20 || scalar == 0x7F {
      readSpace(UInt8(scalar), at: range.lowerBound, into: &filling)
      return next
    }
    if filling.breaker.mayEnd(before: scalar) { filling.mayEnd(before: range.lowerBound) }
    if scalar == 0xAD {
      filling.softHyphen = hyphen
      return next
    }
    if scalar == 0xFFFC {
      filling.take(style.advance(ems: Self.symbol), at: range.lowerBound)
      return next
    }
    if CharacterKind.joins(scalar) {
      return readWord(utf8, range, next: next, into: &filling)
    }
    let following = next < range.upperBound ? Self.scalar(utf8, next..<range.upperBound).0 : 0x20
    if CharacterKind.standsAlone(scalar),
      following < 0x300 || CharacterKind.standsAlone(following)
    {
      filling.take(advance(of: scalar), at: range.lowerBound)
      return next
    }
    let end = Self.endOfCluster(utf8, range) { _ = filling.breaker.mayEnd(before: $0) }
    takeCluster(range.lowerBound..<end, scalar, into: &filling)
    return end
  }

  private func takeCluster(
    _ range: Range<Int>, _ scalar: UInt32, into filling: inout LineFilling
  ) {
    let cluster = text(range)
    if cluster.unicodeScalars.allSatisfy({ CharacterKind.isUnseen($0.value) }) { return }
    filling.take(advance(of: cluster, scalar, in: range), at: range.lowerBound)
  }

  private func advance(
    of cluster: Substring, _ scalar: UInt32, in range: Range<Int>
  ) -> Int {
    // No face has longer ones, in any spelling.
    if range.count <= 4 * TypefaceTable.mostBytesOfString {
      let key = ClusterKey(cluster)
      if let units = style.face.units(of: key) { return style.advance(units) }
      for face in style.style.fallbacks {
        guard let units = face.units(of: key) else { continue }
        return style.advance(units, of: face.metrics)
      }
    }
    let scalars = cluster.unicodeScalars
    if CharacterKind.isEmoji(scalars) {
      return style.advance(ems: Guess.emoji)
    }
    // A letter with marks has the width of the letter.
    var sum = 0
    for scalar in scalars where !CharacterKind.isUnseen(scalar.value) {
      if !CharacterKind.isMark(scalar) { sum += advance(of: scalar.value) }
    }
    return sum
  }

  /// Reads letters up to one that does not join.
  private func readWord(
    _ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, next: Int,
    into filling: inout LineFilling
  ) -> Int {
    var (end, letters) = (next, 1)
    while end < range.upperBound, end - range.lowerBound < TypefaceTable.mostBytesOfString - 4 {
      let (scalar, next) = Self.scalar(utf8, end..<range.upperBound)
      let isMark =
        CharacterKind.isUnseen(scalar) || Unicode.Scalar(scalar).map(CharacterKind.isMark) == true
      guard CharacterKind.joins(scalar) || isMark, scalar >= 0x80 else { break }
      _ = filling.breaker.mayEnd(before: scalar)
      if !isMark { letters += 1 }
      end = next
    }
    let word = text(range.lowerBound..<end)
    if let units = style.face.units(ofWord: String(word)) {
      filling.take(style.advance(units), at: range.lowerBound)
    } else {
      if let first = word.unicodeScalars.first { guessed?.note(first.value) }
      filling.take(
        style.advance(ems: Guess.joinedLetter * Double(letters)), at: range.lowerBound)
    }
    return end
  }

  private var hyphen: Int {
    advance(of: style.face.ownUnits(of: 0x2010) == nil ? 0x2D : 0x2010)
  }

  private func text(_ range: Range<Int>) -> Substring {
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return string[start..<utf8.index(start, offsetBy: range.count)]
  }

  /// Returns the end of the cluster at the start of a range.
  ///
  /// It reads each byte of the cluster once, and the character after it. `String.index(after:)` would first look for the start of
  /// the cluster, and for that go back over all flags before it.
  ///
  /// - Parameter didRead: Called with each character of the cluster but the first.
  static func endOfCluster<Bytes: RandomAccessCollection<UInt8>>(
    _ utf8: Bytes, _ range: Range<Int>, didRead: (UInt32) -> Void
  ) -> Int where Bytes.Index == Int {
    var recognizer = Unicode._CharacterRecognizer()
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, next) = Self.scalar(utf8, offset..<range.upperBound)
      let isBreak = Unicode.Scalar(scalar).map { recognizer.hasBreak(before: $0) } ?? true
      if offset > range.lowerBound {
        if isBreak { break }
        didRead(scalar)
      }
      offset = next
    }
    return offset
  }

  /// Returns the first character of a range, and the start of the next.
  private static func scalar<Bytes: RandomAccessCollection<UInt8>>(
    _ utf8: Bytes, _ range: Range<Int>
  ) -> (UInt32, next: Int) where Bytes.Index == Int {
    let start = range.lowerBound
    let byte = UInt32(utf8[start])
    // Strings are valid UTF-8.
    func more(_ place: Int) -> UInt32 { UInt32(utf8[start + place]) & 0x3F }
    if byte < 0x80 { return (byte, start + 1) }
    if byte < 0xE0 { return ((byte & 0x1F) << 6 | more(1), start + 2) }
    if byte < 0xF0 { return ((byte & 0xF) << 12 | more(1) << 6 | more(2), start + 3) }
    return ((byte & 7) << 18 | more(1) << 12 | more(2) << 6 | more(3), start + 4)
  }
}
