import BanyanHost
import BanyanHostKit
import BanyanLayout
import Foundation

extension Painting {
  func paint(_ text: DrawnText, in rect: LayoutRect) {
    guard !text.runs.isEmpty else { return }
    let pass = TextPass(text, in: rect, self)
    for (line, origin) in pass.lines { paintBackgrounds(pass, line, origin) }
    paintShadows(pass)
    for (line, origin) in pass.lines { paintLines(pass, line, origin, isStrikethrough: false) }
    for number in pass.sources { pass.show(number, on: self) }
    for (line, origin) in pass.lines {
      paintSymbols(pass, line, origin)
      paintLines(pass, line, origin, isStrikethrough: true)
    }
  }

  private func paintBackgrounds(_ pass: TextPass, _ line: TypesetText.Line, _ origin: LayoutPoint) {
    for (number, run) in pass.text.runs.enumerated() {
      guard let color = run.background else { continue }
      let font = pass.fonts[number]
      setSource(color)
      for place in pass.typeset.places(of: pass.ranges[number], in: line) {
        cairo.rectangle(
          context, origin.x + place.lowerBound, origin.y - font.baselineOffset - font.ascent,
          place.upperBound - place.lowerBound, font.ascent + font.descent)
        cairo.fill(context)
      }
    }
  }

  /// Paints shadows of single runs. They are behind all of the text.
  private func paintShadows(_ pass: TextPass) {
    for (number, run) in pass.text.runs.enumerated() {
      for case .shadow(let color, let radius, let x, let y) in run.shadows {
        let area = pass.rect.outset(by: pass.fonts[number].size / 2 + 3 * max(0, radius) + 1)
        guard let layer = layer(area, { pass.showAlone(number, on: $0) }) else { continue }
        layer.makeShadow(color, deviation: radius)
        paint(layer, x, y)
      }
    }
  }

  private func paintLines(
    _ pass: TextPass, _ line: TypesetText.Line, _ origin: LayoutPoint, isStrikethrough: Bool
  ) {
    for (number, run) in pass.text.runs.enumerated() {
      guard let drawn = isStrikethrough ? run.strikethrough : run.underline else { continue }
      let font = pass.fonts[number]
      let width = max(font.underlineThickness, font.size / 18)
      let y =
        origin.y - font.baselineOffset
        - (isStrikethrough ? font.strikethroughPosition : font.underlinePosition) + width / 2
      for place in pass.typeset.places(of: pass.ranges[number], in: line) {
        isolated {
          setSource(drawn.color)
          cairo.setLineWidth(context, width)
          let dash = drawn.pattern.dash.map { $0 * width }
          if !dash.isEmpty { cairo.setDash(context, dash, Int32(dash.count), 0) }
          cairo.moveTo(context, origin.x + place.lowerBound, y)
          cairo.lineTo(context, origin.x + place.upperBound, y)
          cairo.stroke(context)
        }
      }
    }
  }

  private func paintSymbols(_ pass: TextPass, _ line: TypesetText.Line, _ origin: LayoutPoint) {
    for (number, run) in pass.text.runs.enumerated() {
      guard let name = run.symbol else { continue }
      let font = pass.fonts[number]
      let side = font.size * TypesetText.symbolSide
      var symbol = DrawnSymbol(name, color: run.color)
      symbol.weight = run.font.weight
      symbol.paint = run.paint
      for place in pass.typeset.places(of: pass.ranges[number], in: line) {
        paint(
          symbol,
          in: LayoutRect(
            origin.x + place.lowerBound,
            origin.y - font.baselineOffset + font.size * TypesetText.symbolDepth - side, side, side)
        )
      }
    }
  }
}

/// The painting of one text.
@MainActor
private struct TextPass {
  let text: DrawnText
  let rect: LayoutRect
  let fonts: [Typesetter.Font]
  /// The range of each run in the whole text.
  let ranges: [Range<Int>]
  let typeset: TypesetText
  /// The lines with the places of their baselines' left ends.
  let lines: [(line: TypesetText.Line, origin: LayoutPoint)]
  /// The runs to paint one after another: each with a paint, and one for all that have a color.
  let sources: [Int?]
  private let string: String

