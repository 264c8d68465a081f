import Foundation
import SwiftUICore

/// An object that knows which page comes before and after another. See Apple's documentation of `UIPageViewControllerDataSource`.
@MainActor
@preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another; nil if that is the first one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after another; nil if that is the last one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// An object that is notified when a person turns pages. See Apple's documentation of `UIPageViewControllerDelegate`.
@MainActor
@preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called before the person turns to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Called when the person has turned to a page.
  /// - Parameters:
  ///   - finished: true.
  ///   - previousViewControllers: the page that was shown before.
  ///   - completed: true: a host only reports turns that are complete.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Shows one of several controllers, between which a person swipes, for `UIViewControllerRepresentable`.
///
/// Its pages are ``UIHostingController``s: those that the app sets, and those of the data source around them. Pages are turned as in a
/// `TabView` in the page style. See Apple's documentation of `UIPageViewController`.
@MainActor
@preconcurrency
open class UIPageViewController: UIViewController {
  /// The ways in which pages are turned. Here they always scroll.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// The direction in which pages follow one another. Here it is always horizontal.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The place of a page that the app sets: before or after the one that is shown.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// A key for an option of a controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The way in which the app asks for pages to be turned.
  public let transitionStyle: TransitionStyle
  /// The direction of the pages, as the app has asked.
  public let navigationOrientation: NavigationOrientation
  /// The object that knows which pages there are. Without one a person cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { contentDidChange() } }
  /// The object that is notified when a person turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  private var shown: UIViewController?
  /// The pages that a person can turn to. The data source may make others each time that it is asked.
  private var offered: [UIViewController] = []

  /// Creates a controller.
  /// - Parameter options: have no effect.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(in: nil)
  }

  /// The page that is shown; nil before the app has set one.
  open var viewControllers: [UIViewController]? { shown.map { [$0] } }

  /// Sets the page that is shown. The delegate is not notified.
  /// - Parameters:
  ///   - viewControllers: the page, the first of these.
  ///   - direction: has no effect: the data source knows on which side the page is.
  ///   - animated: has no effect: the host decides on animations.
  ///   - completion: called at once, with true.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers?.first)
    completion?(true)
  }

  private func show(_ controller: UIViewController?) {
    if controller === shown { return }
    shown = controller
    contentDidChange()
  }

  /// The page that is shown, with those beside it. Of two pages that follow one another in a circle, the other is only after.
  private var pages: [UIViewController] {
    guard let shown else { return [] }
    var pages = [shown]
    if let after = dataSource?.pageViewController(self, viewControllerAfter: shown),
      after !== shown
    {
      pages.append(after)
    }
    if let before = dataSource?.pageViewController(self, viewControllerBefore: shown),
      !pages.contains(where: { $0 === before })
    {
      pages.insert(before, at: 0)
    }
    return pages
  }

  /// Shows the page that a person has turned to.
  private func turn(to page: ObjectIdentifier) {
    guard let shown, let next = offered.first(where: { ObjectIdentifier($0) == page }),
      next !== shown
    else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    show(next)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [shown], transitionCompleted: true)
  }

  override var content: AnyView { AnyView(Pages(controller: self)) }

  private struct Pages: View {
    let controller: UIPageViewController

    var body: some View {
      controller.followChanges()
      controller.offered = controller.pages
      let pages = controller.offered.map { Page(controller: $0) }
      let selection = Binding(
        get: { ObjectIdentifier(controller.shown ?? controller) },
        set: { controller.turn(to: $0) })
      return TabView(selection: selection) {
        ForEach(pages) { ContainedController(controller: $0.controller).tag($0.id) }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }

  private struct Page: Identifiable {
    let controller: UIViewController
    var id: ObjectIdentifier { ObjectIdentifier(controller) }
  }
}
