import BanyanGraph
import BanyanHost
import Synchronization

/// The visitor on whose behalf app code runs.
///
/// A task-local value is inherited by tasks and actions, wherever they continue.
extension CurrentApp {
  @TaskLocal package static var app: AppReference?
}

/// A reference that does not keep the app alive.
@MainActor
package final class AppReference {
  weak var app: RunningApp?
  nonisolated let pasteboard = Pasteboard()
  nonisolated let objects = AppObjects()
  nonisolated let timers = Mutex(VisitTimers())
  /// The visitor's files, if they have a folder of their own.
  nonisolated let folder: VisitorFolder?

  init(folder: VisitorFolder? = nil) { self.folder = folder }

  /// Runs a function on behalf of the app.
  func asCurrent(_ body: () -> Void) {
    CurrentApp.$app.withValue(self, operation: body)
  }
}

extension RunningApp {
  /// The app on whose behalf the current code runs.
  package static var current: RunningApp? { CurrentApp.app?.app }
}

/// The app that a window belongs to, and the visitor whose window it is.
final class OwningApp: WindowService {
  private let runtime: Runtime
  weak var app: RunningApp?
  var session: VisitorSession?

  init(of window: WindowNode) {
    runtime = window.runtime
  }

  func prepare(_ context: _Context) {
    if let session { context.provide(session, for: ObservableKey<VisitorSession>.self) }
  }

  func receive(_ payload: Event.Payload) -> Bool? {
    switch payload {
    case .location(let fact):
      runtime.perform { app?.service(LocationSource.self).receive(fact) }
    case .playback(let report):
      runtime.perform { app?.service(MediaPlayers.self).receive(report) }
    default: return nil
    }
    return true
  }
}

extension WindowNode {
  package var app: RunningApp? { service(OwningApp.self).app }
}
