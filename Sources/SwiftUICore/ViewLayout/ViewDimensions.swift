import BanyanGraph
import BanyanHost
import BanyanLayout
import Foundation

/// A view's size and the guides in it, in the view's own coordinates.
///
/// See Apple's documentation of `ViewDimensions`.
public struct ViewDimensions: Equatable, Sendable {
  /// In points.
  public let width: CGFloat
  /// In points.
  public let height: CGFloat
  /// Where the window is laid out here: what knows the view's guides.
  private let known: Carried<LayoutDimensions>?

  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
    known = nil
  }

  init(_ dimensions: LayoutDimensions) {
    width = dimensions.width
    height = dimensions.height
    known = Carried(dimensions)
  }

  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.width == right.width && left.height == right.height
  }

  /// Where a guide stands.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    known.map { $0.value[guide.key] } ?? width * guide.resolved.share
  }

  /// Where a guide stands. In a browser a baseline is taken for the bottom: where text stands is known
  /// to it alone.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    known.map { $0.value[guide.key] } ?? height * guide.resolved.share
  }

  /// Where a guide stands that a modifier or the content has set; nil if none has. In a browser none is
  /// known.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    known?.value.explicit(guide.key).map { CGFloat($0) }
  }

  /// Where a guide stands that a modifier or the content has set; nil if none has. In a browser none is
  /// known.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    known?.value.explicit(guide.key).map { CGFloat($0) }
  }
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
