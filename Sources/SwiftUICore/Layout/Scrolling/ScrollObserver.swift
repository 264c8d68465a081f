import BanyanGraph
import BanyanHost

/// An observer of a scroll view in a view.
///
/// It is provided to the views inside. The scroll view asks the host for reports then, and passes them on.
class ScrollObserverNode: WrapperNode {
  private let inner: _Context
  private var edges = EdgeList()
  /// The scroll view that is observed: the first that reports.
  private weak var scrollView: ElementNode?
  private final var report: ScrollReport?

  override init(under parent: _Node?, in context: _Context) {
    inner = _Context(within: context)
    super.init(under: parent, in: context)
    provide()
  }

  final override var contentContext: _Context { inner }

  private func provide() {
    isQueued = false
    var scrolling = track(edges: &edges) { context.value(for: ScrollingKey.self) }
    scrolling.observers.append(ScrollObserving(node: self))
    inner.provide(scrolling, for: ScrollingKey.self)
  }

  final override func update() { provide() }

  final func scrollView(_ element: ElementNode, reports new: ScrollReport) {
    if let scrollView, scrollView !== element, !scrollView.isDetached { return }
    scrollView = element
    let old = report
    report = new
    didReport(new, after: old)
  }

  /// Called with each report of the scroll view.
  /// - Parameter old: the report before; nil for the first one.
  func didReport(_ new: ScrollReport, after old: ScrollReport?) {}

  override func detach() {
    edges.removeAll()
    super.detach()
  }
}

/// An observer, as the environment of its content has it. It outlives the content.
struct ScrollObserving: Equatable, @unchecked Sendable {
  unowned let node: ScrollObserverNode

  static func == (left: ScrollObserving, right: ScrollObserving) -> Bool {
    left.node === right.node
  }
}

extension ElementNode {
  /// Passes a report on to those who observe this scroll view, which is not inside another one that they observe.
  final func scrollViewReports(_ report: ScrollReport) -> Bool {
    let observers = context.value(for: ScrollingKey.self).observers
    var outer: [ScrollObserving] = []
    forEachAround { node in
      guard node !== self, let element = node as? ElementNode, element.scrollsContent else {
        return true
      }
      outer = element.context.value(for: ScrollingKey.self).observers
      return false
    }
    for observer in observers where !outer.contains(observer) {
      observer.node.scrollView(self, reports: report)
    }
    return !observers.isEmpty
  }

  private var scrollsContent: Bool { kind == .scrollView || kind == .list || kind == .form }
}
