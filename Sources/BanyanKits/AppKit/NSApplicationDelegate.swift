import Foundation

/// An object that responds to the events of an app.
///
/// Declare one in the app with `@NSApplicationDelegateAdaptor`. The framework makes one for
/// each visitor, and calls the methods that it implements, on the main actor:
///
/// | Event | Methods |
/// | --- | --- |
/// | The visitor's app starts, before its first window | `applicationWillFinishLaunching(_:)`, `applicationDidFinishLaunching(_:)` |
/// | Their first window has been shown, or one after none was open | `applicationWillBecomeActive(_:)`, `applicationDidBecomeActive(_:)` |
/// | Their last window has closed | `applicationWillResignActive(_:)`, `applicationDidResignActive(_:)` |
/// | The app is ended after a long absence, or the server stops (SIGINT, SIGTERM) | `applicationWillTerminate(_:)` |
///
/// A window is a tab of a browser, visible or not. Reloading a page closes its window
/// and opens another. A process that is killed, or traps, calls no methods. The delegate is not asked whether the
/// app should terminate: other visitors continue, and a server that is asked to stop stops.
///
/// The object of each notification is the ``NSApplication``.
@MainActor
@preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Called when the app is being launched.
  func applicationWillFinishLaunching(_ notification: Notification)

  /// Called when the app has been launched.
  func applicationDidFinishLaunching(_ notification: Notification)

  /// Called when a window has opened while none was open.
  func applicationWillBecomeActive(_ notification: Notification)

  /// Called when a window has opened while none was open.
  func applicationDidBecomeActive(_ notification: Notification)

  /// Called when the last window has closed.
  func applicationWillResignActive(_ notification: Notification)

  /// Called when the last window has closed.
  func applicationDidResignActive(_ notification: Notification)

  /// Called when the app ends.
  func applicationWillTerminate(_ notification: Notification)
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillBecomeActive(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationWillResignActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
}
