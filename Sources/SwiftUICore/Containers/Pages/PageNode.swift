import BanyanGraph
import BanyanHost

/// The reason a page is on its stack.
enum PageEntry {
  case root
  case value(NavigationValue)
  case request(PageRequest)

  func isSame(as other: PageEntry) -> Bool {
    switch (self, other) {
    case (.root, .root): true
    case (.value(let value), .value(let other)): value == other
    case (.request(let request), .request(let other)): request === other
    default: false
    }
  }
}

/// One page of a navigation stack, with its bars.
package final class PageNode: ElementNode, PreferenceCollector {
  package unowned(unsafe) let stack: NavigationStackNode
  let entry: PageEntry
  private let scope: AppearanceScope
  private(set) var isCovered: Bool
  private var inner: _Context!
  private var editMode: Cell<EditMode>!
  private var body: PageBodyNode!
  private var bar: _Node?
  private var foot: _Node?
  /// The description of the page by its views.
  private var pageDescription = PageDescription()
  private var titleOfMenu: MenuTitle?
  /// The mode of the back button, as far as the bar has room.
  var backButtonDisplayMode = BackButtonDisplayMode.default
  private var background: [Property] = []
  private var edges = EdgeList()
  /// The stacks directly in the page, each with its own bars.
  private var innerStacks: [Inner] = []

  private struct Inner {
    unowned(unsafe) let stack: NavigationStackNode
  }
  /// The element that had the focus when the page was covered.
  private weak var focused: ElementNode?
  /// The key of the page's value in a saved place; nil if the value has no text form.
  private(set) lazy var placeKey = value?.placeKey
  /// The page that was last on top of this one.
  private var left: (entry: PageEntry, step: WindowPlace.Step)?

  init(_ entry: PageEntry, on stack: NavigationStackNode, isCovered: Bool) {
    self.entry = entry
    self.stack = stack
    self.isCovered = isCovered
    // A covered page is invisible, but its views still declare destinations and requests.
    scope = AppearanceScope(in: stack.context.appearanceScope, runsAhead: true)
    scope.isPage = true
    scope.show(!isCovered)
    super.init(.page, under: stack, in: stack.context)
    scope.node = self
    inner = _Context(within: context, collector: self, appearanceScope: scope)
    inner.provide(PagePlace(page: self), for: PagePlaceKey.self)
    editMode = inner.provideEditMode(of: self)
    if case .root = entry { return }
    // An app may keep the action for longer than the page exists.
    let dismissal = Dismissal { [weak self] in
      if let self, !isDetached { goBack() }
    }
    inner.provide(dismissal, for: DismissalKey.self)
  }

  func fill(_ make: (_Node, _Context) -> _Node) {
    body = PageBodyNode(under: self, in: inner)
    body.content = make(body, inner)
    pageDescription = collect()
    updateMenuTitle()
    update()
    stack.pageDidChange()
  }

  var content: _Node { body.content }

  var value: NavigationValue? {
    if case .value(let value) = entry { value } else { nil }
  }

  var request: PageRequest? {
    if case .request(let request) = entry { request } else { nil }
  }

  /// False once the view that requested the page no longer wants it. The path decides about other pages.
  var isWanted: Bool { request?.isWanted ?? true }

  // MARK: Pushing and popping

  func cover(_ isCovered: Bool) {
    if isCovered == self.isCovered { return }
    self.isCovered = isCovered
    if isCovered, let element = window.focus.element, element.isInside(self) {
      focused = element
      runtime.enqueueAction { [window] in
        if window.focus.element === element { window.focus.move(to: nil) }
      }
    }
    scope.show(!isCovered)
  }

  /// Remembers a page on top of this one that is about to leave, for going forward again.
  func remember(_ page: PageNode) {
    left = (page.entry, page.step)
  }

  /// Requests the page that was last on top of this one, if a step leads there.
  func showAgain(_ step: WindowPlace.Step) -> Bool {
    guard let left, left.step.matches(step) else { return false }
    self.left = nil
    switch left.entry {
    case .root: return false
    case .value(let value): stack.showAgain(value)
    case .request(let request):
      guard !request.isWanted, let again = request.again else { return false }
      again()
    }
    return true
  }

  /// Restores the focus that was lost when the page was covered.
  func takeFocusBack() {
    guard let element = focused, !isCovered else { return }
    focused = nil
    runtime.whenSettled { [window] in
      guard !element.isDetached, element.canTakeFocus, window.focus.element == nil else { return }
      window.focus.move(to: element)
    }
  }

  func leave() {
    detach()
    guard let request else { return }
    runtime.enqueueAction { [self] in request.didLeave(self) }
  }

  /// True if the page has a way back.
  var canGoBack: Bool {
    if case .root = entry { stack.canGoBackFromRoot } else { true }
  }

  var backRole: ButtonRole { stack.backRole(of: self) }

  /// Removes the page, and all pages on top of it.
  func goBack() { stack.pop(self) }

  var isMissingDestination: Bool { body?.content is MissingDestinationNode }

  func replaceContent(_ make: (NavigationValue, _Node, _Context) -> _Node) {
    guard let value else { return }
    let old = body.content
    body.content = make(value, body, inner)
    old?.detach()
    body.elementsDidChange()
  }

  // MARK: Bars

  /// The first stack in the page, if it provides the page's bar.
  var innerStack: NavigationStackNode? { isReplaced ? innerStacks.first?.stack : nil }

  func addInner(_ stack: NavigationStackNode) {
    innerStacks.append(Inner(stack: stack))
    runtime.enqueue(self)
  }

  func removeInner(_ stack: NavigationStackNode) {
    innerStacks.removeAll { $0.stack === stack }
    runtime.enqueue(self)
  }

  /// Returns the first stack in the page whose own first page has a destination for a value.
  func innerStack(for value: NavigationValue) -> NavigationStackNode? {
    innerStacks.first { $0.stack.hasDestination(for: value, on: $0.stack.pages.first) }?.stack
  }

  private var isReplaced: Bool {
    !innerStacks.isEmpty
      && (pageDescription.isSilent || pageDescription.items.isEmpty && body.isStack)
  }

  package var key: ObjectIdentifier { ObjectIdentifier(PageKey.self) }
  package var outer: (any PreferenceCollector)? { context.collector }
  package func invalidate() { runtime.enqueueUpward(self) }

  private func collect() -> PageDescription {
    var accumulator = PreferenceAccumulator<PageKey>()
    body.content.collectPreference(PageKey.self, into: &accumulator)
    return accumulator.value ?? PageDescription()
  }

  package override func updateUpward() {
    let new = collect()
    if new == pageDescription { return }
    let affectsNext =
      new.title != pageDescription.title || new.titleDisplay != pageDescription.titleDisplay
    pageDescription = new
    updateMenuTitle()
    runtime.enqueue(self)
    if affectsNext { navigationDidChange() }
    stack.pageDidChange()
  }

  /// Updates the bars that show a part of this page.
  func navigationDidChange() {
    guard let index = stack.pages.firstIndex(where: { $0 === self }) else { return }
    for page in stack.pages[index...] { runtime.enqueue(page) }
    stack.titlesDidChange()
  }

  package override func update() {
    isQueued = false
    show(bars.head, in: &bar)
    show(bars.foot, in: &foot)
    if pageDescription.background != nil || !background.isEmpty { showBackground() }
  }

  override var properties: [Property] { background }

  private func showBackground() {
    let old = properties
    background = track(edges: &edges) {
      guard let style = pageDescription.background?.style else { return [] }
      return [.background(style.paint(in: EnvironmentValues(at: inner)))]
    }
    commitProperties(from: old)
  }

  private func show<Bar: View>(_ view: Bar, in node: inout _Node?) {
    if let node { return Bar._update(node, to: view) }
    node = Bar._make(view, under: self, in: context)
  }

  private var bars: PageBars {
    PageBars(
      pageDescription: pageDescription, titleDisplay: titleDisplay, goBack: goBackAction,
      backRole: backRole,
      previousTitle: previousTitle, backButtonDisplayMode: backButtonDisplayMode,
      isReplaced: isReplaced)
  }

  /// The action of the back button, if it is shown.
  private var goBackAction: (@MainActor () -> Void)? {
    guard canGoBack, pageDescription.hidesBackButton != true else { return nil }
    return { [unowned self] in goBack() }
  }

  var title: Text? { pageDescription.title }

  /// The title for a menu that is in its place.
  var menuTitle: MenuTitle {
    if let titleOfMenu { return titleOfMenu }
    let title = MenuTitle(pageDescription.title)
    titleOfMenu = title
    return title
  }

  private func updateMenuTitle() {
    guard let titleOfMenu, titleOfMenu.text != pageDescription.title else { return }
    runtime.enqueueAction { [self] in titleOfMenu.text = pageDescription.title }
  }

  var columnWidth: Frame? { pageDescription.columnWidth }

  /// The title of the page before.
  var previousTitle: Text? {
    stack.page(before: self)?.title ?? stack.titleBeforeRoot(of: self)
  }

  /// The display mode of the title, by default that of the page before.
  private var titleDisplay: TitleDisplay {
    pageDescription.titleDisplay ?? stack.page(before: self)?.titleDisplay ?? .large
  }

  // Bars come and go with their content.
  package override func place(of child: _Node) -> ChildPlace {
    if child is PageBodyNode { return .same }
    return .named(child === foot ? "foot" : "bar")
  }

  package override func forEachChildInSamePlace(_ body: (_Node) -> Void) {
    if let content = self.body { body(content) }
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let bar { body(bar) }
    if let content = self.body { body(content) }
    if let foot { body(foot) }
  }

  package override func detach() {
    edges.removeAll()
    editMode.detach()
    super.detach()
    scope.end()
  }
}

/// The content between the bars of a page.
final class PageBodyNode: ElementNode {
  var content: _Node!

  init(under parent: _Node, in context: _Context) {
    super.init(.verticalStack, under: parent, in: context)
  }

  override var ownLayout: ElementLayout? { WindowLayout.page }
  override var contentRole: ContentRole? { .place }

  /// True if the page contains only a navigation container.
  var isStack: Bool {
    let elements = content.collectElements()
    guard elements.count == 1 else { return false }
    let element = elements[0].insideBoxes
    return element is NavigationStackNode || element is SplitViewNode
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}

/// The page of a view. It outlives the view.
struct PagePlace {
  unowned(unsafe) let page: PageNode
}

struct PagePlaceKey: EnvironmentKey {
  static var defaultValue: PagePlace? { nil }
}

extension _Context {
  /// The column of a split view that contains this place, if there is one.
  var column: ColumnNode? {
    var stack = page?.stack
    while let current = stack {
      if let column = current as? ColumnNode { return column }
      stack = current.outer?.stack
    }
    return nil
  }

  /// The page that contains this place, if there is a navigation stack around.
  var page: PageNode? {
    cell(for: ObjectIdentifier(PagePlaceKey.self), as: PagePlace?.self)?.value?.page
  }
}
