import Foundation

/// An object that responds to the events of a scene. See ``UIWindowSceneDelegate`` for the order of events.
@MainActor
@preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene begins. Make its window and content here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Called when the scene's window has been closed.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the scene is visible and ready for input.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called when the scene is about to stop receiving events.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called when the scene is about to become visible.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Called to open URLs. There is one: the page's own address, if it has a query or a fragment. The call comes when the
  /// page is opened, after the scene has become active, and whenever the fragment changes.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// An object that makes the window of a scene and responds to its events.
///
/// ```swift
/// final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///   var window: UIWindow?
///
///   func scene(
///     _ scene: UIScene, willConnectTo session: UISceneSession,
///     options connectionOptions: UIScene.ConnectionOptions
///   ) {
///     guard let windowScene = scene as? UIWindowScene else { return }
///     let window = UIWindow(windowScene: windowScene)
///     window.rootViewController = UIHostingController(rootView: NoteList())
///     self.window = window
///     window.makeKeyAndVisible()
///   }
/// }
/// ```
///
/// Name its class in the information property list, under `UIApplicationSceneManifest`, or in the app delegate's
/// `application(_:configurationForConnecting:options:)`. Each window has its own delegate:
///
/// | Event | Methods |
/// | --- | --- |
/// | A window opens | `scene(_:willConnectTo:options:)`, and once it is shown `sceneWillEnterForeground(_:)`, `sceneDidBecomeActive(_:)` |
/// | Its page is hidden | `sceneWillResignActive(_:)`, `sceneDidEnterBackground(_:)` |
/// | Its page is visible again | `sceneWillEnterForeground(_:)`, `sceneDidBecomeActive(_:)` |
/// | It is closed | the two calls for a hidden page, unless already made, `sceneDidDisconnect(_:)`, and the app's `application(_:didDiscardSceneSessions:)` |
/// | The app ends | the same except for the last call, before `applicationWillTerminate(_:)` |
///
/// See Apple's documentation of `UIWindowSceneDelegate`.
@MainActor
@preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window. The delegate stores it; the framework does not set it.
  var window: UIWindow? { get }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? { nil }
}
