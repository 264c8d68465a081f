import BanyanHost
import BanyanHostKit
import Foundation

/// Breaks and shapes text with Pango, for the measurer and for the painter, so that both have the same lines.
///
/// As on pages, there is no kerning, and there are no ligatures; letters are at fractions of a point and are not fitted to pixels.
final class Typesetter {
  let pango: PangoLibrary
  private let typefaces: Typefaces
  /// The `PangoContext`.
  let context: OpaquePointer
  private let language: OpaquePointer
  private var fonts: [FontKey: Font] = [:]
  private static let mostFonts = 4096

  private struct FontKey: Hashable {
    var font: DrawnFont
    var scale: Double
  }

  init(
    _ libraries: DrawingLibraries, fonts: [AppTypefaces.File]
  ) throws(MissingLibrary) {
    typefaces = try Typefaces(libraries, fonts: fonts)
    pango = libraries.pango
    context = pango.makeContext(typefaces.map)
    language = pango.language("en")
    pango.setLanguage(context, language)
    pango.roundGlyphPositions(context, 0)
    let cairo = libraries.cairo
    let options = cairo.fontOptionsCreate()
    cairo.fontOptionsSetAntialias(options, 2)
    cairo.fontOptionsSetHintStyle(options, 1)
    cairo.fontOptionsSetHintMetrics(options, 1)
    pango.setFontOptions(context, options)
    cairo.fontOptionsDestroy(options)
  }

  deinit {
    for font in fonts.values { pango.releaseDescription(font.description) }
    pango.release(UnsafeMutableRawPointer(context))
  }

  /// A font in one size, with its edges in points.
  struct Font {
    /// The `PangoFontDescription`.
    let description: OpaquePointer
    let size: Double
    let ascent, descent: Double
    /// The extents of a line above and below its baseline, including half of the extra line height.
    let above, below: Double
    let underlinePosition, underlineThickness, strikethroughPosition: Double
    let features: String
    let letterSpacing, baselineOffset: Double
  }

  func font(_ font: DrawnFont, scale: Double) -> Font {
    let key = FontKey(font: font, scale: scale)
    if let known = fonts[key] { return known }
    let size = font.size.isFinite ? min(max(font.size * scale, 0), 10_000) : 0
    let description = pango.makeDescription()
    pango.setFamily(description, Typefaces.family(of: font))
    pango.setWeight(description, Int32(font.weight))
    // Pango's number of italics.
    pango.setSlant(description, font.isItalic ? 2 : 0)
    pango.setSize(description, max(size, 1.0 / 64) * 1024)
    let metrics = pango.metrics(context, description, language)
    defer { pango.releaseMetrics(metrics) }
    let ascent = PangoUnits.points(pango.ascent(metrics))
    let descent = PangoUnits.points(pango.descent(metrics))
    // Lines of pages are as high as a 64th of a point allows, and their baselines are where whole points put them.
    let height =
      (max(0, size * font.leading + font.lineSpacing * scale) * 64 + 1e-6).rounded(.down) / 64
    var (wholeAscent, wholeDescent) = (
      (ascent + 0.5).rounded(.down), (descent + 0.5).rounded(.down)
    )
    if wholeDescent < descent - 1e-6, wholeAscent >= 1 {
      wholeAscent -= 1
      wholeDescent += 1
    }
    let above = wholeAscent + ((height - wholeAscent - wholeDescent) / 2).rounded(.down)
    let offset = font.baselineOffset * scale
    var features = "kern=0, liga=0, clig=0"
    if font.hasTabularDigits { features += ", tnum=1" }
    switch font.smallCaps {
    case .lowercase: features += ", smcp=1"
    case .uppercase: features += ", c2sc=1"
    case .all: features += ", smcp=1, c2sc=1"
    case nil: break
    }
    let made = Font(
      description: description, size: size, ascent: ascent, descent: descent,
      above: above + offset, below: height - above - offset,
      underlinePosition: PangoUnits.points(pango.underlinePosition(metrics)),
      underlineThickness: PangoUnits.points(pango.underlineThickness(metrics)),
      strikethroughPosition: PangoUnits.points(pango.strikethroughPosition(metrics)),
      features: features, letterSpacing: font.letterSpacing * scale, baselineOffset: offset)
    if fonts.count >= Self.mostFonts {
      for font in fonts.values { pango.releaseDescription(font.description) }
      fonts = [:]
    }
    fonts[key] = made
    return made
  }

  /// The height of the letter H.
  func capHeight(of font: Font) -> Double {
    let layout = pango.makeLayout(context)
    defer { pango.release(UnsafeMutableRawPointer(layout)) }
    pango.setDescription(layout, font.description)
    pango.setText(layout, "H", 1)
    guard let line = pango.line(layout, 0) else { return 0 }
    var ink = PangoRectangle()
    pango.lineExtents(line, &ink, nil)
    return PangoUnits.points(-ink.y)
  }
}
