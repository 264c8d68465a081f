/// The layout settings that belong to no single element.
package struct LayoutSettings {
  /// The space between views without a preferred spacing.
  package var spacing: Double = 8
  package var pixelsPerPoint: Double = 1
  /// The number of parts of a point to which answers are rounded: 64 for a browser. Nil for
  /// unrounded answers. With parts, distances between texts and other views are whole points, and dividers
  /// are one point thick, however many pixels a point has.
  package var partsOfPoint: Double?
  /// The number of answers that a container stores. With fewer than six, nested stacks measure more
  /// with each level; with none everything is computed again and again.
  package var keptAnswers = 6
  /// The number of measurements in one update after which a layout of the app that still measures is
  /// receives no more sizes, or two hundred for each element if that is more.
  package var measurementLimit = 1_000_000
  /// The maximum nesting depth of elements: an element with more around it has no size, and is not
  /// shown. Each level takes up to three kilobytes of the call stack, and eleven in a debug build.
  package var depthLimit = 500
  /// Returns the position of a custom guide in a view that does not set it.
  package var ownGuide: (GuideKey, LayoutDimensions) -> Double = { _, _ in 0 }
  /// Receives mistakes in an app's layout, described for its author.
  package var report: (String) -> Void = { _ in }

  package init() {}

  /// The number of steps in a point to which distances between texts and other views are rounded, and of
  /// which dividers are one thick.
  var stepsPerPoint: Double { partsOfPoint == nil ? pixelsPerPoint : 1 }

  func upToStep(_ length: Double) -> Double {
    (length * stepsPerPoint).rounded(.up) / stepsPerPoint
  }

  /// Rounds a length down to one that the host can show. Shares are rounded down, so that they fit
  /// together.
  func down(_ length: Double) -> Double {
    guard let parts = partsOfPoint, length.isFinite else { return length }
    return (length * parts).rounded(.down) / parts
  }

  /// Rounds a length up. Text is rounded up, so that it does not wrap in a box of its own width.
  func up(_ length: Double) -> Double {
    guard let parts = partsOfPoint, length.isFinite else { return length }
    return (length * parts).rounded(.up) / parts
  }

  func down(_ size: LayoutSize) -> LayoutSize {
    partsOfPoint == nil ? size : LayoutSize(down(size.width), down(size.height))
  }
}
