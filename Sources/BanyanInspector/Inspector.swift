import BanyanGraph
import BanyanHost
import Observation
import SwiftUI

/// Shows what goes on in the apps of a process: what `banyan run --inspect` opens beside an app.
///
/// It is an app like any other, written in SwiftUI, with a runtime of its own which nobody traces, so what it does itself is in
/// no record. Programs do not name it: it is found by its name in those that it is linked into.
@MainActor
@Observable
package final class Inspector: AppInspecting {
  /// The apps that it follows, the oldest first.
  private(set) var records: [AppRecord] = []

  package init() {}

  package func prepare(_ runtime: Runtime) {
    if runtime.trace?.tracesValues != true { runtime.trace = .ofEverything(isExamined: true) }
  }

  package func follow(_ app: RunningApp) {
    guard let recorder = app.runtime.trace else { return }
    records.removeAll { $0.app == nil }
    records.append(AppRecord(of: app, recorder))
  }

  package func didSend(_ byteCount: Int, to window: String) {
    for record in records where record.has(window) { record.didSend(byteCount) }
  }

  package func makeApplication() -> any Application {
    RunningApp(view: { InspectorScreen(inspector: self) }, hasOwnStorage: true)
  }

  /// The app that a window belongs to, or else the newest one that is still there.
  func record(of window: String?) -> AppRecord? {
    let living = records.filter { $0.app != nil }
    return window.flatMap { name in living.last { $0.has(name) } } ?? living.last
  }
}
