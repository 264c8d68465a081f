import BanyanGraph
import Foundation
import SwiftUICore

extension RunningApp {
  /// Starts an app whose scene delegates make its windows.
  /// - Parameter type: the class of the app's delegate, which needs an initializer without arguments.
  package convenience init<Delegate: UIApplicationDelegate>(
    delegate type: Delegate.Type, prepare: ((Runtime) -> Void)? = nil,
    hasOwnStorage: Bool = false
  ) {
    self.init(prepare: prepare, hasOwnStorage: hasOwnStorage) { root in
      guard let type = type as? NSObject.Type,
        let delegate = Tracking.ignore({ _ConstructibleObject.make(type) })
          as? any UIApplicationDelegate
      else { preconditionFailure("\(type) does not derive from NSObject.") }
      let application = UIApplication(delegate: delegate)
      application.hasSceneDelegates = true
      if let lifecycle = root.context.value(for: ApplicationLifecycleKey.self) {
        let runtime = root.runtime
        runtime.enqueueAction { lifecycle.add(application, in: runtime) }
      }
      return ProvidedWindowsNode(
        under: root, in: root.context, fillWindow: { application.fill($0, in: $1) })
    }
  }
}

extension UIApplication {
  /// Fills a window with the views of a scene delegate that it makes for it.
  fileprivate func fill(_ window: WindowNode, in context: _Context) {
    let content = ProvidedContentNode(under: window, in: context)
    guard let running = window.app?.runningWindow(of: window) else { return }
    let connection = SceneConnection(self, running.uiScene, content: content)
    running.follower = connection
    content.openURL = { [weak connection] in connection?.open($0) }
    // Xcode's template uses this class name. Files without a project may lack a manifest that names the class.
    let usualName = SceneManifest.current.exists ? nil : "SceneDelegate"
    if let problem = Tracking.ignore({ connection.makeDelegate(usualName: usualName) }) {
      running.follower = nil
      let error = ErrorView(problem)
      window.fill(with: ErrorView._make(error, under: window, in: context), in: context)
      return
    }
    window.fill(with: content, in: context)
    window.service(URLReceivers.self).add(content)
    Tracking.ignore { connection.connect() }
  }
}
