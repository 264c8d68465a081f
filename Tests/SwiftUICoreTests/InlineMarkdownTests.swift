import FoundationComplement
import Testing

@testable import SwiftUICore

@Suite struct InlineMarkdownTests {
  /// The runs of a text, each in marks that say what it is.
  private func marked(_ text: String) -> String {
    InlineMarkdown.runs(of: text).map { run in
      var text = run.text
      if run.isEmphasized { text = "<i>\(text)</i>" }
      if run.isStrong { text = "<b>\(text)</b>" }
      if run.isCode { text = "<c>\(text)</c>" }
      if run.isStruckThrough { text = "<s>\(text)</s>" }
      if let link = run.link { text = "<\(link)>\(text)</>" }
      return text
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"),
    ("**strong** and *emphasized*", "<b>strong</b> and <i>emphasized</i>"),
    ("__strong__ and _emphasized_", "<b>strong</b> and <i>emphasized</i>"),
    ("***both***", "<b><i>both</i></b>"),
    ("**a *b* c**", "<b>a </b><b><i>b</i></b><b> c</b>"),
    ("~~gone~~ and ~gone~", "<s>gone</s> and <s>gone</s>"),
    ("`a * b`", "<c>a * b</c>"),
    ("`` a ` b ``", "<c>a ` b</c>"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    ("snake_case_name", "snake_case_name"),
    (#"\*not\* this"#, "*not* this"),
    ("[a](https://b.c)", "<https://b.c>a</>"),
    ("[a **b**](https://b.c) d", "<https://b.c>a </><https://b.c><b>b</b></> d"),
    ("[a](https://b.c \"title\")", "<https://b.c>a</>"),
    ("[a](https://b.c/(d))", "<https://b.c/(d)>a</>"),
    ("<https://b.c>", "<https://b.c>https://b.c</>"),
    ("See https://b.c/d.", "See <https://b.c/d>https://b.c/d</>."),
    ("(https://b.c)", "(<https://b.c>https://b.c</>)"),
    ("a < b and b > c", "a < b and b > c"),
    ("[a] and [b", "[a] and [b"),
    ("[a](b", "[a](b"),
    ("**a", "**a"),
    ("a**", "a**"),
    ("*a**", "<i>a</i>*"),
    ("", ""),
    ("`a", "`a"),
    ("https://", "https://"),
  ])
  func marks(text: String, expected: String) {
    #expect(marked(text).replacing("<i><b>", with: "<b><i>") == expected)
  }

  @Test func `text that is nobody's Markdown is left as it is`() {
    let text = String(repeating: "*a ", count: 1_000_000)
    #expect(InlineMarkdown.runs(of: text) == [InlineMarkdown.Run(text)])
    let worst = String(repeating: "*a_", count: 5000)
    #expect(InlineMarkdown.runs(of: worst).map(\.text.count).reduce(0, +) <= worst.count)
  }
}
