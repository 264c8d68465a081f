import BanyanGraph
import BanyanHost

/// A page of a tab view, with its tab.
class TabPageNode: ElementNode {
  fileprivate(set) final var isSelected = false
  /// The tab that selects the page.
  fileprivate(set) final var tab: TabNode!

  init(under parent: _Node, in context: _Context) {
    super.init(.tabPage, under: parent, in: context)
    tab = TabNode(of: self)
  }

  override var properties: [Property] { [.isSelected(isSelected)] }

  /// Returns the step that leads to the page in a place.
  final func step(number: Int) -> WindowPlace.Step {
    let key = tag?.placeKey
    return WindowPlace.Step(
      title: key ?? tab.label?.firstText ?? "\(number)", key: key, element: id)
  }

  func show(_ isSelected: Bool) {
    if isSelected == self.isSelected { return }
    let old = properties
    self.isSelected = isSelected
    commitProperties(from: old)
    tab.update()
  }

  /// Shows the page with the tab view, which is just being made.
  func showFirst() { show(true) }

  // The tab shows the badge.
  override func accepts(_ key: PropertyKey) -> Bool { key != .badge }

  final func select() {
    (container as? any TabContainer)?.select(self)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let tab { body(tab) }
  }
}

/// The page of a view with a tab item.
final class TabItemPageNode: TabPageNode {
  /// The scope of the content, which is shown with the page.
  private let scope: AppearanceScope
  private var content: _Node!

  init(
    under parent: _Node, in context: _Context, content: (_Node, _Context) -> _Node,
    label: (_Node, _Context) -> _Node
  ) {
    scope = AppearanceScope(in: context.appearanceScope)
    super.init(under: parent, in: context)
    scope.node = self
    self.content = content(self, _Context(within: context, appearanceScope: scope))
    let inTab = _Context(within: context)
    inTab.provide(.fill, for: SymbolVariantsKey.self)
    tab.label = label(tab, inTab)
  }

  func update(content: (_Node) -> Void, label: (_Node) -> Void) {
    content(self.content)
    label(tab.label!)
    tab.update()
  }

  override func show(_ isSelected: Bool) {
    super.show(isSelected)
    scope.show(isSelected)
  }

  override func showFirst() {
    super.show(true)
    scope.showAfterSurroundings(in: runtime)
  }

  // The bar contains the tab.
  override var contentRule: ElementRule { .shown }

  override func forEachShown(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  // The settings of the view inside apply to the page, whose only content it is.
  override func forEachScope(_ body: (_Node) -> Void) {
    var inside: [_Node] = []
    var node = content
    while let current = node, !(current is ElementNode) {
      inside.append(current)
      var children: [_Node] = []
      current.forEachChild { children.append($0) }
      node = children.count == 1 ? children[0] : nil
    }
    for node in inside.reversed() { body(node) }
    super.forEachScope(body)
  }

  override func traitsDidChange() {
    container?.traitsDidChange()
    tab.update()
  }

  // A tab that is not shown has no preferences.
  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into accumulator: inout PreferenceAccumulator<Key>
  ) {
    guard isSelected else { return }
    super.collectPreference(key, into: &accumulator)
  }

  override var placeName: String { "tab" }

  override func place(of child: _Node) -> ChildPlace { child === tab ? .same : .inside }

  override func forEachChildInSamePlace(_ body: (_Node) -> Void) { super.forEachChild(body) }

  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    if let content { body(content) }
  }

  override func detach() {
    super.detach()
    scope.end()
  }
}

/// The page around an element of a view without a tab item, as in a row of pages.
final class LooseTabPageNode: TabPageNode {
  private let element: ElementNode

  init(around element: ElementNode, under parent: _Node, in context: _Context) {
    self.element = element
    super.init(under: parent, in: context)
  }

  override var main: ElementNode? { element }

  override var contentRule: ElementRule { .known(element) }

  // The element may go on in another page.
  override func detach() {
    if !element.isDetached { element.leaveHost() }
    super.detach()
  }
}

/// A tab, which selects a page.
final class TabNode: ElementNode {
  private unowned(unsafe) let page: TabPageNode
  fileprivate var label: _Node?
  private var current: [Property] = []

  fileprivate init(of page: TabPageNode) {
    self.page = page
    super.init(.tab, under: page, in: page.context)
    window.register(self)
  }

  override var properties: [Property] { current }

  override func update() {
    isQueued = false
    let old = current
    current = [.isSelected(page.isSelected)]
    if let badge = page.trait(BadgeKey.self) ?? nil {
      let values = EnvironmentValues(at: context)
      current.append(.badge(Tracking.ignore { badge.string(reading: values) }))
    }
    if let color = ownColor {
      var style = TextStyle()
      style.fields.color = color
      current.append(.style(style))
    }
    commitProperties(from: old)
  }

  /// The color of the tab, or of the dot of a page, if the app has set one.
  private var ownColor: ColorDescription? {
    let appearance = context.value(for: AppearanceKey.self)
    guard context.value(for: TabStyleKey.self) != .automatic else {
      return page.isSelected ? nil : appearance.tabBar.unselectedTint
    }
    let indicators = appearance.pageIndicators
    return page.isSelected ? indicators.currentColor : indicators.color
  }

  override var isControl: Bool { true }

  override func handle(_ payload: Event.Payload) -> Bool {
    guard case .activate = payload else { return false }
    page.select()
    return true
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let label { body(label) }
  }
}

extension _Node {
  /// The first text in the views below.
  fileprivate var firstText: String? {
    if let element = self as? ElementNode {
      for case .text(let runs) in element.properties { return runs.map(\.string).joined() }
    }
    var found: String?
    forEachChild { if found == nil { found = $0.firstText } }
    return found
  }
}
