import Foundation

/// An object that responds to the events of an app.
///
/// Declare one in the app with `@UIApplicationDelegateAdaptor`. The framework makes one for
/// each visitor, and calls the methods that it implements, on the main actor:
///
/// | Event | Methods |
/// | --- | --- |
/// | The visitor's app starts, before its first window | `application(_:willFinishLaunchingWithOptions:)`, `application(_:didFinishLaunchingWithOptions:)` |
/// | Their first window has been shown | `applicationDidBecomeActive(_:)` |
/// | Their last window has closed | `applicationWillResignActive(_:)`, `applicationDidEnterBackground(_:)` |
/// | They have opened a window again | `applicationWillEnterForeground(_:)`, `applicationDidBecomeActive(_:)` |
/// | The app is ended after a long absence, or the server stops (SIGINT, SIGTERM) | `applicationWillTerminate(_:)`, after those for a last open window |
///
/// An app without an `App` starts with its delegate, which has `@main`, and the delegates of its scenes make its
/// windows: see ``UIWindowSceneDelegate``. These receive the window events, and of the calls above the app's delegate only
/// gets those for launch and termination.
///
/// A window is a tab of a browser, visible or not. Reloading a page closes its window
/// and opens another. A process that is killed, or traps, calls no methods.
@MainActor
@preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called when the app is being launched.
  /// - Parameter launchOptions: always nil here.
  /// - Returns: a value that is not used.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app has been launched. The default implementation calls `applicationDidFinishLaunching(_:)`.
  /// - Parameter launchOptions: always nil here.
  /// - Returns: a value that is not used.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app has been launched.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Called when a window has opened while none was open.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called when the last window has closed.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the last window has closed, right after `applicationWillResignActive(_:)`.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called when a window has opened again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called when the app ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called for each window of an app that starts with its delegate.
  /// - Returns: the configuration of the window's scene; by default, the first one in the information property list.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when windows have been closed.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
