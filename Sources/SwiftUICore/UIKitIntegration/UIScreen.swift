import Foundation

/// The screen, as far as an app can know it that runs elsewhere.
///
/// A server does not see the screens of the people who use an app: there are several, and each
/// window has its own size. The bounds are those of a usual phone; how many pixels a point has, the
/// host says. Views that need to know their room ask a `GeometryReader`. See Apple's documentation of
/// `UIScreen`.
@MainActor
@preconcurrency
public final class UIScreen: NSObject {
  /// The screen of the window that the visitor has used last on whose behalf the code runs.
  public static let main = UIScreen()

  /// Nil for the screen of the window that has been used last.
  private weak var window: RunningWindow?

  private override init() {}

  init(of window: RunningWindow) {
    self.window = window
  }

  /// 390 × 844 points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The bounds in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels of a point, as `displayScale` in the window's environment has it; 2 where there is no
  /// window.
  public var scale: CGFloat {
    (window ?? RunningApp.current?.keyWindow)?.node.displayScale ?? 2
  }
  /// Pixels of a point.
  public var nativeScale: CGFloat { scale }
}
