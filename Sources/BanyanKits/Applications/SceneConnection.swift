import BanyanGraph
import Foundation
import SwiftUICore

/// The connection between a window and its scene's delegate: it reports events to the delegate, and sends the
/// delegate's content to the window.
@MainActor
final class SceneConnection: WindowFollower {
  private let application: UIApplication
  private let scene: UIWindowScene
  /// The node with the views of the delegate's window; nil if an app's scene provides them.
  private weak var content: ProvidedContentNode?
  let showsOwnWindow: Bool
  /// The last phase reported to the delegate.
  private var phase = ScenePhase.background
  private var isConnected = true

  /// - Parameter content: the node for the views of the delegate's window, if the delegate makes it.
  init(_ application: UIApplication, _ scene: UIWindowScene, content: ProvidedContentNode?) {
    self.application = application
    self.scene = scene
    self.content = content
    showsOwnWindow = content != nil
  }

  /// Makes the delegate.
  /// - Returns: a description of the problem if the delegate cannot be made.
  func makeDelegate(usualName: String?) -> String? {
    guard let appDelegate = application.delegate else { return "The app has no delegate." }
    let session = scene.session
    session.configuration = appDelegate.application(
      application, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    let className = session.configuration.delegateClassName ?? usualName
    let module = String(reflecting: Swift.type(of: appDelegate)).prefix { $0 != "." }
    let found: AnyClass? =
      session.configuration.delegateClass
      ?? className.flatMap { name in
        NSClassFromString("\(module).\(name.split(separator: ".").last ?? "")")
      }
    guard let found else {
      guard let className else {
        return "The app has no scene delegate: neither its Info.plist nor its delegate names one."
      }
      return "There is no class “\(className)”, which is to be the scene delegate."
    }
    guard let type = found as? NSObject.Type,
      let delegate = _ConstructibleObject.make(type) as? any UISceneDelegate
    else { return "The class “\(found)” is not a scene delegate." }
    scene.delegate = delegate
    return nil
  }

  /// True if the app's delegate or the information property list has named the class of the delegate.
  var namesDelegate: Bool {
    let configuration = scene.session.configuration
    return configuration.delegateClass != nil || configuration.delegateClassName != nil
  }

  func connect() {
    scene.delegate?.scene(
      scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
  }

  /// Shows the current content of the delegate's window.
  func contentDidChange() {
    content?.show(scene.shownWindow?.content ?? AnyView(EmptyView()))
  }

  /// Reports each step on the way to another phase to the delegate.
  func move(to newPhase: ScenePhase) {
    guard isConnected else { return }
    while phase != newPhase {
      switch (phase, newPhase) {
      case (.background, _):
        phase = .inactive
        scene.delegate?.sceneWillEnterForeground(scene)
      case (.inactive, .active):
        phase = .active
        scene.delegate?.sceneDidBecomeActive(scene)
      case (.inactive, _):
        phase = .background
        scene.delegate?.sceneDidEnterBackground(scene)
      case (.active, _):
        phase = .inactive
        scene.delegate?.sceneWillResignActive(scene)
      }
    }
  }

  func open(_ url: URL) {
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url)])
  }

  /// - Parameter isDiscarded: whether the person has closed the window, which ends its session.
  func end(isDiscarded: Bool) {
    guard isConnected else { return }
    move(to: .background)
    isConnected = false
    scene.delegate?.sceneDidDisconnect(scene)
    if isDiscarded {
      application.delegate?.application(application, didDiscardSceneSessions: [scene.session])
    }
  }
}

extension UIApplication {
  /// Makes the scene delegate of an app with SwiftUI scenes, if the app's delegate names one. Views find an
  /// observable delegate in the environment, like that of the app (S28).
  package func connect(_ window: WindowNode, in context: _Context) {
    guard let running = window.app?.runningWindow(of: window) else { return }
    let connection = SceneConnection(self, running.uiScene, content: nil)
    if let problem = Tracking.ignore({ connection.makeDelegate(usualName: nil) }) {
      if connection.namesDelegate { Issue.report(problem, in: window.runtime) }
      return
    }
    running.follower = connection
    if let delegate = running.uiScene.delegate {
      DelegateSlot.provide(delegate, in: context)
    }
    Tracking.ignore { connection.connect() }
  }
}
