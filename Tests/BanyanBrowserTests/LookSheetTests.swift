import BanyanHost
import Foundation
import Testing

@testable import BanyanBrowser

/// The style sheets take lengths and colors from the table of the look.
@Suite struct LookSheetTests {
  private func matches(_ pattern: String, in text: String) throws -> Set<String> {
    let expression = try NSRegularExpression(pattern: pattern)
    let found = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
    return Set(found.map { String(text[Range($0.range(at: 1), in: text)!]) })
  }

  @Test func theLengthsThatAreServedAreThoseThatAreUsed() throws {
    let assets = try Assets()
    let sheets = ([assets.styleSheet] + assets.parts.values.compactMap(\.sheet))
      .map { String(buffer: $0.body) }.joined()
    let used = try matches(#"var\((--look-[\w-]+)"#, in: sheets)
    let fonts = Set(FontStyle.allCases.map { "--look-\($0.cssValue)" })
    #expect(
      try matches(#"(--look-[\w-]+):"#, in: sheets).subtracting(fonts) == used.subtracting(fonts))
  }

  @Test func eachNumberIsAVariable() {
    var look = Look()
    look.row.height = 60
    look.padding = 5.5
    look.absence.symbolSize = 48
    let changed = Set(LookSheet.variables(of: look)).subtracting(LookSheet.variables(of: .phone))
    #expect(
      changed == [
        "--look-row-height: 60px;", "--look-padding: 5.5px;", "--look-absence-symbol-size: 3rem;",
      ])
  }

  @Test func aWideWindowAndMoreContrastChangeWhatDiffers() throws {
    let text = LookSheet.text()
    let wide = try #require(text.split(separator: "\n").first { $0.contains("min-width") })
    #expect(
      wide == """
        @media (min-width: 700px) { :root { \
        --background: light-dark(#ffffff, #161618); \
        --grouped: light-dark(#f2f2f7, #161618); \
        --card: light-dark(#ffffff, #242427); } }
        """)
    let contrasting = try #require(text.split(separator: "\n").first { $0.contains("contrast") })
    #expect(
      contrasting.contains("--red: light-dark(#d70015, #ff6961);"))
  }

  @Test func textStylesHaveTheSizesOfTheirDefaultCategory() {
    let rules = LookSheet.text().split(separator: "\n")
    #expect(
      rules.contains(
        "[data-font=headline] { font-size: var(--look-headline); line-height: 1.3; font-weight: 600; }"
      ))
    #expect(LookSheet.variables(of: .phone).contains("--look-headline: 1.0625rem;"))
  }
}
