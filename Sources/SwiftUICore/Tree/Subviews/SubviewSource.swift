import BanyanGraph

/// The views in a container's content, shown wherever the container puts its ``Subview``s.
///
/// They are nodes below the container like any others, but their elements are not the container's: a walk from
/// an element outward continues from here at the place where the element is shown.
final class SubviewSource: _Node {
  private var content: _Node?
  /// The elements found by the last search.
  private(set) var elements: [ElementNode] = []
  /// The sections, once they have been requested.
  private var knownSections: [SubviewSection]?
  private var isStale = true
  /// The place of each element, by its innermost element.
  private var places: [ObjectIdentifier: Unowned<SubviewNode>] = [:]
  /// The observed container values of each element.
  private var values: [ObjectIdentifier: EnvironmentCell<ContainerValues>] = [:]
  private var sectionValues: [ObjectIdentifier: EnvironmentCell<ContainerValues>] = [:]
  /// Elements that have lost their place and may not have found another.
  private var released: [ElementNode] = []
  /// Elements whose place differs from their place on the host.
  private var moved: [ElementNode] = []
  private var placesAreNew = false
  private let scope: SubviewAppearance

  init<Content: View>(_ content: Content, under parent: _Node, in context: _Context) {
    scope = SubviewAppearance(in: context.appearanceScope, runsAhead: true)
    super.init(under: parent, in: _Context(within: context, appearanceScope: scope))
    scope.node = self
    scope.show(true)
    self.content = Content._make(content, under: self, in: self.context)
    find()
  }

  /// - Returns: whether the subviews have changed.
  func update<Content: View>(to content: Content) -> Bool {
    Content._update(self.content!, to: content)
    return find()
  }

  // MARK: Elements

  override func elementsBelowDidChange() -> Bool {
    if !isStale, !isDetached {
      isStale = true
      runtime.enqueueUpward(self)
    }
    return true
  }

  /// Runs after all bodies: each may change the elements, and the container looks at them once.
  override func updateUpward() {
    if isStale, find() { (parent as! SubviewsNode).subviewsDidChange() }
    if placesAreNew { settlePlaces() }
  }

  /// Collects the elements again if they may have changed.
  /// - Returns: whether they have changed.
  @discardableResult
  private func find() -> Bool {
    guard isStale else { return false }
    isStale = false
    let found = content?.collectElements() ?? []
    var isSame = found.elementsEqual(elements, by: ===)
    elements = found
    if let old = knownSections {
      knownSections = nil
      isSame = sections.elementsEqual(old) { $0.isSame(as: $1) } && isSame
      // Another section may get the address of one that has left.
      let known = Set(sections.compactMap { $0.node.map { ObjectIdentifier($0) } })
      sectionValues = sectionValues.filter { known.contains($0.key) }
    }
    if isSame { return false }
    let known = Set(found.map { ObjectIdentifier($0.innermost) })
    values = values.filter { known.contains($0.key) }
    return true
  }

  var sections: [SubviewSection] {
    let sections = knownSections ?? SubviewSection.all(below: content, of: elements)
    knownSections = sections
    return sections
  }

  // MARK: Places

  /// Returns the place of an element or of the element in it.
  func place(of element: ElementNode) -> SubviewNode? {
    places[ObjectIdentifier(element.innermost)]?.value
  }

  func show(_ element: ElementNode, at place: SubviewNode) {
    let old = places.updateValue(Unowned(place), forKey: ObjectIdentifier(element.innermost))
    old?.value.lose()
    if element.isCreated { moved.append(element) }
    placesDidChange()
  }

  func release(_ element: ElementNode, from place: SubviewNode) {
    guard places[ObjectIdentifier(element.innermost)]?.value === place else { return }
    places[ObjectIdentifier(element.innermost)] = nil
    if isDetached { return }
    released.append(element)
    placesDidChange()
  }

  func placesDidChange() {
    placesAreNew = true
    runtime.enqueueUpward(self)
  }

  /// Removes elements without a place from the host, and notifies views that they are shown or hidden.
  private func settlePlaces() {
    placesAreNew = false
    let (moved, released) = (moved, released)
    self.moved = []
    self.released = []
    for element in moved where !element.isDetached { element.leaveForElsewhere() }
    for element in released where !element.isDetached && place(of: element) == nil {
      element.leaveHost()
    }
    scope.placesDidChange()
  }

