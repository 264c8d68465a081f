import Foundation
import SwiftUICore

/// A window of the app: a page in a visitor's browser. It can only show SwiftUI views.
///
/// A scene delegate makes one for its scene. Its controller can be replaced at any time; the views of a new
/// controller start with new state. See Apple's documentation of `UIWindow`.
@MainActor
@preconcurrency
open class UIWindow: UIResponder {
  private weak var runningWindow: RunningWindow?
  /// The scene of the window.
  open private(set) weak var windowScene: UIWindowScene?
  /// True if the window shows the content of an app's scene, which it cannot change.
  private let isScenes: Bool
  private var ownController: UIViewController?
  private lazy var scenesController = UIViewController(in: self)

  /// Creates a window for a scene. It is shown once it is made visible.
  ///
  /// A scene shows one window: the one that was made visible last.
  public init(windowScene: UIWindowScene) {
    runningWindow = windowScene.runningWindow
    self.windowScene = windowScene
    isScenes = false
    super.init()
  }

  /// Creates the window that shows the views of an app's scene.
  init(_ window: RunningWindow, in scene: UIWindowScene) {
    runningWindow = window
    windowScene = scene
    isScenes = true
    super.init()
  }

  var node: WindowNode? {
    guard let node = runningWindow?.node, !node.isDetached else { return nil }
    return node
  }

  /// A Boolean value that indicates whether the person used this window last.
  open var isKeyWindow: Bool {
    guard let runningWindow, let windowScene else { return false }
    return runningWindow.isKey && (isScenes || windowScene.shownWindow === self)
  }

  /// Shows the window, replacing any other window of its scene. If the scene is that of an `App`, its views remain and
  /// this window is not shown, which is reported.
  open func makeKeyAndVisible() {
    if !isScenes { windowScene?.show(self) }
  }

  /// The size in points, as last reported by the host. Views do not update when it changes: to find out
  /// the available space, use a `GeometryReader`.
  open var bounds: CGRect { CGRect(origin: .zero, size: node?.size ?? .zero) }

  /// The size in points.
  open var frame: CGRect { bounds }

  /// The parts at the edges that the system covers: none, as a browser keeps its bars outside of the page.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// The screen of the window; see ``UIScreen``.
  open var screen: UIScreen { windowScene?.screen ?? .main }

  /// The controller that provides the views of the window. If the window shows the scene of an `App`, it cannot be
  /// replaced, and trying to is reported.
  open var rootViewController: UIViewController? {
    get {
      guard node != nil else { return nil }
      return isScenes ? scenesController : ownController
    }
    set {
      if isScenes {
        return Issue.report(
          "A window shows what the App's scene has in it; its rootViewController stays.",
          in: node?.runtime)
      }
      ownController?.window = nil
      ownController = newValue
      newValue?.window = self
      contentDidChange()
    }
  }

  /// The content of the window, with a new identity for each controller.
  var content: AnyView {
    ownController.map { AnyView($0.content.id(ObjectIdentifier($0))) } ?? AnyView(EmptyView())
  }

  /// Shows the current content of the controller, if the window is shown.
  func contentDidChange() {
    guard let windowScene, windowScene.shownWindow === self else { return }
    windowScene.connection?.contentDidChange()
  }

  /// Removes the focus from the focused field.
  /// - Parameter force: has no effect, as no field refuses.
  /// - Returns: whether the window is open.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let node else { return false }
    node.context.runtime.perform { node.focus.move(to: nil) }
    return true
  }
}
