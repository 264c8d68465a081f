import BanyanKits
import SwiftUICore
import UIKit

/// The class that stands in a manifest: its name is looked up in the module of the app's delegate.
@MainActor
final class NamedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIHostingController(
      rootView: Text("named by \(session.configuration.name ?? "nobody")"))
    window?.makeKeyAndVisible()
  }
}

/// Apps that begin with a delegate, and whose windows are made by the delegates of scenes, as Xcode's template of 2019
/// has it.
@MainActor
@Suite struct S_SceneDelegates {
  static let log = Trace<String>()

  final class Model: ObservableObject {
    @Published var name: String
    init(_ name: String) { self.name = name }
  }

  struct Screen: View {
    @EnvironmentObject private var model: Model
    @State private var count = 0

    var body: some View {
      Text(model.name)
      Button("count \(count)") { count += 1 }
      Button("rename") { model.name += "!" }
    }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    let names = Model("app")

    override init() {
      super.init()
      S_SceneDelegates.log("init")
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      S_SceneDelegates.log("launched")
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      S_SceneDelegates.log("configuration for \(session.role.rawValue)")
      let configuration = UISceneConfiguration(name: "Ours", sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func application(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
      S_SceneDelegates.log("discarded \(sceneSessions.count)")
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      S_SceneDelegates.log("never called where there are scene delegates")
    }

    func applicationWillTerminate(_ application: UIApplication) {
      S_SceneDelegates.log("terminates")
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let model = Model("scene")

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      S_SceneDelegates.log(
        "connects \(session.configuration.name ?? "") \(scene.delegate === self)")
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIHostingController(rootView: Screen().environmentObject(model))
      self.window = window
      window.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { S_SceneDelegates.log("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { S_SceneDelegates.log("active") }
    func sceneWillResignActive(_ scene: UIScene) { S_SceneDelegates.log("resigns") }
    func sceneDidEnterBackground(_ scene: UIScene) { S_SceneDelegates.log("background") }
    func sceneDidDisconnect(_ scene: UIScene) {
      S_SceneDelegates.log("disconnected \(scene.activationState == .unattached)")
    }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      S_SceneDelegates.log("opens \(URLContexts.map(\.url.absoluteString))")
    }
  }

  @Test
  func `S18 a scene delegate is made and notified for each window, before it is shown and after`() {
    Self.log.reset()
    let app = TestApp(delegate: AppDelegate.self)
    #expect(
      Self.log.events == [
        "init", "launched", "configuration for UIWindowSceneSessionRoleApplication",
        "connects Ours true", "foreground", "active",
      ])
    #expect(app.window.texts == ["scene", "count 0", "rename"])
    #expect(app.reports == [])
  }

  @Test func `P01 each window has a scene delegate of its own, and what that gives to its views`() {
    let app = TestApp(delegate: AppDelegate.self)
    let second = app.openWindow()
    app.window.button("count 0").tap()
    app.window.button("rename").tap()
    #expect(app.window.texts == ["scene!", "count 1", "rename"])
    #expect(second.texts == ["scene", "count 0", "rename"])
    let other = TestApp(delegate: AppDelegate.self)
    #expect(other.window.texts == ["scene", "count 0", "rename"])
  }

  @Test func `P03 a scene delegate is notified of each phase of its window on the way`() {
    let app = TestApp(delegate: AppDelegate.self)
    Self.log.reset()
    app.window.setScenePhase(.inactive)
    app.window.setScenePhase(.background)
    #expect(Self.log.events == ["resigns", "background"])
    app.window.setScenePhase(.active)
    #expect(Self.log.events.dropFirst(2) == ["foreground", "active"])
    app.window.setScenePhase(.background)
    #expect(Self.log.events.dropFirst(4) == ["resigns", "background"])
  }

  @Test func `S18 a window that is closed ends its scene, and an app that ends all of them`() {
    let app = TestApp(delegate: AppDelegate.self)
    let second = app.openWindow()
    Self.log.reset()
    app.window.close()
    #expect(Self.log.events == ["resigns", "background", "disconnected true", "discarded 1"])
    Self.log.reset()
    app.terminate()
    second.close()
    #expect(Self.log.events == ["resigns", "background", "disconnected false", "terminates"])
  }

  @Test func `S18 a scene delegate receives the URLs that its window is to show`() throws {
    let app = TestApp(delegate: AppDelegate.self)
    Self.log.reset()
    app.window.open(try #require(URL(string: "https://example.org/?a=1")))
    #expect(Self.log.events == [#"opens ["https://example.org/?a=1"]"#])
  }

  final class SwitchingDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SwitchingScene.self
      return configuration
    }
  }

  final class SwitchingScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      self.window = window
      window.makeKeyAndVisible()
      window.rootViewController = UIHostingController(rootView: TapCounter("login"))
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      switch URLContexts.first?.url.fragment {
      case "view":
        (window?.rootViewController as? UIHostingController<TapCounter>)?.rootView = TapCounter(
          "home")
      case "controller":
        window?.rootViewController = UIHostingController(rootView: TapCounter("other"))
      default:
        #expect(window?.isKeyWindow == true)
        #expect((scene as? UIWindowScene)?.windows == [window].compactMap(\.self))
      }
    }
  }

  @Test func `E24 a controller's other view keeps state, and another controller's begins anew`()
    throws
  {
    let app = TestApp(delegate: SwitchingDelegate.self)
    app.window.button("login: 0").tap()
    #expect(app.window.texts == ["login: 1"])
    app.window.open(try #require(URL(string: "https://example.org/#view")))
    #expect(app.window.texts == ["home: 1"])
    app.window.open(try #require(URL(string: "https://example.org/#controller")))
    #expect(app.window.texts == ["other: 0"])
    app.window.open(try #require(URL(string: "https://example.org/#windows")))
  }

  final class PlainDelegate: UIResponder, UIApplicationDelegate {}

  private func withManifest(_ className: String, _ body: () -> Void) {
    let former = SceneManifest.current
    defer { SceneManifest.current = former }
    SceneManifest.current = SceneManifest([
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            ["UISceneConfigurationName": "Usual", "UISceneDelegateClassName": className]
          ]
        ]
      ]
    ])
    body()
  }

  @Test func `S18 the scene delegate's class stands in the app's list`() {
    withManifest("Any.NamedSceneDelegate") {
      #expect(TestApp(delegate: PlainDelegate.self).window.texts == ["named by Usual"])
    }
  }

  @Test func `S18 an app without a scene delegate reports what is missing`() {
    withManifest("Any.NoSuchDelegate") {
      let message = "There is no class “Any.NoSuchDelegate”, which is to be the scene delegate."
      let app = expectingError(message) { TestApp(delegate: PlainDelegate.self) }
      #expect(app.window.errors.map(\.text) == [message])
    }
  }

  @Test func `S18 a UIWindow cannot replace the content of an App's scene`() {
    let app = TestApp {
      Button("Change") {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        scene?.windows.first?.rootViewController = UIHostingController(rootView: Text("other"))
        scene.map(UIWindow.init(windowScene:))?.makeKeyAndVisible()
      }
    }
    app.window.button("Change").tap()
    #expect(app.window.texts == ["Change"])
    #expect(
      app.reports == [
        "A window shows what the App's scene has in it; its rootViewController stays.",
        "A window that is made beside those of an App's scenes is not shown.",
      ])
  }
}
