/// The rule by which an element is laid out. The names are those of SwiftUI's views and modifiers; an element with a
/// rule for one child lays out its first.
package enum LayoutRule {
  // MARK: Leaves

  /// Takes the proposed size: a color, a rectangle (LB13).
  case fill
  /// Answers by its own rule: a shape with a size (LB13, LB14).
  case sized(any SizeRule)
  case text(LayoutText)
  indirect case picture(LayoutPicture)
  case spacer(minimum: Double?)
  case divider
  /// A control that the host draws: it has its ideal size, or the proposed length on the axes on which it is greedy
  /// (LB17).
  case control(ideal: LayoutSize, greedy: LayoutAxes)
  /// The missing rows of a lazy container.
  case absentRows(count: Int)

  // MARK: One child

  /// A root of its own layout: a window, a sheet.
  indirect case window(size: LayoutSize, safeArea: LayoutInsets)
  /// A root of its own layout with the size of its content, within bounds: a popover.
  indirect case fitted(LayoutFit)
  /// Does not affect layout: a border, a shadow, a scale, a gesture.
  case passing
  case padding(LayoutInsets)
  case frame(width: Double?, height: Double?, alignment: LayoutAlignment)
  indirect case flexibleFrame(LayoutBounds, alignment: LayoutAlignment)
  /// - Parameter ratio: the width divided by the height; nil for that of the ideal size.
  case aspectRatio(ratio: Double?, fills: Bool)
  case fixedSize(LayoutAxes)
  case offset(LayoutPoint)
  case position(LayoutPoint)
  /// Has the size of its content, and shows it elsewhere.
  indirect case matched(LayoutMatch)
  case priority(Double)
  case alignmentGuide(GuideKey, (LayoutDimensions) -> Double)
  indirect case gridCell(LayoutGridCell)
  case ignoresSafeArea(LayoutEdges)
  /// A section of a list, or a header or footer in one: it keeps a distance of its own from what is before and after it in a lazy stack, in
  /// place of the spacing of rows.
  case listPart(spacing: Double)
  /// A row of a list: insets around content that is at the leading edge, and in the middle of a row with the least height.
  indirect case listRow(least: Double, LayoutInsets)
  case safeAreaPadding(LayoutInsets)

  // MARK: Several children

  /// The first child, and others of the same size before or behind it.
  case decorated(LayoutAlignment)
  /// The first child, and a second beside it that takes room from its safe area.
  case safeAreaInset(LayoutAxis, LayoutSide, spacing: Double?, alignment: GuideKey)
  /// - Parameters:
  ///   - spacing: nil for the neighbors' preferred spacing.
  ///   - alignment: the alignment across the axis.
  case stack(LayoutAxis, spacing: Double?, alignment: GuideKey)
  case depthStack(LayoutAlignment)
  case grid(horizontalSpacing: Double?, verticalSpacing: Double?, alignment: LayoutAlignment)
  case gridRow(alignment: GuideKey?)
  case lazyStack(LayoutAxis, spacing: Double?, alignment: GuideKey)
  indirect case lazyGrid(LayoutLazyGrid)
  /// - Parameter anchor: the place of content that is smaller than the view, from 0 to 1 along each of the axes.
  case scrollView(LayoutAxes, anchor: LayoutPoint = .zero)
  case geometryReader
  /// The first child that fits on some axes.
  case viewThatFits(LayoutAxes)
  case custom(any CustomLayout)
}

/// The frame of another element that an element is shown in.
package struct LayoutMatch: Hashable, Sendable {
  /// The size that the content is offered; nil for its own.
  package var size: LayoutSize?
  /// The point that the content's anchor meets, from the leading corner of its own place; nil for the anchor of that place.
  package var point: LayoutPoint?
  /// A point of the content, in shares of its size.
  package var anchor: LayoutPoint

  package init(size: LayoutSize?, point: LayoutPoint?, anchor: LayoutPoint) {
    self.size = size
    self.point = point
    self.anchor = anchor
  }
}

/// The custom rule of a leaf: it gives the same answer to the same proposal, until it is set anew.
package protocol SizeRule: AnyObject {
  func size(for proposal: LayoutProposal) -> LayoutSize
}

/// The size limits of an element that follows its content.
package struct LayoutFit: Hashable, Sendable {
  package var least, most: LayoutSize
  /// The length along an axis on which the content is greedy; nil for its ideal length.
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
  /// The insets of a resizable picture's edges that keep their size.
  package var capInsets: LayoutInsets
  /// The distance from the baseline of a symbol, which is in a line like a letter, to its lower edge; 0 for a picture
  /// without a baseline.
  package var descent: Double

  package init(
    size: LayoutSize, isResizable: Bool = false, capInsets: LayoutInsets = LayoutInsets(),
    descent: Double = 0
  ) {
    self.size = Sensible.size(size)
    self.isResizable = isResizable
    self.capInsets = Sensible.insets(capInsets)
    self.descent = Sensible.place(descent)
  }

  func size(for proposal: LayoutProposal) -> LayoutSize {
    guard isResizable else { return size }
    let offered = proposal.replacingUnspecified(by: size)
    return LayoutSize(
      max(offered.width, capInsets[.horizontal]), max(offered.height, capInsets[.vertical]))
  }
}

extension LayoutRule {
  /// The role of an element towards its content.
  enum Role {
    case leaf
    /// Lays out one child, and passes on its guides, its spacing and its priority.
    case wrapper
    case container
  }

  /// Facts about a rule.
  struct Traits: OptionSet {
    let rawValue: UInt16

    static let leaf = Traits(rawValue: 1)
    static let wrapper = Traits(rawValue: 1 << 1)
    static let container = Traits(rawValue: 1 << 2)
    static let root = Traits(rawValue: 1 << 3)
    static let text = Traits(rawValue: 1 << 4)
    static let spacer = Traits(rawValue: 1 << 5)
    static let absentRows = Traits(rawValue: 1 << 6)
    static let stack = Traits(rawValue: 1 << 7)
    static let custom = Traits(rawValue: 1 << 8)
    /// The first child alone belongs to the rule's own size.
    static let decorated = Traits(rawValue: 1 << 9)
    static let offset = Traits(rawValue: 1 << 10)

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(_ rule: LayoutRule) {
      self =
        switch rule.role {
        case .leaf: .leaf
        case .wrapper: .wrapper
        case .container: .container
        }
      switch rule {
      case .text: insert(.text)
      case .spacer: insert(.spacer)
      case .absentRows: insert(.absentRows)
      case .stack: insert(.stack)
      case .custom: insert(.custom)
      case .decorated: insert(.decorated)
      case .offset: insert(.offset)
      case .window, .fitted: insert(.root)
      default: break
      }
    }
  }

  /// True if an element with the rule has no parent in layout.
  var isRoot: Bool {
    switch self {
    case .window, .fitted: true
    default: false
    }
  }

  var role: Role {
    switch self {
    case .fill, .sized, .text, .picture, .spacer, .divider, .control, .absentRows: .leaf
    case .passing, .padding, .frame, .flexibleFrame, .aspectRatio, .fixedSize, .offset, .position,
      .matched, .priority, .alignmentGuide, .gridCell, .ignoresSafeArea, .safeAreaPadding,
      .listPart, .listRow, .decorated:
      .wrapper
    case .window, .fitted, .safeAreaInset, .stack, .depthStack, .grid, .gridRow,
      .lazyStack,
      .lazyGrid,
      .scrollView, .geometryReader, .viewThatFits, .custom:
      .container
    }
  }
}
