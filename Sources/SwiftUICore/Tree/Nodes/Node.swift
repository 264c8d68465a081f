import BanyanGraph

/// The framework's record of one view value, which lasts as long as the view's identity.
///
/// A node is made by `View._make(_:under:in:)` when a view appears and receives new values from
/// `View._update(_:to:)`. This type is an implementation detail of ``View``.
@MainActor
public class _Node: Vertex {
  /// The node above; nil for the root. A parent outlives its children's place in the tree.
  @exclusivity(unchecked) package final unowned(unsafe) var parent: _Node?

  /// The values that flow down to this place.
  package final let context: _Context

  /// True if this node or one below writes a preference that a node above collects.
  @exclusivity(unchecked) final var hasPreferences = false

  init(under parent: _Node?, in context: _Context) {
    self.parent = parent
    self.context = context
    // Not with `map`: the closure would check at run time that it is on the main actor.
    if let parent {
      super.init(depth: parent.depth + 1)
    } else {
      super.init(depth: 0)
    }
    context.runtime.didRearrange()
  }

  package final var runtime: Runtime { context.runtime }

  /// Calls a function with each node directly below, in the order of the views.
  package func forEachChild(_ body: (_Node) -> Void) {}

  // MARK: Elements

  /// The rule for the elements of this node's view. ``ElementCollector`` collects them.
  var elementRule: ElementRule { .children }

  /// Calls a function with each node whose elements this node's view shows, or is made of, in their order.
  func forEachShown(_ body: (_Node) -> Void) { forEachChild(body) }

  /// Sets properties of the elements of the children, which are those from an index on, or appends others.
  func complete(_ elements: inout [ElementNode], from first: Int) {}

  /// Appends what the node makes of the elements of the nodes that it shows.
  func arrange(_ contents: [ElementNode], into elements: inout [ElementNode]) {}

  // MARK: Views

  /// True if there is a view here, as a list of views counts them: an element of which a view consists. The views of a
  /// section are those in it, and rows of a lazy container count although they may not have been made.
  var hasViews: Bool {
    var hasViews = false
    switch elementRule {
    case .itself, .listed: return true
    case .known(let element): return element.hasViews
    case .children, .completed: forEachChild { if !hasViews { hasViews = $0.hasViews } }
    case .shown, .arranged: forEachShown { if !hasViews { hasViews = $0.hasViews } }
    }
    return hasViews
  }

  /// The role of this node's content for its surroundings; nil if the node above decides.
  var contentRole: ContentRole? { nil }

  /// True if the node is the one view of a place, such as a window's content, and not one of a list of views (H04).
  final var isOnlyViewOfPlace: Bool {
    var node = parent
    while let current = node {
      if let role = current.contentRole { return role == .place }
      node = current.parent
    }
    return true
  }

  // MARK: Places

  /// The name of a place at this node in a path; several may have the same name.
  package var placeName: String { viewName ?? Self.className }

  /// True if the nodes below may leave while this node stays, so that they are in a place of their own.
  var opensPlace: Bool { false }

  /// Returns the place that a child of this node is in. Each child that may come or go independently has
  /// another place, named so that it is the same in another process.
  package func place(of child: _Node) -> ChildPlace { opensPlace ? .inside : .same }

  /// Calls a function with the nodes directly below that are in the same place as this one: always
  /// the same ones, in the same order.
  package func forEachChildInSamePlace(_ body: (_Node) -> Void) {
    if !opensPlace { forEachChild(body) }
  }

  /// The class name without its suffix, such as `Stack` for `StackNode`.
  private static var className: String {
    if let known = classNames[ObjectIdentifier(self)] { return known }
    let name = "\(self)".prefix { $0 != "<" }
    let short = String(name.hasSuffix("Node") ? name.dropLast(4) : name)
    classNames[ObjectIdentifier(self)] = short
    return short
  }
  private static var classNames: [ObjectIdentifier: String] = [:]

  override public final var placeDescription: String { viewPath.description }

