/// A text measurer for tests without drawing: ten points per letter and twenty per line.
package final class HeadlessTextMeasurer: TextMeasurer {
  /// The factor by which the text of a style is enlarged.
  private let scales: [TextStyleNumber: Double]

  package init(scales: [TextStyleNumber: Double] = [:]) {
    self.scales = scales
  }

  package func lines(
    of text: LayoutText, scale: Double, width: Double, most: Int
  ) -> TextLines {
    let scale = scale * factor(of: text)
    // The sum of ten letters of 6.1 points must fit into 61.
    let fitting = width / (10 * scale) + 1e-9
    let letters = fitting < Double(Int32.max) ? max(1, Int(fitting)) : Int(Int32.max)
    var (count, longest) = (0, 0)
    let (isCut, breaksWord) = Self.measureLines(
      of: text.string, letters: letters, most: max(1, most)
    ) { length in
      count += 1
      longest = max(longest, length)
    }
    let line = 20 * scale
    return TextLines(
      size: LayoutSize(Double(longest) * 10 * scale, line * Double(count)), count: count,
      firstBaseline: 14 * scale, lastBaseline: 14 * scale + line * Double(count - 1),
      isCut: isCut, breaksWord: breaksWord)
  }

  package func font(of text: LayoutText) -> TextFont {
    let scale = factor(of: text)
    return TextFont(
      ascender: 14 * scale, descender: 6 * scale, capHeight: 14 * scale, leading: 0)
  }

  private func factor(of text: LayoutText) -> Double {
    scales.isEmpty ? 1 : scales[text.style] ?? 1
  }

  /// Returns the text of each line.
  package func brokenLines(
    of string: String, letters: Int, most: Int
  ) -> (texts: [String], isCut: Bool, breaksWord: Bool) {
    var lines: [String] = []
    let (isCut, breaksWord) = Self.breakLines(
      of: string[...], at: " ", and: "\n", letters: letters, most: most
    ) { line, isCut in lines.append(isCut ? line + "…" : String(line)) }
    return (lines, isCut, breaksWord)
  }

  /// Calls a function with the number of letters in each line.
  private static func measureLines(
    of string: String, letters: Int, most: Int, _ body: (Int) -> Void
  ) -> (isCut: Bool, breaksWord: Bool) {
    // Most texts have a letter for each byte, and finding out what else is a letter takes a hundred times as long.
    let known = string.utf8.withContiguousStorageIfAvailable {
      bytes -> (isCut: Bool, breaksWord: Bool)? in
      for byte in bytes where byte >= 0x80 || byte == UInt8(ascii: "\r") { return nil }
      return breakLines(
        of: bytes[...], at: UInt8(ascii: " "), and: UInt8(ascii: "\n"), letters: letters,
        most: most
      ) { body($0.count + ($1 ? 1 : 0)) }
    }
    if let known, let known { return known }
    return breakLines(of: string[...], at: " ", and: "\n", letters: letters, most: most) {
      body($0.count + ($1 ? 1 : 0))
    }
  }

  /// Calls a function with the letters of each line, and with true for a last line that ends in an ellipsis.
  private static func breakLines<Text: Collection>(
    of text: Text, at space: Text.Element, and lineFeed: Text.Element, letters: Int, most: Int,
    _ body: (_ line: Text, _ isCut: Bool) -> Void
  ) -> (isCut: Bool, breaksWord: Bool) where Text.SubSequence == Text, Text.Element: Equatable {
    var breaksWord = false
    var count = 0
    var start = text.startIndex
    while true {
      let end = text[start...].firstIndex(of: lineFeed) ?? text.endIndex
      var rest = text[start..<end]
      repeat {
        let isLast = count == most - 1
        let (line, after, endsInWord) = Self.line(of: rest, at: space, letters: letters)
        if endsInWord { breaksWord = true }
        if isLast, !after.isEmpty || end < text.endIndex {
          body(rest.prefix(letters - 1), true)
          return (true, breaksWord)
        }
        body(line, false)
        count += 1
        rest = after
      } while !rest.isEmpty
      if end == text.endIndex { return (false, breaksWord) }
      start = text.index(after: end)
    }
  }

  /// Returns the first line of a paragraph, filled with words; a word that is too long is broken
  /// (LB01, LB02). Spaces have no width where a line is broken, and at a paragraph's end as much as fits.
  private static func line<Text: Collection>(
    of text: Text, at space: Text.Element, letters: Int
  ) -> (line: Text, rest: Text, endsInWord: Bool)
  where Text.SubSequence == Text, Text.Element: Equatable {
    var end = text.startIndex
    var length = 0
    // The position before a space where the line may end, and the position where the next line
    // would begin.
    var possible: (end: Text.Index, next: Text.Index)?
    while end < text.endIndex {
      if text[end] == space {
        let next = text[end...].firstIndex { $0 != space } ?? text.endIndex
        possible = (end, next)
        if next == text.endIndex {
          let room = max(0, letters - length)
          let last = text.index(end, offsetBy: room, limitedBy: next) ?? next
          return (text[..<last], text[next...], false)
        }
        length += text.distance(from: end, to: next)
        end = next
        continue
      }
      if length == letters || length > letters {
        guard let possible else { return (text[..<end], text[end...], true) }
        return (text[..<possible.end], text[possible.next...], false)
      }
      length += 1
      end = text.index(after: end)
    }
    return (text, text[end...], false)
  }
}
