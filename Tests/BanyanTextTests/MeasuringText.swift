import BanyanLayout
import BanyanText
import Testing

@Suite struct MeasuringText {
  @Test func `LB04 letters that are all alike break and are cut as headless`() {
    var random = Seeded(state: 3)
    let measurer = LearnedTextMeasurer()
    let style = measurer.add(squareStyle())
    let headless = HeadlessTextMeasurer()
    var cutCount = 0
    for _ in 0..<5_000 {
      let string = String(
        (0..<Int.random(in: 0..<30, using: &random)).map { _ in
          ["a", "b", "c", "d", "e", " ", " ", "\n"].randomElement(using: &random)!
        })
      let text = LayoutText(string, style: style)
      let width = Double(Int.random(in: 1..<12, using: &random)) * 10
      let most = Bool.random(using: &random) ? Int.max : Int.random(in: 1..<4, using: &random)
      let ours = measurer.lines(of: text, scale: 1, width: width, most: most)
      let theirs = headless.lines(of: text, scale: 1, width: width, most: most)
      #expect(ours == theirs, "\(string.debugDescription) in \(width), at most \(most)")
      if ours.isCut { cutCount += 1 }
    }
    #expect(cutCount == 1_750)
  }

  @Test func `A text is as wide as its letters, and lines have the height of the style`() {
    #expect(measure("Hello") == [50, 20, 14, 14])
    #expect(measure("Hello", squareStyle(size: 20)) == [100, 40, 28, 28])
    #expect(measure("one two", width: 40) == [30, 40, 14, 34])
    #expect(measure("") == [0, 20, 14, 14])
    #expect(measure("a\n\nb") == [10, 60, 14, 54])
  }

  @Test
  func `LB06 a line that is cut is as wide as its letters and the ellipsis, in whole 64ths each`() {
    let style = squareStyle(size: 10.01)
    #expect(measure("abc\nabc\nd", style, most: 2)[0] == 30.031_25 + 10.015_625)
    #expect(measure("abc\nabc\nd", style, width: 40.046_875, most: 2)[0] == 40.046_875)
    // With less, a letter goes, so that the first line is the widest.
    #expect(measure("abc\nabc\nd", style, width: 40.02, most: 2)[0] == 20.031_25 + 10.015_625)
    #expect(measure("ab cd ef", style, width: 50, most: 1)[0] == 40.046_875)
  }

  @Test func `What stands for a symbol is as wide as the style sheets make one`() {
    #expect(measure("a\u{FFFC}") == [22.5, 20, 14, 14])
    #expect(measure("\u{FFFC}", squareStyle(size: 20)) == [25, 40, 28, 28])
  }

  @Test func `Spaces have no width where a line is broken, and at the end as much as fits`() {
    #expect(measure(" ") == [10, 20, 14, 14])
    #expect(measure("ab  ") == [40, 20, 14, 14])
    #expect(measure("ab  ", width: 30) == [30, 20, 14, 14])
    #expect(measure("ab  ", width: 20) == [20, 20, 14, 14])
    #expect(measure("a  \nb") == [30, 40, 14, 34])
    #expect(measure("ab   cd", width: 20) == [20, 40, 14, 34])
    #expect(measure("  ab") == [40, 20, 14, 14])
    #expect(measure("a\tb") == [90, 20, 14, 14])
  }

  @Test func `A word that is too long is broken between clusters`() {
    #expect(lines("abcdefg h", width: 30) == ["abc", "def", "g h"])
    #expect(lines("a bcdefg", width: 30) == ["a ", "bcd", "efg"])
    #expect(lines("e\u{301}e\u{301}e\u{301}", width: 20) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(lines("ab", width: 0) == ["a", "b"])
  }

  @Test func `A word is broken where a line ends and none may`() {
    func breaksWord(_ string: String, width: Double) -> Bool {
      let measurer = LearnedTextMeasurer()
      let text = LayoutText(string, style: measurer.add(squareStyle()))
      return measurer.lines(of: text, scale: 1, width: width, most: .max).breaksWord
    }
    #expect(breaksWord("abcdefg h", width: 30) && breaksWord("ab\u{A0}cd", width: 40))
    #expect(breaksWord("river-bank", width: 50) && !breaksWord("river-bank", width: 60))
    #expect(breaksWord("river\u{AD}bank", width: 50) && !breaksWord("river\u{AD}bank", width: 60))
    // A line may end beside each Chinese character, and in Thai, where no space tells, beside any.
    #expect(!breaksWord("早晨厨房", width: 20) && !breaksWord("ไทยไทยไทย", width: 30))
    // A letter that is wider than the line overhangs.
    #expect(!breaksWord("a b", width: 0) && breaksWord("ab", width: 0))
  }

  @Test func `A hyphen is seen where a line ends after a soft one`() {
    #expect(lines("river\u{AD}bank", width: 60) == ["river\u{AD}", "bank"])
    #expect(measure("river\u{AD}bank", width: 60) == [60, 40, 14, 34])
    #expect(measure("river\u{AD}bank") == [90, 20, 14, 14])
  }

  @Test func `Space between letters comes after each, marks and all`() {
    #expect(measure("abc", squareStyle(letterSpacing: 1.5)) == [34.5, 20, 14, 14])
    #expect(measure("e\u{301}a", squareStyle(letterSpacing: 2)) == [24, 20, 14, 14])
  }

