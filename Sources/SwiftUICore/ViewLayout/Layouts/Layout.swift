import BanyanLayout
import Foundation

/// A type that says how large a container is and where the views in it stand.
///
/// It is used like a stack:
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
/// The methods are called when something in the layout has changed, on the main thread, as often as the
/// views around need to know: they must depend on nothing but what they are handed and the layout's own
/// properties. What they return is believed (LK01), but for lengths that are negative or not a number:
/// those count as 0, which is reported once.
///
/// A host that lays out by its own means shows the views in a column, and that is reported. See
/// Apple's documentation of `Layout`, and statements LK01 to LK11.
public nonisolated protocol Layout: Animatable {
  /// What of the layout can be known without a value of it.
  static var layoutProperties: LayoutProperties { get }

  /// What is kept between calls; `Void` for nothing.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// Makes the cache, once for a container (LK03).
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date when the layout's properties, its subviews or anything in them have
  /// changed. Without an implementation it is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How much room the container wants around it. Without an implementation it is the most that any of
  /// the subviews wants (LK04).
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// How large the container is where it is offered a size.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Calls `place(at:anchor:proposal:)` of each subview.
  /// - Parameters:
  ///   - bounds: the container, in the coordinates in which subviews are placed. Its size is what
  ///     `sizeThatFits` has answered; its corner need not be 0.
  ///   - proposal: what has led to that size.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide is that the layout sets, in the coordinates of the bounds; nil for none. Without an
  /// implementation the guides of the subviews are merged (LH05).
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a guide is that the layout sets, in the coordinates of the bounds; nil for none. Without an
  /// implementation the guides of the subviews are merged (LH05).
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// What of a type of layouts can be known without a value of it. See Apple's documentation of
/// `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The axis along which a spacer or divider in the layout goes; nil for both (LK06).
  public var stackOrientation: Axis?

  /// Creates properties of a layout without an axis.
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

  /// The layout as a container of views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}
