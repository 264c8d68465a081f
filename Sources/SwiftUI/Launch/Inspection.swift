import BanyanGraph
import BanyanHost
import Foundation
import SwiftUICore

/// An inspector of the apps of a process, for a person at this machine.
///
/// The implementation is in a module above this one, so that a program that is not made for development contains none
/// of it: see decision 018.
@MainActor
package protocol AppInspecting: AnyObject, Sendable {
  init()
  /// Makes a runtime record its events, before its first body.
  func prepare(_ runtime: Runtime)
  /// Follows an app.
  func follow(_ app: RunningApp)
  /// Receives the number of bytes that a window's page is sent.
  func didSend(_ byteCount: Int, to window: String)
  /// Creates the inspector's app.
  func makeApplication() -> any Application
}

/// Finds the inspector, for `--inspect`.
@MainActor
enum Inspection {
  /// - Parameter isAlone: Whether only people at this machine use the app.
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
