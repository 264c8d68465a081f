import CoreGraphics
import Foundation

/// The appearance of a window. See Apple's documentation of `WindowStyle`.
///
/// Window styles have no effect on current hosts: a window is a browser tab, which has its own frame.
public protocol WindowStyle {}

/// The default window style.
public struct DefaultWindowStyle: WindowStyle {
  public init() {}
}

/// A window without a title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public init() {}
}

/// A window with a title.
public struct TitleBarWindowStyle: WindowStyle {
  public init() {}
}

/// A window without a frame.
public struct PlainWindowStyle: WindowStyle {
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The appearance of a window's toolbar. See Apple's documentation of `WindowToolbarStyle`.
///
/// Like window styles, they have no effect on current hosts: a window is a browser tab, which has its own frame, and toolbars are
/// in the pages.
public protocol WindowToolbarStyle {}

/// The default style of a window's toolbar.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}

/// A toolbar below the window's title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}

/// A toolbar beside the window's title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public init() {}

  /// - Parameter showsTitle: whether the title is shown.
  public init(showsTitle: Bool) {}
}

/// A small toolbar beside the window's title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public init() {}

  /// - Parameter showsTitle: whether the title is shown.
  public init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

/// The limits on the size of a window. See Apple's documentation of `WindowResizability`.
public struct WindowResizability: Sendable {
  private let name: String

  public static let automatic = WindowResizability(name: "automatic")
  /// The content determines the size.
  public static let contentSize = WindowResizability(name: "content size")
  /// The content determines the minimum size.
  public static let contentMinSize = WindowResizability(name: "content minimum size")
}

extension Scene {
  /// Sets the style of this scene's windows. Has no effect in a browser, where a window is a tab.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Sets the style of the toolbars of this scene's windows. Has no effect in a browser, where a window is a tab.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    self
  }

  /// Sets the size limits of windows. Has no effect in a browser: the user determines the size.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Sets the initial size of windows. Has no effect in a browser: all tabs have the same size.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the initial size of windows. Has no effect in a browser: all tabs have the same size.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the initial position of windows. Has no effect in a browser: tabs are side by side.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
}
