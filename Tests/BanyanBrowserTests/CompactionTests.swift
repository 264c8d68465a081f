import Testing

@testable import BanyanBrowser

/// The client's files, without the characters that no browser needs.
@Suite struct CompactionTests {
  @Test func aScriptKeepsWhatIsInQuotes() {
    let text = """
      // What is said.
      const said = { 'a  b': "c, d", e: `f ${g ? 'h  i' : "j"} k` };
      """
    #expect(
      Compaction.script(text) == #"const said={'a  b':"c, d",e:`f ${g ? 'h  i' : "j"} k`};"#)
  }

  @Test func aScriptKeepsExpressionsAndDividesElsewhere() {
    #expect(
      Compaction.script("if (/[/ '] +/g.test(a)) b = c / d / 2;")
        == "if(/[/ '] +/g.test(a))b=c / d / 2;")
    #expect(Compaction.script(#"a.split(/ \/ /)"#) == #"a.split(/ \/ /)"#)
  }

  @Test func aScriptKeepsWhatDividesWordsAndSigns() {
    #expect(Compaction.script("return a + +b - -c + d;") == "return a+ +b- -c+d;")
    #expect(Compaction.script("for (const a of b) delete c[a];") == "for(const a of b)delete c[a];")
  }

  @Test func aScriptKeepsEndsOfLinesThatMayEndAStatement() {
    #expect(Compaction.script("f({\n  a,\n  b,\n})\ng()\n") == "f({a,b,})\ng()")
  }

  @Test func aStyleSheetLosesCommentsAndIndentation() {
    #expect(
      Compaction.lines("/* a */\n@media b {\n  .c { d: e f; }\n}\n")
        == "@media b {\n.c { d: e f; }\n}")
  }

  /// As `banyan run` serves them, because compacting takes as long as everything else that a server does before it listens.
  @Test func filesCanBeServedAsTheyAreWritten() throws {
    let (written, compact) = (try Assets(isCompact: false), try Assets())
    let texts = [written.script, written.styleSheet].map { String(buffer: $0.body) }
    #expect(texts[0].hasPrefix("'use strict';\n"))
    #expect(texts.map { $0.contains("\n  ") } == [true, true])
    // A browser that has kept the other ones gets these.
    #expect(written.script.path != compact.script.path)
    #expect(written.styleSheet.path != compact.styleSheet.path)
    #expect(Compaction.lines(texts[1]) == String(buffer: compact.styleSheet.body))
  }
}
