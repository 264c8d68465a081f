import BanyanGraph
import Foundation

/// Views side by side, with dividers between them that a person can drag.
///
/// ```swift
/// HSplitView {
///   Sources().frame(minWidth: 160, maxWidth: 300)
///   Editor().frame(maxWidth: .infinity)
/// }
/// ```
///
/// The view takes the space that it gets, and its panes share the width evenly, within the least and greatest widths of their content.
/// Dragging a divider changes the two panes beside it within the same limits, and afterwards the panes keep their proportions. So a pane
/// without a flexible frame, such as a text alone, does not become wider when somebody drags. The proportions are kept as long as the view
/// exists. Each step of a drag is an event for the server. See Apple's documentation of `HSplitView`.
public struct HSplitView<Content: View> {
  private let content: Content

  /// Creates a view with a pane for each view of its content.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension HSplitView: View {
  public var body: some View { PaneSplit(axis: .horizontal, content: content) }
}

/// Views above one another, with dividers between them that a person can drag.
///
/// It is to heights what an ``HSplitView`` is to widths. See Apple's documentation of `VSplitView`.
public struct VSplitView<Content: View> {
  private let content: Content

  /// Creates a view with a pane for each view of its content.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension VSplitView: View {
  public var body: some View { PaneSplit(axis: .vertical, content: content) }
}

private struct PaneSplit<Content: View>: View {
  let axis: Axis
  let content: Content
  /// The share of each pane that a person has chosen; empty for equal shares.
  @State private var weights: [CGFloat] = []
  @State private var panes = Panes()
  @Environment(\.layoutDirection) private var direction

  init(axis: Axis, content: Content) {
    self.axis = axis
    self.content = content
  }

  var body: some View {
    Group(subviews: content) { views in
      let isChosen = weights.count == views.count
      PaneLayout(axis: axis, weights: isChosen ? weights : [], panes: panes) {
        ForEach(Array(views.enumerated()), id: \.element.id) { pane, view in
          if pane > 0 { PaneDivider(axis: axis).gesture(drag(edgeBefore: pane)) }
          view
        }
      }
    }
  }

  private func drag(edgeBefore pane: Int) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        let start = panes.beforeDrag(at: value.startLocation)
        var distance = axis == .horizontal ? value.translation.width : value.translation.height
        if axis == .horizontal, direction == .rightToLeft { distance = -distance }
        weights = start.moving(edgeBefore: pane, by: distance)
      }
      .onEnded { _ in panes.start = nil }
  }
}

/// The panes of a split view as they were laid out last, which is where a drag starts from.
@MainActor
private final class Panes {
  var current = PaneLengths()
  var start: (location: CGPoint, lengths: PaneLengths)?

  /// Returns the panes when a drag began. A drag that was interrupted has no end, but the next one has another start.
  func beforeDrag(at location: CGPoint) -> PaneLengths {
    if let start, start.location == location { return start.lengths }
    start = (location, current)
    return current
  }
}

/// The line between two panes, with some space at its sides to take hold of it.
private struct PaneDivider: View {
  let axis: Axis

  init(axis: Axis) {
    self.axis = axis
  }

  var body: some View {
    Rectangle().fill(.separator)
      .frame(width: axis == .horizontal ? 1 : nil, height: axis == .vertical ? 1 : nil)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .pointerStyle(axis == .horizontal ? .columnResize : .rowResize)
      .accessibilityHidden(true)
  }
}

/// Panes at the even positions, and dividers between them.
private nonisolated struct PaneLayout: Layout {
  let axis: Axis
  let weights: [CGFloat]
  let panes: Panes

  private static let dividerLength: CGFloat = 9

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let views = stride(from: 0, to: subviews.count, by: 2).map { subviews[$0] }
    let ideals = views.map { $0.sizeThatFits(.unspecified) }
    let dividers = Self.dividerLength * CGFloat(max(views.count - 1, 0))
    let breadth = across(proposal) ?? ideals.reduce(0) { max($0, across($1)) }
    let ideal = ideals.reduce(dividers) { $0 + along($1) }
    let least = limits(of: views, breadth: breadth).reduce(dividers) { $0 + $1.lowerBound }
    return size(max(along(proposal) ?? ideal, least), breadth)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let views = stride(from: 0, to: subviews.count, by: 2).map { subviews[$0] }
    let dividers = Self.dividerLength * CGFloat(max(views.count - 1, 0))
    let breadth = across(bounds.size)
    let shared = PaneLengths(
      of: along(bounds.size) - dividers,
      weights: weights.isEmpty ? views.map { _ in 1 } : weights,
      limits: limits(of: views, breadth: breadth))
    var offset: CGFloat = 0
    for (index, view) in subviews.enumerated() {
      let length = index.isMultiple(of: 2) ? shared.lengths[index / 2] : Self.dividerLength
      let middle = size(offset + length / 2, breadth / 2)
      view.place(
        at: CGPoint(x: bounds.minX + middle.width, y: bounds.minY + middle.height),
        anchor: .center, proposal: ProposedViewSize(size(length, breadth)))
      offset += length
    }
    assumingMainActor { panes.current = shared }
  }

  private func limits(of views: [LayoutSubview], breadth: CGFloat) -> [ClosedRange<CGFloat>] {
    views.map { view in
      let least = along(view.sizeThatFits(ProposedViewSize(size(0, breadth))))
      let greatest = along(view.sizeThatFits(ProposedViewSize(size(.infinity, breadth))))
      return least...max(least, greatest)
    }
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func along(_ size: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? size.width : size.height
  }

  private func across(_ size: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? size.height : size.width
  }

  private func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }
}
