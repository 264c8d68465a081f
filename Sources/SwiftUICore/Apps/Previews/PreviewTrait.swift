import Foundation

/// A namespace for the traits of previews.
public enum Preview {
  /// A marker for traits of views.
  public enum ViewTraits: Sendable {}
}

/// A trait for showing a preview.
///
/// A browser window has the size that its owner gives it, so the browser host accepts traits about
/// sizes and does not act on them.
public struct PreviewTrait<T>: Sendable {
  enum Kind: Sendable, Equatable {
    case defaultLayout
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    case modifier
  }

  let kind: Kind
  /// Returns the preview as a modifier shows it; nil for another trait.
  let modified: (@MainActor @Sendable (AnyView) -> AnyView)?

  init(kind: Kind, modified: (@MainActor @Sendable (AnyView) -> AnyView)? = nil) {
    self.kind = kind
    self.modified = modified
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A trait that gives the view the size of a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .defaultLayout) }
  /// A trait that gives the view the size it needs.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .sizeThatFits) }
  /// Returns a trait that gives the view a fixed size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .fixed(width: width, height: height))
  }
  /// A trait for an upright device.
  public static var portrait: PreviewTrait { PreviewTrait(kind: .portrait) }
  /// A trait for an upside-down device.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .portraitUpsideDown) }
  /// A trait for a device turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .landscapeLeft) }
  /// A trait for a device turned to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .landscapeRight) }
}
