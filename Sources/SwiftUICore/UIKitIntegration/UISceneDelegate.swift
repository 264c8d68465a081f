import Foundation

/// An object that is told what happens to a scene. See ``UIWindowSceneDelegate`` for what is called when.
@MainActor
@preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene begins: the place to make its window, with what it shows.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// The scene's window has been closed.
  func sceneDidDisconnect(_ scene: UIScene)

  /// A person has the scene before them, and can use it.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene is about to take no more events.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene cannot be seen any more.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// The scene is to show URLs: here one, the page's own address, if it has a query or a fragment. It comes when the page
  /// is opened, after the scene has become active, and whenever the fragment changes.
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

/// An object that makes the window of a scene, and is told what happens to it.
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
/// Its class stands in the information property list, under `UIApplicationSceneManifest`, or the app's delegate names it in
/// `application(_:configurationForConnecting:options:)`. Each window has a delegate of its own:
///
/// | what happens | what is called |
/// | --- | --- |
/// | a window opens | `scene(_:willConnectTo:options:)`, and once it is shown `sceneWillEnterForeground(_:)`, `sceneDidBecomeActive(_:)` |
/// | its page goes out of sight | `sceneWillResignActive(_:)`, `sceneDidEnterBackground(_:)` |
/// | its page is seen again | `sceneWillEnterForeground(_:)`, `sceneDidBecomeActive(_:)` |
/// | it is closed | the two calls for going out of sight, unless they came before, `sceneDidDisconnect(_:)`, and the app delegate's `application(_:didDiscardSceneSessions:)` |
/// | the app ends | the same without the last, before `applicationWillTerminate(_:)` |
///
/// See Apple's documentation of `UIWindowSceneDelegate`.
@MainActor
@preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window. The delegate keeps it; nobody sets it.
  var window: UIWindow? { get }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? { nil }
}
