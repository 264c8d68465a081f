import BanyanHost
import Foundation

/// A view's size and the guides in it, in the view's own coordinates.
///
/// See Apple's documentation of `ViewDimensions`.
public struct ViewDimensions: Equatable, Sendable {
  /// In points.
  public let width: CGFloat
  /// In points.
  public let height: CGFloat

  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// Where a guide stands.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    width * guide.resolved.share
  }

  /// Where a guide stands. A baseline is taken for the bottom: where text stands is known to hosts
  /// only.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    height * guide.resolved.share
  }

  /// Where a guide stands that a modifier has set, which is not known of any.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// Where a guide stands that a modifier has set, which is not known of any.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

extension BanyanHost.Alignment.Horizontal {
  /// Where the guide is, as a share of the width.
  var share: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension BanyanHost.Alignment.Vertical {
  /// Where the guide is, as a share of the height.
  var share: CGFloat {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom, .firstTextBaseline, .lastTextBaseline: 1
    }
  }
}
