import BanyanLayout
import Foundation

/// The spacing that a view prefers around it.
///
/// A container that places views side by side gets the distance between two neighbors with
/// ``distance(to:along:)``. See Apple's documentation of `ViewSpacing`.
public struct ViewSpacing: Sendable {
  var spacing: LayoutSpacing
  /// The pixels per point where the view is shown: spacing beside text is a whole number of pixels.
  var pixelsPerPoint = 1.0

  /// A preference for no spacing on any edge.
  public static let zero = ViewSpacing(.zero)

  /// Creates a preference for the default spacing on all edges.
  nonisolated public init() {
    spacing = LayoutSpacing()
  }

  nonisolated init(_ spacing: LayoutSpacing) {
    self.spacing = spacing
  }

  /// Merges another preference into this one, taking the larger spacing on some edges.
  nonisolated public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    spacing.formUnion(other.spacing, edges: LayoutEdges(edges.resolved))
  }

  /// Returns a preference with the larger spacing of two on some edges, and this one's on the others.
  nonisolated public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// Returns the preferred distance to the next view along an axis, in points (LC17).
  nonisolated public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    var settings = LayoutSettings()
    settings.pixelsPerPoint = pixelsPerPoint
    return spacing.distance(to: next.spacing, along: LayoutAxis(axis), in: settings)
  }
}

extension LayoutAxis {
  init(_ axis: Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }
}
