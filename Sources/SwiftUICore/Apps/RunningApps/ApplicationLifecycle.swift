import BanyanGraph

/// Reports the life cycle of an app to the delegate that it declares.
@MainActor
package final class ApplicationLifecycle {
  private enum Phase {
    case launched, active, terminated
  }

  private var phase = Phase.launched
  private(set) var application: (any DelegatingApplication)?

  /// Launches the application behind the delegate.
  package func add(_ newApplication: any DelegatingApplication, in runtime: Runtime) {
    if application != nil {
      return Issue.report(
        "An app can have only one delegate. The second one is not called.", in: runtime)
    }
    guard phase != .terminated else { return }
    application = newApplication
    newApplication.launch()
    if phase == .active { newApplication.becomeActive() }
  }

  /// Called when a window has opened.
  func becomeActive() {
    guard phase == .launched else { return }
    phase = .active
    application?.becomeActive()
  }

  /// Called when the last window has closed.
  func resignActive() {
    guard phase == .active else { return }
    phase = .launched
    application?.resignActive()
  }

  func terminate() {
    guard phase != .terminated else { return }
    phase = .terminated
    application?.terminate()
  }
}

/// The connection between an app and its delegate.
@MainActor
package protocol DelegatingApplication: AnyObject {
  func launch()
  /// Called with a new window of the app's own scenes, before there is any content in it.
  func connect(_ window: WindowNode, in context: _Context)
  func becomeActive()
  func resignActive()
  func terminate()
}

extension DelegatingApplication {
  package func connect(_ window: WindowNode, in context: _Context) {}
}

/// The environment key by which a delegate's property finds the life cycle of its app.
package struct ApplicationLifecycleKey: EnvironmentKey {
  package static var defaultValue: ApplicationLifecycle? { nil }
}
