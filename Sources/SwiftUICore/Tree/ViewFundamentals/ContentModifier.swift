/// A modifier whose node is between its parent and the content, and has no other nodes below, such as
/// actions, tasks, and subscriptions.
@MainActor
protocol ContentModifier: ViewModifier where Body == Never {
  associatedtype State = Void

  /// Makes the state that the node stores besides the modifier.
  static func makeState(for modifier: Self, of node: _Node) -> State
  /// Called before the content is made.
  static func willMake(_ node: ContentModifierNode<Self>)
  /// Called when the content has been made.
  static func didMake(_ node: ContentModifierNode<Self>)
  /// True if the modifier applies to views: in a list of views it does nothing while its content has no view (H04).
  static var needsViews: Bool { get }
  /// Called when the content has views for the first time or again, for a modifier that needs them.
  static func viewsDidCome(_ node: ContentModifierNode<Self>)
  /// Called when the last view of the content has left, or the node leaves the tree.
  static func viewsDidLeave(_ node: ContentModifierNode<Self>)
  /// Called when the content has been updated, with a modifier that may have changed.
  static func didUpdate(_ node: ContentModifierNode<Self>, from old: Self)
  /// Called when the node leaves the tree, before its content does.
  static func willDetach(_ node: ContentModifierNode<Self>)
  /// True if the modifier responds when the content appears and disappears.
  static var followsAppearance: Bool { get }
  /// True if the modifier has state that would be lost if the content were made anew.
  static var keepsState: Bool { get }
  /// Called when the content becomes visible: when it has been made, or when its place is shown.
  static func didAppear(_ node: ContentModifierNode<Self>)
  /// Called when the content is no longer visible.
  static func didDisappear(_ node: ContentModifierNode<Self>)
}

extension ContentModifier {
  static func willMake(_ node: ContentModifierNode<Self>) {}
  static func didMake(_ node: ContentModifierNode<Self>) {}
  static var needsViews: Bool { false }
  static func viewsDidCome(_ node: ContentModifierNode<Self>) {}
  static func viewsDidLeave(_ node: ContentModifierNode<Self>) {}
  static func didUpdate(_ node: ContentModifierNode<Self>, from old: Self) {}
  static func willDetach(_ node: ContentModifierNode<Self>) {}
  static var followsAppearance: Bool { false }
  static var keepsState: Bool { false }
  static func didAppear(_ node: ContentModifierNode<Self>) {}
  static func didDisappear(_ node: ContentModifierNode<Self>) {}

  public static func _make<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = ContentModifierNode(view.modifier, under: parent, in: context)
    willMake(node)
    node.content = Modified._make(view.content, under: node, in: context)
    didMake(node)
    node.begin()
    return node
  }

  public static func _update<Modified: View>(
    _ node: _Node, to view: ModifiedContent<Modified, Self>
  ) {
    let node = unsafeDowncast(node, to: ContentModifierNode<Self>.self)
    let old = node.modifier
    node.modifier = view.modifier
    Modified._update(node.content, to: view.content)
    didUpdate(node, from: old)
  }
}

extension ContentModifier where State == Void {
  static func makeState(for modifier: Self, of node: _Node) {}
}

/// The node of a modifier that only observes or acts.
final class ContentModifierNode<Modifier: ContentModifier>: _Node {
  fileprivate(set) var modifier: Modifier
  fileprivate(set) var content: _Node!
  private var keptState: Modifier.State?
  /// True while the content is visible, for a modifier that follows appearance.
  private(set) var isShown = false
  /// True while the modifier has views, or is in a place of which it is the one view (H04).
  private(set) var isEffective = !Modifier.needsViews
  private var isPlaceShown = false
  /// True if views may have come or gone since it was last determined whether there are any.
  private var isStale = false

  init(_ modifier: Modifier, under parent: _Node, in context: _Context) {
    self.modifier = modifier
    super.init(under: parent, in: context)
    keptState = Modifier.makeState(for: modifier, of: self)
  }

  /// The state of the modifier. The storage is not implicitly unwrapped, because `nil` may be a
  /// valid state.
  var state: Modifier.State {
    get { keptState! }
    set { keptState = .some(newValue) }
  }

  override var keepsState: Bool { Modifier.keepsState || super.keepsState }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  fileprivate func begin() {
    if Modifier.followsAppearance {
      context.appearanceScope?.add(self)
      isPlaceShown = context.appearanceScope?.isShown(self) != false
    }
    updateEffect()
  }

  override func detach() {
    if Modifier.followsAppearance { context.appearanceScope?.remove(self) }
    setEffective(false)
    Modifier.willDetach(self)
    super.detach()
  }

  // MARK: Views

  /// True if there are views now, even if that has not been reported yet.
  var hasViewsNow: Bool { !Modifier.needsViews || content?.hasViews == true || isOnlyViewOfPlace }

  override func elementsBelowDidChange() -> Bool {
    // While the content is being made, it is not known here yet.
    if Modifier.needsViews, !isStale, !isDetached, content != nil {
      isStale = true
      runtime.enqueueUpward(self)
    }
    return false
  }

  /// Runs after all bodies: each may add and remove views.
  override func updateUpward() {
    if isStale { updateEffect() }
  }

  private func updateEffect() {
    isStale = false
    setEffective(hasViewsNow)
  }

  private func setEffective(_ isEffective: Bool) {
    if isEffective != self.isEffective {
      self.isEffective = isEffective
      if isEffective { Modifier.viewsDidCome(self) } else { Modifier.viewsDidLeave(self) }
    }
    let isShown = isEffective && isPlaceShown
    if isShown == self.isShown { return }
    self.isShown = isShown
    if isShown { Modifier.didAppear(self) } else { Modifier.didDisappear(self) }
  }
}

extension ContentModifierNode: AppearingContent {
  func scopeDidChange(isShown: Bool) {
    isPlaceShown = isShown
    updateEffect()
  }
}
