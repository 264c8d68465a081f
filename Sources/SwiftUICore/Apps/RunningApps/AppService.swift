import BanyanHost

/// An object of code above the apps that belongs to a running app, such as its UIKit object.
///
/// An app knows none of its services by name, and makes one when somebody first asks for it.
@MainActor
package protocol AppService: AnyObject {
  init(of app: RunningApp)

  /// Called when another window may be the key window.
  func keyWindowDidChange()

  /// Called when a window has been closed.
  func windowDidClose()
}

extension AppService {
  package func keyWindowDidChange() {}
  package func windowDidClose() {}
}

/// An object that follows a window from the outside, such as the delegate of its UIKit scene.
@MainActor
package protocol WindowFollower: AnyObject {
  func move(to phase: ScenePhase)
  /// - Parameter isDiscarded: whether the person has closed the window, which ends its session.
  func end(isDiscarded: Bool)
}

/// An object that restores the state that an app had in another process, while its windows are made.
@MainActor
package protocol AppRestoration: AnyObject {
  /// The stored values of an app with storage of its own.
  var storage: [String: StoredValue] { get }
  /// The visitor's secrets in such a storage.
  var secrets: [UInt8] { get }
  /// Takes the next window; nil if there are no more.
  func takeWindow() -> (any WindowRestoration)?
}

/// An object that restores the state of one window.
@MainActor
package protocol WindowRestoration: AnyObject {
  /// The stored values of the window.
  var storage: [String: StoredValue] { get }
  /// Called before there is any content in the window.
  func begin(_ window: WindowNode)
  /// Takes the window to where it was.
  /// - Returns: false if some state was given to views that it does not belong to. The window is then made again.
  func goOn(in window: RunningWindow) -> Bool
  func forget(_ window: WindowNode)
}
