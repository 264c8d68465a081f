import BanyanGraph
import BanyanHost

/// The node of a tab view: a bar with a tab for each page, and the pages, one of which is shown.
final class TabViewNode<SelectionValue: Hashable, Content: View>: ElementNode, TabContainer,
  PreferenceCollector
{
  private var view: TabView<SelectionValue, Content>
  private var content: _Node!
  private var bar: TabBarNode!
  private var pages: [TabPageNode] = []
  /// The pages of views without a tab item, by the element inside.
  private var loosePages: [ObjectIdentifier: LooseTabPageNode] = [:]
  /// The page that is shown, if there is no binding for the selection.
  private weak var chosen: TabPageNode?
  private let selection = Reading()
  private let style = Reading()
  private var current: [Property] = []

  init(_ view: TabView<SelectionValue, Content>, under parent: _Node, in context: _Context) {
    self.view = view
    super.init(.tabView, under: parent, in: context)
    bar = TabBarNode(under: self, in: context)
    content = Content._make(
      view.content, under: self, in: _Context(within: context, collector: self))
    current = readStyle()
    arrange()
    window.navigation.add(self)
    updateUpward()
  }

  var key: ObjectIdentifier { ObjectIdentifier(TabBarVisibilityKey.self) }
  var outer: (any PreferenceCollector)? { context.collector }
  func invalidate() { runtime.enqueueUpward(self) }

  /// Shows the bar unless the content of the selected page hides it.
  override func updateUpward() {
    var accumulator = PreferenceAccumulator<TabBarVisibilityKey>()
    content.collectPreference(TabBarVisibilityKey.self, into: &accumulator)
    bar.hide(accumulator.value == .hidden)
  }

  // A tab view inside another one has its own bar.
  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into accumulator: inout PreferenceAccumulator<Key>
  ) {
    if key == TabBarVisibilityKey.self { return }
    super.collectPreference(key, into: &accumulator)
  }

  override var properties: [Property] { current }

  private func readStyle() -> [Property] {
    let (style, hasBackground) = style.read(for: self) {
      // The dots of the pages have colors of the app's appearance.
      _ = context.value(for: AppearanceKey.self)
      return (context.value(for: TabStyleKey.self), context.value(for: IndexBackgroundKey.self))
    }
    guard style != .automatic else { return [] }
    return [.tabStyle(style == .page && hasBackground ? .pageWithIndexBackground : style)]
  }

  func update(to newView: TabView<SelectionValue, Content>) {
    view = newView
    Content._update(content, to: view.content)
    choose()
  }

  override func update() {
    isQueued = false
    let old = current
    current = readStyle()
    commitProperties(from: old)
    for page in pages { page.tab.update() }
    choose()
  }

  override func childrenDidChange() {
    super.childrenDidChange()
    arrange()
  }

  override func traitsDidChange() {
    listTabs()
    choose()
  }

  /// Puts the tabs into the bar.
  private func listTabs() {
    // A hidden tab may return, so its node stays.
    for page in pages where page.isTabHidden { page.tab.leaveHost() }
    bar.tabs = pages.filter { !$0.isTabHidden }.map(\.tab)
    for page in pages { page.tab.update() }
  }

  /// Updates the pages to match the views.
  private func arrange() {
    // May be called while the content is being made.
    guard let content else { return }
    let elements = content.collectElements()
    var left = loosePages
    runtime.didRearrange()
    pages = elements.map { element in
      if let page = element as? TabPageNode { return page }
      let key = ObjectIdentifier(element)
      if let page = left.removeValue(forKey: key) { return page }
      let page = LooseTabPageNode(around: element, under: self, in: context)
      loosePages[key] = page
      return page
    }
    for (key, page) in left {
      loosePages[key] = nil
      page.detach()
    }
    listTabs()
    choose()
  }

  /// Shows the selected page. It appears before the other one disappears, as branches do (E10).
  private func choose() {
    let page = selectedPage ?? pages.first { !$0.isTabHidden } ?? pages.first
    let isFirst = chosen == nil
    chosen = page
    if isFirst { page?.showFirst() } else { page?.show(true) }
    for other in pages where other !== page { other.show(false) }
    invalidatePreferences()
  }

  private var selectedPage: TabPageNode? {
    guard let binding = view.selection else {
      return pages.first { $0 === chosen && !$0.isTabHidden }
    }
    let value = selection.read(for: self) { binding.wrappedValue }
    return pages.first { $0.tag?.value(as: SelectionValue.self) == value }
  }

  func select(_ page: TabPageNode) {
    guard let binding = view.selection else {
      chosen = page
      return choose()
    }
    guard let value = page.tag?.value(as: SelectionValue.self) else { return }
    binding.wrappedValue = value
  }

  override var contentRule: ElementRule { .listed }

  override func complete(_ elements: inout [ElementNode], from first: Int) {
    elements.append(bar)
    elements += pages as [ElementNode]
  }

  // Pages for a view with several elements.
  override func place(of child: _Node) -> ChildPlace {
    guard child is LooseTabPageNode else { return .same }
    return .named("\(pages.firstIndex { $0 === child } ?? -1)")
  }

  override func forEachChildInSamePlace(_ body: (_Node) -> Void) {
    if let bar { body(bar) }
    if let content { body(content) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let bar { body(bar) }
    if let content { body(content) }
    for page in pages where page is LooseTabPageNode { body(page) }
  }

  override func detach() {
    selection.end()
    style.end()
    window.navigation.remove(self)
    super.detach()
  }
}

extension TabViewNode: PlaceDecider {
  // Paged tab views do not have places of their own.
  private var isBar: Bool { current.isEmpty }

  var steps: [WindowPlace.Step] {
    guard isBar, let index = pages.firstIndex(where: \.isSelected) else { return [] }
    return [pages[index].step(number: index + 1)]
  }

  func follow(_ steps: ArraySlice<WindowPlace.Step>) -> Bool {
    guard isBar, let step = steps.first, matchCount(steps) == 0 else { return false }
    for (index, page) in pages.enumerated()
    where !page.isTabHidden && page.step(number: index + 1).matches(step) {
      select(page)
      return true
    }
    return false
  }
}

/// A container of pages, which request to be shown.
@MainActor
protocol TabContainer: ElementNode {
  func select(_ page: TabPageNode)
}

/// The bar with the tabs.
final class TabBarNode: ElementNode {
  /// The tabs. They are below their pages, whose context they share.
  var tabs: [TabNode] = [] {
    didSet { if !tabs.elementsEqual(oldValue, by: ===) { childrenDidChange() } }
  }

  private var isHidden = false

  init(under parent: _Node, in context: _Context) {
    super.init(.tabBar, under: parent, in: context)
  }

  override var properties: [Property] {
    let appearance = context.value(for: AppearanceKey.self).tabBar
    return (isHidden ? [.isAbsent(true)] : [])
      + (appearance.background.map { [.background(.color($0))] } ?? [])
      + (appearance.tint.map { [.tint($0)] } ?? [])
  }

  func hide(_ isHidden: Bool) {
    if isHidden == self.isHidden { return }
    let old = properties
    self.isHidden = isHidden
    commitProperties(from: old)
  }

  override var contentRule: ElementRule { .listed }

  override func complete(_ elements: inout [ElementNode], from first: Int) {
    elements += tabs as [ElementNode]
  }
}
