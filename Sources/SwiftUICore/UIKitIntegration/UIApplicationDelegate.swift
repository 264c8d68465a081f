import Foundation

/// An object that is told what happens to an app.
///
/// Declare one in the app with `@UIApplicationDelegateAdaptor`; the framework makes it, one for
/// each visitor, and calls those of these methods that it has, on the main actor:
///
/// | what happens | what is called |
/// | --- | --- |
/// | the visitor's app starts, before any window is there | `application(_:willFinishLaunchingWithOptions:)`, `application(_:didFinishLaunchingWithOptions:)` |
/// | their first window has been shown | `applicationDidBecomeActive(_:)` |
/// | their last window has closed | `applicationWillResignActive(_:)`, `applicationDidEnterBackground(_:)` |
/// | they have opened one again | `applicationWillEnterForeground(_:)`, `applicationDidBecomeActive(_:)` |
/// | they are let go after being away for long, or the server stops (SIGINT, SIGTERM) | `applicationWillTerminate(_:)`, after the two calls for a last window if one is open |
///
/// An app that has no `App` begins with its delegate, which has `@main`, and its windows are made by the delegates of
/// scenes: see ``UIWindowSceneDelegate``. Those are told of windows, and of the calls above the app's delegate gets only
/// those for its launch and its end.
///
/// A window is a tab of a browser, in view or not. A page that is loaded again closes its window
/// and opens another. A process that is killed, or traps, tells nobody.
@MainActor
@preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app is being launched.
  /// - Parameter launchOptions: always nil here.
  /// - Returns: not used.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app has been launched. Without this method, `applicationDidFinishLaunching(_:)` is called.
  /// - Parameter launchOptions: always nil here.
  /// - Returns: not used.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app has been launched.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// A window has opened while none was open.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The last window has closed.
  func applicationWillResignActive(_ application: UIApplication)

  /// The last window has closed; called right after `applicationWillResignActive(_:)`.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// A window has opened again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The app ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// A window opens. Called for each window of an app that begins with its delegate.
  /// - Returns: how its scene is made. Without this method it is the first configuration of the information property list.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Windows have been closed.
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
