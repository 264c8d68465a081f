/// A style in one size: what a letter's units are multiplied with, and where its lines' edges are.
final class ScaledStyle {
  let style: LearnedTextStyle
  let face: TypefaceTable
  /// What units of the face are multiplied with; 64 times a length.
  private let factor: Int
  private let size: Double
  let letterSpacing: Int
  /// What is above and below the line that letters stand on, half of what lines have besides included; in 64ths.
  let above, below: Int
  let capHeight: Double

  init(_ style: LearnedTextStyle, scale: Double) {
    self.style = style
    let size = Self.sensible(style.size * scale)
    self.size = size
    face = style.face
    factor = Self.factor(size, face.metrics)
    letterSpacing = FixedPoint.length(style.letterSpacing * scale)

    // As Chromium does it: the face's edges are whole pixels, and a line's height whole 64ths.
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
    // A half that is not whole goes down, after it has lost what is less than a 64th.
    let half = ((line - (ascent + descent) * 64) / 2) >> 6
    let offset = FixedPoint.length(style.baselineOffset * scale) >> 10
    above = (ascent + half) * 64 + offset
    below = line - above
    capHeight = Double(metrics.capHeight) * size / units
  }

  var lineHeight: Int { above + below }

  /// How wide so many units of the face are, with what comes after a letter.
  func advance(_ units: Int) -> Int {
    (units &* factor &+ 32) >> 6 &+ letterSpacing
  }

  /// The same for units of another face.
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

  /// The size that text is drawn in. Chromium keeps faces by hundredths of a pixel, FreeType by 64ths.
  private static func sixtyFourths(_ size: Double) -> Int {
    Int((Float(size) * 100).rounded(.down) / 100 * 64)
  }

  private static func sensible(_ size: Double) -> Double {
    size.isFinite ? min(max(size, 0), 10_000) : 0
  }
}