  /// The node of the nearest enclosing view that the app declares.
  override public final var nearestView: Vertex? {
    var node: _Node? = self
    while let current = node {
      if current.opensPlace, current is DynamicNode { return current }
      node = current.parent
    }
    return nil
  }

  // Views in a place that is asleep hold what their surroundings had when they were last seen, such as the index of
  // an element that has moved since. They get new values first.
  override public final func defersUpdate() -> Bool {
    guard let place = context.appearanceScope?.asleep else { return false }
    isQueued = true
    place.whenAwake(update: self)
    return true
  }

  /// Evaluates the node once more and discards the result, which is compared with the existing content.
  /// - Returns: nil if the node evaluates nothing.
  package func evaluateAgain() -> Any? { nil }

  // MARK: Descendants

  /// Returns the position of a child's element in the data that the children are made of, and the number
  /// of elements.
  package func position(of child: _Node) -> (offset: Int, count: Int)? { nil }

  /// Returns the identity of a child among its siblings, if they have identities.
  package func identity(of child: _Node) -> (any Hashable)? { nil }

  /// Returns the node of the view with an identity, here or below; in a lazy container it is made.
  func scrollTarget(_ id: AnyHashable) -> _Node? {
    var found: _Node?
    forEachChild { if found == nil { found = $0.scrollTarget(id) } }
    return found
  }

  /// True if this node or one below has state that would be lost if the views were made anew.
  var keepsState: Bool {
    var keepsState = false
    forEachChild { if $0.keepsState { keepsState = true } }
    return keepsState
  }

  /// Called when views in a place below begin to show pages or presentations outside of it, or show none any more.
  func elsewhereDidChange(in scope: AppearanceScope) {}

  /// Adds the values of the views below for a preference, in the order of the views.
  func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into accumulator: inout PreferenceAccumulator<Key>
  ) {
    guard hasPreferences else { return }
    forEachChild { $0.collectPreference(key, into: &accumulator) }
  }

  /// Called when the value of a child, or of a node below it, may have changed for a preference.
  func preferenceDidChange(_ key: ObjectIdentifier, at child: _Node) {}

  /// Leaves the tree, with all nodes below: no more events, updates or preferences.
  ///
  /// An override ends what it has begun and calls `super`. The node is freed with its last reference,
  /// which may be held by an action that has yet to run.
  func detach() {
    isDetached = true
    runtime.didRearrange()
    forEachChild { $0.detach() }
  }

  /// Forgets cached facts about the elements below.
  /// - Returns: true if they do not belong to the containing element.
  func elementsBelowDidChange() -> Bool { false }

  /// Tells the containing element that the elements at this place have changed.
  final func elementsDidChange() {
    if runtime.isTracing { runtime.trace?.noteEffect() }
    runtime.didRearrange()
    var node: _Node? = self
    while let current = node {
      if current.elementsBelowDidChange() { return }
      if let container = current as? ElementNode, !(container is BoxElementNode) {
        if let motion { container.window.motions.noteChildren(of: container, motion) }
        container.childrenDidChange()
        // The views in a section are also those of the list that the section is in.
        if !container.kind.isSection { return }
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

  /// The type of the node's view or app, if the app declares it.
  var viewName: String? { nil }

  /// Traps, reporting the place, if an invariant does not hold.
  func checkInvariants() {
    func require(_ condition: Bool, _ message: String) {
      guard !condition else { return }
      preconditionFailure("\(type(of: self)) at \(path.joined(separator: " > ")): \(message)")
    }
    require(!isDetached, "a node in the tree is marked as detached")
    require(
      !isQueued || context.appearanceScope?.asleep != nil, "a node is still queued after a flush")
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

/// The check of whole trees after each update, in tests.
@MainActor
enum InvariantCheck {
  /// True while trees are checked, which must have no effects: a check that requested an update would
  /// cause another check, without end.
  static var isRunning = false
}

/// The role of content for the node around it.
package enum ContentRole {
  /// One view, whatever it consists of: the content of a window, page, tab, presentation or decoration.
  case place
  /// Any number of views, one after another.
  case list
}
