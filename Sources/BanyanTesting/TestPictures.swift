import BanyanDrawing
import BanyanHostKit
import BanyanKits
import CoreGraphics
import Foundation
import SwiftUICore
import Testing

/// Compares a picture of a view with the one that an earlier run has recorded.
///
/// ```swift
/// @Test func card() {
///   expectPicture(of: Card(text: "Hello"), named: "hello")
/// }
/// ```
///
/// The picture is beside the test's file, as those of swift-snapshot-testing are:
/// `__Snapshots__/CardTests/card.hello.png`. If there is none, it is written and the test fails, so that somebody looks at it. With
/// the environment variable `BANYAN_RECORD_PICTURES`, or `record`, it is written anew. If the view looks different, the failure names
/// the recorded picture, the new one, and one of their differences: pixels that agree are faint, and those that do not are red.
///
/// The view is drawn as `ImageRenderer` draws it, on the background of a window. `libpangocairo-1.0-0` has to be installed.
///
/// - Parameters:
///   - view: the view to draw.
///   - name: distinguishes several pictures of a test. Default: `1`.
///   - size: the size that is proposed to the view, in points. A length that is nil is the ideal one.
///   - colorScheme: the appearance.
///   - scale: the number of pixels for each point.
///   - precision: the share of pixels that have to agree, from 0 to 1.
///   - perceptualPrecision: how much pixels have to agree, from 0 to 1: at 0.98 they may differ by 2 in the CIELAB color space, which
///     people hardly see. At 1 they have to be equal.
///   - record: whether to write the picture anew.
@MainActor
public func expectPicture<Content: View>(
  of view: Content, named name: String? = nil, size: ProposedViewSize = .unspecified,
  colorScheme: ColorScheme = .light, scale: CGFloat = 2, precision: Double = 1,
  perceptualPrecision: Double = 1, record: Bool = false, filePath: String = #filePath,
  function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {
  let reference = ReferenceFile(name, type: "png", filePath: filePath, function: function)
  do {
    let drawn = try drawOffscreen(view, size, colorScheme, scale) {
      window, drawing throws(MissingLibrary) in
      try window.painter().image(of: drawing, scale: Double(scale))
    }
    guard let pixels = drawn?.pixels else {
      Issue.record(
        "The view shows nothing, so there is no picture.", sourceLocation: sourceLocation)
      return
    }
    let problem = try reference.check(Data(pixels.png), records: record) { recorded in
      guard let known = PixelGrid(decoding: [UInt8](recorded), atMost: PixelGrid.mostPixels) else {
        return "It cannot be read: is libpng16-16 installed?"
      }
      let comparison = PictureComparison(
        known, pixels, precision: precision, perceptualPrecision: perceptualPrecision)
      guard let problem = comparison.problem else { return nil }
      let new = try reference.writeArtifact(Data(pixels.png), "picture.png")
      let difference = try comparison.difference.map {
        "\n  difference: \(try reference.writeArtifact(Data($0.png), "difference.png"))"
      }
      return "\(problem)\n  picture:    \(new)\(difference ?? "")"
    }
    if let problem { Issue.record("\(problem)", sourceLocation: sourceLocation) }
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}

/// Compares a description of what is drawn of a view with the one that an earlier run has recorded.
///
/// It has a line for each area, line, text and symbol, with its place and colors, so a difference can be read. It is in
/// `__Snapshots__/CardTests/card.hello.txt`, and follows the same rules as ``expectPicture(of:named:size:colorScheme:scale:precision:perceptualPrecision:record:filePath:function:sourceLocation:)``.
/// - Parameters:
///   - view: the view to draw.
///   - name: distinguishes several drawings of a test. Default: `1`.
///   - size: the size that is proposed to the view, in points. A length that is nil is the ideal one.
///   - colorScheme: the appearance.
///   - record: whether to write the description anew.
@MainActor
public func expectDrawing<Content: View>(
  of view: Content, named name: String? = nil, size: ProposedViewSize = .unspecified,
  colorScheme: ColorScheme = .light, record: Bool = false, filePath: String = #filePath,
  function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {
  let reference = ReferenceFile(name, type: "txt", filePath: filePath, function: function)
  do {
    let drawn = try drawOffscreen(view, size, colorScheme, 1) {
      _, drawing throws(MissingLibrary) in drawing.wording
    }
    let text = (drawn ?? "") + "\n"
    let problem = try reference.check(Data(text.utf8), records: record) { recorded in
      let known = String(decoding: recorded, as: UTF8.self)
      if known == text { return nil }
      let new = try reference.writeArtifact(Data(text.utf8), "drawing.txt")
      let (old, lines) = (known.split(separator: "\n"), text.split(separator: "\n"))
      let changes = lines.difference(from: old).map { change in
        switch change {
        case .insert(_, let line, _): "+ \(line)"
        case .remove(_, let line, _): "- \(line)"
        }
      }
      return
        "The view is drawn differently:\n\(changes.joined(separator: "\n"))\n  drawing:    \(new)"
    }
    if let problem { Issue.record("\(problem)", sourceLocation: sourceLocation) }
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}

@MainActor
private func drawOffscreen<Content: View, Result>(
  _ view: Content, _ size: ProposedViewSize, _ colorScheme: ColorScheme, _ scale: CGFloat,
  _ use: (OffscreenWindow, DrawnElement) throws(MissingLibrary) -> Result?
) throws(MissingLibrary) -> Result? {
  var surroundings = OffscreenWindow.Surroundings()
  surroundings.appearance = colorScheme == .dark ? .dark : .light
  surroundings.scale = Double(scale)
  surroundings.hasViewer = false
  return try OffscreenWindow.draw(view, proposing: size, surroundings, use)
}

/// A file with what a test has recorded.
private struct ReferenceFile {
  private let folder, file: URL
  private let name, type: String

  init(_ name: String?, type: String, filePath: String, function: String) {
    let source = URL(fileURLWithPath: filePath)
    let stem = source.deletingPathExtension().lastPathComponent
    folder = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__/\(stem)")
    let test = function.prefix { $0 != "(" }
    self.name = "\(Self.plain(String(test))).\(Self.plain(name ?? "1"))"
    self.type = type
    file = folder.appendingPathComponent("\(self.name).\(type)")
  }

  /// Returns a name with dashes in place of everything but letters, digits and underscores.
  private static func plain(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }

  private static let recordsAll =
    ProcessInfo.processInfo.environment["BANYAN_RECORD_PICTURES"].map { !$0.isEmpty && $0 != "0" }
    ?? false

  /// Compares data with the file, or writes it.
  /// - Parameter difference: compares what is recorded, and returns what is wrong.
  /// - Returns: what is wrong; nil if nothing is.
  func check(
    _ data: Data, records: Bool, difference: (_ recorded: Data) throws -> String?
  ) throws -> String? {
    let recorded = FileManager.default.contents(atPath: file.path)
    if let recorded, !records, !Self.recordsAll {
      return try difference(recorded).map { "\($0)\n  reference:  \(file.path)" }
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
    return recorded == nil
      ? "Nothing had been recorded, so this has been: look at it, and run the test again.\n  reference:  \(file.path)"
      : nil
  }

  /// Writes a file for a person who looks for the reason of a failure, and returns its path.
  func writeArtifact(_ data: Data, _ suffix: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("BanyanPictures/\(self.folder.lastPathComponent)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(name).\(suffix)")
    try data.write(to: file, options: .atomic)
    return file.path
  }
}
