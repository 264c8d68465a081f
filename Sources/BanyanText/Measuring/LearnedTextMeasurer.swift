import BanyanLayout

/// Measures text by what has been learned of typefaces, and breaks it into lines as a browser will.
///
/// A text is read once from beginning to end for each question, and nothing is kept of it: adding up letters costs less than looking for
/// a kept answer. Where letters join, and where clusters are of several characters, tables have the answers.
package final class LearnedTextMeasurer: TextMeasurer {
  private var styles: [ScaledStyle] = []
  /// What no face of a style has, so that somebody may be asked.
  private var missing = MissingNotes()

  package init() {}

  /// Takes a style, which texts name by the number. A style that is not known is the first.
  package func add(_ style: LearnedTextStyle) -> TextStyleNumber {
    styles.append(ScaledStyle(style, scale: 1))
    return TextStyleNumber(UInt32(styles.count - 1))
  }

  /// Changes a style. Whoever has asked about texts in it has to ask again.
  package func change(_ number: TextStyleNumber, to style: LearnedTextStyle) {
    styles[Int(number.rawValue)] = ScaledStyle(style, scale: 1)
  }

  /// What was missing since the last time.
  package func takeMissing() -> MissingText {
    defer { missing = MissingNotes() }
    return missing.text
  }

  package func lines(
    of text: LayoutText, scale: Double, width: Double, most: Int
  ) -> TextLines {
    var filling = filled(text, scale: scale, width: width, most: most, keepsStarts: false)
    return filling?.end()
      ?? TextLines(size: .zero, count: 1, firstBaseline: 0, lastBaseline: 0, isCut: false)
  }

  /// Where lines begin, but for the first, in bytes of the text.
  package func lineStarts(of text: LayoutText, scale: Double = 1, width: Double) -> [Int] {
    filled(text, scale: scale, width: width, most: .max, keepsStarts: true)?.starts ?? []
  }

  private func filled(
    _ text: LayoutText, scale: Double, width: Double, most: Int, keepsStarts: Bool
  ) -> LineFilling? {
    guard !styles.isEmpty else { return nil }
    // Chromium lets a line be wider than its box by a 64th.
    let limit =
      width < 1e9 ? FixedPoint.length(max(width, 0)) + FixedPoint.one / 64 : FixedPoint.unlimited
    var filling = LineFilling(
      style(text.style, scale), limit: limit, most: max(1, most), keepsStarts: keepsStarts)
    var string = text.string
    string.makeContiguousUTF8()
    var start = 0
    for span in text.spans {
      let end = min(span.range.upperBound, string.utf8.count)
      guard span.range.lowerBound >= start, end > span.range.lowerBound else { continue }
      fill(&filling, string, start..<span.range.lowerBound, text.style, scale)
      fill(&filling, string, span.range.lowerBound..<end, span.style, scale)
      start = end
    }
    fill(&filling, string, start..<string.utf8.count, text.style, scale)
    return filling
  }

  package func font(of text: LayoutText) -> TextFont {
    guard !styles.isEmpty else {
      return TextFont(ascender: 0, descender: 0, capHeight: 0, leading: 0)
    }
    let style = style(text.style, 1)
    return TextFont(
      ascender: Double(style.above) / 64, descender: Double(style.below) / 64,
      capHeight: style.capHeight, leading: 0)
  }

  private func style(_ number: TextStyleNumber, _ scale: Double) -> ScaledStyle {
    let number = Int(number.rawValue)
    let style = styles[number < styles.count ? number : 0]
    return scale == 1 ? style : ScaledStyle(style.style, scale: scale)
  }

  private func fill(
    _ filling: inout LineFilling, _ string: String, _ range: Range<Int>,
    _ number: TextStyleNumber, _ scale: Double
  ) {
    guard !range.isEmpty, !filling.isCut else { return }
    filling.use(style(number, scale))
    TextReader(string, style: filling.style, missing: missing).read(range, into: &filling)
  }
}
