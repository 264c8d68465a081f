import BanyanGraph
import BanyanHost

/// The element of a split view.
final class SplitViewNode: ElementNode {
  private(set) var columns: [ColumnNode] = []
  /// The column to show if there is space for only one.
  private(set) var front = 0
  /// The update in which the program has last asked for another column in front.
  fileprivate var wishedIn: UInt64 = 0
  private var hiddenCount = 0
  private var visibility: Binding<NavigationSplitViewVisibility>?
  /// The columns that the person has chosen, where no binding of the app decides.
  private var chosenVisibility = NavigationSplitViewVisibility.automatic
  private var preferred: Binding<NavigationSplitViewColumn>?
  private let reading = Reading()

  init(under parent: _Node, in context: _Context) {
    super.init(.splitView, under: parent, in: context)
  }

  func set(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferred: Binding<NavigationSplitViewColumn>?
  ) {
    self.visibility = visibility
    self.preferred = preferred
  }

  func addColumn<Root: View>(_ root: Root, isSearched: Bool = false) {
    let column = ColumnNode(columns.count, of: self, in: context)
    columns.append(column)
    column.showRoot(root, isSearched: isSearched)
  }

  override func update() {
    isQueued = false
    let (visibility, preferred) = reading.read(for: self) {
      (self.visibility?.wrappedValue, self.preferred?.wrappedValue)
    }
    let old = properties
    if let preferred {
      let wished = preferred.index(of: columns.count)
      if wished != front { wishedIn = runtime.updateCount }
      front = wished
    }
    let count = (visibility ?? chosenVisibility).hiddenCount(of: columns.count)
    if count != hiddenCount {
      hiddenCount = count
      for column in columns { column.hide(column.index < count) }
    }
    commitProperties(from: old)
  }

  /// Hides the first column, or shows all columns if some are hidden.
  func toggleSidebar() {
    let wished: NavigationSplitViewVisibility =
      hiddenCount > 0 ? .all : columns.count > 2 ? .doubleColumn : .detailOnly
    if let visibility {
      visibility.wrappedValue = wished
    } else {
      chosenVisibility = wished
      updateLater()
    }
  }

  /// Selects the column to show if there is space for only one.
  func show(_ index: Int) {
    guard index != front, columns.indices.contains(index) else { return }
    if let preferred {
      preferred.wrappedValue = NavigationSplitViewColumn(index: index, of: columns.count)
    } else {
      let old = properties
      front = index
      commitProperties(from: old)
    }
  }

  override var properties: [Property] { front == 0 ? [] : [.frontColumn(front)] }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into accumulator: inout PreferenceAccumulator<Key>
  ) {
    if key == PageKey.self { return }
    super.collectPreference(key, into: &accumulator)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    for column in columns { body(column) }
  }

  override func detach() {
    reading.end()
    super.detach()
  }
}

/// One column of a split view, which determines the content of the next one.
final class ColumnNode: NavigationStackNode {
  let index: Int
  unowned(unsafe) let split: SplitViewNode
  private var isHidden = false
  private var width: Frame?
  /// The page that a column before has opened here last.
  private var opened = PageEntry.root
  /// Clears the selection that has led to the next column.
  var deselect: (() -> Void)?

  init(_ index: Int, of split: SplitViewNode, in context: _Context) {
    self.index = index
    self.split = split
    super.init(under: split, in: context, outer: index == 0 ? context.page : nil)
    valuePath = OwnPath(of: self)
  }

  func isBeside(_ column: ColumnNode) -> Bool { split === column.split }

  private var next: ColumnNode? {
    index + 1 < split.columns.count ? split.columns[index + 1] : nil
  }

  /// True if a selection in this column leads to another column.
  var leadsOn: Bool { next != nil }

  private var before: ColumnNode? { index > 0 ? split.columns[index - 1] : nil }

  // MARK: Navigating forward

  override func show(_ request: PageRequest) {
    guard let next, request.isDetail else { return super.show(request) }
    next.fill(with: .request(request))
  }

