import BanyanGraph

/// Something that a container may want to know of each view in it, such as a tag. The view says it
/// with a modifier, and only to the container that it stands in: it is nothing of the container's.
protocol TraitKey<Value> {
  associatedtype Value
}

/// Says a trait of a view.
public nonisolated struct _TraitModifier<Value>: ViewModifier {
  public typealias Body = Never

  let key: any TraitKey<Value>.Type
  let value: Value

  init<Key: TraitKey<Value>>(_ key: Key.Type, _ value: Value) {
    self.key = key
    self.value = value
  }

  @MainActor
  public static func _make<Content: View>(
    _ view: ModifiedContent<Content, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = TraitNode(view.modifier, under: parent, in: context)
    node.content = Content._make(view.content, under: node, in: context)
    return node
  }

  @MainActor
  public static func _update<Content: View>(
    _ node: _Node, to view: ModifiedContent<Content, Self>
  ) {
    let node = unsafeDowncast(node, to: TraitNode<Value>.self)
    node.update(to: view.modifier)
    Content._update(node.content, to: view.content)
  }
}

/// The node of something that a view says of itself to its container.
private final class TraitNode<Value>: _Node {
  let key: any TraitKey<Value>.Type
  private(set) var value: Value
  var content: _Node!

  init(_ modifier: _TraitModifier<Value>, under parent: _Node, in context: _Context) {
    key = modifier.key
    value = modifier.value
    super.init(under: parent, in: context)
  }

  func update(to modifier: _TraitModifier<Value>) {
    let isUnchanged = Comparison.of(Value.self).isUnchanged(value, modifier.value)
    value = modifier.value
    if !isUnchanged { container?.traitsDidChange() }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}

extension _Node {
  /// The element that has the elements of this node directly inside, boxes aside.
  final var container: ElementNode? {
    var node = parent
    while let current = node {
      if let element = current as? ElementNode, !(element is BoxElementNode) { return element }
      node = current.parent
    }
    return nil
  }
}

extension ElementNode {
  /// What this element's view says of itself to the element's container; nil if it does not.
  /// Where it says it more than once, the outermost counts.
  ///
  /// It takes a step for each modifier of the view.
  final func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    var found: Key.Value?
    forEachScope { node in
      guard let node = node as? TraitNode<Key.Value>, node.key == key else { return }
      found = node.value
    }
    return found
  }
}
