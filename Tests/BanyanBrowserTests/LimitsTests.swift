import Foundation
import Testing

@testable import BanyanBrowser

/// The table in Documentation/limits.md, the structure, and the command line agree about the limits.
@Suite struct LimitsTests {
  private struct Row {
    let name: String
    let value: String
    let tests: [String]
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func table() throws -> [Row] {
    let text = try String(
      contentsOf: root.appending(path: "Documentation/limits.md"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0].hasPrefix("`") else { return nil }
      return Row(
        name: cells[0].replacing("`", with: ""), value: cells[1].replacing("`", with: ""),
        tests: cells[3].split(separator: ",").map {
          $0.replacing("`", with: "").trimmingCharacters(in: .whitespaces)
        })
    }
  }

  @Test func theTableHasEveryLimitWithItsDefault() throws {
    let rows = try Self.table()
    #expect(rows.map(\.name) == BrowserServer.Limits.names)
    for row in rows {
      // The table's value is the default: setting another value and the default again changes nothing.
      var limits = BrowserServer.Limits()
      try limits.set(row.name, to: row.value)
      #expect(limits == BrowserServer.Limits(), "\(row.name)")
    }
  }

  @Test func everyLimitHasAName() {
    let fields = Mirror(reflecting: BrowserServer.Limits()).children.compactMap(\.label)
    #expect(fields == BrowserServer.Limits.names)
  }

  @Test func everyNameChangesItsLimitAndNoOther() throws {
    for name in BrowserServer.Limits.names {
      var limits = BrowserServer.Limits()
      let isTime = (try? limits.set(name, to: "77s")) != nil
      if !isTime { try limits.set(name, to: "77") }
      let changed = zip(
        Mirror(reflecting: limits).children, Mirror(reflecting: BrowserServer.Limits()).children
      ).filter { "\($0.value)" != "\($1.value)" }
      #expect(changed.map(\.0.label) == [name])
    }
  }

  /// Every test that the table names exists.
  @Test func everyLimitIsTested() throws {
    var sources: [String: String] = [:]
    for row in try Self.table() {
      #expect(!row.tests.isEmpty, "\(row.name)")
      for test in row.tests {
        let parts = test.split(separator: "/").map(String.init)
        guard parts.count == 2 else {
          Issue.record("\(test) names no test")
          continue
        }
        let folder = parts[0].hasPrefix("test_") ? "Tests/Browser/" : "Tests/BanyanBrowserTests/"
        let file = folder + parts[0] + (parts[0].hasPrefix("test_") ? ".py" : ".swift")
        let source =
          try sources[file]
          ?? String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
        sources[file] = source
        #expect(source.contains(" \(parts[1])("), "\(row.name): \(test)")
      }
    }
  }

  @Test(arguments: [
    ("windowCount", "20", "20"), ("messageByteCount", "64KiB", "65536"),
    ("messageByteCount", "3MiB", "3145728"), ("messageByteCount", "12B", "12"),
    ("graceTime", "0s", "0ms"), ("graceTime", "3m", "180s"), ("windowLifeTime", "7d", "168h"),
  ])
  func unitsAreUnderstood(name: String, text: String, same: String) throws {
    var (limits, others) = (BrowserServer.Limits(), BrowserServer.Limits())
    try limits.set("\(name)=\(text)")
    try others.set(name, to: same)
    #expect(limits == others)
  }

  @Test(arguments: [
    ("windowCount", "'windowCount' is not a limit: write NAME=VALUE"),
    ("windowCount=", "'' is not a value of windowCount: write a number from 1, such as 200"),
    ("windowCount=0", "'0' is not a value of windowCount: write a number from 1, such as 200"),
    ("windowCount=-1", "'-1' is not a value of windowCount: write a number from 1, such as 200"),
    ("windowCount=1s", "'1s' is not a value of windowCount: write a number from 1, such as 200"),
    (
      "graceTime=3",
      "'3' is not a value of graceTime: write a time from 0ms, such as 500ms, 10s, 3m, "
        + "24h or 7d"
    ),
    (
      "bodyByteCount=99999999999GiB",
      "'99999999999GiB' is not a value of bodyByteCount: write a number of bytes from 0, such as 4096, "
        + "64KiB or 1MiB"
    ),
  ])
  func whatIsWrongIsReported(text: String, message: String) {
    var limits = BrowserServer.Limits()
    #expect(throws: BrowserServerLimitError(message)) { try limits.set(text) }
    #expect(limits == BrowserServer.Limits())
  }

  @Test func aNameThatIsNoneIsAnsweredWithThoseThatAre() {
    var limits = BrowserServer.Limits()
    let error = #expect(throws: BrowserServerLimitError.self) { try limits.set("size=1") }
    #expect(
      error?.description.hasPrefix("there is no limit 'size'; there are: adoptionTime, ") == true)
  }
}
