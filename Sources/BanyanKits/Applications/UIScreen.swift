import Foundation
import SwiftUICore

/// The screen, as far as a server can know it.
///
/// A server does not see the screens of an app's users: there are several, and each
/// window has its own size. The bounds are those of a typical phone, and the host provides the number of
/// pixels per point. To find out the available space, use a `GeometryReader`. See Apple's documentation of
/// `UIScreen`.
@MainActor
@preconcurrency
public final class UIScreen: NSObject {
  /// The screen of the window used last by the visitor for whom the code runs.
  public static let main = UIScreen()

  /// The window of the screen; nil for the window used last.
  private weak var window: RunningWindow?

  private override init() {}

  init(of window: RunningWindow) {
    self.window = window
  }

  /// Always 390 × 844 points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The bounds in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels per point, equal to `displayScale` in the window's environment; 2 without a
  /// window.
  public var scale: CGFloat {
    (window ?? RunningApp.current?.keyWindow)?.node.displayScale ?? 2
  }
  /// The number of pixels per point.
  public var nativeScale: CGFloat { scale }
}
