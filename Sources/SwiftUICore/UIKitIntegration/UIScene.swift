import Foundation

/// A window of the visitor's app, as UIKit has it between an app and what it shows. See Apple's
/// documentation of `UIScene`.
@MainActor
open class UIScene: UIResponder {
  /// How much a person has to do with a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  fileprivate weak var runningWindow: RunningWindow?

  init(_ window: RunningWindow) {
    runningWindow = window
    super.init()
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
open class UIWindowScene: UIScene {
  private lazy var window = runningWindow.map { UIWindow($0, in: self) }

  /// The scene's window; none once it has been closed.
  open var windows: [UIWindow] {
    activationState == .unattached ? [] : [window].compactMap { $0 }
  }

  /// The window, if it is the app's key window.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen that the window is on; see ``UIScreen``.
  open private(set) lazy var screen: UIScreen = runningWindow.map { UIScreen(of: $0) } ?? .main
}

/// What a visitor sees of the app: a page in a browser. It shows SwiftUI's views and takes no others.
/// See Apple's documentation of `UIWindow`.
@MainActor
open class UIWindow: UIResponder {
  private weak var runningWindow: RunningWindow?
  /// The scene of the window.
  open private(set) weak var windowScene: UIWindowScene?
  private lazy var controller = UIViewController(of: self)

  init(_ window: RunningWindow, in scene: UIWindowScene) {
    runningWindow = window
    windowScene = scene
    super.init()
  }

  fileprivate var node: WindowNode? {
    guard let node = runningWindow?.node, !node.isDetached else { return nil }
    return node
  }

  /// Whether it is the window that the person has used last.
  open var isKeyWindow: Bool { runningWindow?.isKey ?? false }

  /// Its size in points, as far as the host has said it. Views are not told when it changes: those
  /// that need to know their room ask a `GeometryReader`.
  open var bounds: CGRect { CGRect(origin: .zero, size: node?.size ?? .zero) }

  /// Its size in points.
  open var frame: CGRect { bounds }

  /// The screen that the window is on; see ``UIScreen``.
  open var screen: UIScreen { windowScene?.screen ?? .main }

  /// What has the views of the scene.
  open var rootViewController: UIViewController? { node == nil ? nil : controller }

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

/// What has the views of a window. There are no others, and nothing to override. See Apple's documentation of
/// `UIViewController`.
@MainActor
open class UIViewController: UIResponder {
  private weak var window: UIWindow?

  init(of window: UIWindow) {
    self.window = window
    super.init()
  }

  /// Closes what is presented in the window: a sheet, and all that is presented from it.
  /// - Parameters:
  ///   - flag: has no meaning: what moves is the host's.
  ///   - completion: is called when it has been closed.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let node = window?.node, let first = node.presentations.shown.first {
      node.context.runtime.perform { first.dismissFromInside() }
    }
    completion?()
  }
}
