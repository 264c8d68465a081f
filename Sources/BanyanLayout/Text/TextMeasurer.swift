/// An object that measures text by itself. Its answers depend only on the arguments.
package protocol TextMeasurer: AnyObject {
  /// Breaks a text into lines.
  /// - Parameters:
  ///   - scale: a factor on the font's size.
  ///   - width: the maximum width of lines; infinite for one line for each paragraph.
  ///   - most: the maximum number of lines. The last one is cut and ends in "…" if there would be
  ///     more.
  func lines(of text: LayoutText, scale: Double, width: Double, most: Int) -> TextLines

  /// Returns the metrics of the first font of a text, for its neighbors.
  func font(of text: LayoutText) -> TextFont
}

/// The lines of a text.
package struct TextLines: Hashable, Sendable {
  /// The widest line's width, and all lines' height.
  package var size: LayoutSize
  package var count: Int
  /// The distance from the top.
  package var firstBaseline, lastBaseline: Double
  /// True if the text did not fit.
  package var isCut: Bool
  /// True if a word is wider than a line, so that it is broken between letters or cut.
  package var breaksWord: Bool

  package init(
    size: LayoutSize, count: Int, firstBaseline: Double, lastBaseline: Double, isCut: Bool,
    breaksWord: Bool
  ) {
    self.size = size
    self.count = count
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isCut = isCut
    self.breaksWord = breaksWord
  }
}

/// The metrics of a font, in points.
package struct TextFont: Hashable, Sendable {
  package var ascender, descender, capHeight, leading: Double

  package init(ascender: Double, descender: Double, capHeight: Double, leading: Double) {
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.leading = leading
  }

  package var lineHeight: Double { ascender + descender + leading }
}
