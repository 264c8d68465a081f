import Foundation
import SwiftUICore

/// The style of the status bar of a phone.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The content of a window: a ``UIHostingController``, or one that an app cannot change. It has no UIKit view
/// and no methods to override. See Apple's documentation of `UIViewController`.
@MainActor
@preconcurrency
open class UIViewController: UIResponder {
  /// The window that shows the controller.
  weak var window: UIWindow?
  /// The sheet or other presentation that shows the controller.
  weak var presentation: PresentationNode? {
    didSet { if presentation != nil { isInPresentation = true } }
  }
  /// True even when that has gone: then there is nothing to dismiss.
  private var isInPresentation = false

  init(in window: UIWindow?) {
    self.window = window
    super.init()
  }

  /// Creates a controller that another of Apple's modules brings.
  package init(ofOtherModule: Void) {
    super.init()
  }

  fileprivate let changes = PlatformViewChanges()

  /// Makes the current evaluation run again after the next change of what the controller shows.
  final func followChanges() { changes.follow() }

  /// Reports a change of what the controller shows.
  package final func contentDidChange() { changes.send() }

  /// The content of the controller, for its window.
  var content: AnyView {
    guard let controller = self as? any OtherModulesController else { return AnyView(EmptyView()) }
    return AnyView(OtherModulesContent(controller: controller))
  }

  /// The preferred style of the status bar. Has no effect in a browser, which has its own.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The controllers inside: those of the navigation stacks that a window shows, for the controller of the window.
  open var children: [UIViewController] {
    guard let window, window.rootViewController === self else { return [] }
    return window.node?.navigation.shownStacks.map {
      UINavigationController(of: $0, in: window)
    } ?? []
  }

  /// Dismisses the sheet that shows the controller, or else the one presented in the window, with everything presented
  /// from it.
  /// - Parameters:
  ///   - flag: has no effect: the host decides on animations.
  ///   - completion: called after the sheet has been dismissed.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let shown = isInPresentation ? presentation : window?.node?.presentations.shown.first
    if let shown {
      shown.context.runtime.perform { shown.dismissFromInside() }
    }
    completion?()
  }
}

/// A controller that another of Apple's modules brings, such as one that plays videos or a picker of photos.
@MainActor
package protocol OtherModulesController: UIViewController {
  /// The content of the controller.
  var drawing: AnyView { get }
}

/// The content of a controller that is inside of another one.
struct ContainedController: View {
  let controller: UIViewController

  var body: some View {
    controller.changes.follow()
    return controller.content
  }
}

private struct OtherModulesContent: View {
  let controller: any OtherModulesController

  var body: some View {
    controller.changes.follow()
    return controller.drawing
  }
}
