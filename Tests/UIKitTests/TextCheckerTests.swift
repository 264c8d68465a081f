import Foundation
import Testing

@testable import BanyanKits
@testable import SwiftUICore

@MainActor
@Suite final class TextCheckerTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "words-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "silk\nworm\nParis\ndon't\n".write(
      to: folder.appendingPathComponent("american-english"), atomically: true, encoding: .utf8)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func misspelled(
    _ text: String, _ range: NSRange? = nil, from start: Int = 0, wraps: Bool = false,
    language: String = "en"
  ) -> NSRange {
    UITextChecker(WordLists(folder: folder)).rangeOfMisspelledWord(
      in: text, range: range ?? NSRange(location: 0, length: text.utf16.count), startingAt: start,
      wrap: wraps, language: language)
  }

  private let nowhere = NSRange(location: NSNotFound, length: 0)

  @Test func aWordThatNoListHasIsFound() {
    #expect(misspelled("silk wrom worm") == NSRange(location: 5, length: 4))
    #expect(misspelled("Silk, don’t worm! 123 Paris") == nowhere)
    #expect(misspelled("paris") == NSRange(location: 0, length: 5))
    #expect(misspelled("") == nowhere)
  }

  @Test func itIsLookedForWhereTheCallerSpecifies() {
    let text = "wrom silk wrom"
    #expect(misspelled(text, from: 1) == NSRange(location: 10, length: 4))
    #expect(misspelled(text, from: 11) == nowhere)
    #expect(misspelled(text, from: 11, wraps: true) == NSRange(location: 0, length: 4))
    #expect(misspelled(text, NSRange(location: 5, length: 4)) == nowhere)
    #expect(
      misspelled(text, NSRange(location: 10, length: 400)) == NSRange(location: 10, length: 4))
  }

  @Test func placesAreCountedInUnitsOfUTF16() {
    #expect(misspelled("😀 wrom") == NSRange(location: 3, length: 4))
  }

  @Test func nothingIsMisspelledInALanguageWithoutAList() {
    #expect(misspelled("wrom", language: "de") == nowhere)
    #expect(misspelled("wrom", language: "en-GB") == NSRange(location: 0, length: 4))
    #expect(WordLists(folder: folder).languages == ["en_US"])
  }
}
