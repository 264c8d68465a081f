import Foundation

/// The namespace of what a preview of a view can be given.
public enum Preview {
  /// Says that a trait is one for views.
  public enum ViewTraits: Sendable {}
}

/// How a preview is to be shown.
///
/// A browser window has the size that its owner gives it, so the browser host accepts traits and
/// does not act on them.
public struct PreviewTrait<Traits>: Sendable {
  enum Kind: Sendable, Equatable {
    case defaultLayout
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  let kind: Kind
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// The view has the size of a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .defaultLayout) }
  /// The view has the size it asks for.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .sizeThatFits) }
  /// The view has the given size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .fixed(width: width, height: height))
  }
  /// The device is upright.
  public static var portrait: PreviewTrait { PreviewTrait(kind: .portrait) }
  /// The device is upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .portraitUpsideDown) }
  /// The device is turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .landscapeLeft) }
  /// The device is turned to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .landscapeRight) }
}
