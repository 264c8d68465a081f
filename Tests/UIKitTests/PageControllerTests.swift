import BanyanHost
import BanyanKits
import BanyanTesting
import Foundation
import SwiftUICore
import Testing
import UIKit

/// A `UIPageViewController` and a `UIPageControl` that show the same page, as in Apple's tutorial about UIKit.
@MainActor
@Suite struct PageControllerTests {
  private struct Dots: UIViewRepresentable {
    let count: Int
    @Binding var page: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIPageControl {
      let control = UIPageControl()
      control.numberOfPages = count
      control.addTarget(
        context.coordinator,
        action: Selector("turnWithSender:", _calls: Coordinator.turn(sender:)), for: .valueChanged)
      return control
    }

    func updateUIView(_ control: UIPageControl, context: Context) { control.currentPage = page }

    @MainActor
    final class Coordinator: NSObject {
      let dots: Dots
      init(_ dots: Dots) { self.dots = dots }
      func turn(sender: UIPageControl) { dots.page = sender.currentPage }
    }
  }

  private struct Album<Page: View>: UIViewControllerRepresentable {
    let pages: [Page]
    let received: Trace
    @Binding var page: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> UIPageViewController {
      let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      controller.dataSource = context.coordinator
      controller.delegate = context.coordinator
      return controller
    }

    func updateUIViewController(_ controller: UIPageViewController, context: Context) {
      controller.setViewControllers(
        [context.coordinator.controllers[page]], direction: .forward, animated: true)
    }

    final class Coordinator: NSObject, UIPageViewControllerDataSource,
      UIPageViewControllerDelegate
    {
      let album: Album
      let controllers: [UIViewController]

      init(_ album: Album) {
        self.album = album
        controllers = album.pages.map { UIHostingController(rootView: $0) }
      }

      private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
        controllers.firstIndex(of: controller).map {
          controllers[($0 + offset + controllers.count) % controllers.count]
        }
      }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore controller: UIViewController
      ) -> UIViewController? { page(-1, from: controller) }

      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
      ) -> UIViewController? { page(1, from: controller) }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
      ) {
        album.received.lines.append("will turn to \(pendingViewControllers.count)")
      }

      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) {
        let old = previousViewControllers.compactMap { controllers.firstIndex(of: $0) }
        album.received.lines.append("turned from \(old) \(completed)")
        if completed, let shown = pageViewController.viewControllers?.first,
          let index = controllers.firstIndex(of: shown)
        {
          album.page = index
        }
      }
    }
  }

  @MainActor
  private final class Trace {
    var lines: [String] = []
  }

  private struct Screen: View {
    let names: [String]
    let received: Trace
    @State private var page = 0

    init(_ names: String..., received: Trace = Trace()) {
      self.names = names
      self.received = received
    }

    var body: some View {
      Text(verbatim: "page \(page)")
      Album(pages: names.map { Text(verbatim: $0) }, received: received, page: $page)
      Dots(count: names.count, page: $page)
      Button("First") { page = 0 }
    }
  }

  private func tabs(of app: TestApp) -> [TestElement] {
    app.window.all.filter { $0.kind == .tab }
  }

  @Test func `a press on the right half of the dots goes on by a page, and on the left half back`()
  {
    let app = TestApp(Screen("bread", "cake", "tea"))
    #expect(app.window.texts == ["page 0", "bread", "First"])
    app.window.button("Next Page").tap()
    #expect(app.window.texts == ["page 1", "cake", "First"])
    app.window.button("Next Page").tap()
    app.window.button("Next Page").tap()
    #expect(app.window.texts == ["page 2", "tea", "First"])
    app.window.button("Previous Page").tap()
    #expect(app.window.texts == ["page 1", "cake", "First"])
    app.window.button("First").tap()
    #expect(app.window.texts == ["page 0", "bread", "First"])
    #expect(app.reports == [])
  }

  @Test func `a person turns to the pages that the data source has, and the delegate is notified`()
  {
    let received = Trace()
    let app = TestApp(Screen("bread", "cake", "tea", received: received))
    #expect(tabs(of: app).count == 3)
    // Before the first page comes the last one.
    tabs(of: app)[0].tap()
    #expect(app.window.texts == ["page 2", "tea", "First"])
    tabs(of: app)[2].tap()
    #expect(app.window.texts == ["page 0", "bread", "First"])
    #expect(
      received.lines == [
        "will turn to 1", "turned from [0] true", "will turn to 1", "turned from [2] true",
      ])
  }

  @Test func `two pages in a circle are two, and one is alone`() {
    #expect(tabs(of: TestApp(Screen("bread", "cake"))).count == 2)
    #expect(tabs(of: TestApp(Screen("bread"))).count == 1)
  }

  @Test func `the page of a control stays among its pages`() {
    let control = UIPageControl()
    control.currentPage = 3
    #expect(control.currentPage == 0)
    control.numberOfPages = 4
    control.currentPage = 9
    #expect(control.currentPage == 3)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0)
  }

  private final class Counter: NSObject {
    var count = 0
    func add() { count += 1 }
  }

  @Test func `a control calls those targets that want the event and have not been removed`() {
    let (control, first, second) = (UIPageControl(), Counter(), Counter())
    let add = Selector("add", _calls: Counter.add)
    let counts = { [first.count, second.count] }
    control.addTarget(first, action: add, for: [.valueChanged, .touchUpInside])
    control.addTarget(second, action: add, for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(counts() == [1, 0])
    control.removeTarget(first, action: add, for: .valueChanged)
    control.sendActions(for: .allEvents)
    #expect(counts() == [2, 1])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(counts() == [2, 1])
  }

  @Test func `a target that is added again is called once, for all of its events`() {
    let (control, counter) = (UIPageControl(), Counter())
    let add = Selector("add", _calls: Counter.add)
    for _ in 0..<3 { control.addTarget(counter, action: add, for: .valueChanged) }
    control.addTarget(counter, action: add, for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(counter.count == 1)
    control.sendActions(for: .touchUpInside)
    #expect(counter.count == 2)
  }

  private final class Days: NSObject, UIPageViewControllerDataSource {
    private func day(beside controller: UIViewController, _ offset: Int) -> UIViewController? {
      guard let shown = controller as? UIHostingController<Day> else { return nil }
      return UIHostingController(rootView: Day(number: shown.rootView.number + offset))
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore controller: UIViewController
    ) -> UIViewController? { day(beside: controller, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? { day(beside: controller, 1) }
  }

  private struct Day: View {
    let number: Int
    var body: some View { Text(verbatim: "day \(number)") }
  }

  private struct Diary: UIViewControllerRepresentable {
    func makeCoordinator() -> Days { Days() }

    func makeUIViewController(context: Context) -> UIPageViewController {
      let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      controller.dataSource = context.coordinator
      controller.setViewControllers(
        [UIHostingController(rootView: Day(number: 1))], direction: .forward, animated: false)
      return controller
    }

    func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
  }

  @Test func `a data source may make its pages when it is asked`() throws {
    let app = TestApp(Diary())
    #expect(app.window.texts == ["day 1"])
    try #require(tabs(of: app).last).tap()
    #expect(app.window.texts == ["day 2"])
  }

  @Test func `a page control with less than no page has no dots`() {
    func fillCount(_ count: Int) -> Int {
      let app = TestApp(Dots(count: count, page: .constant(0)))
      return app.window.all.filter { $0.kind == .fill }.count
    }
    #expect(fillCount(-1) == fillCount(0))
    #expect(fillCount(3) == fillCount(0) + 3)
  }
}
