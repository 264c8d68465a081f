import BanyanLayout
import Foundation

/// A proposal for the size of a view.
///
/// A container proposes a size to each of its subviews, and each answers with the size that it takes.
/// Three proposals have a meaning of their own: ``zero`` asks for the least size, ``infinity`` for the
/// largest, and ``unspecified`` for the ideal one. A proposal may mix them on its two axes (LA01). See
/// Apple's documentation of `ProposedViewSize`.
public struct ProposedViewSize: Equatable, Sendable {
  /// In points; nil for the ideal width.
  public var width: CGFloat?
  /// In points; nil for the ideal height.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal of two lengths in points, nil for an ideal one.
  nonisolated public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  nonisolated public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, with lengths in place of those that are nil (LA08).
  /// - Parameter size: the lengths to take, by default 10 by 10 points.
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
