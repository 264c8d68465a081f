import BanyanHost
import BanyanHostKit
import BanyanLayout
import CoreGraphics
import Foundation
import Testing

@testable import BanyanDrawing

/// Text, as it is measured and as it is painted.
@MainActor
@Suite(.drawing) struct TextPaintingTests {
  private let area = LayoutRect(10, 10, 80, 100)

  @Test func `text is in the fonts that pages load, whatever is installed`() throws {
    let paths = try InterFaces.paths(FreeTypeLibrary())
    let beginnings = try paths.map { path in
      try #require(FileHandle(forReadingAtPath: path)).read(upToCount: 4).map(Array.init)
    }
    #expect(beginnings == Array(repeating: [0, 1, 0, 0], count: 12))
    // A name that no machine has would lead to another typeface.
    let plain = try lines("Weißes Ёж Ωμέγα").size
    #expect(try lines("Weißes Ёж Ωμέγα") { $0.name = InterFaces.family }.size == plain)
    #expect(try lines("Weißes Ёж Ωμέγα") { $0.name = "DejaVu Sans" }.size != plain)
  }

  private func text(
    _ string: String, _ font: DrawnFont = DrawnFont(),
    _ change: (inout DrawnText) -> Void = { _ in }
  ) -> DrawingPart {
    var text = DrawnText([.init(string, font: font, color: .black)])
    change(&text)
    return .text(text, in: area)
  }

  private func ink(_ part: DrawingPart) throws -> [Int] {
    try #require(PaintedPicture(part, width: 200, height: 120).ink)
  }

  private func lines(
    _ string: String, width: Double = 80, most: Int = .max, scale: Double = 1,
    _ change: (inout DrawnFont) -> Void = { _ in }
  ) throws -> TextLines {
    let measurer = try PangoTextMeasurer()
    var font = DrawnFont()
    change(&font)
    return measurer.lines(
      of: LayoutText(string, style: measurer.number(of: font)), scale: scale, width: width,
      most: most)
  }

  @Test func `the ink of a text is inside of its lines`() throws {
    for scale in [1.0, 2] {
      let size = try lines("Hxg").size
      let picture = try PaintedPicture(
        .text(
          DrawnText([.init("Hxg", font: DrawnFont(), color: .black)]),
          in: LayoutRect(10, 10, size.width, size.height)), width: 100, height: 50, scale: scale)
      let ink = try #require(picture.ink).map { Double($0) / scale }
      // Letters stand a little inside of their advances.
      #expect(ink[0] >= 10 && ink[0] < 13)
      #expect(ink[1] <= 10 + size.width && ink[1] > 7 + size.width)
      #expect(ink[2] > 10 && ink[3] < 10 + size.height)
    }
  }

