import FoundationComplement
import Testing

@testable import SwiftUICore

@Suite struct InlineMarkdownTests {
  /// The runs of a text, each in brackets that name its attributes.
  private func marked(_ text: String) -> String {
    InlineMarkdown.runs(of: text).map { run in
      var text = run.text
      if run.marks.isEmphasized { text = "<i>\(text)</i>" }
      if run.marks.isStrong { text = "<b>\(text)</b>" }
      if run.marks.isCode { text = "<c>\(text)</c>" }
      if run.marks.isStruckThrough { text = "<s>\(text)</s>" }
      if let link = run.marks.link { text = "<\(link)>\(text)</>" }
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
    ("**a*", "*<i>a</i>"),
    ("*a**b*", "<i>a**b</i>"),
    ("*a **b* c**", "<i>a b c</i>"),
    ("**a *b **c** d* e**", "<b>a </b><b><i>b c d</i></b><b> e</b>"),
    ("~a ~~b~ c~~", "<s>a ~~b</s> c~~"),
    ("*a [b*](c) d*", "<i>a </i><c><i>b*</i></><i> d</i>"),
    ("[a](b [c](d)", "[a](b <d>c</>"),
    (#"[a](b\(c)"#, "<b(c>a</>"),
    (#"[a](b\\)"#, #"<b\>a</>"#),
    ("`a ``b` c``", "<c>a ``b</c> c``"),
    (#"\`a` b`"#, "`a<c> b</c>"),
    ("<a b> <c:d>", "<a b> <c:d>"),
    ("<a b> <cd:e>", "<a b> <cd:e>cd:e</>"),
    ("<a+b.c-1://d>", "<a+b.c-1://d>a+b.c-1://d</>"),
    ("<ada@b-c.example>", "<mailto:ada@b-c.example>ada@b-c.example</>"),
    ("<a@-b>", "<a@-b>"),
    ("[a](b c)", "[a](b c)"),
    ("[a](<b c>)", "<b c>a</>"),
    ("[a](b \"c) d\" )", "<b>a</>"),
    ("[a](b (c))", "<b>a</>"),
    ("[a](b 'c", "[a](b 'c"),
    ("[a](b(c d))", "[a](b(c d))"),
    ("(https://b.c/(d))).", "(<https://b.c/(d)>https://b.c/(d)</>))."),
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
  }

  /// Input that takes quadratic time if the search starts again at each delimiter.
  private static let hostile = [
    ("an address and what closes", "http://a" + String(repeating: ")", count: 16_000)),
    ("beginnings of addresses", String(repeating: "http:// ", count: 2_000)),
    ("emphasis that ends nowhere", String(repeating: "*a _b ", count: 2_500)),
    ("emphasis that begins nowhere", String(repeating: "a* b_ ", count: 2_500)),
    ("marks of two kinds", String(repeating: "*a_", count: 5_000)),
    ("marks that do not fit", String(repeating: "a**b*c~~d~", count: 1_500)),
    (
      "emphasis in emphasis",
      String(repeating: "*a ", count: 2_600) + String(repeating: " a*", count: 2_600)
    ),
    (
      "two long runs",
      String(repeating: "*", count: 8_000) + "a" + String(repeating: "*", count: 8_000)
    ),
    ("brackets that end nowhere", String(repeating: "[", count: 16_000)),
    ("brackets that begin nowhere", String(repeating: "]", count: 16_000)),
    (
      "brackets in brackets",
      String(repeating: "[", count: 8_000) + String(repeating: "]", count: 8_000)
    ),
    ("links that end nowhere", String(repeating: "[a](", count: 4_000)),
    (
      "links in links",
      String(repeating: "[", count: 4_000) + String(repeating: "](b)", count: 3_000)
    ),
    ("links with emphasis", String(repeating: "[*a*](b)", count: 2_000)),
    ("links after each other", String(repeating: "*[a](b)", count: 2_300)),
    (
      "code that ends nowhere",
      (1...170).map { String(repeating: "`", count: $0) }.joined(separator: "a")
    ),
    ("code", String(repeating: "`a``b```", count: 2_000)),
    ("addresses that end nowhere", String(repeating: "<", count: 16_000)),
    ("addresses without a colon", String(repeating: "<a", count: 8_000) + ">"),
    ("backslashes", String(repeating: "\\", count: 16_000)),
    ("destinations with a space", String(repeating: "[a](b c", count: 2_300)),
    ("titles that end nowhere", String(repeating: "[a](b \"", count: 2_300)),
    ("titles of two kinds", String(repeating: "[a](b '[a](c \"", count: 1_160)),
    ("destinations in brackets that end nowhere", String(repeating: "[a](<b", count: 2_700)),
    (
      "destinations in destinations",
      String(repeating: "[a](b", count: 2_300) + String(repeating: ") c", count: 1_600)
    ),
  ]

  @Test(arguments: hostile)
  func `no text takes more than ten steps for each of its characters`(name: String, text: String) {
    #expect(text.utf8.count > 14_000 && text.utf8.count <= InlineMarkdown.longest)
    #expect(InlineMarkdown.steps(toRead: text) <= 10 * text.count)
  }

  @Test func `twice the text takes twice the steps`() {
    let pieces = ["http://a)", "*a _b ", "a* b_ ", "[a](", "[*a*](b)", "`a``", "<a", "~~a"]
    for piece in pieces {
      let steps = [500, 1000, 2000].map {
        InlineMarkdown.steps(toRead: String(repeating: piece, count: $0))
      }
      #expect(steps[2] - steps[1] == 2 * (steps[1] - steps[0]), "\(piece)")
    }
  }
}
