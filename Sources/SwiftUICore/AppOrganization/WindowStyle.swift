import CoreGraphics
import Foundation

/// How a window looks. See Apple's documentation of `WindowStyle`.
///
/// Styles of windows have no meaning on the hosts there are: a window is a tab of a browser, which has
/// a frame of its own.
public protocol WindowStyle {}

/// The usual window.
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

/// Who decides how large a window may be. See Apple's documentation of `WindowResizability`.
public struct WindowResizability: Sendable {
  private let name: String

  public static let automatic = WindowResizability(name: "automatic")
  /// Its content.
  public static let contentSize = WindowResizability(name: "content size")
  /// Its content, as to how small it may be.
  public static let contentMinSize = WindowResizability(name: "content minimum size")
}

extension Scene {
  /// Sets how windows of this scene look. Has no meaning in a browser, where a window is a tab.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Says who decides how large windows may be. Has no meaning in a browser: the person does.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Sets how large windows are at first. Has no meaning in a browser: a tab is as large as the others.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets how large windows are at first. Has no meaning in a browser: a tab is as large as the others.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets where windows are at first. Has no meaning in a browser: tabs stand beside each other.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
}
