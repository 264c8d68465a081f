import BanyanHost
import Foundation

extension View {
  /// Sets where this view is aligned with others, on the horizontal axis.
  ///
  /// The value may be a sum of points and of a share of the view's own width, such as
  /// `dimensions.width / 2 - 4` or `dimensions[.trailing]`; it is asked for before sizes are known. One
  /// that follows another rule is reported, and taken for what it is in a view without a size. The
  /// view moves; the room that its container takes does not.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(horizontal: g, computeValue: computeValue))
  }

  /// Sets where this view is aligned with others, on the vertical axis.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(vertical: g, computeValue: computeValue))
  }
}

/// Sets where a view is aligned with others.
public nonisolated struct _AlignmentGuideModifier: BoxModifier {
  let guides: AlignmentGuides
  let issue: String?

  nonisolated init(
    horizontal guide: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat
  ) {
    let rule = Rule { computeValue(ViewDimensions(width: $0, height: $1)) }
    guides = AlignmentGuides(
      horizontal: (guide.resolved, rule.shift(from: guide.resolved.share)))
    issue = rule.issue
  }

  nonisolated init(vertical guide: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat) {
    let rule = Rule { computeValue(ViewDimensions(width: $1, height: $0)) }
    guides = AlignmentGuides(vertical: (guide.resolved, rule.shift(from: guide.resolved.share)))
    issue = rule.issue
  }

  @MainActor var properties: [Property] { [.alignmentGuides(guides)] }

  /// What a closure makes of sizes, found by trying some.
  private struct Rule {
    var share, points: Double
    var issue: String?

    /// - Parameter value: What the closure makes of a length along the guide's axis and one across.
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

    /// How far the guide is from where it would be.
    func shift(from standard: CGFloat) -> AlignmentGuides.Shift {
      AlignmentGuides.Shift(share: share - Double(standard), points: points)
    }
  }
}
