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
    let scale = scale * (scales[text.style] ?? 1)
    // The sum of ten letters of 6.1 points must fit into 61.
    let fitting = width / (10 * scale) + 1e-9
    let letters = fitting < Double(Int32.max) ? max(1, Int(fitting)) : Int(Int32.max)
    let (widths, isCut, breaksWord) = lineLengths(
      of: text.string, letters: letters, most: max(1, most))
    let line = 20 * scale
    let count = Double(widths.count)
    return TextLines(
      size: LayoutSize(Double(widths.max() ?? 0) * 10 * scale, line * count),
      count: widths.count, firstBaseline: 14 * scale,
      lastBaseline: 14 * scale + line * (count - 1), isCut: isCut, breaksWord: breaksWord)
  }

  package func font(of text: LayoutText) -> TextFont {
    let scale = scales[text.style] ?? 1
    return TextFont(
      ascender: 14 * scale, descender: 6 * scale, capHeight: 14 * scale, leading: 0)
  }

  private func lineLengths(
    of string: String, letters: Int, most: Int
  ) -> (lengths: [Int], isCut: Bool, breaksWord: Bool) {
    let lines = brokenLines(of: string, letters: letters, most: most)
    return (lines.texts.map(\.count), lines.isCut, lines.breaksWord)
  }

  /// Returns the text of each line.
  package func brokenLines(
    of string: String, letters: Int, most: Int
  ) -> (texts: [String], isCut: Bool, breaksWord: Bool) {
    var lines: [String] = []
    var breaksWord = false
    let paragraphs = string.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, paragraph) in paragraphs.enumerated() {
      var rest = paragraph
      repeat {
        let isLast = lines.count == most - 1
        let (line, after, endsInWord) = Self.line(of: rest, letters: letters)
        if endsInWord { breaksWord = true }
        let isMore = !after.isEmpty || number < paragraphs.count - 1
        if isLast, isMore {
          lines.append(Self.cut(rest, letters: letters))
          return (lines, true, breaksWord)
        }
        lines.append(String(line))
        rest = after
      } while !rest.isEmpty
    }
    return (lines, false, breaksWord)
  }

  /// Returns the first line of a paragraph, filled with words; a word that is too long is broken
  /// (LB01, LB02). Spaces have no width where a line is broken, and at a paragraph's end as much as fits.
  private static func line(
    of text: Substring, letters: Int
  ) -> (line: Substring, rest: Substring, endsInWord: Bool) {
    var end = text.startIndex
    var length = 0
    // The position before a space where the line may end, and the position where the next line
    // would begin.
    var possible: (end: Substring.Index, next: Substring.Index)?
    while end < text.endIndex {
      if text[end] == " " {
        let next = text[end...].firstIndex { $0 != " " } ?? text.endIndex
        possible = (end, next)
        if next == text.endIndex {
          let room = max(0, letters - length)
          let last = text.index(end, offsetBy: room, limitedBy: next) ?? next
          return (text[..<last], "", false)
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
    return (text, "", false)
  }

  /// Returns as much of a paragraph as fits with an ellipsis (LB04).
  private static func cut(_ text: Substring, letters: Int) -> String {
    text.count < letters ? text + "…" : text.prefix(letters - 1) + "…"
  }
}
