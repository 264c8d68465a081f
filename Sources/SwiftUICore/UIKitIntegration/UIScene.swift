import Foundation

/// A window of the visitor's app, as UIKit has it between an app and what it shows. See Apple's
/// documentation of `UIScene`.
@MainActor
@preconcurrency
open class UIScene: UIResponder {
  /// How much a person has to do with a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  weak var runningWindow: RunningWindow?
  /// Who is told what happens to it; nil where the app has no scene delegates.
  open var delegate: (any UISceneDelegate)?
  /// What lasts of it.
  public let session = UISceneSession(role: .windowApplication)

  init(_ window: RunningWindow) {
    runningWindow = window
    super.init()
    session.scene = self
  }

  /// What the person sees of it; `unattached` once it has been closed.
  open var activationState: ActivationState {
    guard let runningWindow, !runningWindow.node.isDetached else { return .unattached }
    switch runningWindow.phase {
    case .active: return .foregroundActive
    case .inactive: return .foregroundInactive
    case .background: return .background
    }
  }

  /// The title of the page that is shown.
  open var title: String! { runningWindow?.title ?? "" }
}

/// A scene with one window. See Apple's documentation of `UIWindowScene`.
@MainActor
@preconcurrency
open class UIWindowScene: UIScene {
  /// What shows the views of an app's scene.
  private lazy var scenesWindow = runningWindow.map { UIWindow($0, in: self) }
  /// The window of the scene delegate that is shown.
  private(set) var shownWindow: UIWindow?

  var connection: SceneConnection? { runningWindow?.connection }

  /// The scene's window; none once it has been closed, or as long as its delegate has shown none.
  open var windows: [UIWindow] {
    if activationState == .unattached { return [] }
    let window = connection?.showsOwnWindow == true ? shownWindow : scenesWindow
    return window.map { [$0] } ?? []
  }

  /// The window, if it is the app's key window.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen that the window is on; see ``UIScreen``.
  open private(set) lazy var screen: UIScreen = runningWindow.map { UIScreen(of: $0) } ?? .main

  /// Shows a window that a delegate has made.
  func show(_ window: UIWindow) {
    guard let connection, connection.showsOwnWindow else {
      return Issue.report(
        "A window that is made beside those of an App's scenes is not shown.",
        in: runningWindow?.node.runtime)
    }
    shownWindow = window
    connection.contentDidChange()
  }
}
