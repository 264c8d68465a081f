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
    if followsAppearance { node.begin() }
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
    context.appearanceScope?.add(self)
    if context.appearanceScope?.isShown(self) != false { scopeDidChange(isShown: true) }
  }

  override func detach() {
    if Modifier.followsAppearance {
      context.appearanceScope?.remove(self)
      scopeDidChange(isShown: false)
    }
    Modifier.willDetach(self)
    super.detach()
  }
}

extension ContentModifierNode: AppearingContent {
  func scopeDidChange(isShown: Bool) {
    if isShown == self.isShown { return }
    self.isShown = isShown
    if isShown { Modifier.didAppear(self) } else { Modifier.didDisappear(self) }
  }
}
