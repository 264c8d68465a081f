import BanyanLayout
import Foundation

/// The layout of an ``HStack``, for ``AnyLayout`` and for layouts built from other layouts.
///
/// See Apple's documentation of `HStackLayout`.
public nonisolated struct HStackLayout: Layout, Equatable, Sendable {
  /// The vertical alignment of views in the row.
  public var alignment: VerticalAlignment
  /// The distance between views, in points; nil for the preference of each pair.
  public var spacing: CGFloat?

  /// Creates the layout of a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(arrangement(of: subviews, proposal, in: nil).size)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.place(arrangement(of: subviews, proposal, in: bounds.size), in: bounds)
  }

  private func arrangement(
    of subviews: Subviews, _ proposal: ProposedViewSize, in size: CGSize?
  ) -> LayoutArrangement {
    subviews.stack(.horizontal, spacing, alignment.key, proposal, in: size)
  }
}

/// The layout of a ``VStack``, for ``AnyLayout`` and for layouts built from other layouts.
///
/// See Apple's documentation of `VStackLayout`.
public nonisolated struct VStackLayout: Layout, Equatable, Sendable {
  /// The horizontal alignment of views in the column.
  public var alignment: HorizontalAlignment
  /// The distance between views, in points; nil for the preference of each pair.
  public var spacing: CGFloat?

  /// Creates the layout of a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(arrangement(of: subviews, proposal, in: nil).size)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.place(arrangement(of: subviews, proposal, in: bounds.size), in: bounds)
  }

  private func arrangement(
    of subviews: Subviews, _ proposal: ProposedViewSize, in size: CGSize?
  ) -> LayoutArrangement {
    subviews.stack(.vertical, spacing, alignment.key, proposal, in: size)
  }
}

/// The layout of a ``ZStack``, for ``AnyLayout`` and for layouts built from other layouts.
///
/// See Apple's documentation of `ZStackLayout`.
public nonisolated struct ZStackLayout: Layout, Equatable, Sendable {
  /// The alignment of views in the area of the largest.
  public var alignment: Alignment

  /// Creates the layout of views on top of each other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(subviews.pile(alignment, proposal, in: nil).size)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.place(subviews.pile(alignment, proposal, in: bounds.size), in: bounds)
  }
}

/// The layout of a ``Grid``, for ``AnyLayout``.
///
/// A layout built from others that asks this one for the sizes of its own subviews gets a column of rows
/// without shared columns. See Apple's documentation of `GridLayout`.
public nonisolated struct GridLayout: Layout, Equatable, Sendable {
  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The distance between columns, in points; nil for the preference of each pair.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil for the preference of each pair.
  public var verticalSpacing: CGFloat?

  /// Creates the layout of a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The values that the layout keeps between its calls: none, because each subview keeps its own sizes.
  public struct Cache {}

  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CGSize(arrangement(of: subviews, proposal, in: nil).size)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    subviews.place(arrangement(of: subviews, proposal, in: bounds.size), in: bounds)
  }

  private func arrangement(
    of subviews: Subviews, _ proposal: ProposedViewSize, in size: CGSize?
  ) -> LayoutArrangement {
    subviews.stack(.vertical, verticalSpacing, alignment.horizontal.key, proposal, in: size)
  }
}

/// One of the framework's own layouts, for which the window's layout has a rule.
enum StandardLayout: Equatable {
  case horizontal(HStackLayout)
  case vertical(VStackLayout)
  case depth(ZStackLayout)
  case grid(GridLayout)

  init?(_ layout: any Layout) {
    switch layout {
    case let layout as HStackLayout: self = .horizontal(layout)
    case let layout as VStackLayout: self = .vertical(layout)
    case let layout as ZStackLayout: self = .depth(layout)
    case let layout as GridLayout: self = .grid(layout)
    case let layout as AnyLayout: self.init(layout.base)
    default: return nil
    }
  }

  var rule: LayoutRule {
    switch self {
    case .horizontal(let layout):
      .stack(
        .horizontal, spacing: Lengths.finite(layout.spacing), alignment: layout.alignment.key)
    case .vertical(let layout):
      .stack(.vertical, spacing: Lengths.finite(layout.spacing), alignment: layout.alignment.key)
    case .depth(let layout): .depthStack(LayoutAlignment(layout.alignment.resolved))
    case .grid(let layout):
      .grid(
        horizontalSpacing: Lengths.finite(layout.horizontalSpacing),
        verticalSpacing: Lengths.finite(layout.verticalSpacing),
        alignment: LayoutAlignment(layout.alignment.resolved))
    }
  }
}

extension LayoutProperties {
  fileprivate nonisolated init(_ orientation: Axis) {
    self.init()
    stackOrientation = orientation
  }
}

extension LayoutSubviews {
  fileprivate func stack(
    _ axis: LayoutAxis, _ spacing: CGFloat?, _ alignment: GuideKey, _ proposal: ProposedViewSize,
    in size: CGSize?
  ) -> LayoutArrangement {
    guard let tree = children.first?.tree else { return LayoutArrangement() }
    return tree.arrange(
      children, along: axis, spacing: Lengths.finite(spacing), alignment: alignment,
      LayoutProposal(proposal), in: size.map { LayoutSize(Double($0.width), Double($0.height)) })
  }

  fileprivate func pile(
    _ alignment: Alignment, _ proposal: ProposedViewSize, in size: CGSize?
  ) -> LayoutArrangement {
    guard let tree = children.first?.tree else { return LayoutArrangement() }
    return tree.arrange(
      children, pile: LayoutAlignment(alignment.resolved), LayoutProposal(proposal),
      in: size.map { LayoutSize(Double($0.width), Double($0.height)) })
  }

  fileprivate func place(_ arrangement: LayoutArrangement, in bounds: CGRect) {
    for (subview, place) in zip(self, arrangement.places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: ProposedViewSize(place.proposal))
    }
  }
}
