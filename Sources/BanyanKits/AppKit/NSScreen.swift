import Foundation
import SwiftUICore

/// The screen, under its name in AppKit, as far as a server can know it: see ``UIScreen``. See Apple's documentation of `NSScreen`.
@MainActor
@preconcurrency
public final class NSScreen: NSObject {
  /// The screen of the window used last by the visitor for whom the code runs.
  public static let main: NSScreen? = NSScreen()

  private override init() {}

  /// Always 390 × 844 points, those of a typical phone. To find out the available space, use a `GeometryReader`.
  public var frame: CGRect { UIScreen.main.bounds }
  /// The part of the screen that the system does not cover: all of it.
  public var visibleFrame: CGRect { frame }
  /// The number of pixels per point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
