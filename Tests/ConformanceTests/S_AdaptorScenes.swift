import BanyanKits
import UIKit

/// Apps with SwiftUI scenes whose app delegate names a class for scene delegates.
@MainActor
@Suite struct S_AdaptorScenes {
  static let log = Trace<String>()

  final class SceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
    @Published var name = "scene"

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      S_AdaptorScenes.log("connect \(session.configuration.name ?? "unnamed")")
    }

    func sceneDidBecomeActive(_ scene: UIScene) { S_AdaptorScenes.log("active") }
    func sceneDidEnterBackground(_ scene: UIScene) { S_AdaptorScenes.log("background") }
    func sceneDidDisconnect(_ scene: UIScene) { S_AdaptorScenes.log("disconnect") }
  }

  final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Own", sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func application(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
      S_AdaptorScenes.log("discard \(sceneSessions.count)")
    }
  }

  struct Screen: View {
    @EnvironmentObject private var scene: SceneDelegate

    var body: some View {
      Text(scene.name)
      Button("rename") { scene.name += "!" }
    }
  }

  struct Delegated: App {
    @UIApplicationDelegateAdaptor private var delegate: AppDelegate

    var body: some Scene { WindowGroup { Screen() } }
  }

  @Test
  func `a delegate is made for each scene, notified of what happens to it, and found by its views`()
  {
    Self.log.reset()
    let app = TestApp(app: Delegated.self)
    #expect(Self.log.events == ["connect Own", "active"])
    #expect(app.window.texts == ["scene", "rename"])
    app.window.button("rename").tap()
    #expect(app.window.texts == ["scene!", "rename"])
    let second = app.openWindow()
    #expect(second.texts == ["scene", "rename"])
    #expect(Self.log.events.dropFirst(2) == ["connect Own", "active"])
    second.close()
    #expect(Self.log.events.dropFirst(4) == ["background", "disconnect", "discard 1"])
    #expect(app.reports == [])
  }

  final class PlainDelegate: NSObject, UIApplicationDelegate {}

  struct Plain: App {
    @UIApplicationDelegateAdaptor private var delegate: PlainDelegate

    var body: some Scene { WindowGroup { Text("plain") } }
  }

  @Test func `without a class there is no delegate, and nothing is reported`() {
    let app = TestApp(app: Plain.self)
    #expect(app.window.texts == ["plain"])
    #expect(app.reports == [])
  }
}
