import BanyanGraph
import BanyanHost
import Foundation
import SwiftUICore

/// What shows what goes on in the apps of a process, to somebody at this machine.
///
/// The one that there is stands in a module above this, so that a program which is not made for development has nothing
/// of it: see decision 018.
@MainActor
package protocol AppInspecting: AnyObject, Sendable {
  init()
  /// Has a runtime write down what happens, before its first body.
  func prepare(_ runtime: Runtime)
  /// Follows an app.
  func follow(_ app: RunningApp)
  /// Hears of how many bytes a window's page is sent.
  func didSend(_ byteCount: Int, to window: String)
  /// Makes the app that shows it.
  func makeApplication() -> any Application
}

/// Finds the inspector, for `--inspect`.
@MainActor
enum Inspection {
  /// - Parameter isAlone: Whether all that the app has to do with are people at this machine.
  static func begin(isAlone: Bool) -> any AppInspecting {
    guard isAlone else {
      Launcher.fail(
        "--inspect shows all that the app knows, so it is only for where nobody but this machine reaches it"
      )
    }
    guard let type = NSClassFromString("BanyanInspector.Inspector") as? any AppInspecting.Type
    else {
      Launcher.fail(
        "this program has no inspector: start it with banyan run, or link BanyanInspector")
    }
    return type.init()
  }
}
