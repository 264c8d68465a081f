import Testing

@testable import BanyanTool

@Suite struct SourceIndexTests {
  private let index = SourceIndex([
    (
      "A.swift",
      """
      struct Outer: View {
        @State private var n = 0
        struct Row: View {
          // banyan: ignore D7, D18
          @State var n: Int
          let tap: () -> Void
        }
        var body: some View {
          Toggle("Sound", isOn: .constant(true))
          Row(n: n) {}.id(UUID())
        }
      }
      """
    )
  ])

  private func advice(_ rule: String, _ view: String, _ subject: String) -> Advice {
    Advice(
      json: """
        {"rule": "\(rule)", "severity": "cost", "path": "", "view": "\(view)", "subject": "\(subject)",
         "message": "M.", "advice": "A."}
        """)!
  }

  private func line(_ view: String, _ subject: String) -> Int? {
    index.place(of: advice("D1", view, subject))?.line
  }

  @Test func `the line of what advice is about is found`() {
    #expect(line("Outer", "n") == 2)
    #expect(line("Row", "n") == 5)
    #expect(line("Row<Int>", "tap") == 6)
    #expect(line("Outer", #"Toggle \"Sound\""#) == 9)
    #expect(line("Outer", "id") == 10)
    #expect(line("Outer", "nothing") == 1)
    #expect(line("Elsewhere", "n") == nil)
  }

  @Test func `of code that is no view's the line with the quoted name is found`() {
    #expect(line("", #"file \"Sound\""#) == 9)
    #expect(line("", #"file \"Light\""#) == nil)
    #expect(line("", "n") == nil)
  }

  @Test func `insight G7 a comment says that something is meant so`() {
    #expect(index.isIgnored(advice("D7", "Row", "n")))
    #expect(index.isIgnored(advice("D18", "Row", "n")))
    #expect(!index.isIgnored(advice("D1", "Row", "n")))
    #expect(!index.isIgnored(advice("D7", "Outer", "n")))
  }

  @Test func `lines are counted and comments found in a file from Windows`() {
    let source = """
      struct Row: View {
        // banyan: ignore D7
        @State var n: Int
      }
      """
    let index = SourceIndex([("A.swift", source.replacing("\n", with: "\r\n"))])
    let advice = advice("D7", "Row", "n")
    #expect(index.place(of: advice)?.line == 3)
    #expect(index.isIgnored(advice))
  }

  @Test func `of several properties the line of the first is found`() {
    #expect(line("Row", "tap, n") == 6)
    #expect(index.isIgnored(advice("D18", "Row", "n, tap")))
  }

  @Test func `advice says where, what and what to do`() {
    let advice = advice("D1", "Outer", "n")
    #expect(advice.text(at: index.place(of: advice)) == "A.swift:2: cost: M. [D1]\n  A.")
    #expect(advice.text(at: nil) == "cost: M. [D1]\n  A.")
  }

  @Test func `other output of a program is not taken for advice`() {
    #expect(Advice(json: #"{"acts": 3, "places": 1}"#) == nil)
  }

  @Test func `what a program prints does not hide advice`() {
    let output =
      "half a line\nbanyan-doctor 1\nfrom Windows\r\nbanyan-doctor 2\r\nnot banyan-doctor 3\n"
    #expect(Advice.marked(in: output) == ["1", "2\r"])
  }
}
