import BanyanGraph
import BanyanHost
import BanyanLayout

/// A node that the host knows as an element.
class ElementNode: _Node {
  final let id: ElementID
  final let kind: ElementKind
  /// The elements directly inside, as the host has them.
  @exclusivity(unchecked) final var children: [ElementNode] = []
  /// Where among its siblings the host has the element.
  @exclusivity(unchecked) private final var position: Int32 = 0
  /// How many elements had left the host when the children were last compared with the tree.
  @exclusivity(unchecked) private final var leaveCount: UInt32 = 0
  /// Whether the host knows the element.
  @exclusivity(unchecked) private(set) final var isCreated = false
  @exclusivity(unchecked) private final var isWaitingForCommit = false
  /// Whether the host has known the element and is not to know it any more.
  @exclusivity(unchecked) private final var hasLeft = false
  // Here it takes no room: it stands in what would be a gap.
  /// The element in the window's layout, if it has one.
  @exclusivity(unchecked) final var layoutID = LayoutID.none
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

  /// Whether the host may know the element: it does, or it is about to.
  final var isInHost: Bool { !hasLeft }

  /// The element's properties as they are now.
  var properties: [Property] { [] }

  /// How the element is laid out, where that does not follow from its properties.
  var ownLayout: ElementLayout? { nil }

  /// Whether ``ownLayout`` depends on what is directly inside.
  var layoutFollowsChildren: Bool { false }

  /// Whether the window knows that the element takes events.
  @exclusivity(unchecked) final var isRegistered = false

  /// Whether the element takes the focus if nobody says otherwise.
  var isControl: Bool { false }

  /// Whether the element can have the focus while it can be used.
  final var isFocusable: Bool {
    if descriptions.contains(.isFocusable(false)) { return false }
    return isControl || descriptions.contains(.isFocusable(true))
  }

  final var canTakeFocus: Bool { isFocusable && isEnabled }

  /// Handles something that a person did.
  /// - Returns: false if the element takes no such event.
  func handle(_ payload: Event.Payload) -> Bool { false }

  /// Hears that the focus has come to the element, or has left it while it stays.
  func focusDidChange(_ isFocused: Bool) {}

  /// Looks at the properties again when the writes made so far have been committed.
  final func updateLater() {
    runtime.invalidateLater(self, cause: .dependency)
  }

  /// Says that the host shows a property in a certain way already, because a person made it so.
  func assumeShown(_ property: Property) {}

  override func collectElements(into elements: inout [ElementNode]) {
    elements.append(self)
  }

  /// Hears that something which views in this element say of themselves with traits may differ.
  /// That elements come, go or move is told by ``childrenDidChange()`` alone.
  func traitsDidChange() {}

  /// Calls a function with each node between this element and its container, the innermost first:
  /// those of the view's modifiers, also of those inside a box, and of what the view stands in.
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

  /// The element inside that this one is only put around, if it is.
  var main: ElementNode? { nil }

  /// The elements that are to be directly inside.
  func collectChildren(into elements: inout [ElementNode]) {
    forEachChild { $0.collectElements(into: &elements) }
  }

  /// Tells the host how properties differ from what they were.
  final func commitProperties(from old: [Property]) {
    commit(described(properties), from: described(old))
  }

  /// Whether a modifier outside may say a property of the element.
  func accepts(_ key: PropertyKey) -> Bool { true }

  /// Takes what a modifier outside says of the element, over what the element says itself.
  final func describe(_ property: Property) {
    if descriptions.contains(property) || !accepts(property.key) { return }
    let old = described(properties)
    descriptions.removeAll { $0.key == property.key }
    descriptions.append(property)
    commit(described(properties), from: old)
    guard property.key == .isFocusable else { return }
    window.register(self)
    window.focus.elementDidChange(self)
  }

  /// Says what nothing leads up to in time, such as the first place of an element.
  final func describe(atOnce property: Property) {
    descriptions.removeAll { $0.key == property.key }
    descriptions.append(property)
    window.emit(.set(id, property))
  }

  /// What a modifier outside has said of the element.
  final func description(for key: PropertyKey) -> Property? {
    descriptions.first { $0.key == key }
  }

  /// Takes back what a modifier outside has said, if it still stands.
  final func withdraw(_ property: Property) {
    guard let index = descriptions.firstIndex(of: property) else { return }
    let old = described(properties)
    descriptions.remove(at: index)
    commit(described(properties), from: old)
  }

  /// The element's properties as the host has them: with what modifiers outside have said.
  final var hostProperties: [Property] { described(properties) }

  private func described(_ properties: [Property]) -> [Property] {
    if descriptions.isEmpty { return properties }
    return properties.filter { property in
      !descriptions.contains { $0.key == property.key }
    } + descriptions
  }

