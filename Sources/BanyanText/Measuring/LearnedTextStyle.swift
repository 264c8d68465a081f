/// A style of text: its face, size and spacing.
package struct LearnedTextStyle: Sendable {
  package var face: TypefaceTable
  /// The faces to try where the first lacks a character, in order.
  package var fallbacks: [TypefaceTable]
  /// The size in points.
  package var size: Double
  /// The height of a line, as a fraction of the font's size.
  package var leading: Double
  /// Additional points between lines.
  package var lineSpacing: Double
  /// Additional points after each letter.
  package var letterSpacing: Double
  /// The points by which text is raised above its baseline.
  package var baselineOffset: Double
  package var hasTabularDigits: Bool

  package init(
    _ face: TypefaceTable, fallbacks: [TypefaceTable] = [], size: Double, leading: Double = 1.3,
    lineSpacing: Double = 0, letterSpacing: Double = 0, baselineOffset: Double = 0,
    hasTabularDigits: Bool = false
  ) {
    self.face = face
    self.fallbacks = fallbacks
    self.size = size
    self.leading = leading
    self.lineSpacing = lineSpacing
    self.letterSpacing = letterSpacing
    self.baselineOffset = baselineOffset
    self.hasTabularDigits = hasTabularDigits
  }
}
