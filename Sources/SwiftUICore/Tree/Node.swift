import BanyanGraph

/// What the framework keeps of one view value for as long as the view's identity lasts.
///
/// A node is made by `View._make(_:under:in:)` when a view appears and is given new values by
/// `View._update(_:to:)`. This type is an implementation detail of ``View``.
@MainActor
public class _Node: Vertex {
  /// The node above; nil for the root. A parent outlives its children's place in the tree.
  @exclusivity(unchecked) final unowned(unsafe) var parent: _Node?

  /// What flows down to this place.
  final let context: _Context

  /// Whether this node or one below writes a preference that somebody above collects.
  @exclusivity(unchecked) final var hasPreferences = false

  init(under parent: _Node?, in context: _Context) {
    self.parent = parent
    self.context = context
    // Not with `map`: the closure would ask at run time whether it is on the main actor.
    if let parent {
      super.init(depth: parent.depth + 1)
    } else {
      super.init(depth: 0)
    }
    context.runtime.didRearrange()
  }

  final var runtime: Runtime { context.runtime }

  /// Calls a function with each node directly below, in the order of the views.
  func forEachChild(_ body: (_Node) -> Void) {}

  /// Appends the elements that this node's view consists of, as its container sees them.
  func collectElements(into elements: inout [ElementNode]) {
    forEachChild { $0.collectElements(into: &elements) }
  }

  // MARK: Places

  /// What a place at this node is called in a path; several may have the same name.
  var placeName: String { viewName ?? Self.className }

  /// Whether what is below may go while this node stays, so that it is in a place of its own.
  var opensPlace: Bool { false }

  /// Which place a child of this node is in. A node has another for each child that may come or go by
  /// itself, by what is the same in another process.
  func place(of child: _Node) -> ChildPlace { opensPlace ? .inside : .same }

  /// Calls a function with the nodes directly below that are in the same place as this one: always
  /// the same ones, in the same order.
  func forEachChildInSamePlace(_ body: (_Node) -> Void) {
    if !opensPlace { forEachChild(body) }
  }

  /// Such as `Stack` for a `StackNode`.
  private static var className: String {
    if let known = classNames[ObjectIdentifier(self)] { return known }
    let name = "\(self)".prefix { $0 != "<" }
    let short = String(name.hasSuffix("Node") ? name.dropLast(4) : name)
    classNames[ObjectIdentifier(self)] = short
    return short
  }
  private static var classNames: [ObjectIdentifier: String] = [:]

  override public final var placeDescription: String { viewPath.description }

  /// The node of the view that a person wrote around this one.
  override public final var nearestView: Vertex? {
    var node: _Node? = self
    while let current = node {
      if current.opensPlace, current is DynamicNode { return current }
      node = current.parent
    }
    return nil
  }

  /// Runs what the node evaluates once more, for nobody: what comes of it is compared with what is there.
  /// - Returns: nil if the node evaluates nothing.
  func evaluateAgain() -> Any? { nil }

  // MARK: What is below

  /// Where the element of a child of this node is in the data that the children are made of, and
  /// how many there are.
  func position(of child: _Node) -> (offset: Int, count: Int)? { nil }

  /// What a child of this node is called among its siblings, where they have names.
  func identity(of child: _Node) -> (any Hashable)? { nil }

  /// The node of the view with an identity, here or below; it is made if its place is a lazy container.
  func scrollTarget(_ id: AnyHashable) -> _Node? {
    var found: _Node?
    forEachChild { if found == nil { found = $0.scrollTarget(id) } }
    return found
  }

  /// Whether something here or below would be lost if the views were made anew.
  var keepsState: Bool {
    var keepsState = false
    forEachChild { if $0.keepsState { keepsState = true } }
    return keepsState
  }

  /// Adds what the views below say for a preference, in the order of the views.
  func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into accumulator: inout PreferenceAccumulator<Key>
  ) {
    guard hasPreferences else { return }
    forEachChild { $0.collectPreference(key, into: &accumulator) }
  }

  /// Hears that a child of this node, or one below it, may say something else for a preference.
  func preferenceDidChange(_ key: ObjectIdentifier, at child: _Node) {}

  /// Leaves the tree, with all nodes below: no events, no updates, no preferences from now on.
  ///
  /// An override ends what it has begun and calls `super`. The node's memory goes with the last
  /// reference, which may be an action that is still to run.
  func detach() {
    isDetached = true
    runtime.didRearrange()
    forEachChild { $0.detach() }
  }

  /// Forgets what is known of the elements below.
  /// - Returns: whether they are nothing of the containing element.
  func elementsBelowDidChange() -> Bool { false }

  /// Tells the containing element that the elements at this place are not what they were.
  final func elementsDidChange() {
    if runtime.isTracing { runtime.trace?.noteEffect() }
    runtime.didRearrange()
    var node: _Node? = self
    while let current = node {
      if current.elementsBelowDidChange() { return }
      if let container = current as? ElementNode, !(container is BoxElementNode) {
        if let motion { container.window.motions.noteChildren(of: container, motion) }
        container.childrenDidChange()
        return
      }
      node = current.parent
    }
  }

  /// The types of the views above, outermost first.
  final var path: [String] {
    var names: [String] = []
    var node: _Node? = self
    while let current = node {
      if let name = current.viewName { names.append(name) }
      node = current.parent
    }
    return names.reversed()
  }

  /// The type of the view or app that this node keeps, if a person wrote it.
  var viewName: String? { nil }

  /// Traps, with the place, if what must always be true is not.
  func checkInvariants() {
    func require(_ condition: Bool, _ message: String) {
      guard !condition else { return }
      preconditionFailure("\(type(of: self)) at \(path.joined(separator: " > ")): \(message)")
    }
    require(!isDetached, "a node in the tree is marked as detached")
    require(!isQueued, "a node is still queued after a flush")
    checkPlaces(require)
    forEachChild { child in
      require(child.parent === self, "\(type(of: child)) does not know its parent")
      require(child.depth == depth + 1, "\(type(of: child)) has depth \(child.depth)")
      require(
        hasPreferences || !child.hasPreferences,
        "\(type(of: child)) has preferences that this node does not pass on")
      child.checkInvariants()
    }
  }
}
