import Foundation
import SwiftUICore

/// A navigation stack of a window, as code finds it that looks through the window's controllers for one.
///
/// ```swift
/// let root = UIApplication.shared.windows.first?.rootViewController
/// for case let navigation as UINavigationController in root?.children ?? [] {
///   navigation.popToRootViewController(animated: true)
/// }
/// ```
///
/// It stands for what a `NavigationStack` or `NavigationView` shows; an app cannot make one. See Apple's documentation of
/// `UINavigationController`.
@MainActor
@preconcurrency
open class UINavigationController: UIViewController {
  private weak var stack: NavigationStackNode?

  init(of stack: NavigationStackNode, in window: UIWindow?) {
    self.stack = stack
    super.init(in: window)
  }

  /// Takes the last page off.
  /// - Parameter animated: has no effect: the host decides on animations.
  /// - Returns: a controller that stands for the page; nil if there is none to take off.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard let stack else { return nil }
    return pop(from: stack.pages.count - 1).last
  }

  /// Takes all pages off but the first.
  /// - Parameter animated: has no effect: the host decides on animations.
  /// - Returns: controllers that stand for the pages; nil if there are none to take off.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let left = pop(from: 1)
    return left.isEmpty ? nil : left
  }

  private func pop(from index: Int) -> [UIViewController] {
    guard let stack, !stack.isDetached, index > 0, index < stack.pages.count else { return [] }
    let leaving = stack.pages[index...].map { _ in UIViewController(in: window) }
    stack.context.runtime.perform { stack.pop(stack.pages[index]) }
    return leaving
  }
}
