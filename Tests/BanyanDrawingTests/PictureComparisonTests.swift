import BanyanTesting
import CoreGraphics
import Foundation
import SwiftUI
import Testing

@testable import BanyanDrawing

/// Tests that compare pictures with recorded ones.
@MainActor
@Suite(.drawing) struct PictureComparisonTests {
  /// A folder for the references of one test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    var source: String { url.appendingPathComponent("CardTests.swift").path }
    deinit { try? FileManager.default.removeItem(at: url) }

    var files: [String] {
      let found =
        FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      return found.filter { $0.contains(".") }.sorted()
    }
  }

  /// The first words of the problems that a test would have.
  private func problems(_ body: () -> Void) -> [String] {
    nonisolated(unsafe) var problems: [String] = []
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      let comment = issue.comments.first.map { "\($0)" } ?? ""
      problems.append(String(comment.prefix { $0 != ":" && $0 != "," && $0 != "." }))
      return true
    }
    return problems
  }

  @Test func `a picture is recorded by the first run, and compared by later ones`() {
    let folder = Folder()
    func check(_ color: Color, record: Bool = false) -> [String] {
      problems {
        expectPicture(
          of: color.frame(width: 4, height: 4), named: "a card", scale: 1, record: record,
          filePath: folder.source, function: "looks()")
      }
    }
    #expect(check(.red) == ["Nothing had been recorded"])
    #expect(folder.files == ["__Snapshots__/CardTests/looks.a-card.png"])
    #expect(check(.red) == [])
    #expect(check(.blue) == ["16 of 16 pixels differ"])
    #expect(check(.blue, record: true) == [])
    #expect(check(.blue) == [])
  }

  @Test func `a drawing is compared as text`() {
    let folder = Folder()
    func check(_ string: String) -> [String] {
      problems {
        expectDrawing(of: Text(string), filePath: folder.source, function: "`says something`()")
      }
    }
    #expect(check("Hello") == ["Nothing had been recorded"])
    #expect(folder.files == ["__Snapshots__/CardTests/says-something.1.txt"])
    #expect(check("Hello") == [])
    #expect(check("Help") == ["The text is different"])
  }

  @Test func `pictures agree as far as the precisions ask for`() {
    func grid(_ pixels: [[UInt8]], width: Int = 4) -> PixelGrid {
      PixelGrid(width: width, height: pixels.count / width, bytes: pixels.flatMap { $0 })!
    }
    let (red, dark): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [250, 0, 0, 255])
    let reference = grid([red, red, red, red])
    let picture = grid([red, red, red, dark])
    func problem(_ precision: Double, _ perceptual: Double) -> Bool {
      PictureComparison(
        reference, picture, precision: precision, perceptualPrecision: perceptual
      ).problem != nil
    }
    #expect(problem(1, 1))
    #expect(!problem(0.75, 1))
    #expect(problem(0.8, 1))
    #expect(!problem(1, 0.95))
    #expect(problem(1, 0.999))
    let strict = PictureComparison(reference, picture, precision: 1, perceptualPrecision: 1)
    #expect(strict.difference?.bytes.suffix(8) == [254, 191, 191, 255, 255, 0, 0, 255])
    let other = PictureComparison(
      reference, grid([red, red], width: 2), precision: 0, perceptualPrecision: 0)
    #expect(other.problem == "The picture has 2 x 1 pixels, and the reference 4 x 1.")
  }
}
