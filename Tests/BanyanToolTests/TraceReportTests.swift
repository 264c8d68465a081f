import Testing

@testable import BanyanTool

@Suite struct TraceReportTests {
  private let trace = """
    {"format":"banyan-trace/1"}
    {"number":1,"kind":"event","text":"tap Button \\"Count\\"","place":"Counter"}
    {"number":2,"kind":"write","outcome":"changed","cause":1,"text":"Counter.n","old":"0","new":"1"}
    {"number":3,"kind":"update","cause":1,"bodies":2,"rounds":1,"microseconds":250}
    {"number":4,"kind":"body","outcome":"changed","cause":3,"text":"Counter","microseconds":180}
    {"number":5,"kind":"mutation","cause":4,"text":"Text \\"0\\" becomes \\"1\\""}
    {"number":6,"kind":"body","outcome":"equal","cause":4,"text":"Badge","microseconds":20}
    {"number":7,"kind":"skipped","cause":4,"text":"Text"}
    {"number":8,"kind":"event","text":"tap Button \\"Same\\""}
    {"number":9,"kind":"event","text":"tap Button \\"Same\\""}
    {"number":10,"kind":"turn"}
    """

  @Test func `insight I2 and I6 a trace in sum`() throws {
    #expect(
      try TraceReport(trace, of: "file").text.split(
        separator: "\n", omittingEmptySubsequences: false)
        == [
          "Updates",
          #"  #1 tap Button "Count": 1 write, 2 bodies (1 same result), 1 change, 0.2 ms"#,
          #"  #2 tap Button "Same": nothing, 0.0 ms  ×2"#,
          "",
          "Counts",
          "    ran  same result  skipped      total    longest  view",
          "      1            0        0     0.1 ms     0.1 ms  Counter",
          "      1            1        0     0.0 ms     0.0 ms  Badge",
          "      0            0        1     0.0 ms     0.0 ms  Text",
        ])
  }

  @Test func `insight I16 updates have the numbers that the running app prints`() throws {
    let trace = """
      {"format":"banyan-trace/1"}
      {"number":1,"kind":"turn"}
      {"number":2,"kind":"update","cause":1,"bodies":0,"rounds":1,"microseconds":0}
      {"number":3,"kind":"turn"}
      {"number":4,"kind":"action","cause":3,"text":"onAppear"}
      {"number":5,"kind":"event","text":"tap Button \\"Count\\""}
      """
    let lines = try TraceReport(trace, of: "file").text.split(separator: "\n")
    #expect(lines[1] == #"  #2 tap Button "Count": nothing, 0.0 ms"#)
  }

  @Test func `a last line that is cut off is left out, another is reported`() throws {
    #expect(try TraceReport(trace + "\n{\"number\":11,", of: "file").text.hasPrefix("Updates"))
    #expect(throws: Failure.self) { try TraceReport(trace + "\nx\nx", of: "file") }
    #expect(throws: Failure.self) { try TraceReport("", of: "file") }
  }
}
