import BanyanDrawing
import BanyanHostKit
import CoreGraphics
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
  let file = RecordedFile(name, type: "png", filePath: filePath, function: function)
  do {
    let problem = try RecordedPicture(
      of: view, size: size, colorScheme: colorScheme, scale: scale
    )
    .problem(
      in: file, records: record ? .all : .missing, precision: precision,
      perceptualPrecision: perceptualPrecision)
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
  let file = RecordedFile(name, type: "txt", filePath: filePath, function: function)
  do {
    let drawn = try RecordedPicture.draw(view, size, colorScheme, 1) {
      _, drawing throws(MissingLibrary) in drawing.wording
    }
    let problem = try file.problem(of: drawn ?? "", records: record ? .all : .missing)
    if let problem { Issue.record("\(problem)", sourceLocation: sourceLocation) }
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}
