// Custom layouts, the named layouts, and the values that layouts read from subviews.
import SwiftUI

struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

struct Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

struct Line: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: Subviews) -> Int { subviews.count }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    cache = subviews.endIndex - subviews.startIndex
  }

  func spacing(subviews: Subviews, cache: inout Int) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing, edges: .all) }
    _ = spacing.distance(to: .zero, along: .horizontal)
    return spacing.union(.zero, edges: .top)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Int
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Int
  ) -> CGFloat? { nil }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) -> CGSize {
    guard let first = subviews.first, subviews.layoutDirection == .leftToRight else { return .zero }
    let isAlone = subviews[0..<1] == subviews[[0]] && subviews[0] == first
    let proposals = [
      ProposedViewSize(width: 1, height: nil), ProposedViewSize(CGSize.zero), .zero, .unspecified,
      .infinity,
    ]
    let size = proposals[0].replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
    let dimensions = first.dimensions(in: proposal)
    return CGSize(
      width: isAlone ? size.width : (proposal.width ?? 0) + (proposal.height ?? 0),
      height: dimensions.height + first.sizeThatFits(.zero).height + first[Weight.self])
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    for subview in subviews where subview.priority >= 0 {
      subview.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
    }
  }
}

/// Calls the named layouts, as a layout built from them does.
struct Combined: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var any = AnyLayout(Line())
    any = AnyLayout(HStackLayout())
    var anyCache = any.makeCache(subviews: subviews)
    any.updateCache(&anyCache, subviews: subviews)
    _ = any.spacing(subviews: subviews, cache: &anyCache)
    _ = any.explicitAlignment(
      of: HorizontalAlignment.leading, in: .zero, proposal: proposal, subviews: subviews,
      cache: &anyCache)
    _ = any.explicitAlignment(
      of: VerticalAlignment.top, in: .zero, proposal: proposal, subviews: subviews,
      cache: &anyCache)
    any.placeSubviews(in: .zero, proposal: proposal, subviews: subviews, cache: &anyCache)
    _ = any.sizeThatFits(proposal: proposal, subviews: subviews, cache: &anyCache)

    let row = HStackLayout(alignment: .top, spacing: 1)
    let column = VStackLayout(alignment: .leading, spacing: 1)
    let pile = ZStackLayout(alignment: .top)
    let grid = GridLayout(alignment: .top, horizontalSpacing: 1, verticalSpacing: 2)
    _ = [HStackLayout.layoutProperties, VStackLayout.layoutProperties]
    _ = (row.alignment, row.spacing, column.alignment, column.spacing, pile.alignment)
    _ = (grid.alignment, grid.horizontalSpacing, grid.verticalSpacing)
    var rowCache: Void = row.makeCache(subviews: subviews)
    row.placeSubviews(in: .zero, proposal: proposal, subviews: subviews, cache: &rowCache)
    column.placeSubviews(in: .zero, proposal: proposal, subviews: subviews, cache: &rowCache)
    pile.placeSubviews(in: .zero, proposal: proposal, subviews: subviews, cache: &rowCache)
    var gridCache: GridLayout.Cache = grid.makeCache(subviews: subviews)
    grid.placeSubviews(in: .zero, proposal: proposal, subviews: subviews, cache: &gridCache)
    _ = column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &rowCache)
    _ = pile.sizeThatFits(proposal: proposal, subviews: subviews, cache: &rowCache)
    _ = grid.sizeThatFits(proposal: proposal, subviews: subviews, cache: &gridCache)
    return row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &rowCache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

struct Bounds: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

struct Points: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

struct OwnLayouts: View {
  private let third = HorizontalAlignment(Third.self)
  private let thirdDown = VerticalAlignment(Third.self)

  var body: some View {
    Line {
      Text("A").layoutValue(key: Weight.self, value: 2).scenePadding().scenePadding(.horizontal)
      Text("B").scenePadding(.minimum, edges: .top)
      ViewThatFits(in: .horizontal) { Text("C") }
    }
    .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    .transformAnchorPreference(key: Points.self, value: .center) { $0.append($1) }
    .transformAnchorPreference(key: Points.self, value: .top) { $0.append($1) }
    .transformAnchorPreference(key: Points.self, value: .bottom) { $0.append($1) }
    .transformAnchorPreference(key: Points.self, value: .leading) { $0.append($1) }
    .transformAnchorPreference(key: Points.self, value: .trailing) { $0.append($1) }
    .modifier(Corners())
    .overlayPreferenceValue(Points.self) { points in
      GeometryReader { proxy in
        let isOnce = Self.areEqual(points)
        Text("\(third == .leading && isOnce)").offset(x: points.first.map { proxy[$0].x } ?? 0)
      }
    }
    .accessibilityLabel("\([third: 1, .leading: 2].count) \([thirdDown: 1, .top: 2].count)")
    .accessibilityHidden(thirdDown == .top)
  }
}

extension OwnLayouts {
  static func areEqual(_ points: [Anchor<CGPoint>]) -> Bool {
    var hasher = Hasher()
    for point in points { point.hash(into: &hasher) }
    HorizontalAlignment.leading.hash(into: &hasher)
    VerticalAlignment.top.hash(into: &hasher)
    return points.count > 1 && points[0] == points[1] && hasher.finalize() == 0
  }
}

struct Corners: ViewModifier {
  func body(content: Content) -> some View {
    content
      .transformAnchorPreference(key: Points.self, value: .topLeading) { $0.append($1) }
      .transformAnchorPreference(key: Points.self, value: .topTrailing) { $0.append($1) }
      .transformAnchorPreference(key: Points.self, value: .bottomLeading) { $0.append($1) }
      .transformAnchorPreference(key: Points.self, value: .bottomTrailing) { $0.append($1) }
      .transformAnchorPreference(key: Points.self, value: .point(.zero)) { $0.append($1) }
      .transformAnchorPreference(key: Points.self, value: .unitPoint(.center)) { $0.append($1) }
  }
}

// As packages divided the subviews of a view before `Group(subviews:)`.
private struct DividedStack: _VariadicView_UnaryViewRoot {
  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    VStack {
      ForEach(children) { child in
        child
        if child.id != last { Divider() }
      }
    }
  }
}

private struct Backwards: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView_Children) -> some View { ForEach(children.reversed()) { $0 } }
}

private struct Parts<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    _VariadicView.Tree(DividedStack()) { content }
    _VariadicView.Tree(root: Backwards(), content: content)
  }
}