  init(_ text: DrawnText, in rect: LayoutRect, _ painting: Painting) {
    let typesetter = painting.resources.typesetter
    self.text = text
    self.rect = rect
    fonts = text.runs.map { typesetter.font($0.font, scale: text.scale) }
    var string = ""
    var ranges: [Range<Int>] = []
    for run in text.runs {
      let start = string.utf8.count
      string += run.symbol == nil ? run.string : "\u{FFFC}"
      ranges.append(start..<string.utf8.count)
    }
    self.string = string
    self.ranges = ranges
    let painted = text.runs.indices.filter {
      text.runs[$0].paint != nil && text.runs[$0].symbol == nil
    }
    let hasColors = text.runs.contains { $0.paint == nil }
    sources = (hasColors ? [nil] : []) + painted.map { $0 }
    typeset = Self.typeset(text, string, ranges, fonts, in: rect, typesetter) { run, _ in
      run.paint == nil ? run.color : .invisible
    }
    lines = Self.lines(of: typeset, in: rect, alignment: text.alignment, on: painting.pixels)
  }

  /// - Parameter color: returns the color of a run; nil for the context's source.
  private static func typeset(
    _ text: DrawnText, _ string: String, _ ranges: [Range<Int>], _ fonts: [Typesetter.Font],
    in rect: LayoutRect, _ typesetter: Typesetter,
    color: (DrawnText.Run, Int) -> ColorComponents?
  ) -> TypesetText {
    let runs = text.runs.indices.filter { !ranges[$0].isEmpty || string.isEmpty }.map {
      TypesetText.Run(range: ranges[$0], font: fonts[$0], color: color(text.runs[$0], $0))
    }
    // Layout gives a text no more height than its lines have, and less only where it is cut.
    let height = fonts.map { $0.above + $0.below }.filter { $0 > 0 }.min() ?? 0
    let fitting = height > 0 ? max(1, min((rect.height + 0.5) / height, 1e6)) : 1e6
    return TypesetText(
      string, runs: runs, width: rect.width,
      most: text.lineLimit > 0 ? min(text.lineLimit, Int(fitting)) : Int(fitting),
      truncation: text.truncation, isRightToLeft: text.isRightToLeft, in: typesetter)
  }

  private static func lines(
    of typeset: TypesetText, in rect: LayoutRect, alignment: Double, on pixels: PixelAlignment?
  ) -> [(line: TypesetText.Line, origin: LayoutPoint)] {
    var top = rect.y
    return typeset.lines.map { line in
      defer { top += line.height }
      let baseline = top + line.above
      return (
        line,
        LayoutPoint(
          rect.x + (rect.width - line.width) * alignment, pixels?.aligned(y: baseline) ?? baseline)
      )
    }
  }

  /// Shows the runs that have colors, or one that has a paint.
  func show(_ number: Int?, on painting: Painting) {
    guard let number, let paint = text.runs[number].paint else {
      return show(lines, on: painting)
    }
    painting.setSource(paint, in: rect)
    showOnly(number, color: nil, on: painting)
  }

  /// Shows one run in its own color, and nothing else.
  func showAlone(_ number: Int, on painting: Painting) {
    var color = text.runs[number].color
    if text.runs[number].paint != nil { color.opacity = 1 }
    showOnly(number, color: color, on: painting)
  }

  private func showOnly(_ number: Int, color: ColorComponents?, on painting: Painting) {
    let typesetter = painting.resources.typesetter
    let alone = Self.typeset(text, string, ranges, fonts, in: rect, typesetter) {
      $1 == number ? color : .invisible
    }
    show(
      Self.lines(of: alone, in: rect, alignment: text.alignment, on: painting.pixels), on: painting)
    withExtendedLifetime(alone) {}
  }

  private func show(
    _ lines: [(line: TypesetText.Line, origin: LayoutPoint)], on painting: Painting
  ) {
    let pango = painting.resources.libraries.pango
    for (line, origin) in lines {
      painting.cairo.moveTo(painting.context, origin.x, origin.y)
      pango.showLine(painting.context, line.pointer)
    }
  }
}

extension ColorComponents {
  fileprivate static let invisible = ColorComponents(red: 0, green: 0, blue: 0, opacity: 0)
}

extension LinePattern {
  /// The lengths of lines and gaps, as multiples of the line's width.
  fileprivate var dash: [Double] {
    switch self {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}
