// What calls methods by selectors; controls, pages, layers and other leftovers of UIKit. The selectors are as `banyan run` writes them.
import AVKit
import FoundationNetworking
import SwiftUI
import UIKit

@MainActor
final class Received: NSObject {
  func nothing() {}
  func one(_ sender: Any) {}
  func two(_ sender: Any, event: UIEvent?) {}
}

final class Anywhere: NSObject {
  func nothing() {}
  func one(_ notification: Notification) {}
  func two(_ sender: Any, event: UIEvent?) {}
}

@MainActor
func callBySelectors() {
  let (received, anywhere) = (Received(), Anywhere())
  let selectors: [Selector] = [
    Selector("nothing", _calls: Received.nothing),
    Selector("one:", _calls: Received.one(_:)),
    Selector("two:event:", _calls: Received.two(_:event:)),
    Selector("nothing", _calls: Anywhere.nothing),
    Selector("one:", _calls: Anywhere.one(_:)),
    Selector("two:event:", _calls: Anywhere.two(_:event:)),
  ]
  var hasher = Hasher()
  selectors[0].hash(into: &hasher)
  print(selectors[0] == selectors[3], Set(selectors).count, selectors[0].hashValue)
  let center = NotificationCenter.default
  let name = Notification.Name("name")
  center.addObserver(anywhere, selector: selectors[4], name: name, object: nil)
  center.removeObserver(anywhere, name: name, object: nil)
  center.removeObserver(anywhere)
  let timer = Timer.scheduledTimer(
    timeInterval: 1, target: received, selector: selectors[1], userInfo: 1, repeats: false)
  timer.invalidate()
  Timer(timeInterval: 1, target: received, selector: selectors[1], userInfo: nil, repeats: false)
    .invalidate()

  let control = UIPageControl()
  control.addTarget(received, action: selectors[1], for: .valueChanged)
  control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
  control.removeTarget(received, action: nil, for: .allEvents)
  let events: [UIControl.Event] = [
    .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit, .allEditingEvents,
    UIControl.Event(rawValue: 1),
  ]
  print(events.map(\.rawValue))
  control.isEnabled = !control.isEnabled
  control.numberOfPages += 1
  control.currentPage += 1
  control.hidesForSinglePage = !control.hidesForSinglePage
}

@MainActor
final class Turning: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

@MainActor final class Unmoved: NSObject, UIPageViewControllerDelegate {}

@MainActor
func turnPages() {
  let turning = Turning()
  let controller = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 9])
  controller.dataSource = turning
  controller.delegate = turning
  let page = UIHostingController(rootView: Text("page"))
  controller.setViewControllers([page], direction: .forward, animated: true) { print($0) }
  controller.setViewControllers([page], direction: .reverse, animated: true)
  print(controller.viewControllers as Any, controller.dataSource as Any, controller.delegate as Any)
  print(controller.transitionStyle == .pageCurl, controller.navigationOrientation == .vertical)
  print(
    UIPageViewController.OptionsKey(rawValue: "a").rawValue,
    UIPageViewController.TransitionStyle(rawValue: 0)?.rawValue as Any,
    UIPageViewController.NavigationOrientation(rawValue: 0)?.rawValue as Any,
    UIPageViewController.NavigationDirection(rawValue: 0)?.rawValue as Any)
  let unmoved = Unmoved()
  unmoved.pageViewController(controller, willTransitionTo: [page])
  unmoved.pageViewController(
    controller, didFinishAnimating: true, previousViewControllers: [], transitionCompleted: true)
  for case let navigation as UINavigationController in controller.children {
    navigation.popViewController(animated: true)
    navigation.popToRootViewController(animated: true)
  }
}

final class Screening: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let layer = layer as? AVPlayerLayer else { return }
    layer.player = layer.player ?? AVPlayer()
    layer.videoGravity = layer.videoGravity == .resizeAspect ? .resizeAspectFill : .resize
    print(AVLayerVideoGravity(rawValue: layer.videoGravity.rawValue), AVPlayerLayer(player: nil))
    let surface = CALayer()
    surface.frame = bounds
    surface.backgroundColor = surface.backgroundColor ?? CGColor(gray: 0, alpha: 1)
    surface.cornerRadius += 1
    surface.opacity /= 2
    surface.isHidden = !surface.isHidden
    layer.addSublayer(surface)
    print(layer.sublayers as Any, surface.superlayer as Any, surface.bounds)
    surface.removeFromSuperlayer()
    tag += 1
  }
}

@MainActor
func colorLeftovers() {
  let controller = AVPlayerViewController()
  controller.videoGravity = controller.videoGravity == .resize ? .resizeAspect : .resize
  UIView.setAnimationsEnabled(false)
  UITableView.appearance().tableFooterView = UITableView.appearance().tableFooterView ?? UIView()
  UIBarButtonItem.appearance().tintColor = UIBarButtonItem.appearance().tintColor ?? .red
  UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red
  let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 15)]
  UISegmentedControl.appearance().setTitleTextAttributes(attributes, for: .normal)
  print(URLCache(memoryCapacity: 1, diskCapacity: 1))
}
