import Testing

@testable import BanyanTool

@Suite struct TerminalWidthTests {
  private func width(_ kind: String?, _ columns: Int, isTerminal: Bool = true) -> Int? {
    TerminalWidth(isTerminal: isTerminal, kind: kind, columns: columns).forRewriting
  }

  @Test func `a line is rewritten if it fits into a terminal that can clear one`() {
    #expect(width("xterm-256color", 120) == 119)
    #expect(width("xterm", 40) == 39)
    #expect(width("xterm", 0) == 79)
  }

  @Test func `elsewhere lines are written one after the other`() {
    #expect(width("xterm", 39) == nil)
    #expect(width("dumb", 120) == nil)
    #expect(width("", 120) == nil)
    #expect(width(nil, 120) == nil)
    #expect(width("xterm", 120, isTerminal: false) == nil)
  }
}
