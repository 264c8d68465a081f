import Testing

@testable import BanyanTool

@Suite struct CompilerOutputTests {
  @Test func notesBelongToTheComplaintBeforeThem() {
    let output = CompilerOutput(
      """
      A.swift:2:8: error: invalid redeclaration of 'Row'
      2 | struct Row: View {}
        |        `- error: invalid redeclaration of 'Row'
      B.swift:1:8: note: 'Row' previously declared here
      /tmp/C.swift:14:11: warning: unused
      """)
    #expect(output.complaints.map(\.file) == ["A.swift", "/tmp/C.swift"])
    #expect(output.complaints.map(\.line) == [2, 14])
    #expect(output.complaints.map(\.isError) == [true, false])
    #expect(output.complaints[0].text.hasSuffix("previously declared here"))
  }

  @Test func linesOfAFileFromWindowsDoNotHideTheComplaintAfterThem() {
    let output = CompilerOutput(
      "A.swift:1:8: warning: unused\n1 | let a = 1\r\nB.swift:2:1: error: cannot find 'x'\n")
    #expect(output.complaints.map(\.file) == ["A.swift", "B.swift"])
    #expect(output.complaints.map(\.isError) == [false, true])
  }

  @Test func whatHasNoPlaceComesFirst() {
    let output = CompilerOutput("lld: error: undefined symbol: main\n")
    #expect(output.complaints.isEmpty)
    #expect(output.preamble.hasPrefix("lld: error: undefined symbol: main"))
  }

  @Test func aFileThatWasSavedMeanwhileIsNoMistakeInIt() {
    let output = "error: input file '/a/View.swift' was modified during the build\n"
    #expect(InputsChanged(1, output) != nil)
    #expect(InputsChanged(0, output) == nil)
    #expect(InputsChanged(1, "/a/View.swift:1:1: error: cannot find 'x' in scope\n") == nil)
  }

  @Test func candidatesAreStruckOutByLine() {
    let entryPoint = EntryPoint(candidates: ["A", "B", "C"])
    let lines = entryPoint.source.split(separator: "\n", omittingEmptySubsequences: false)
    let faulty = lines.indices.filter { lines[$0].contains("B()") }.map { $0 + 1 }
    #expect(entryPoint.withoutCandidates(at: Set(faulty))?.candidates == ["A", "C"])
    #expect(entryPoint.withoutCandidates(at: [100]) == nil)
  }
}
