import BanyanLayout

/// Measures text with learned typefaces, and breaks it into lines as a browser does.
///
/// Each question reads a text once from beginning to end, and nothing is stored: adding up letters costs
/// less than finding a stored answer. For joining letters and clusters of several characters, tables have
/// the answers.
package final class LearnedTextMeasurer: TextMeasurer {
  private var styles: [ScaledStyle] = []
  /// The letters that no face of a style contains.
  private let guessed = GuessedLetters()

  package init() {}

  /// Adds a style and returns the number by which texts refer to it. Unknown numbers refer to the first
  /// style.
  package func add(_ style: LearnedTextStyle) -> TextStyleNumber {
    styles.append(ScaledStyle(style, scale: 1))
    return TextStyleNumber(UInt32(styles.count - 1))
  }

  /// Changes a style. Earlier answers for texts in it are no longer valid.
  package func change(_ number: TextStyleNumber, to style: LearnedTextStyle) {
    styles[Int(number.rawValue)] = ScaledStyle(style, scale: 1)
  }

  /// Returns one letter of each kind that has been guessed since the last call.
  package func takeGuessed() -> [Unicode.Scalar] { guessed.take() }

  package func lines(
    of text: LayoutText, scale: Double, width: Double, most: Int
  ) -> TextLines {
    guard let base = style(text.style, scale) else {
      return TextLines(
        size: .zero, count: 1, firstBaseline: 0, lastBaseline: 0, isCut: false, breaksWord: false)
    }
    var filling = LineFilling(base, limit: Self.limit(width), most: max(1, most))
    fill(&filling, text, scale)
    return filling.end()
  }

  /// Returns the positions where lines begin, except the first, in bytes of the text.
  package func lineStarts(of text: LayoutText, scale: Double = 1, width: Double) -> [Int] {
    guard let base = style(text.style, scale) else { return [] }
    var filling = LineFilling(base, limit: Self.limit(width), most: .max, keepsStarts: true)
    fill(&filling, text, scale)
    return filling.starts ?? []
  }

  package func font(of text: LayoutText) -> TextFont {
    guard let style = style(text.style, 1) else {
      return TextFont(ascender: 0, descender: 0, capHeight: 0, leading: 0)
    }
    return TextFont(
      ascender: Double(style.above) / 64, descender: Double(style.below) / 64,
      capHeight: style.capHeight, leading: 0)
  }

  /// Chromium lets a line be wider than its box by a 64th.
  private static func limit(_ width: Double) -> Int {
    width < 1e9 ? FixedPoint.length(max(width, 0)) + FixedPoint.one / 64 : FixedPoint.unlimited
  }

  private func style(_ number: TextStyleNumber, _ scale: Double) -> ScaledStyle? {
    guard !styles.isEmpty else { return nil }
    let number = Int(number.rawValue)
    let style = styles[number < styles.count ? number : 0]
    return scale == 1 ? style : ScaledStyle(style.style, scale: scale)
  }

  private func fill(_ filling: inout LineFilling, _ text: LayoutText, _ scale: Double) {
    var string = text.string
    string.makeContiguousUTF8()
    let end = string.utf8.count
    let base = filling.style
    var start = 0
    for span in text.spans {
      let spanEnd = min(span.range.upperBound, end)
      guard span.range.lowerBound >= start, spanEnd > span.range.lowerBound else { continue }
      read(start..<span.range.lowerBound, of: string, in: base, into: &filling)
      read(
        span.range.lowerBound..<spanEnd, of: string, in: style(span.style, scale) ?? base,
        into: &filling)
      start = spanEnd
    }
    read(start..<end, of: string, in: base, into: &filling)
  }

  private func read(
    _ range: Range<Int>, of string: String, in style: ScaledStyle, into filling: inout LineFilling
  ) {
    guard !range.isEmpty, !filling.isCut else { return }
    if filling.style !== style { filling.use(style) }
    TextReader(string, style: style, guessed: guessed).read(range, into: &filling)
  }
}
