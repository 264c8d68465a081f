/// Finds the positions where lines may end, as Chromium does: by UAX 14 for classes of characters, by its own table for
/// ASCII.
///
/// It receives one character after the other. It remembers only the last characters of a text, so it takes a few words of
/// memory.
package struct LineBreaker {
  private let ascii = LineBreakTable.shared.ascii
  /// The previous character, 0 at the beginning of a line.
  private(set) var last: UInt32 = 0
  private var beforeLast: UInt32 = 0
  /// The class of the last character that is not a mark.
  private var lastClass: UInt8?
  /// The number of consecutive regional indicators, the halves of flags.
  private var indicatorCount = 0

  package init() {}

  /// Returns the positions where lines of a text may end, in bytes from its beginning, without those where they must.
  package static func places(in text: String) -> [Int] {
    var (breaker, places, offset): (LineBreaker, [Int], Int) = (LineBreaker(), [], 0)
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        breaker.beginParagraph()
      } else if breaker.mayEnd(before: scalar.value) {
        places.append(offset)
      }
      offset += UTF8.width(scalar)
    }
    return places
  }

  /// Forgets the previous characters, because another paragraph begins.
  package mutating func beginParagraph() {
    self = LineBreaker()
  }

  /// Takes the next character, and returns true if a line may end before it.
  package mutating func mayEnd(before scalar: UInt32) -> Bool {
    defer { (beforeLast, last) = (last, scalar) }
    if scalar < 0x80, last < 0x80 {
      lastClass = nil
      indicatorCount = 0
      guard scalar > 0x20, last != 0 else { return false }
      if Self.isSpace(last) { return true }
      // Before a digit a hyphen is its sign, unless a letter or digit precedes it.
      if last == 0x2D, 0x30...0x39 ~= scalar { return Self.isLetterOrDigit(beforeLast) }
      return last > 0x20
        && ascii[Int(last) * 2 + Int(scalar >> 6)] & (1 << UInt64(scalar & 63)) != 0
    }
    return mayEnd(beforeOther: scalar)
  }

  private mutating func mayEnd(beforeOther scalar: UInt32) -> Bool {
    if Self.isSpace(scalar) || scalar < 0x20 {
      lastClass = nil
      return false
    }
    let table = LineBreakTable.shared
    let scalarClass = table.classOf(scalar)
    let isAfterSpace = last == 0 || last <= 0x20
    let before = isAfterSpace ? nil : lastClass ?? table.classOf(last)
    let isMark = scalarClass == LineBreakData.mark
    // A mark belongs to the character before it.
    if !isMark || before == nil { lastClass = scalarClass } else { lastClass = before }
    if scalarClass == LineBreakData.regionalIndicator {
      indicatorCount += 1
    } else if !isMark {
      indicatorCount = 0
    }
    guard let before else { return Self.isSpace(last) }
    if scalarClass == LineBreakData.regionalIndicator, before == scalarClass {
      return indicatorCount % 2 == 1
    }
    if isAfterInitialHyphen, scalarClass == LineBreakData.letter { return false }
    return table.mayEnd(between: before, scalarClass)
  }

  /// True if a hyphen or a short dash begins a word (LB20a of UAX 14).
  private var isAfterInitialHyphen: Bool {
    guard last == 0x2D || last == 0x2010 || last == 0x2013 else { return false }
    switch beforeLast {
    case 0, 0x9, 0x20, 0xA0, 0x2007, 0x200B, 0x202F: return true
    default: return false
    }
  }

  static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0x9
  }

  private static func isLetterOrDigit(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
