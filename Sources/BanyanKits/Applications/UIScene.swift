import Foundation
import SwiftUICore

/// A window of the visitor's app, in the form of a UIKit scene. See Apple's
/// documentation of `UIScene`.
@MainActor
@preconcurrency
open class UIScene: UIResponder {
  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  weak var runningWindow: RunningWindow?
  /// The object that receives the scene's events; nil if the app has no scene delegates.
  open var delegate: (any UISceneDelegate)?
  /// The session of the scene.
  public let session = UISceneSession(role: .windowApplication)

  init(_ window: RunningWindow) {
    runningWindow = window
    super.init()
    session.scene = self
  }

  /// The state of the scene; `unattached` once it has been closed.
  open var activationState: ActivationState {
    guard let runningWindow, !runningWindow.node.isDetached else { return .unattached }
    switch runningWindow.phase {
    case .active: return .foregroundActive
    case .inactive: return .foregroundInactive
    case .background: return .background
    }
  }

  /// The title of the visible page.
  open var title: String! { runningWindow?.title ?? "" }
}

extension RunningWindow {
  /// The window's UIKit scene.
  var uiScene: UIWindowScene {
    let holder = node.service(SceneHolder.self)
    if let scene = holder.scene { return scene }
    let scene = UIWindowScene(self)
    holder.scene = scene
    return scene
  }
}

/// The UIKit scene of a window, once somebody has asked for it.
private final class SceneHolder: WindowService {
  var scene: UIWindowScene?

  init(of window: WindowNode) {}
}

/// A scene with one window. See Apple's documentation of `UIWindowScene`.
@MainActor
@preconcurrency
open class UIWindowScene: UIScene {
  /// The window that shows the views of an app's scene.
  private lazy var scenesWindow = runningWindow.map { UIWindow($0, in: self) }
  /// The scene delegate's window that is currently shown.
  private(set) var shownWindow: UIWindow?

  var connection: SceneConnection? { runningWindow?.follower as? SceneConnection }

  /// The scene's window. Empty once it has been closed, or until the scene's delegate has shown one.
  open var windows: [UIWindow] {
    if activationState == .unattached { return [] }
    let window = connection?.showsOwnWindow == true ? shownWindow : scenesWindow
    return window.map { [$0] } ?? []
  }

  /// The window, if it is the app's key window.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen of the window; see ``UIScreen``.
  open private(set) lazy var screen: UIScreen = runningWindow.map { UIScreen(of: $0) } ?? .main

  /// Shows a window made by a delegate.
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
