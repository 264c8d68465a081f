import BanyanHost
import BanyanHostKit
import BanyanLayout

/// Measures text as the ``Painter`` draws it.
///
/// A measurer is used by one thread at a time.
package final class PangoTextMeasurer: TextMeasurer {
  private let typesetter: Typesetter
  private var fonts: [DrawnFont] = []
  private var numbers: [DrawnFont: TextStyleNumber] = [:]
  private var capHeights: [TextStyleNumber: Double] = [:]
  /// The maximum number of fonts that are distinguished. Later ones are measured as the first.
  private static let mostFonts = 4096

  /// - Throws: if a library of the system is missing.
  package init() throws(MissingLibrary) {
    typesetter = try Typesetter(DrawingLibraries.shared.get(), fonts: AppTypefaces.ofApp)
    _ = number(of: DrawnFont())
  }

  /// Returns the number by which texts refer to a font.
  package func number(of font: DrawnFont) -> TextStyleNumber {
    if let number = numbers[font] { return number }
    guard fonts.count < Self.mostFonts else { return TextStyleNumber(0) }
    let number = TextStyleNumber(UInt32(fonts.count))
    fonts.append(font)
    numbers[font] = number
    return number
  }

  package func lines(
    of text: LayoutText, scale: Double, width: Double, most: Int
  ) -> TextLines {
    var runs: [TypesetText.Run] = []
    let end = text.string.utf8.count
    var start = 0
    func add(_ range: Range<Int>, _ style: TextStyleNumber) {
      if range.isEmpty, end > 0 { return }
      runs.append(TypesetText.Run(range: range, font: font(style, scale: scale)))
    }
    for span in text.spans {
      let spanEnd = min(span.range.upperBound, end)
      guard span.range.lowerBound >= start, spanEnd > span.range.lowerBound else { continue }
      add(start..<span.range.lowerBound, text.style)
      add(span.range.lowerBound..<spanEnd, span.style)
      start = spanEnd
    }
    add(start..<end, text.style)
    let typeset = TypesetText(
      text.string, runs: runs, width: width, most: max(1, most), truncation: .tail,
      isRightToLeft: false, in: typesetter)
    let size = typeset.size
    return TextLines(
      size: LayoutSize(size.width, size.height), count: typeset.lines.count,
      firstBaseline: typeset.lines.first?.above ?? 0,
      lastBaseline: size.height - (typeset.lines.last?.below ?? 0), isCut: typeset.isCut,
      breaksWord: typeset.breaksWord)
  }

  package func font(of text: LayoutText) -> TextFont {
    let font = font(text.style, scale: 1)
    let capHeight =
      capHeights[text.style]
      ?? {
        let height = typesetter.capHeight(of: font)
        capHeights[text.style] = height
        return height
      }()
    return TextFont(
      ascender: font.above, descender: font.below, capHeight: capHeight, leading: 0)
  }

  private func font(_ number: TextStyleNumber, scale: Double) -> Typesetter.Font {
    let number = Int(number.rawValue)
    return typesetter.font(fonts[number < fonts.count ? number : 0], scale: scale)
  }
}
