import BanyanGraph
import BanyanHost
import BanyanLayout
import Foundation

extension View {
  /// Sets the position of a horizontal alignment guide of this view.
  ///
  /// In a browser the closure is called before sizes are known. Its value may be the sum of a number of
  /// points and a share of the view's own width, such as `dimensions.width / 2 - 4` or
  /// `dimensions[.trailing]`. A value that follows any other rule is reported, and replaced by its value for
  /// a view without a size. The view moves, but the space it takes in its container does not. In a window that
  /// is laid out before it is shown, as in tests that request it, the closure gets the view's real
  /// dimensions (LH03).
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(horizontal: g, computeValue: computeValue))
  }

  /// Sets the position of a vertical alignment guide of this view.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(vertical: g, computeValue: computeValue))
  }
}

/// Sets the position of an alignment guide of a view.
public nonisolated struct _AlignmentGuideModifier: WrappingModifier {
  public typealias Body = Never

  let guide: Guide
  let computeValue: (ViewDimensions) -> CGFloat

  enum Guide: Equatable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)

    var key: GuideKey {
      switch self {
      case .horizontal(let guide): guide.key
      case .vertical(let guide): guide.key
      }
    }
  }

  nonisolated init(
    horizontal guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.guide = .horizontal(guide)
    self.computeValue = computeValue
  }

  nonisolated init(
    vertical guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.guide = .vertical(guide)
    self.computeValue = computeValue
  }

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> AlignmentGuideNode {
    AlignmentGuideNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: AlignmentGuideNode) { wrapper.update(to: self) }

  /// The properties for a host with its own layout, and any issue with them.
  @MainActor fileprivate var described: (properties: [Property], issue: String?) {
    switch guide {
    // It moves nothing, and only the code that lays out the row knows its position.
    case .horizontal(let guide) where guide.isOfRowLine: return ([], nil)
    case .horizontal(let guide):
      let rule = GuideRule { computeValue(ViewDimensions(width: $0, height: $1)) }
      let standard = guide.resolved
      let guides = AlignmentGuides(horizontal: (standard, rule.shift(from: standard.share)))
      return ([.alignmentGuides(guides)], rule.issue)
    case .vertical(let guide):
      let rule = GuideRule { computeValue(ViewDimensions(width: $1, height: $0)) }
      let standard = guide.resolved
      let guides = AlignmentGuides(vertical: (standard, rule.shift(from: standard.share)))
      return ([.alignmentGuides(guides)], rule.issue)
    }
  }
}

/// The boxes of a view with an alignment guide. If the window is laid out here, the closure is called
/// during layout. Otherwise it is tried with some sizes, to describe its rule to the host. This node
/// tracks the values that the closure reads.
final class AlignmentGuideNode: BoxNode {
  fileprivate private(set) var modifier: _AlignmentGuideModifier
  private let isLaidOut: Bool
  // The closure may ask for a guide that leads back here.
  @exclusivity(unchecked) private var reads = TrackedReads()

  init(_ modifier: _AlignmentGuideModifier, under parent: _Node, in context: _Context) {
    self.modifier = modifier
    isLaidOut = context.window?.layout != nil
    super.init([], under: parent, in: context)
    if !isLaidOut { describe() }
  }

  func update(to newModifier: _AlignmentGuideModifier) {
    let old = modifier
    modifier = newModifier
    let comparison = Comparison.of(((ViewDimensions) -> CGFloat).self)
    if old.guide == newModifier.guide,
      comparison.isUnchanged(old.computeValue, newModifier.computeValue)
    {
      return
    }
    update()
  }

  override func update() {
    isQueued = false
    if !isLaidOut { return describe() }
    for box in boxes { context.window?.layout?.contributionDidChange(of: box) }
  }

  private func describe() {
    let (properties, issue) = track { modifier.described }
    if update(to: properties), let issue { Issue.report(issue, in: runtime) }
  }

  /// Returns the position that the closure computes for real dimensions.
  fileprivate func value(in dimensions: ViewDimensions) -> Double {
    track { Double(modifier.computeValue(dimensions)) }
  }

  private func track<Value>(_ body: () -> Value) -> Value {
    var observes = true
    return track(&reads, observes: &observes, body)
  }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    isLaidOut ? AlignmentGuideBoxNode(around: element, in: self) : super.makeBox(around: element)
  }

  override func detach() {
    reads.end()
    super.detach()
  }
}

final class AlignmentGuideBoxNode: BoxElementNode {
  private unowned(unsafe) let node: AlignmentGuideNode

  /// True if the guide sets the start or end of the line below a row.
  var isOfRowLine: Bool {
    if case .horizontal(let guide) = node.modifier.guide { guide.isOfRowLine } else { false }
  }

  fileprivate init(around element: ElementNode, in node: AlignmentGuideNode) {
    self.node = node
    super.init(around: element, of: node)
  }

  override var ownLayout: ElementLayout? {
    ElementLayout(
      .alignmentGuide(node.modifier.guide.key) { [unowned node] dimensions in
        assumingMainActor { node.value(in: ViewDimensions(dimensions)) }
      })
  }
}

/// The rule that a closure follows, found by trying some sizes.
private struct GuideRule {
  var share, points: Double
  var issue: String?

  /// - Parameter value: The closure's result for a length along the guide's axis and one across.
  init(_ value: (CGFloat, CGFloat) -> CGFloat) {
    points = Double(value(0, 0))
    share = (Double(value(1000, 0)) - points) / 1000
    let isLinear = abs(Double(value(300, 0)) - points - 300 * share) < 0.01
    let isOfOwnAxis = abs(Double(value(0, 100)) - points) < 0.01
    guard points.isFinite, share.isFinite, isLinear, isOfOwnAxis else {
      issue = "An alignment guide is not a share of the view's size and points: it is a constant."
      if !points.isFinite { points = 0 }
      share = 0
      return
    }
  }

  /// Returns the distance of the guide from its standard position.
  func shift(from standard: CGFloat) -> AlignmentGuides.Shift {
    AlignmentGuides.Shift(share: share - Double(standard), points: points)
  }
}
