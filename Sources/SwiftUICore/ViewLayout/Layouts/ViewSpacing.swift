import BanyanLayout
import Foundation

/// How much room a view wants around it.
///
/// A container that puts views beside each other asks for the distance between the preferences of two
/// neighbors with ``distance(to:along:)``. See Apple's documentation of `ViewSpacing`.
public struct ViewSpacing: Sendable {
  var spacing: LayoutSpacing
  /// How many pixels a point has where the view is shown: room beside text is whole pixels.
  var pixelsPerPoint = 1.0

  /// No room on any edge.
  public static let zero = ViewSpacing(.zero)

  /// Creates the preference of a view that wants the usual room on all edges.
  nonisolated public init() {
    spacing = LayoutSpacing()
  }

  nonisolated init(_ spacing: LayoutSpacing) {
    self.spacing = spacing
  }

  /// Takes over from another preference what is larger, on some edges.
  nonisolated public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    spacing.formUnion(other.spacing, edges: LayoutEdges(edges.resolved))
  }

  /// A preference of the larger of two on some edges, and of this one on the others.
  nonisolated public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// How far a view with this preference wants to be from the next one on an axis, in points (LC17).
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
