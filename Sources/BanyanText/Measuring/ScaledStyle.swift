/// A style in one size: the factor for a letter's units, and the edges of its lines.
final class ScaledStyle {
  let style: LearnedTextStyle
  let face: TypefaceTable
  /// The factor for units of the face; 64 times a length.
  private let factor: Int
  private let size: Double
  let letterSpacing: Int
  /// The extents above and below the baseline, including half of the extra line height; in 64ths.
  let above, below: Int
  let capHeight: Double

  init(_ style: LearnedTextStyle, scale: Double) {
    self.style = style
    let size = Self.sensible(style.size * scale)
    self.size = size
    face = style.face
    factor = Self.factor(size, face.metrics)
    letterSpacing = FixedPoint.length(style.letterSpacing * scale)

    // As in Chromium: the face's edges are whole pixels, and a line's height whole 64ths.
    let metrics = face.metrics
    let (floored, units) = (Double(Self.sixtyFourths(size)) / 64, Double(metrics.unitsPerEm))
    let exactDescent = Double(metrics.descent) * floored / units
    var ascent = Int((Double(metrics.ascent) * floored / units + 0.5).rounded(.down))
    var descent = Int((exactDescent + 0.5).rounded(.down))
    if Double(descent) < exactDescent - 1e-6, ascent >= 1 {
      descent += 1
      ascent -= 1
    }
    let rounded = (size * 64 + 0.5).rounded(.down) / 64
    let height =
      style.lineSpacing == 0
      ? rounded * style.leading : size * style.leading + style.lineSpacing * scale
    let line = Int((min(max(height, 0), 1e6) * 64 + 1e-6).rounded(.down))
    // A fractional half is rounded down, after dropping parts of less than a 64th.
    let half = ((line - (ascent + descent) * 64) / 2) >> 6
    let offset = FixedPoint.length(style.baselineOffset * scale) >> 10
    above = (ascent + half) * 64 + offset
    below = line - above
    capHeight = Double(metrics.capHeight) * size / units
  }

  var lineHeight: Int { above + below }

  /// Returns the width of a number of the face's units, including the letter spacing.
  func advance(_ units: Int) -> Int {
    (units &* factor &+ 32) >> 6 &+ letterSpacing
  }

  /// Returns the same for units of another face.
  func advance(_ units: Int, of metrics: TypefaceMetrics) -> Int {
    (units &* Self.factor(size, metrics) &+ 32) >> 6 &+ letterSpacing
  }

  func advance(ems: Double) -> Int {
    FixedPoint.length(ems * size) + letterSpacing
  }

  private static func factor(_ size: Double, _ metrics: TypefaceMetrics) -> Int {
    guard metrics.isFreeType else {
      return Int((size * 64 * 65_536 / Double(metrics.unitsPerEm)).rounded())
    }
    // FreeType rounds this number too.
    return (sixtyFourths(size) << 16 + metrics.unitsPerEm / 2) / metrics.unitsPerEm
  }

  /// Returns the size that text is drawn in. Chromium stores faces by hundredths of a pixel, FreeType by 64ths.
  private static func sixtyFourths(_ size: Double) -> Int {
    Int((Float(size) * 100).rounded(.down) / 100 * 64)
  }

  private static func sensible(_ size: Double) -> Double {
    size.isFinite ? min(max(size, 0), 10_000) : 0
  }
}
