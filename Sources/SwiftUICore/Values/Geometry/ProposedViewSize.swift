import BanyanLayout
import Foundation

/// A proposal for the size of a view.
///
/// A container proposes a size to each of its subviews, and each responds with the size that it takes.
/// Three proposals have a special meaning: ``zero`` requests the minimum size, ``infinity`` the
/// maximum, and ``unspecified`` the ideal one. A proposal may mix them on its two axes (LA01). See
/// Apple's documentation of `ProposedViewSize`.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width in points; nil for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points; nil for the ideal height.
  public var height: CGFloat?

  /// A proposal that requests the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal that requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal that requests the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from two lengths in points. Use nil for an ideal length.
  nonisolated public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size.
  nonisolated public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the proposal as a size, replacing nil lengths (LA08).
  /// - Parameter size: the replacement lengths, by default 10 by 10 points.
  nonisolated public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  init(_ proposal: LayoutProposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }
}

extension LayoutProposal {
  init(_ proposal: ProposedViewSize) {
    self.init(proposal.width.map { Double($0) }, proposal.height.map { Double($0) })
  }
}
