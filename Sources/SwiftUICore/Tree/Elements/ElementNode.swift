import BanyanGraph
import BanyanHost
import BanyanLayout

/// A node that the host knows as an element.
package class ElementNode: _Node {
  package final let id: ElementID
  package final let kind: ElementKind
  /// The child elements, as the host has them.
  @exclusivity(unchecked) final var children: [ElementNode] = []
  /// The element's position among its siblings in the host.
  @exclusivity(unchecked) private final var position: Int32 = 0
  /// The number of elements that had left the host when the children were last compared with the tree.
  @exclusivity(unchecked) private final var leaveCount: UInt32 = 0
  /// True if the host knows the element.
  @exclusivity(unchecked) private(set) final var isCreated = false
  @exclusivity(unchecked) private final var isWaitingForCommit = false
  /// True if the host has known the element and must forget it.
  @exclusivity(unchecked) private final var hasLeft = false
  // At this position the property fills a gap and takes no room.
  /// The element in the window's layout, if it has one.
  @exclusivity(unchecked) final var layoutID = LayoutID.none
  /// The layout elements that it has beside that one, if it has several.
  @exclusivity(unchecked) final var layoutParts: LayoutParts?
  @exclusivity(unchecked) private final var descriptions: [Property] = []

  init(_ kind: ElementKind, under parent: _Node?, in context: _Context) {
    self.kind = kind
    id = context.window!.makeElementID()
    super.init(under: parent, in: context)
  }

  init(window context: _Context) {
    kind = .verticalStack
    id = .window
    isCreated = true
    super.init(under: nil, in: context)
  }

  /// True if the host knows the element or is about to.
  final var isInHost: Bool { !hasLeft }

  /// The element's current properties.
  var properties: [Property] { [] }

  /// The element's layout, where it does not follow from the properties.
  var ownLayout: ElementLayout? { nil }

  /// True if ``ownLayout`` depends on the children.
  var layoutFollowsChildren: Bool { false }

  /// True if the window knows that the element takes events.
  @exclusivity(unchecked) package final var isRegistered = false

  /// True if the element takes the focus by default.
  var isControl: Bool { false }

  /// True if the element can have the focus while it is enabled.
  final var isFocusable: Bool {
    if descriptions.contains(.isFocusable(false)) { return false }
    return isControl || descriptions.contains(.isFocusable(true))
  }

  final var canTakeFocus: Bool { isFocusable && isEnabled }

  /// True if the element is enabled, as last shown.
  final var isEnabled: Bool { !properties.contains(.isEnabled(false)) }

  /// The style in which the element is in front of the window's content; nil for one that is inside.
  var presentationStyle: PresentationStyle? { nil }

  /// True if the user can use what is behind the element, although it is in front of it.
  var isBackgroundUsable: Bool { false }

  /// Handles an action of the user.
  /// - Returns: false if the element takes no such event.
  func handle(_ payload: Event.Payload) -> Bool { false }

  /// Called when the element gets the focus, or loses it while it stays.
  func focusDidChange(_ isFocused: Bool) {}

  /// Schedules another look at the properties after the writes made so far have been committed.
  final func updateLater() {
    runtime.invalidateLater(self, cause: .dependency)
  }

  /// Records that the host already shows a property this way, because the user made it so.
  func assumeShown(_ property: Property) {}

  override final var elementRule: ElementRule { .itself }

  override final var hasViews: Bool {
    if let main { return main.hasViews }
    guard kind.isSection else { return true }
    var hasViews = false
    forEachChild { if !hasViews { hasViews = $0.hasViews } }
    return hasViews
  }

  override var contentRole: ContentRole? {
    switch kind {
    case .page, .presentation, .tabPage, .rowBackground, .menuPreview: .place
    default: id == .window ? .place : .list
    }
  }

  /// The rule for the elements directly inside the element.
  var contentRule: ElementRule { .children }

  /// Called when traits of views in this element may have changed. Elements that come, go or move are reported by
  /// ``childrenDidChange()`` alone.
  func traitsDidChange() {}

  /// Calls a function with each node between this element and its container, the innermost first: those of the view's
  /// modifiers, including those inside a box, and those that the view is in.
  func forEachScope(_ body: (_Node) -> Void) {
    main?.forEachScope(body)
    var node = parent
    while let current = node {
      if current is ElementNode { break }
      body(current)
      if let source = current as? SubviewSource {
        node = source.place(of: self) ?? source.parent
      } else {
        node = current.parent
      }
    }
  }

  /// The inner element, if this one only wraps it.
  var main: ElementNode? { nil }

  /// Sends the host the properties that differ from the old ones.
  final func commitProperties(from old: [Property]) {
    commit(described(properties), from: described(old))
  }

  /// Returns true if a modifier outside may set a property of the element.
  func accepts(_ key: PropertyKey) -> Bool { true }

  /// Sets a property from a modifier outside, which overrides the element's own.
  final func describe(_ property: Property) {
    if descriptions.contains(property) || !accepts(property.key) { return }
    let old = described(properties)
    descriptions.removeAll { $0.key == property.key }
    descriptions.append(property)
    commit(described(properties), from: old, isFromOutside: true)
    guard property.key == .isFocusable else { return }
    window.register(self)
    window.focusKeeper?.elementDidChange(self)
  }

  /// Sets a property that has no earlier value to animate from.
  /// - Parameter creation: the position in the window's batch of the mutation that creates the element, if it is there.
  final func describe(atOnce property: Property, createdAt creation: Int) {
    descriptions.removeAll { $0.key == property.key }
    descriptions.append(property)
    window.emit(atOnce: property, of: id, createdAt: creation)
  }

  /// Sends the host another place of the element, or that it has none any more.
  final func move(from old: Placement, to new: Placement?) {
    if runtime.isTracing {
      recordChange(from: [.placement(old)], to: new.map { [.placement($0)] } ?? [])
    }
    guard isCreated else { return }
    // It has its place at once. A track animates the way there.
    window.emit(new.map { .set(id, .placement($0)) } ?? .reset(id, .placement))
  }

  /// Returns the property that a modifier outside has set.
  final func description(for key: PropertyKey) -> Property? {
    descriptions.first { $0.key == key }
  }

  /// Removes a property that a modifier outside has set, if it is still in effect.
  final func withdraw(_ property: Property) {
    guard let index = descriptions.firstIndex(of: property) else { return }
    let old = described(properties)
    descriptions.remove(at: index)
    commit(described(properties), from: old)
  }

  /// The element's properties as the host has them, including those set by modifiers outside.
  final var hostProperties: [Property] { described(properties) }

  private func described(_ properties: [Property]) -> [Property] {
    if descriptions.isEmpty { return properties }
    return properties.filter { property in
      !descriptions.contains { $0.key == property.key }
    } + descriptions
  }

  /// - Parameter isFromOutside: true for what a modifier outside sets. Before the host knows the element, that is no
  ///   change to animate: the modifier finds the element while it is being made.
  private func commit(_ new: [Property], from old: [Property], isFromOutside: Bool = false) {
    if new.isEmpty, old.isEmpty { return }
    if runtime.isTracing { recordChange(from: old, to: new) }
    guard isCreated else {
      if new != old, !isFromOutside, let motion {
        window.motions.begin(self, with: old, motion)
      }
      return
    }
    if !layoutID.isNone {
      window.arranger?.propertiesDidChange(of: self, from: old, to: new)
    }
    // Nearly always there is one property, such as a text that has changed.
    if new.count == 1, old.count == 1 {
      let (new, old) = (new[0], old[0])
      if new == old { return }
      if new.key == old.key { return window.emit(.set(id, new), motion) }
    }
    var shown: Motion??
    func emit(_ mutation: Mutation) {
      if shown == nil { shown = .some(motion) }
      window.emit(mutation, shown!)
    }
    for property in new where !old.contains(property) { emit(.set(id, property)) }
    for property in old where !new.has(property.key) { emit(.reset(id, property.key)) }
  }

  /// True if there is nothing to put inside.
  final var isEmpty: Bool {
    collectChildren().isEmpty
  }

  var window: WindowNode { context.window! }

  func childrenDidChange() {
    if isWaitingForCommit || !isCreated || isDetached { return }
    isWaitingForCommit = true
    window.enqueue(self)
  }

  /// Updates the host's children to those of the tree, with the fewest moves.
  final func commitChildren() {
    isWaitingForCommit = false
    if isDetached || !isCreated { return }
    var collector = ElementCollector()
    collector.elements.reserveCapacity(children.count)
    collector.collectChildren(of: self)
    let new = collector.elements
    let old = children
    children = new
    let window = window
    let motion = window.motions.takeChildren(of: self)
    // A child at its old position is not examined, which would take most of a swap's time, unless it may have left the
    // host and come back.
    let mayHaveLeft = leaveCount != window.windowLeaveCount
    leaveCount = window.windowLeaveCount
    func isWhereItWas(_ position: Int) -> Bool {
      !mayHaveLeft && position < old.count && position < new.count
        && old[position] === new[position]
    }
    for position in old.indices where !isWhereItWas(position) {
      let child = old[position]
      if child.isDetached || child.hasLeft { window.emit(.remove(child.id), motion) }
    }
    var origins: ContiguousArray<Int> = []
    origins.reserveCapacity(new.count)
    for position in new.indices {
      origins.append(isWhereItWas(position) ? position : new[position].origin(in: old))
    }
    let staying = KeyedDiff.staying(origins)
    if runtime.isTracing { recordChildren(from: old, to: new, staying: staying) }
    for position in new.indices where !isWhereItWas(position) {
      new[position].position = Int32(position)
    }
    // Children that move are inserted, in order, before the next one that stays.
    var collected = ElementCollector()
    var place = new.startIndex
    while place < new.endIndex {
      let next = staying[place...].firstIndex(of: true) ?? new.endIndex
      let sibling = next < new.endIndex ? new[next] : nil
      for child in new[place..<next] {
        child.insert(into: self, before: sibling, in: window, motion, &collected)
      }
      place = next + 1
    }
    if let arranger = window.arranger, layoutFollowsChildren {
      arranger.contributionDidChange(of: self)
    }
  }

  /// Sends the host the element's place and, if the element is new, the element and its content.
  /// - Parameter collected: as for `createChildren`; one array serves all elements.
  private func insert(
    into parent: ElementNode, before next: ElementNode?, in window: WindowNode,
    _ motion: Motion?, _ collected: inout ElementCollector
  ) {
    let isNew = !isCreated
    if isNew {
      isCreated = true
      hasLeft = false
      let properties = window.motions.firstProperties(of: self, described(properties))
      window.emit(.create(id, kind, properties))
    }
    window.emit(.insert(id, into: parent.id, before: next?.id), motion)
    window.arranger?.insert(self, into: parent, before: next, hostProperties)
    if isNew { createChildren(in: window, &collected) }
  }

  /// Removes the element and its content from the host while its view stays in the tree. The element is created again,
  /// with the same number, when it is next put into a container.
  final func leaveHost() {
    if !isCreated { return }
    isCreated = false
    hasLeft = true
    window.windowLeaveCount &+= 1
    window.motions.forget(self)
    window.focusKeeper?.elementDidLeave(self)
    for child in children { child.leaveHost() }
    children = []
    window.arranger?.remove(self)
  }

  /// Removes the element from the host before any other change, because it will be created again in another place: the
  /// host may remove the element around it with all its content.
  final func leaveForElsewhere() {
    if !isCreated { return }
    window.emit(.remove(id), motion)
    leaveHost()
    // The former parent has nothing left to report about it.
    hasLeft = false
  }

  /// Returns the element's position among those that the host has; an element that has left and returns is new.
  private func origin(in siblings: [ElementNode]) -> Int {
    guard isCreated else { return -1 }
    let position = Int(position)
    return position < siblings.count && siblings[position] === self ? position : -1
  }

  /// - Parameter collected: the elements that outer calls still have to create, which are left unchanged.
  private func createChildren(in window: WindowNode, _ collected: inout ElementCollector) {
    let start = collected.elements.count
    collected.collectChildren(of: self)
    if collected.elements.count == start { return }
    children = Array(collected.elements[start...])
    leaveCount = window.windowLeaveCount
    for position in children.indices {
      let child = children[position]
      child.position = Int32(position)
      child.create(in: self, of: window, &collected)
    }
    collected.elements.removeSubrange(start...)
  }

  /// Creates the element and its content in the host, at the end of another that is new.
  private func create(
    in parent: ElementNode, of window: WindowNode, _ collected: inout ElementCollector
  ) {
    // It may have been the child of another element before.
    if isCreated { return insert(into: parent, before: nil, in: window, nil, &collected) }
    isCreated = true
    hasLeft = false
    let properties = described(properties)
    let first =
      window.motions.hasBeginnings
      ? window.motions.firstProperties(of: self, properties) : properties
    window.emitNew(id, kind, first, into: parent.id)
    window.arranger?.insert(self, into: parent, before: nil, properties)
    createChildren(in: window, &collected)
  }

  package override func detach() {
    super.detach()
    // Also an element without a layout of its own: the arranger may know where it is.
    window.arranger?.remove(self)
    window.forget(self)
    window.motions.forget(self)
  }

  override func checkInvariants() {
    super.checkInvariants()
    guard isCreated else { return }
    precondition(
      collectChildren().elementsEqual(children, by: ===),
      "\(type(of: self)) at \(path.joined(separator: " > ")): the host has other children than the tree"
    )
    window.arranger?.checkInvariants(of: self)
  }
}

extension [Property] {
  fileprivate func has(_ key: PropertyKey) -> Bool {
    for property in self where property.key == key { return true }
    return false
  }
}

extension ElementKind {
  /// True if the element holds views of the list that it is in.
  var isSection: Bool {
    switch self {
    case .section, .stackSection, .menuSection, .sectionHeader, .sectionFooter: true
    default: false
    }
  }
}
