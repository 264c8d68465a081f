/// Measures text without asking anybody. An answer depends on nothing but what it is asked.
package protocol TextMeasurer: AnyObject {
  /// Breaks a text into lines.
  /// - Parameters:
  ///   - scale: of the font's size.
  ///   - width: that lines may have; infinite for one line for each paragraph.
  ///   - most: how many lines there may be. The last is cut and ends in "…" if there would be more.
  func lines(of text: LayoutText, scale: Double, width: Double, most: Int) -> TextLines

  /// What the first font of a text is like, for its neighbors.
  func font(of text: LayoutText) -> TextFont
}

/// The lines of a text.
package struct TextLines: Hashable, Sendable {
  /// The widest line's width, and all lines' height.
  package var size: LayoutSize
  package var count: Int
  /// From the top.
  package var firstBaseline, lastBaseline: Double
  /// Whether there was more than there was room for.
  package var isCut: Bool

  package init(
    size: LayoutSize, count: Int, firstBaseline: Double, lastBaseline: Double, isCut: Bool
  ) {
    self.size = size
    self.count = count
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isCut = isCut
  }
}

/// Measures of a font, in points.
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
