/// How text is set: in which face, how large, and how far apart.
package struct LearnedTextStyle: Sendable {
  package var face: TypefaceTable
  /// Faces that are asked where it lacks a character, in order.
  package var fallbacks: [TypefaceTable]
  /// In points.
  package var size: Double
  /// How high a line is, as a share of the font's size.
  package var leading: Double
  /// Points between lines besides.
  package var lineSpacing: Double
  /// Points after each letter besides those that the face has.
  package var letterSpacing: Double
  /// How far text stands above its line, in points.
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