  private func commit(_ new: [Property], from old: [Property]) {
    if new.isEmpty, old.isEmpty { return }
    if runtime.isTracing { recordChange(from: old, to: new) }
    guard isCreated else {
      if new != old, let motion { window.motions.begin(self, with: old, motion) }
      return
    }
    if !layoutID.isNone {
      window.layout?.propertiesDidChange(of: self, from: old, to: new)
    } else if kind == .row {
      window.layout?.rowDidChange(self)
    }
    // Nearly always it is one, such as a text that reads otherwise now.
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

  /// Whether nothing is to be inside.
  final var isEmpty: Bool {
    var elements: [ElementNode] = []
    collectChildren(into: &elements)
    return elements.isEmpty
  }

  var window: WindowNode { context.window! }

  func childrenDidChange() {
    if isWaitingForCommit || !isCreated || isDetached { return }
    isWaitingForCommit = true
    window.enqueue(self)
  }

  /// Makes the host's children those that the tree has now, with the fewest moves.
  final func commitChildren() {
    isWaitingForCommit = false
    if isDetached || !isCreated { return }
    var new: [ElementNode] = []
    new.reserveCapacity(children.count)
    collectChildren(into: &new)
    let old = children
    children = new
    let window = window
    let motion = window.motions.takeChildren(of: self)
    // A child where it was before is not even looked at, which would be most of a swap's time, unless
    // it may have left the host and come back.
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
    // What does not stay is put, in order, before the next that does.
    var collected: [ElementNode] = []
    var place = new.startIndex
    while place < new.endIndex {
      let next = staying[place...].firstIndex(of: true) ?? new.endIndex
      let sibling = next < new.endIndex ? new[next] : nil
      for child in new[place..<next] {
        child.insert(into: self, before: sibling, in: window, motion, &collected)
      }
      place = next + 1
    }
    if let layout = window.layout, layoutFollowsChildren {
      layout.contributionDidChange(of: self)
    }
  }

  /// Tells the host of the element's place, and of the element and all inside it if it is new.
  /// - Parameter collected: as for `createChildren`; one array serves all elements.
  private func insert(
    into parent: ElementNode, before next: ElementNode?, in window: WindowNode,
    _ motion: Motion?, _ collected: inout [ElementNode]
  ) {
    let isNew = !isCreated
    if isNew {
      isCreated = true
      hasLeft = false
      let properties = window.motions.firstProperties(of: self, described(properties))
      window.emit(.create(id, kind, properties))
    }
    window.emit(.insert(id, into: parent.id, before: next?.id), motion)
    window.layout?.insert(self, into: parent, before: next)
    if isNew { createChildren(in: window, &collected) }
  }

  /// Takes the element from the host, with all inside it, though its view stays in the tree. The
  /// element is made again, with its number, where it is next put into a container.
  final func leaveHost() {
    if !isCreated { return }
    isCreated = false
    hasLeft = true
    window.windowLeaveCount &+= 1
    window.focus.elementDidLeave(self)
    for child in children { child.leaveHost() }
    children = []
    if !layoutID.isNone { window.layout?.remove(self) }
  }

  /// Takes the element from the host before anything else, because it is to be made again in another place: whatever it is
  /// in may be taken from the host with all inside.
  final func leaveForElsewhere() {
    if !isCreated { return }
    window.emit(.remove(id), motion)
    leaveHost()
    // What it was in has nothing left to say of it.
    hasLeft = false
  }

  /// Where the element is among those that the host has; one that has left and comes back is new.
  private func origin(in siblings: [ElementNode]) -> Int {
    guard isCreated else { return -1 }
    let position = Int(position)
    return position < siblings.count && siblings[position] === self ? position : -1
  }

  /// - Parameter collected: what elements around are still to create, which is left as it was.
  private func createChildren(in window: WindowNode, _ collected: inout [ElementNode]) {
    let start = collected.count
    collectChildren(into: &collected)
    if collected.count == start { return }
    children = Array(collected[start...])
    leaveCount = window.windowLeaveCount
    for position in children.indices {
      let child = children[position]
      child.position = Int32(position)
      child.create(in: self, of: window, &collected)
    }
    collected.removeSubrange(start...)
  }

  /// Tells the host of the element, at the end of another that is new, and of all inside it.
  private func create(
    in parent: ElementNode, of window: WindowNode, _ collected: inout [ElementNode]
  ) {
    // It may have been the child of another before.
    if isCreated { return insert(into: parent, before: nil, in: window, nil, &collected) }
    isCreated = true
    hasLeft = false
    var properties = properties
    if !descriptions.isEmpty { properties = described(properties) }
    if window.motions.hasBeginnings {
      properties = window.motions.firstProperties(of: self, properties)
    }
    window.emitNew(id, kind, properties, into: parent.id)
    window.layout?.insert(self, into: parent, before: nil)
    createChildren(in: window, &collected)
  }

  override func detach() {
    super.detach()
    if !layoutID.isNone { window.layout?.remove(self) }
    window.forget(self)
    window.motions.forget(self)
  }

  override func checkInvariants() {
    super.checkInvariants()
    guard isCreated else { return }
    var expected: [ElementNode] = []
    collectChildren(into: &expected)
    precondition(
      expected.elementsEqual(children, by: ===),
      "\(type(of: self)) at \(path.joined(separator: " > ")): the host has other children than the tree"
    )
    window.layout?.checkInvariants(of: self)
  }
}

extension [Property] {
  fileprivate func has(_ key: PropertyKey) -> Bool {
    for property in self where property.key == key { return true }
    return false
  }
}