  @Test func `Digits are alike where that is wanted`() {
    #expect(measure("a12") == [30, 20, 14, 14])
    #expect(measure("a12", squareStyle(hasTabularDigits: true)) == [25, 20, 14, 14])
  }

  @Test func `A letter with an accent is as wide however it is written`() {
    let table = squareTable(advances: [0xE9: 512])
    #expect(measure("\u{E9}", squareStyle(table)) == [5, 20, 14, 14])
    #expect(measure("e\u{301}", squareStyle(table)) == [5, 20, 14, 14])
  }

  @Test func `Clusters and joined words are as wide as the table says`() {
    let table = squareTable(clusters: ["👩‍🍳": 1280], words: ["سلام": 2304])
    let measurer = LearnedTextMeasurer()
    let style = measurer.add(squareStyle(table))
    func width(_ string: String) -> Double {
      measurer.lines(
        of: LayoutText(string, style: style), scale: 1, width: .infinity, most: .max
      ).size.width
    }
    #expect(width("👩‍🍳") == 12.5)
    #expect(width("سلام سلام") == 55)
    #expect(measurer.takeGuessed().isEmpty)
  }

  @Test func `What no table has is guessed, and reported once`() {
    let measurer = LearnedTextMeasurer()
    let table = squareTable(lacking: [0x410])
    let style = measurer.add(squareStyle(table))
    func width(_ string: String) -> Double {
      measurer.lines(
        of: LayoutText(string, style: style), scale: 1, width: .infinity, most: .max
      ).size.width
    }
    #expect(width("А早👍🏽سلام А") == 6.5 + 10 + 12.5 + 24 + 10 + 6.5)
    // Emoji and Chinese characters have the same width in every face.
    #expect(measurer.takeGuessed() == ["А", "س"])
    _ = width("Аس")
    #expect(measurer.takeGuessed().isEmpty)
    // Another face is consulted before a width is guessed.
    let other = measurer.add(
      LearnedTextStyle(table, fallbacks: [squareTable(advances: [0x410: 768])], size: 10))
    let lines = measurer.lines(
      of: LayoutText("А", style: other), scale: 1, width: .infinity, most: .max)
    #expect(lines.size.width == 7.5)
  }

  @Test func `A guess is wide enough for the letters of its script, and marks take no room`() {
    func ems(_ string: String) -> Double { measure(string)[0] / 10 }
    #expect(ems("ไทย") == 3 * 0.75)
    #expect(ems("ที่นี่") == 2 * 0.75)
    // A vowel sign beside its letter, and one above.
    #expect(ems("की") == 0.75 + 0.45 && ems("के") == 0.75)
    #expect(
      ["த", "മ", "က", "ខ", "አ", "ა", "ก", "క", "ت"].map(ems)
        == [1.2, 1.2, 1.2, 0.9, 0.9, 0.75, 0.75, 0.85, 0.6])
  }

  @Test func `Kinds of letters have names for people`() {
    let letters: [Unicode.Scalar] = ["ก", "ک", "ქ", "\u{BBE}", "✓"]
    #expect(
      letters.map { LetterKind.name(of: $0) } == [
        "Thai letters", "Arabic letters", "Georgian letters", "Tamil letters", "symbols",
      ])
  }

  @Test func `Parts in other styles have their widths, and their lines the height of the highest`()
  {
    let measurer = LearnedTextMeasurer()
    let small = measurer.add(squareStyle())
    let large = measurer.add(squareStyle(size: 20))
    var text = LayoutText("aa bb cc", style: small)
    text.spans = [.init(3..<5, large)]
    func numbers(_ width: Double) -> [Double] {
      let lines = measurer.lines(of: text, scale: 1, width: width, most: .max)
      return [lines.size.width, lines.size.height, lines.firstBaseline, lines.lastBaseline]
    }
    #expect(numbers(.infinity) == [100, 40, 28, 28])
    #expect(numbers(60) == [40, 80, 14, 74])
    #expect(numbers(70) == [70, 60, 28, 54])
    #expect(numbers(20) == [20, 120, 14, 114])
  }

  @Test func `A style that changes is used from then on`() {
    let measurer = LearnedTextMeasurer()
    let style = measurer.add(squareStyle())
    let text = LayoutText("ab", style: style)
    measurer.change(style, to: squareStyle(size: 12))
    let lines = measurer.lines(of: text, scale: 0.5, width: .infinity, most: .max)
    #expect(lines.size == LayoutSize(12, 12))
    #expect(
      measurer.font(of: text)
        == TextFont(ascender: 16, descender: 8, capHeight: 12, leading: 0))
  }

  @Test func `Ten megabytes are measured, and sizes without sense are none`() {
    let string = String(repeating: "kitchen window ", count: 700_000)
    #expect(measure(string, width: 150) == [150, 14_000_000, 14, 13_999_994])
    #expect(measure("ab", squareStyle(size: .nan)) == [0, 0, 0, 0])
    #expect(measure("ab", squareStyle(size: -5)) == [0, 0, 0, 0])
    #expect(measure("ab", width: .nan) == [20, 20, 14, 14])
  }
}
