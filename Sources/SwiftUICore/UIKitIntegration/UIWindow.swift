import Foundation

/// What a visitor sees of the app: a page in a browser. It shows SwiftUI's views and takes no others.
///
/// A scene delegate makes one for its scene. What it shows can be replaced at any time; state begins anew in another
/// controller's views. See Apple's documentation of `UIWindow`.
@MainActor
@preconcurrency
open class UIWindow: UIResponder {
  private weak var runningWindow: RunningWindow?
  /// The scene of the window.
  open private(set) weak var windowScene: UIWindowScene?
  /// Whether it shows what an app's scene shows, which is not the window's to change.
  private let isScenes: Bool
  private var ownController: UIViewController?
  private lazy var scenesController = UIViewController(in: self)

  /// Creates a window of a scene, which is shown from when it is made visible.
  ///
  /// A scene shows one window: that which was made visible last.
  public init(windowScene: UIWindowScene) {
    runningWindow = windowScene.runningWindow
    self.windowScene = windowScene
    isScenes = false
    super.init()
  }

  /// The window that shows the views of an app's scene.
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

  /// Whether it is the window that the person has used last.
  open var isKeyWindow: Bool {
    guard let runningWindow, let windowScene else { return false }
    return runningWindow.isKey && (isScenes || windowScene.shownWindow === self)
  }

  /// Shows the window, in place of another of its scene. Views of the scene of an `App` stay where they are; it is reported
  /// that the window is not shown.
  open func makeKeyAndVisible() {
    if !isScenes { windowScene?.show(self) }
  }

  /// Its size in points, as far as the host has said it. Views are not told when it changes: those
  /// that need to know their room ask a `GeometryReader`.
  open var bounds: CGRect { CGRect(origin: .zero, size: node?.size ?? .zero) }

  /// Its size in points.
  open var frame: CGRect { bounds }

  /// The screen that the window is on; see ``UIScreen``.
  open var screen: UIScreen { windowScene?.screen ?? .main }

  /// What has the views of the window. That of a window that shows the scene of an `App` cannot be replaced; it is reported
  /// if somebody tries to.
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

  /// What the window shows, with another identity for another controller.
  var content: AnyView {
    ownController.map { AnyView($0.content.id(ObjectIdentifier($0))) } ?? AnyView(EmptyView())
  }

  /// Shows what the controller has now, if the window is seen.
  func contentDidChange() {
    guard let windowScene, windowScene.shownWindow === self else { return }
    windowScene.connection?.contentDidChange()
  }

  /// Takes the focus from the field that has it.
  /// - Parameter force: has no meaning where no field refuses.
  /// - Returns: whether there is a window to do it in.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let node else { return false }
    node.context.runtime.perform { node.focus.move(to: nil) }
    return true
  }
}