  /// Returns true if a view below is shown: it is in an element that has a place, or contains one.
  func shows(_ node: _Node) -> Bool {
    var outermost: ElementNode?
    var current: _Node? = node
    while let next = current, next !== self {
      if let element = next as? ElementNode { outermost = element }
      current = next.parent
    }
    if let outermost { return isShown(outermost) }
    let inside = node.innerElements
    return inside.isEmpty || inside.contains(where: isShown)
  }

  private func isShown(_ element: ElementNode) -> Bool {
    guard let place = place(of: element) else { return false }
    return place.context.appearanceScope?.isShown(place) != false
  }

  // MARK: Values

  func containerValues(of element: ElementNode) -> ContainerValues {
    let key = ObjectIdentifier(element.innermost)
    // The nodes around an element that has left are gone.
    if element.isDetached { return values[key]?.value ?? ContainerValues() }
    let cell = values[key] ?? EnvironmentCell(element.containerValues(within: self))
    values[key] = cell
    cell.track()
    return cell.value
  }

  func containerValues(of section: ResolvedSectionNode) -> ContainerValues {
    let key = ObjectIdentifier(section)
    if section.isDetached { return sectionValues[key]?.value ?? ContainerValues() }
    let cell = sectionValues[key] ?? EnvironmentCell(section.containerValues(within: self))
    sectionValues[key] = cell
    cell.track()
    return cell.value
  }

  /// Updates the values that views here provide to their container.
  func traitsDidChange() {
    for element in elements {
      values[ObjectIdentifier(element.innermost)]?.set(
        element.containerValues(within: self), in: runtime)
    }
    for case let section? in (knownSections ?? []).map(\.node) {
      sectionValues[ObjectIdentifier(section)]?.set(
        section.containerValues(within: self), in: runtime)
    }
    for place in Array(places.values) { place.value.traitDidChange() }
  }

  // MARK: Nodes

  override var elementRule: ElementRule { .shown }
  override var contentRole: ContentRole? { .list }

  override func forEachShown(_ body: (_Node) -> Void) {}

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func detach() {
    super.detach()
    scope.end()
  }
}

/// An unowned reference to an object that removes it before it goes away.
private struct Unowned<Value: AnyObject> {
  unowned let value: Value

  init(_ value: Value) { self.value = value }
}

/// An appearance scope whose content appears when the container shows it.
final class SubviewAppearance: AppearanceScope {
  override func isShown(_ content: any AppearingContent) -> Bool {
    guard isShown, let source = node as? SubviewSource else { return isShown }
    return content.appearingNode.map(source.shows) ?? true
  }

  func placesDidChange() {
    if hasBeenShown { notifyMembers() }
  }
}

extension ElementNode {
  /// The element inside of all boxes.
  final var innermost: ElementNode {
    var element = self
    while let main = element.main { element = main }
    return element
  }
}

extension _Node {
  /// The outermost elements below, without the boxes around them.
  final var innerElements: [ElementNode] {
    var found: [ElementNode] = []
    func look(at node: _Node) {
      if node is BoxElementNode { return }
      if let element = node as? ElementNode { return found.append(element) }
      if let element = (node as? SubviewNode)?.element { return found.append(element) }
      if !(node is SubviewSource) { node.forEachChild(look) }
    }
    look(at: self)
    return found
  }

  /// Calls a function with this node and each node around it, as shown: the nodes around a subview are those
  /// around its place in the container.
  /// - Parameter body: returns whether to continue.
  final func forEachAround(_ body: (_Node) -> Bool) {
    var element: ElementNode?
    var node: _Node? = self
    while let current = node {
      guard body(current) else { return }
      if let source = current as? SubviewSource {
        node = element.flatMap(source.place) ?? source.parent
      } else {
        if let current = current as? ElementNode { element = current }
        node = current.parent
      }
    }
  }

  /// Returns true if this node is shown inside another node, or is that node.
  final func isShown(in other: _Node) -> Bool {
    var isInside = false
    forEachAround {
      isInside = $0 === other
      return !isInside
    }
    return isInside
  }
}
