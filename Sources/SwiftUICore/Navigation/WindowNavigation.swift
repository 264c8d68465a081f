/// Where in its pages a window is: what a host shows as the window's title, and what a way back of the
/// host's own leads through.
@MainActor
final class WindowNavigation {
  /// The navigation containers that stand in no other, in the order in which they appeared.
  private var stacks: [NavigationStackNode] = []

  func add(_ stack: NavigationStackNode) { stacks.append(stack) }
  func remove(_ stack: NavigationStackNode) { stacks.removeAll { $0 === stack } }

  /// The pages from the first to the one that is shown. Of columns, each has its pages in turn.
  private var pages: [PageNode] {
    let shown = stacks.filter { $0.context.appearanceScope?.isShown != false }
    guard let first = shown.first else { return [] }
    guard let column = first as? ColumnNode else { return first.innerPages }
    return shown.filter { ($0 as? ColumnNode)?.isBeside(column) == true }.flatMap(\.innerPages)
  }

  /// The titles of the pages; empty for one that has none.
  var titles: [String] { pages.map { $0.title?.string ?? "" } }

  /// The title of the page that is shown; nil if no page has one.
  var title: String? { pages.last { $0.title != nil }?.title?.string }

  /// Goes back until so many pages are left, and the first at least.
  func goBack(to count: Int) {
    let pages = pages
    let index = max(count, 1)
    if pages.indices.contains(index), pages[index].canGoBack { pages[index].goBack() }
  }
}

extension NavigationStackNode {
  /// The pages of the stack, and of one that stands in the last.
  fileprivate var innerPages: [PageNode] {
    guard let inner = top.innerStack else { return pages }
    return pages.dropLast() + inner.innerPages
  }
}
