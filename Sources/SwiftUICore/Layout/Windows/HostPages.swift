import BanyanHost
import BanyanLayout

// A host lays out pages, tabs and columns itself, with bars and widths of the look. So the size of what is between the bars is
// known before the host reports it.

extension WindowLayout {
  /// Returns the probable size of an element that the host sizes and whose content is placed here.
  func assumedSize(of element: ElementNode) -> LayoutSize {
    var size = room(around: element)
    size.height = max(0, size.height - heightOfBars(beside: element))
    if !isPresented(element), let width = columnWidth(around: element) { size.width = width }
    return size
  }

  /// Returns the size of the outermost of the pages, tabs and columns around an element.
  private func room(around element: ElementNode) -> LayoutSize {
    guard var outermost = shellParents[element.id] else { return windowSize }
    while outermost.layoutID.isNone, let parent = shellParents[outermost.id] { outermost = parent }
    if !outermost.layoutID.isNone, let size = tree.size(of: main(of: outermost)) { return size }
    if let size = presentedSize(around: element) { return size }
    var current = outermost.container
    while let surrounding = current {
      if let size = places?.sizes[surrounding.id]?.size,
        surrounding.holdsPlaced(in: shellParents[surrounding.id] ?? window)
      {
        return size
      }
      current = surrounding.container
    }
    return windowSize
  }

  /// Returns the height of the bars that share a page, or the pages of tabs, with an element.
  private func heightOfBars(beside element: ElementNode) -> Double {
    guard let parent = shellParents[element.id] else { return 0 }
    return parent.collectChildren().reduce(0) { $0 + height(ofBar: $1, beside: element) }
  }

  private func height(ofBar bar: ElementNode, beside content: ElementNode) -> Double {
    let facts = BarFacts(bar.hostProperties)
    if facts.isAbsent { return 0 }
    switch bar.kind {
    case .navigationBar:
      let titles = bar.titles
      if facts.titleDisplay != .large || titles.isEmpty { return look.bar.height }
      // A list on its own begins beneath a large title, which moves into the line of items while the list is scrolled.
      let isBeneath = titles.count == 1 && !facts.hasBackground && content.isScrolledAlone
      if isBeneath { return look.bar.height }
      let lines = titles.indices.reduce(0) {
        $0 + lineHeight(look.style(ofTitle: .large, isSubtitle: $1 > 0))
      }
      return look.bar.height + max(look.bar.largeTitleHeight, lines)
    case .toolbar:
      let hasItems = bar.collectChildren().contains { !$0.collectChildren().isEmpty }
      return facts.placement == .bottom && hasItems ? look.bar.height : 0
    case .tabBar:
      switch tabArrangement(BarFacts(shellParents[content.id]?.hostProperties ?? [])) {
      case .bottom: return look.bar.tabHeight
      case .top:
        return lineHeight(look.styleOfTabs(areWide: true)) + 2
          * (look.bar.wideTabMargin + look.bar.tabInset + look.bar.wideTabVerticalInset)
      case .dots: return 0
      }
    default: return 0
    }
  }

  /// Returns the width of the column that contains an element's page, if columns are side by side.
  private func columnWidth(around element: ElementNode) -> Double? {
    guard windowSize.width >= Look.Column.leastWindowWidth, let page = shellParents[element.id],
      let stack = shellParents[page.id], let split = shellParents[stack.id],
      split.kind == .splitView
    else { return nil }
    let stacks = split.collectChildren()
    if stack !== stacks.last { return width(ofColumn: stack) }
    return max(0, windowSize.width - stacks.dropLast().reduce(0) { $0 + width(ofColumn: $1) })
  }
}

extension ElementNode {
  /// True if the content of a page is nothing but a list, or a view that scrolls vertically.
  fileprivate var isScrolledAlone: Bool {
    let content = collectChildren()
    guard kind == .verticalStack, content.count == 1 else { return false }
    switch content[0].kind {
    case .list, .form: return true
    case .scrollView: return !content[0].hostProperties.contains(.axes(.horizontal))
    default: return false
    }
  }
}
