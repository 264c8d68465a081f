/// What a layout goes by that belongs to no element.
package struct LayoutSettings {
  /// Between views that do not say how far they want to be from each other.
  package var spacing: Double = 8
  package var pixelsPerPoint: Double = 1
  /// How many parts a point has of which answers are whole numbers: 64 for a browser. Nil for
  /// answers as they come out.
  package var partsOfPoint: Double?
  /// How many answers a container keeps. With fewer than six, stacks in stacks ask more with each
  /// level; with none everything is computed again and again.
  package var keptAnswers = 6
  /// How many measurements one update may take before what is left is answered with nothing, beside
  /// two hundred for each element.
  package var measurementLimit = 1_000_000
  /// How deep elements may stand in each other: one that has more around it than this has no size,
  /// and is not shown. Each level takes up to three kilobytes of the stack of calls, and eleven in a
  /// debug build.
  package var depthLimit = 500
  /// Where a guide of the app's own is in a view that does not say.
  package var ownGuide: (GuideKey, LayoutDimensions) -> Double = { _, _ in 0 }
  /// Hears of what is wrong with what an app has made, in words for its author.
  package var report: (String) -> Void = { _ in }

  package init() {}

  func upToPixel(_ length: Double) -> Double {
    (length * pixelsPerPoint).rounded(.up) / pixelsPerPoint
  }

  /// The length as the host can show it. Shares go down, so that they fit together.
  func down(_ length: Double) -> Double {
    guard let parts = partsOfPoint, length.isFinite else { return length }
    return (length * parts).rounded(.down) / parts
  }

  /// Text goes up, so that it does not wrap in a box of its own width.
  func up(_ length: Double) -> Double {
    guard let parts = partsOfPoint, length.isFinite else { return length }
    return (length * parts).rounded(.up) / parts
  }

  func down(_ size: LayoutSize) -> LayoutSize {
    partsOfPoint == nil ? size : LayoutSize(down(size.width), down(size.height))
  }
}
