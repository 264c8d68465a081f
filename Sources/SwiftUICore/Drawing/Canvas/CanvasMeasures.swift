import BanyanGraph
import BanyanHost
import BanyanLayout
import CoreGraphics
import Foundation

extension GraphicsContext.ResolvedText {
  /// Returns the size of the text in a space, with as many lines as it needs and as fit.
  ///
  /// In a window that its host lays out, no size is known, and this one is zero.
  /// - Parameter size: in points. An infinite length is no limit.
  public func measure(in size: CGSize) -> CGSize { lines(in: size).size }

  /// Returns the distance of the first baseline from the top of the text in a space.
  public func firstBaseline(in size: CGSize) -> CGFloat { lines(in: size).firstBaseline }

  /// Returns the distance of the last baseline from the top of the text in a space.
  public func lastBaseline(in size: CGSize) -> CGFloat { lines(in: size).lastBaseline }

  private func lines(in size: CGSize) -> MeasuredText {
    let (text, context) = (text, context)
    return assumingMainActor { context.measure(text, in: size) }
  }
}

extension GraphicsContext.ResolvedImage {
  /// The distance of the baseline from the top of the image, in points: an image rests on it.
  public var baseline: CGFloat { size.height }

  /// The size of the image, in points. In a window that its host lays out, it is not known, and zero.
  public var size: CGSize {
    let (image, context) = (image, context)
    return assumingMainActor { context.size(of: image) }
  }
}

/// The size of a text, and the distances of its baselines from the top.
private struct MeasuredText: Sendable {
  var size = CGSize.zero
  var firstBaseline: CGFloat = 0
  var lastBaseline: CGFloat = 0
}

extension _Context {
  fileprivate func measure(_ text: Text, in size: CGSize) -> MeasuredText {
    guard let layout = window?.layout else { return MeasuredText() }
    func limit(_ length: CGFloat) -> Double? { length.isFinite ? Double(max(0, length)) : nil }
    let proposal = LayoutProposal(limit(size.width), limit(size.height))
    let laidOut = layout.text(text.properties(in: ElementEnvironment(context: self)))
    let measured = layout.tree.size(of: laidOut, for: proposal)
    let lines = layout.tree.fittedLines(of: laidOut, for: proposal)
    return MeasuredText(
      size: CGSize(width: measured.width, height: measured.height),
      firstBaseline: CGFloat(lines.firstBaseline), lastBaseline: CGFloat(lines.lastBaseline))
  }

  fileprivate func size(of image: Image) -> CGSize {
    guard let layout = window?.layout else { return .zero }
    let size = layout.picture(image.properties(in: ElementEnvironment(context: self))).size
    return CGSize(width: size.width, height: size.height)
  }
}
