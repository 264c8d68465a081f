import BanyanGraph
import BanyanHost

/// The element of a navigation stack, with the pages that its path and the views in them request.
package class NavigationStackNode: ElementNode {
  /// The pages from the root to the visible one.
  package private(set) final var pages: [PageNode] = []
  final var valuePath: (any StackPath)!
  /// The page of another stack that contains this one.
  final let outer: PageNode?
  /// The pages that views have requested and that are not shown yet.
  private final var requests: [PageRequest] = []
  private(set) final var destinations: [any AnyValueDestination] = []
  private final let reading = Reading()
  /// The path as the program has it, and as it will be once the values that have left are taken off.
  private final var correction: (of: [NavigationValue], to: [NavigationValue])?
  /// True if the first page shows the search field of the view that contains the stack.
  final var isSearched = false

  init(under parent: _Node, in context: _Context, outer: PageNode?) {
    self.outer = outer
    super.init(.navigationStack, under: parent, in: context)
    if let outer { outer.addInner(self) } else { window.navigation.add(self) }
    window.navigation.add(self as any PlaceDecider)
  }

  package final var root: PageNode { pages[0] }
  final var top: PageNode { pages[pages.count - 1] }

  final func showRoot(_ make: (_Node, _Context) -> _Node) {
    let page = PageNode(.root, on: self, isCovered: false)
    pages = [page]
    page.fill(make)
  }

  // MARK: Following the path

  /// Updates the pages to match the path and the requests.
  package final override func update() {
    isQueued = false
    let path = reading.read(for: self) { valuePath.values }
    var values = path
    if let correction, path.starts(with: correction.of) {
      values = correction.to + path.dropFirst(correction.of.count)
    }
    var kept = pages.count
    if let end = pages.firstIndex(where: { !$0.isWanted }) { kept = end }
    kept = min(kept, firstDifference(from: values))
    var leaving = Array(pages[kept...])
    pages.removeSubrange(kept...)
    if let first = leaving.first { top.remember(first) }
    let valueCount = pages.count { $0.value != nil }
    if leaving.isEmpty, values.count == valueCount, requests.isEmpty { return }

    var new = values[valueCount...]
    let leavingCount = leavingValueCount(of: leaving, among: new)
    if leavingCount > 0 {
      new = new.dropFirst(leavingCount)
      correction = (of: path, to: Array(values[..<valueCount] + new))
      runtime.enqueueAction { [self] in correctPath() }
    }
    let staying = stayingPages(of: leaving, for: &new)
    leaving.removeSubrange(staying.indices)
    pages += staying
    let arriving = requests.filter(\.isWanted)
    requests = []
    var rest = new.count + arriving.count
    for value in new {
      rest -= 1
      push(.value(value), isCovered: rest > 0) { destination(of: value, under: $0, in: $1) }
    }
    for request in arriving {
      rest -= 1
      request.page = push(.request(request), isCovered: rest > 0, request.make)
    }
    for page in pages { page.cover(page !== top) }
    for page in leaving.reversed() { page.leave() }
    top.takeFocusBack()
    preferenceDidChange(ObjectIdentifier(TabBarVisibilityKey.self))
    childrenDidChange()
    // They follow another page now.
    for page in staying { runtime.enqueue(page) }
    outer?.navigationDidChange()
    titlesDidChange()
  }

  // When a view takes its page back, the pages on top of it that a host has shown leave with it. What the program has
  // appended in the same update is meant for the page below; its pages may already be there, and stay.

  /// Returns the number of values that leave with their pages, because a page below is taken back.
  private func leavingValueCount(
    of leaving: [PageNode], among values: ArraySlice<NavigationValue>
  ) -> Int {
    guard leaving.first?.isWanted == false else { return 0 }
    let shown = leaving.dropFirst().prefix { $0.isCreated }
    return zip(shown.compactMap(\.value), values).prefix { $0 == $1 }.count
  }

  /// Returns the pages that stay although a page below them is taken back.
  /// - Parameter values: the values for which there are no pages yet. Those of the pages that stay are removed.
  private func stayingPages(
    of leaving: [PageNode], for values: inout ArraySlice<NavigationValue>
  ) -> ArraySlice<PageNode> {
    guard leaving.first?.isWanted == false else { return [] }
    var rest = values
    let staying = leaving.dropFirst().drop { $0.isCreated }.prefix { page in
      guard let value = page.value else { return page.isWanted }
      guard value == rest.first else { return false }
      rest.removeFirst()
      return true
    }
    values = rest
    return staying
  }

  /// Takes the values that have left off the path, unless the program has changed it since.
  private func correctPath() {
    guard let (old, new) = correction else { return }
    correction = nil
    let values = valuePath.values
    guard values.starts(with: old) else { return }
    let kept = zip(old, new).prefix { $0 == $1 }.count
    valuePath.removeLast(values.count - kept)
    for value in new.dropFirst(kept) + values.dropFirst(old.count) { _ = valuePath.append(value) }
  }

  /// Returns the index of the first page whose value is no longer at its place in the path.
  private func firstDifference(from values: [NavigationValue]) -> Int {
    var position = 0
    for (index, page) in pages.enumerated() {
      guard let value = page.value else { continue }
      if position >= values.count || values[position] != value { return index }
      position += 1
    }
    return pages.count
  }

  @discardableResult
  private func push(
    _ entry: PageEntry, isCovered: Bool, _ make: (_Node, _Context) -> _Node
  ) -> PageNode {
    let page = PageNode(entry, on: self, isCovered: isCovered)
    pages.append(page)
    page.fill(make)
    return page
  }

  // MARK: Requests

  /// Adds the page of a view to the stack with this update.
  func show(_ request: PageRequest) {
    if requests.contains(where: { $0 === request }) { return }
    requests.append(request)
    updateLater()
  }

  /// Adds the page of a value to the stack, or to that of a later column if the destination is there.
  func show(_ value: NavigationValue) {
    if destination(for: value) == nil, let column = laterColumn(for: value) {
      return column.showFromBefore(value)
    }
    guard canShow(value) else { return }
    if valuePath.append(value) { return }
    Issue.report(
      """
      A NavigationLink is presenting a value of type “\(value.type)”, which the path of its \
      NavigationStack cannot hold. The link cannot be activated.
      """, in: runtime)
  }

  /// Adds the page of a value that a saved place contains.
  func showAgain(_ value: NavigationValue) { show(value) }

  /// The destinations that apply to the stack.
  var visibleDestinations: [any AnyValueDestination] { destinations }

  /// Returns true if there is a destination for a value, and reports if there is none.
  final func canShow(_ value: NavigationValue) -> Bool {
    if destination(for: value) == nil {
      Issue.report(
        """
        A NavigationLink is presenting a value of type “\(value.type)” but there is no matching \
        navigationDestination declaration visible from the location of the link. The link cannot \
        be activated.
        """, in: runtime)
      return false
    }
    return true
  }

  /// Removes a page, and all pages on top of it.
  package func pop(_ page: PageNode) {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return }
    if index == 0 { return goBackFromRoot() }
    let leaving = pages[index...]
    let count = leaving.count { $0.value != nil }
    if count > 0 { valuePath.removeLast(count) }
    for page in leaving.reversed() { page.request?.goBack() }
  }

  /// True if there is a way back from the first page.
  var canGoBackFromRoot: Bool { outer?.canGoBack == true }
  /// Returns the title of the page before the first page, for the back button.
  func titleBeforeRoot(of page: PageNode) -> Text? {
    page === root ? outer?.previousTitle : nil
  }

  /// Returns the page that a page leads back to, if it is on this stack.
  func page(before page: PageNode) -> PageNode? {
    guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return nil }
    return pages[index - 1]
  }
  func goBackFromRoot() { outer?.goBack() }

  /// Returns the role of a page's back button.
  func backRole(of page: PageNode) -> ButtonRole {
    if page === root, let outer { return outer.backRole }
    return .back
  }

  /// Called when a page's description changes.
  func pageDidChange() {}

  /// Called when the title for a back button to the stack may have changed.
  func titlesDidChange() {}

  // MARK: Destinations

  final func add(_ destination: any AnyValueDestination) {
    destinations.append(destination)
    for page in pages where page.isMissingDestination { page.replaceContent(self.destination) }
  }

  final func remove(_ destination: any AnyValueDestination) {
    destinations.removeAll { $0 === destination }
  }

  /// Returns the destination for a value: of several declarations for its type, the one nearest to the root.
  func destination(for value: NavigationValue) -> (any AnyValueDestination)? {
    let fitting = destinations.filter { $0.type == ObjectIdentifier(value.type) }
    return fitting.min { pageIndex(of: $0) < pageIndex(of: $1) }
  }

  /// True if there is a destination for a value, on the stack or in a later column.
  final func leads(to value: NavigationValue) -> Bool {
    destination(for: value) != nil || laterColumn(for: value) != nil
  }

  /// True if a page on the stack declares a destination for a value.
  final func hasDestination(for value: NavigationValue, on page: PageNode?) -> Bool {
    destinations.contains { $0.type == ObjectIdentifier(value.type) && $0.page === page }
  }

  /// Returns the next of the columns after this stack whose first page has a destination for a value.
  func laterColumn(for value: NavigationValue) -> ColumnNode? {
    outer?.stack.laterColumn(for: value)
  }

  private func pageIndex(of destination: any AnyValueDestination) -> Int {
    pages.firstIndex { $0 === destination.page } ?? .max
  }

  private func destination(
    of value: NavigationValue, under parent: _Node, in context: _Context
  ) -> _Node {
    if let destination = destination(for: value) {
      return destination.makeContent(for: value, under: parent, in: context)
    }
    Issue.report(
      """
      A value of type “\(value.type)” is on the path of a NavigationStack, but there is no \
      navigationDestination for it.
      """, in: runtime)
    return MissingDestination._make(MissingDestination(), under: parent, in: context)
  }

  // MARK: Tree

  // The bars of a page only concern the page itself.
  final override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into accumulator: inout PreferenceAccumulator<Key>
  ) {
    if key == PageKey.self { return }
    // Covered pages do not affect the visibility of the tab bar.
    if key == TabBarVisibilityKey.self { return top.collectPreference(key, into: &accumulator) }
    super.collectPreference(key, into: &accumulator)
  }

  final override var opensPlace: Bool { true }

  package final override func place(of child: _Node) -> ChildPlace {
    guard let index = pages.firstIndex(where: { $0 === child }) else { return .inside }
    return .named(pages[index].placeKey.map { "\(index): \($0.escapedInPath)" } ?? "\(index)")
  }

  package final override func forEachChild(_ body: (_Node) -> Void) {
    for page in pages { body(page) }
  }

  package final override func detach() {
    reading.end()
    if let outer { outer.removeInner(self) } else { window.navigation.remove(self) }
    window.navigation.remove(self as any PlaceDecider)
    super.detach()
  }
}
