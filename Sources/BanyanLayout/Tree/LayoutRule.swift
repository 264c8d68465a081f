/// How an element is laid out. The words are those of SwiftUI's views and modifiers; an element with
/// a rule for one child lays out its first.
package enum LayoutRule {
  // MARK: Leaves

  /// Takes what it is offered: a color, a rectangle (LB13).
  case fill
  /// Answers by a rule of its own: a shape with a size (LB13, LB14).
  case sized(any SizeRule)
  case text(LayoutText)
  indirect case picture(LayoutPicture)
  case spacer(minimum: Double?)
  case divider
  /// A control that the host draws: as large as its ideal size, or as what it is offered on the axes
  /// on which it is greedy (LB17).
  case control(ideal: LayoutSize, greedy: LayoutAxes)
  /// Rows of a lazy container that are not there.
  case absentRows(count: Int)

  // MARK: One child

  /// What is laid out for itself: a window, a sheet.
  indirect case window(size: LayoutSize, safeArea: LayoutInsets)
  /// What is laid out for itself in a place of a width, and is as high as what is in it: a row that the host has drawn.
  case hosted(width: Double)
  /// What is laid out for itself and is as large as what is in it, within bounds: a popover.
  indirect case fitted(LayoutFit)
  /// Changes nothing of layout: a border, a shadow, a scale, a gesture.
  case passing
  case padding(LayoutInsets)
  case frame(width: Double?, height: Double?, alignment: LayoutAlignment)
  indirect case flexibleFrame(LayoutBounds, alignment: LayoutAlignment)
  /// - Parameter ratio: width by height; nil for that of the ideal size.
  case aspectRatio(ratio: Double?, fills: Bool)
  case fixedSize(LayoutAxes)
  case offset(LayoutPoint)
  case position(LayoutPoint)
  case priority(Double)
  case alignmentGuide(GuideKey, (LayoutDimensions) -> Double)
  indirect case gridCell(LayoutGridCell)
  case ignoresSafeArea(LayoutEdges)
  case safeAreaPadding(LayoutInsets)

  // MARK: Several children

  /// The first child, and others as large as it before or behind it.
  case decorated(LayoutAlignment)
  /// The first child, and a second beside it that takes room from its safe area.
  case safeAreaInset(LayoutAxis, LayoutSide, spacing: Double?, alignment: GuideKey)
  /// - Parameters:
  ///   - spacing: nil for what neighbors want.
  ///   - alignment: across the axis.
  case stack(LayoutAxis, spacing: Double?, alignment: GuideKey)
  case depthStack(LayoutAlignment)
  case grid(horizontalSpacing: Double?, verticalSpacing: Double?, alignment: LayoutAlignment)
  case gridRow(alignment: GuideKey?)
  case lazyStack(LayoutAxis, spacing: Double?, alignment: GuideKey)
  indirect case lazyGrid(LayoutLazyGrid)
  case scrollView(LayoutAxes)
  case geometryReader
  /// The first child that fits on some axes.
  case viewThatFits(LayoutAxes)
  case custom(any CustomLayout)
}

/// A leaf's own rule: it answers the same for the same proposal, until it is set anew.
package protocol SizeRule: AnyObject {
  func size(for proposal: LayoutProposal) -> LayoutSize
}

/// How large something is that follows its content.
package struct LayoutFit: Hashable, Sendable {
  package var least, most: LayoutSize
  /// How large it is along an axis on which the content takes all there is; nil for its ideal length.
  package var greedy: LayoutProposal

  package init(
    least: LayoutSize = .zero, most: LayoutSize, greedy: LayoutProposal = .unspecified
  ) {
    self.least = least
    self.most = most
    self.greedy = greedy
  }
}

/// A picture. One that can be resized has no proportions of its own (LB12).
package struct LayoutPicture: Hashable, Sendable {
  package var size: LayoutSize
  package var isResizable: Bool
  /// What of a resizable picture keeps its size, at the edges.
  package var capInsets: LayoutInsets

  package init(
    size: LayoutSize, isResizable: Bool = false, capInsets: LayoutInsets = LayoutInsets()
  ) {
    self.size = Sensible.size(size)
    self.isResizable = isResizable
    self.capInsets = Sensible.insets(capInsets)
  }

  func size(for proposal: LayoutProposal) -> LayoutSize {
    guard isResizable else { return size }
    let offered = proposal.replacingUnspecified(by: size)
    return LayoutSize(
      max(offered.width, capInsets[.horizontal]), max(offered.height, capInsets[.vertical]))
  }
}

extension LayoutRule {
  /// How an element treats what stands in it.
  enum Role {
    case leaf
    /// Has one child that is laid out, and lets its guides, its spacing and its priority through.
    case wrapper
    case container
  }

  /// Whether an element of the rule stands in none.
  var isRoot: Bool {
    switch self {
    case .window, .hosted, .fitted: true
    default: false
    }
  }

  var role: Role {
    switch self {
    case .fill, .sized, .text, .picture, .spacer, .divider, .control, .absentRows: .leaf
    case .passing, .padding, .frame, .flexibleFrame, .aspectRatio, .fixedSize, .offset, .position,
      .priority, .alignmentGuide, .gridCell, .ignoresSafeArea, .safeAreaPadding, .decorated:
      .wrapper
    case .window, .hosted, .fitted, .safeAreaInset, .stack, .depthStack, .grid, .gridRow,
      .lazyStack,
      .lazyGrid,
      .scrollView, .geometryReader, .viewThatFits, .custom:
      .container
    }
  }
}