  override func show(_ value: NavigationValue) {
    guard let next, destination(for: value) != nil else {
      // The same value may have been opened from a column before, whose page has left.
      if pages.count == 1 { opened = .root }
      return super.show(value)
    }
    next.fill(with: .value(value))
  }

  override func laterColumn(for value: NavigationValue) -> ColumnNode? {
    guard let next else { return nil }
    let isThere =
      next.root.innerStack(for: value) != nil || next.hasDestination(for: value, on: next.root)
    return isThere ? next : next.laterColumn(for: value)
  }

  /// Shows the page of a link in an earlier column as the only one after the first, which has the
  /// destination.
  func showFromBefore(_ value: NavigationValue) {
    guard let stack = root.innerStack(for: value) else { return fill(with: .value(value)) }
    if pages.count > 1 { super.pop(pages[1]) }
    if stack.pages.count > 1 { stack.pop(stack.pages[1]) }
    stack.show(value)
    split.show(index)
  }

  // The column before opened the page that was here.
  override func showAgain(_ value: NavigationValue) {
    if let before, pages.count == 1 { return before.show(value) }
    if canShow(value) { _ = valuePath.append(value) }
  }

  override var visibleDestinations: [any AnyValueDestination] {
    destinations + (before?.visibleDestinations ?? [])
  }

  /// Replaces the pages with one that is opened from the column before.
  private func fill(with entry: PageEntry) {
    if pages.count > 1 { super.pop(pages[1]) }
    opened = entry
    switch entry {
    case .root: break
    case .value(let value): _ = valuePath.append(value)
    case .request(let request): super.show(request)
    }
    split.show(index)
  }

  /// Shows the next column if there is space for only one, after a selection.
  /// - Parameter deselect: clears the selection when the person goes back.
  func leadOn(deselect: @escaping () -> Void) {
    self.deselect = deselect
    if next != nil { split.show(index + 1) }
  }

  /// Shows this column again if there is space for only one, unless the program has just asked for another.
  func leadBack() {
    if split.front > index, split.wishedIn != runtime.updateCount { split.show(index) }
  }

  // Destinations declared in a column also apply to the columns after it.
  override func destination(for value: NavigationValue) -> (any AnyValueDestination)? {
    super.destination(for: value) ?? before?.destination(for: value)
  }

  // MARK: Navigating back

  override var canGoBackFromRoot: Bool { index > 0 || super.canGoBackFromRoot }

  override func titleBeforeRoot(of page: PageNode) -> Text? {
    page === root || isFromBefore(page) ? before?.top.title ?? super.titleBeforeRoot(of: page) : nil
  }

  override func page(before page: PageNode) -> PageNode? {
    isFromBefore(page) ? before?.top : super.page(before: page)
  }

  override func goBackFromRoot() {
    guard let before else { return super.goBackFromRoot() }
    before.deselect?()
    split.show(index - 1)
  }

  override func pop(_ page: PageNode) {
    super.pop(page)
    if isFromBefore(page) { split.show(index - 1) }
  }

  /// True if a page was opened from a column before, and not by this column's first page.
  private func isFromBefore(_ page: PageNode) -> Bool {
    pages.count > 1 && pages[1] === page && page.entry.isSame(as: opened)
  }

  override func backRole(of page: PageNode) -> ButtonRole {
    index > 0 && page === root || isFromBefore(page) ? .backToColumn : super.backRole(of: page)
  }

  override func titlesDidChange() {
    for page in next?.pages.prefix(2) ?? [] { runtime.enqueue(page) }
  }

  // MARK: Element

  override var properties: [Property] {
    var properties: [Property] = []
    if let width { properties.append(.frame(width)) }
    if isHidden { properties.append(.isAbsent(true)) }
    return properties
  }

  func hide(_ isHidden: Bool) {
    let old = properties
    self.isHidden = isHidden
    commitProperties(from: old)
  }

  override func pageDidChange() {
    let old = properties
    width = root.columnWidth
    commitProperties(from: old)
  }
}
