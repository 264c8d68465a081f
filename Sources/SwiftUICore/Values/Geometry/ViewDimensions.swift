import BanyanGraph
import BanyanHost
import BanyanLayout
import Foundation

/// A view's size and alignment guides, in the view's own coordinates.
///
/// See Apple's documentation of `ViewDimensions`.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// The source of the view's guides, if the window is laid out here.
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

  /// The position of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    known.map { $0.value[guide.key] } ?? width * guide.resolved.share
  }

  /// The position of a guide. In a browser, the bottom is used for a baseline, as only the browser knows the
  /// position of text.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    known.map { $0.value[guide.key] } ?? height * guide.resolved.share
  }

  /// The position of a guide that a modifier or the content has set; nil if none has. In a browser it is
  /// always nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    known?.value.explicit(guide.key).map { CGFloat($0) }
  }

  /// The position of a guide that a modifier or the content has set; nil if none has. In a browser it is
  /// always nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    known?.value.explicit(guide.key).map { CGFloat($0) }
  }
}

extension BanyanHost.Alignment.Horizontal {
  /// The position of the guide, as a share of the width.
  var share: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension BanyanHost.Alignment.Vertical {
  /// The position of the guide, as a share of the height.
  var share: CGFloat {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom, .firstTextBaseline, .lastTextBaseline: 1
    }
  }
}
