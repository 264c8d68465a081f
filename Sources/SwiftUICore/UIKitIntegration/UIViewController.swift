import Foundation

/// How the bar at the top of a telephone looks.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// What has the views of a window: a ``UIHostingController``, or nothing that an app could change. There is no view of UIKit's
/// in it, and nothing to override. See Apple's documentation of `UIViewController`.
@MainActor
@preconcurrency
open class UIViewController: UIResponder {
  /// The window that shows it.
  weak var window: UIWindow?

  init(in window: UIWindow?) {
    self.window = window
    super.init()
  }

  /// What a window shows of it.
  var content: AnyView { AnyView(EmptyView()) }

  /// How the bar at the top of a telephone is to look. Has no meaning in a browser, which has a bar of its own: nobody asks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

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
