import Foundation

/// The screen, as far as an app can know it that runs elsewhere.
///
/// A server does not see the screens of the people who use an app: there are several, and each
/// window has its own size. What stands here is what a usual phone has. Views that need to know
/// their room ask a `GeometryReader`. See Apple's documentation of `UIScreen`.
@MainActor
public final class UIScreen: NSObject {
  /// A usual screen.
  public static let main = UIScreen()

  private override init() {}

  /// 390 × 844 points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The bounds in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels of a point: 2.
  public var scale: CGFloat { 2 }
  /// Pixels of a point: 2.
  public var nativeScale: CGFloat { scale }
}