  @Test func `baselines are on pixels`() throws {
    let size = try lines("Hxg").size
    func pixels(_ y: Double, scale: Double = 1) throws -> PixelGrid {
      try PaintedPicture(
        .text(
          DrawnText([.init("Hxg", font: DrawnFont(), color: .black)]),
          in: LayoutRect(10, y, size.width, size.height)), width: 100, height: 50, scale: scale
      ).image.pixels
    }
    #expect(try [10.3, 10.5].map { try pixels($0) == pixels(10) } == [true, false])
    #expect(try pixels(10.5) == pixels(11))
    #expect(
      try [10.6, 10.8].map { try pixels($0, scale: 2) == pixels(10.5, scale: 2) } == [true, false])
  }

  @Test func `lines are as high as the leading says, and the baseline is in the middle of it`()
    throws
  {
    func heights(_ change: (inout DrawnFont) -> Void) throws -> [Double] {
      let lines = try lines("One\nTwo", change)
      return [lines.size.height, lines.firstBaseline, lines.lastBaseline].map {
        ($0 * 10).rounded() / 10
      }
    }
    let normal = try heights { ($0.size, $0.leading) = (20, 1.5) }
    #expect(normal[0] == 60)
    #expect((normal[2] - normal[1]).rounded() == 30)
    let tight = try heights { ($0.size, $0.leading) = (20, 1) }
    #expect(tight[1] == normal[1] - 5)
    #expect(try heights { ($0.size, $0.leading, $0.lineSpacing) = (20, 1, 10) } == normal)
    let raised = try heights { ($0.size, $0.leading, $0.baselineOffset) = (20, 1.5, 4) }
    #expect(raised[1] == normal[1] + 4)
  }

  @Test func `words that do not fit begin lines, and words that are too long are broken`() throws {
    func summary(_ string: String, width: Double = 80, most: Int = .max) throws -> String {
      let lines = try lines(string, width: width, most: most)
      return "\(lines.count)" + (lines.isCut ? " cut" : "") + (lines.breaksWord ? " broken" : "")
    }
    #expect(try summary("one two three four") == "2")
    #expect(try summary("Donaudampfschifffahrt") == "3 broken")
    #expect(try summary("one two three four", most: 1) == "1 cut")
    #expect(try summary("Donaudampfschifffahrt", most: 1) == "1 cut broken")
    #expect(try summary("a\nb\nc", width: .infinity, most: 2) == "2 cut")
  }

  @Test func `the painter breaks a text where the measurer has broken it`() throws {
    let string = "The quick brown fox jumps over the lazy dog, and other stories of animals."
    let measurer = try PangoTextMeasurer()
    for width in stride(from: 40.0, to: 180, by: 7) {
      let lines = measurer.lines(of: LayoutText(string), scale: 1, width: width, most: .max)
      // In the width of its widest line, a text has the same lines.
      let again = measurer.lines(
        of: LayoutText(string), scale: 1, width: lines.size.width, most: .max)
      #expect(again == lines)
      let height = lines.size.height
      let picture = try PaintedPicture(
        .text(
          DrawnText([.init(string, font: DrawnFont(), color: .black)]),
          in: LayoutRect(0, 0, lines.size.width, height)), width: 200, height: height + 60)
      let ink = try #require(picture.ink)
      #expect(ink[3] == ink[3].clamped(Int(height) - 12, Int(height)))
    }
  }

  @Test func `text stands at the left, in the middle or at the right`() throws {
    let ends = try [0, 0.5, 1].map { alignment in
      try ink(text("Hi") { $0.alignment = alignment })
    }
    let width = ends[0][1] - ends[0][0]
    // A letter may begin in the middle of a pixel.
    #expect(ends.allSatisfy { abs($0[1] - $0[0] - width) <= 1 })
    #expect(ends[0][0] < 14)
    #expect(ends[2][1] > 86)
    #expect(abs(ends[0][0] + ends[2][0] - 2 * ends[1][0]) <= 1)
  }

  @Test func `text that does not fit ends, begins or is joined with an ellipsis`() throws {
    func letters(_ truncation: Truncation) throws -> String {
      let string = "HHHHHHHHHHIIIIIIIIIIIIIIIIIIII"
      let picture = try PaintedPicture(
        text(string) { ($0.lineLimit, $0.truncation) = (1, truncation) }, width: 100, height: 40)
      // The ellipsis has ink at the baseline only.
      return [13, 50, 85].map { x in
        let columns = max(0, x - 4)...min(99, x + 4)
        let isHigh = columns.contains { x in (14...18).contains { picture[x, $0] == "#000000" } }
        return isHigh ? "x" : "."
      }.joined()
    }
    #expect(try [letters(.tail), letters(.middle), letters(.head)] == ["xx.", "x.x", ".xx"])
    #expect(try ink(text("one two three four") { $0.lineLimit = 1 })[3] < 34)
    // The ellipsis is where the line ends.
    let right = try ink(text("Hello, Pango world") { ($0.lineLimit, $0.alignment) = (1, 1) })
    #expect(right[1] == right[1].clamped(86, 89))
  }

  @Test func `fonts have weights, italics, designs, spacing, digits and sizes`() throws {
    func width(_ string: String, _ change: (inout DrawnFont) -> Void = { _ in }) throws -> Double {
      try lines(string, width: .infinity, change).size.width
    }
    let plain = try width("Wide")
    #expect(try width("Wide") { $0.weight = 700 } > plain)
    #expect(try abs(width("Wide") { $0.size = 34 } - plain * 2) < 0.05)
    let spaced = try width("Wide") { $0.letterSpacing = 4 }
    #expect(spaced > plain + 11 && spaced < plain + 17)
    #expect(try width("1111") < width("0000"))
    #expect(
      try width("1111", { $0.hasTabularDigits = true })
        == width("0000", { $0.hasTabularDigits = true }))
    #expect(
      try width("iiii") { $0.design = .monospaced } == width("WWWW") { $0.design = .monospaced })
    #expect(try abs(lines("Wide", width: .infinity, scale: 0.5).size.width - plain / 2) < 0.05)
    var italic = DrawnFont()
    italic.isItalic = true
    #expect(try ink(text("HHH", italic)) != ink(text("HHH")))
  }

  @Test func `letters have the widths of their own, without kerning and ligatures`() throws {
    func width(_ string: String) throws -> Double {
      try lines(string, width: .infinity).size.width
    }
    let parts = try width("A") + width("V") + width("A") + width("T")
    #expect(try abs(width("AVAT") - parts) < 0.01)
  }

  @Test func `runs have colors, paints, backgrounds, lines and shadows`() throws {
    var font = DrawnFont()
    font.size = 30
    font.weight = 900
    func colors(_ change: (inout DrawnText.Run) -> Void) throws -> Set<String> {
      var run = DrawnText.Run("HHHH", font: font, color: .red)
      change(&run)
      let picture = try PaintedPicture(
        .text(
          DrawnText([.init("H", font: font, color: .black), run]), in: LayoutRect(0, 0, 200, 60)),
        width: 200, height: 60)
      var colors: Set<String> = []
      for y in 0..<60 { for x in 0..<200 { colors.insert(picture[x, y]) } }
      return colors.intersection(["#000000", "#ff0000", "#00ff00", "#0000ff"])
    }
    #expect(try colors { _ in } == ["#000000", "#ff0000"])
    #expect(try colors { $0.paint = .color(.green) } == ["#000000", "#00ff00"])
    #expect(try colors { $0.background = .blue } == ["#000000", "#ff0000", "#0000ff"])
    let line = DrawnTextLine(.solid, color: .green)
    #expect(try colors { $0.underline = line } == ["#000000", "#ff0000", "#00ff00"])
    #expect(try colors { $0.strikethrough = line } == ["#000000", "#ff0000", "#00ff00"])
    #expect(
      try colors { $0.shadows = [.shadow(.blue, radius: 0, x: 3, y: 3)] }
        == ["#000000", "#ff0000", "#0000ff"])
  }

  @Test func `a symbol in a text has the place of a letter`() throws {
    let measurer = try PangoTextMeasurer()
    let width = measurer.lines(of: LayoutText("\u{FFFC}"), scale: 1, width: .infinity, most: 1).size
      .width
    #expect(width == 17 * 1.25)
    var symbol = DrawnText.Run("", font: DrawnFont(), color: .red)
    symbol.symbol = "square.fill"
    let picture = try PaintedPicture(
      .text(
        DrawnText([symbol, .init("H", font: DrawnFont(), color: .black)]),
        in: LayoutRect(0, 0, 100, 30)), width: 100, height: 30)
    #expect(picture[10, 12] == "#ff0000")
    #expect(try #require(picture.ink)[1] > 25)
  }

  @Test func `fonts of the app are found by the names that they have there`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("A & <B> \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("lesson.ttf")
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf", toPath: file.path)
    let painter = try Painter(fonts: [.init(path: file.path, names: ["LessonSerif", "A & <B>"])])
    func pixels(_ name: String?, weight: Int = 400) throws -> [UInt8] {
      var font = DrawnFont()
      (font.name, font.weight) = (name, weight)
      let drawing = DrawnElement.of([text("Hilfe", font)], LayoutRect(0, 0, 100, 60))
      return try #require(painter.image(of: drawing)).pixels.bytes
    }
    let serif = try pixels("DejaVu Serif", weight: 700)
    #expect(try pixels("LessonSerif") == serif)
    #expect(try pixels("A & <B>") == serif)
    #expect(try pixels("Missing") == pixels(nil))
    #expect(try pixels(nil) != serif)
  }

  @Test func `a font has an ascender, a descender and the height of its capitals`() throws {
    let measurer = try PangoTextMeasurer()
    let fonts = [17, 34].map { size in
      var font = DrawnFont()
      font.size = size
      return measurer.font(of: LayoutText("", style: measurer.number(of: font)))
    }
    // Whole 64ths, and baselines at whole points, as in pages.
    #expect(fonts.map { [$0.lineHeight, $0.ascender] } == [[22.09375, 16], [44.1875, 33]])
    #expect(fonts[0].capHeight > 10 && fonts[0].capHeight < fonts[0].ascender)
  }
}

extension Int {
  fileprivate func clamped(_ low: Int, _ high: Int) -> Int { Swift.min(Swift.max(self, low), high) }
}
