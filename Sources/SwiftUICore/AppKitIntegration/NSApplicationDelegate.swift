import Foundation

/// An object that is told what happens to an app.
///
/// Declare one in the app with `@NSApplicationDelegateAdaptor`; the framework makes it, one for
/// each visitor, and calls those of these methods that it has, on the main actor:
///
/// | what happens | what is called |
/// | --- | --- |
/// | the visitor's app starts, before any window is there | `applicationWillFinishLaunching(_:)`, `applicationDidFinishLaunching(_:)` |
/// | their first window has been shown, or one after none was open | `applicationWillBecomeActive(_:)`, `applicationDidBecomeActive(_:)` |
/// | their last window has closed | `applicationWillResignActive(_:)`, `applicationDidResignActive(_:)` |
/// | they are let go after being away for long, or the server stops (SIGINT, SIGTERM) | `applicationWillTerminate(_:)` |
///
/// A window is a tab of a browser, in view or not. A page that is loaded again closes its window
/// and opens another. A process that is killed, or traps, tells nobody. Nobody is asked whether the
/// app should terminate: other visitors go on, and a server that is told to stop stops.
///
/// The object of each notification is the ``NSApplication``.
@MainActor
@preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// The app is being launched.
  func applicationWillFinishLaunching(_ notification: Notification)

  /// The app has been launched.
  func applicationDidFinishLaunching(_ notification: Notification)

  /// A window has opened while none was open.
  func applicationWillBecomeActive(_ notification: Notification)

  /// A window has opened while none was open.
  func applicationDidBecomeActive(_ notification: Notification)

  /// The last window has closed.
  func applicationWillResignActive(_ notification: Notification)

  /// The last window has closed.
  func applicationDidResignActive(_ notification: Notification)

  /// The app ends.
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
