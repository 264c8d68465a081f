import BanyanDrawing
import BanyanHostKit
import BanyanKits
import CoreGraphics
import Foundation
import SwiftUICore

/// The picture of a view, to be compared with the one that an earlier run has recorded.
package struct RecordedPicture {
  private let pixels: PixelGrid?

  /// - Throws: if a library of the system is missing.
  @MainActor
  package init<Content: View>(
    of view: Content, size: ProposedViewSize, colorScheme: ColorScheme, scale: CGFloat
  ) throws(MissingLibrary) {
    let image = try Self.draw(view, size, colorScheme, scale) {
      window, drawing throws(MissingLibrary) in
      try window.painter().image(of: drawing, scale: Double(scale))
    }
    pixels = image?.pixels
  }

  /// Compares the picture with a file, or writes it.
  /// - Returns: what is wrong; nil if nothing is.
  package func problem(
    in file: RecordedFile, records: RecordedFile.Recording, precision: Double,
    perceptualPrecision: Double
  ) throws -> String? {
    guard let pixels else { return "The view shows nothing, so there is no picture." }
    return try file.check(Data(pixels.png), records: records) { recorded in
      guard let known = PixelGrid(decoding: [UInt8](recorded), atMost: PixelGrid.mostPixels) else {
        return RecordedFile.Difference("It cannot be read: is libpng16-16 installed?")
      }
      let comparison = PictureComparison(
        known, pixels, precision: precision, perceptualPrecision: perceptualPrecision)
      guard let problem = comparison.problem else { return nil }
      let new = try file.writeArtifact(Data(pixels.png), "picture.png")
      let difference = try comparison.difference.map {
        "\n  difference: \(try file.writeArtifact(Data($0.png), "difference.png"))"
      }
      return RecordedFile.Difference(
        "\(problem)\n  picture:    \(new)\(difference ?? "")", artifact: new)
    }
  }

  /// Draws a view in a window that is on no screen.
  @MainActor
  static func draw<Content: View, Result>(
    _ view: Content, _ size: ProposedViewSize, _ colorScheme: ColorScheme, _ scale: CGFloat,
    _ use: (OffscreenWindow, DrawnElement) throws(MissingLibrary) -> Result?
  ) throws(MissingLibrary) -> Result? {
    var surroundings = OffscreenWindow.Surroundings()
    surroundings.appearance = colorScheme == .dark ? .dark : .light
    surroundings.scale = Double(scale)
    surroundings.hasViewer = false
    return try OffscreenWindow.draw(view, proposing: size, surroundings, use)
  }
}
