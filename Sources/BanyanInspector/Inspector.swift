import BanyanGraph
import BanyanHost
import BanyanInsight
import Observation
import SwiftUI

/// Inspects the apps of a process: `banyan run --inspect` opens it beside an app.
///
/// It is an app like any other, written in SwiftUI, with an untraced runtime of its own, so no record contains its own
/// work. Programs do not refer to it: it is found by its name in those that link it.
@MainActor
@Observable
package final class Inspector: AppInspecting {
  /// The apps that it follows, the oldest first.
  private(set) var records: [AppRecord] = []
  /// The lines of the program's source.
  let lines = SourceLines()

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

  package func use(_ sources: any SourceFinding) { lines.use(sources) }

  package func makeApplication() -> any Application {
    RunningApp(view: { InspectorScreen(inspector: self) }, hasOwnStorage: true)
  }

  /// Returns the app that a window belongs to, or else the newest one that still exists.
  func record(of window: String?) -> AppRecord? {
    let living = records.filter { $0.app != nil }
    return window.flatMap { name in living.last { $0.has(name) } } ?? living.last
  }
}
