import SwiftUI
import UIKit

/// Pages of a UIPageViewController with a UIPageControl in front, as in Apple's tutorial about UIKit.
struct ContentView: View {
  @State private var page = 0
  private let names = ["Bread", "Cake", "Tea"]

  var body: some View {
    Text(verbatim: "Page \(page)")
    ZStack(alignment: .bottomTrailing) {
      Album(pages: names.map { Text(verbatim: $0) }, page: $page)
      Dots(count: names.count, page: $page)
        .frame(width: CGFloat(names.count * 18))
        .padding(.trailing)
    }
    .aspectRatio(3 / 2, contentMode: .fit)
    .background(.black)
    .foregroundStyle(.white)
  }
}

struct Dots: UIViewRepresentable {
  var count: Int
  @Binding var page: Int

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    control.addTarget(
      context.coordinator, action: #selector(Coordinator.turn(sender:)), for: .valueChanged)
    return control
  }

  func updateUIView(_ control: UIPageControl, context: Context) { control.currentPage = page }

  class Coordinator: NSObject {
    var dots: Dots
    init(_ dots: Dots) { self.dots = dots }

    @objc
    func turn(sender: UIPageControl) { dots.page = sender.currentPage }
  }
}

struct Album<Page: View>: UIViewControllerRepresentable {
  var pages: [Page]
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

  class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var album: Album
    var controllers = [UIViewController]()

    init(_ album: Album) {
      self.album = album
      controllers = album.pages.map { UIHostingController(rootView: $0) }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? {
      guard let index = controllers.firstIndex(of: controller) else { return nil }
      return index == 0 ? controllers.last : controllers[index - 1]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? {
      guard let index = controllers.firstIndex(of: controller) else { return nil }
      return index + 1 == controllers.count ? controllers.first : controllers[index + 1]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      if completed, let shown = pageViewController.viewControllers?.first,
        let index = controllers.firstIndex(of: shown)
      {
        album.page = index
      }
    }
  }
}
