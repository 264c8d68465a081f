import BanyanDrawing
import Foundation
import SnapshotTesting
import SwiftUI
import Testing
import UIKit
import XCTest

/// Comparisons by the names of swift-snapshot-testing.
@MainActor
@Suite(.serialized) struct SnapshotTests {
  /// Returns the first words of what is wrong with a value.
  private func problem<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, named name: String? = "it",
    record: SnapshotTestingConfiguration.Record? = nil, test: String = #function
  ) -> String? {
    verifySnapshot(of: value, as: strategy, named: name, record: record, testName: test)
      .map { String($0.prefix { $0 != ":" && $0 != "," && $0 != "." }) }
  }

  private var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
  }

  /// Removes the references of a test, which are beside this file.
  private func removeReferences() { try? FileManager.default.removeItem(at: folder) }

  private var references: [String] {
    let path = folder.appendingPathComponent("SnapshotTests").path
    return (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  @Test func `texts are recorded by the first run, and compared by later ones`() {
    defer { removeReferences() }
    let first = problem("one\ntwo", .lines, test: "text(of:)")
    let later = ["one\ntwo", "one\nthree"].map { problem($0, .lines, test: "text(of:)") }
    #expect([first] + later == ["Nothing had been recorded", nil, "The text is different"])
    #expect(references == ["text-of.it.txt"])
  }

  @Test func `a setting says what is written`() {
    defer { removeReferences() }
    func check(_ text: String, _ record: SnapshotTestingConfiguration.Record) -> String? {
      withSnapshotTesting(record: record) { problem(text, .lines, test: "setting") }
    }
    #expect(
      [
        check("a", .never), check("a", .missing), check("b", .missing), check("b", .failed),
        check("b", .never), check("c", true), check("c", .never),
      ] == [
        "Nothing has been recorded", "Nothing had been recorded", "The text is different",
        "The text is different", nil, nil, nil,
      ])
    isRecording = true
    let recorded = problem("d", .lines, test: "setting")
    isRecording = false
    #expect([recorded, problem("d", .lines, test: "setting")] == [nil, nil])
  }

  @Test(.snapshots(record: .never)) func `a trait is a setting for a test`() {
    #expect(problem("a", .lines) == "Nothing has been recorded")
    #expect(references == [])
  }

  @Test func `references without a name are numbered, and values have several forms`() {
    struct Card: Encodable { var title = "Hello" }
    defer { removeReferences() }
    for _ in 1...2 { _ = problem(Card(), .json, named: nil, test: "card") }
    _ = problem(Card(), .dump, test: "card")
    let title = Snapshotting<String, String>.lines.pullback { (card: Card) in card.title }
    _ = problem(Card(), title, named: "title", test: "card")
    #expect(references == ["card.1.json", "card.2.json", "card.it.txt", "card.title.txt"])
    let texts = references.map {
      try? String(contentsOf: folder.appendingPathComponent("SnapshotTests/\($0)"), encoding: .utf8)
    }
    #expect(texts[0] == "{\n  \"title\" : \"Hello\"\n}\n")
    #expect(texts[2]?.hasSuffix("  - title: \"Hello\"\n") == true)
    #expect(texts[3] == "Hello\n")
  }

  @Test func `a failure names the command of a tool`() {
    defer { removeReferences() }
    withSnapshotTesting(diffTool: "compare") {
      _ = problem("a", .lines, test: "tool")
      let message = verifySnapshot(of: "b", as: .lines, named: "it", testName: "tool") ?? ""
      let reference = folder.appendingPathComponent("SnapshotTests/tool.it.txt").path
      #expect(message.split(separator: "\n").last?.hasPrefix("compare \"\(reference)\" \"") == true)
    }
  }

  @Test func `a failure belongs to the test that asserts`() {
    defer { removeReferences() }
    withKnownIssue {
      assertSnapshot(of: "a", as: .lines, testName: "asserts")
    } matching: {
      $0.comments.first.map { "\($0)".hasPrefix("Nothing had been recorded") } ?? false
    }
  }

  @Test(.enabled(if: Painter.missingLibrary == nil))
  func `views are drawn at the size of a layout`() throws {
    defer { removeReferences() }
    let card = Color.red.frame(width: 10, height: 20)
    let layouts: [(String, SwiftUISnapshotLayout)] = [
      ("device", .device(config: .iPhone13)), ("fixed", .fixed(width: 30, height: 40)),
      ("fits", .sizeThatFits),
    ]
    for (name, layout) in layouts {
      #expect(
        problem(card, .image(layout: layout), named: name, test: "layout")
          == "Nothing had been recorded")
    }
    let sizes = try references.map { name in
      let data = try Data(contentsOf: folder.appendingPathComponent("SnapshotTests/\(name)"))
      // The numbers of a PNG's header.
      return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
    #expect(sizes == [[780, 1688], [20, 40], [60, 80]])
    let other = Color.blue.frame(width: 10, height: 20)
    #expect(problem(other, .image, named: "fits", test: "layout") == "800 of 800 pixels differ")
    #expect(
      problem(other, .image(precision: 0), named: "fits", test: "layout") == nil)
    let ink = Color.primary.frame(width: 10, height: 20)
    let looks = [UIUserInterfaceStyle.dark, .dark, .light].map { style in
      problem(
        ink, .image(traits: UITraitCollection(userInterfaceStyle: style)), named: "dark",
        test: "layout")
    }
    #expect(looks == ["Nothing had been recorded", nil, "800 of 800 pixels differ"])
  }
}

/// The same in a test of XCTest.
final class SnapshotsInXCTest: XCTestCase {
  /// The failures of an assertion that has to fail; nil for those of the test itself.
  private var failures: [String]?

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard failures == nil else { failures?.append(description); return }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }

  func testAFailureBelongsToTheTestThatAsserts() {
    failures = []
    // XCTest calls its methods on the main thread, but on Linux none that is isolated to the main actor.
    MainActor.assumeIsolated { assertSnapshot(of: "a", as: .lines, record: .never) }
    let found = failures ?? []
    failures = nil
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found.first?.contains("Nothing has been recorded.") ?? false)
  }
}
