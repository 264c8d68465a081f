import BanyanLayout
import Foundation

/// A type that defines the size of a container and the positions of its views.
///
/// A layout is used like a stack:
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return CGSize(
///       width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var corner = bounds.origin
///     for subview in subviews {
///       subview.place(at: corner, proposal: .unspecified)
///       let size = subview.sizeThatFits(.unspecified)
///       corner.x += size.width
///       corner.y += size.height
///     }
///   }
/// }
///
/// Diagonal { Text("One"); Text("Two") }
/// ```
///
/// The methods run on the main thread after a change in the layout, as often as the surrounding views
/// need: their results must depend only on their arguments and on the layout's own properties. The results
/// are used as they are (LK01), except that negative lengths and NaN count as 0, which is reported
/// once.
///
/// A host with its own layout shows the views in a column and reports it. See
/// Apple's documentation of `Layout`, and statements LK01 to LK11.
public nonisolated protocol Layout: Animatable {
  /// The properties that a layout type has independent of any value.
  static var layoutProperties: LayoutProperties { get }

  /// The values kept between calls; `Void` for none.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// Creates the cache, once for each container (LK03).
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after a change of the layout's properties, its subviews, or their content. The
  /// default implementation creates a new cache.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the preferred spacing around the container. The default implementation returns the largest
  /// preference of the subviews (LK04).
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container for a proposed size.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the subviews by calling `place(at:anchor:proposal:)` on each.
  /// - Parameters:
  ///   - bounds: the container, in the coordinates in which subviews are placed. Its size is the one that
  ///     `sizeThatFits` returned; its origin need not be 0.
  ///   - proposal: the proposal that led to that size.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of a guide in the coordinates of the bounds, or nil if the layout does not set it.
  /// The default implementation merges the guides of the subviews (LH05).
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a guide in the coordinates of the bounds, or nil if the layout does not set it.
  /// The default implementation merges the guides of the subviews (LH05).
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a layout type that are independent of any value. See Apple's documentation of
/// `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The axis of the layout, for spacers and dividers in it; nil for both axes (LK06).
  public var stackOrientation: Axis?

  /// Creates the properties of a layout without an axis.
  nonisolated public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
    return spacing
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.merged?.value(guide.key).map { bounds.minX + CGFloat($0) }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.merged?.value(guide.key).map { bounds.minY + CGFloat($0) }
  }

  /// Combines the views in a container with this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}
