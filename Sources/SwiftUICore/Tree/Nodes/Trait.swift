import BanyanGraph

/// A property of a view that its container may want to know, such as a tag. The view sets it with a
/// modifier, only for its direct container: it does not belong to the container.
protocol TraitKey<Value> {
  associatedtype Value
}

/// A modifier that sets a trait of a view.
public nonisolated struct _TraitModifier<Value>: WrappingModifier {
  public typealias Body = Never

  let key: any TraitKey<Value>.Type
  let value: Value

  init<Key: TraitKey<Value>>(_ key: Key.Type, _ value: Value) {
    self.key = key
    self.value = value
  }

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> TraitNode<Value> {
    TraitNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: TraitNode<Value>) { wrapper.update(to: self) }
}

/// The node of a trait that a view sets for its container.
final class TraitNode<Value>: WrapperNode {
  let key: any TraitKey<Value>.Type
  private(set) var value: Value

  init(_ modifier: _TraitModifier<Value>, under parent: _Node, in context: _Context) {
    key = modifier.key
    value = modifier.value
    super.init(under: parent, in: context)
  }

  func update(to modifier: _TraitModifier<Value>) {
    let isUnchanged = Comparison.of(Value.self).isUnchanged(value, modifier.value)
    value = modifier.value
    if !isUnchanged { traitDidChange() }
  }
}

extension _Node {
  /// The element that directly contains the elements of this node, ignoring boxes.
  final var container: ElementNode? {
    var node = parent
    while let current = node {
      if let element = current as? ElementNode, !(element is BoxElementNode) { return element }
      if let source = current as? SubviewSource {
        node = (self as? ElementNode).flatMap(source.place) ?? source.parent
      } else {
        node = current.parent
      }
    }
    return nil
  }

  /// Tells the container of the views around this node that their traits may have changed.
  final func traitDidChange() {
    var node = parent
    while let current = node {
      if let source = current as? SubviewSource { return source.traitsDidChange() }
      if let element = current as? ElementNode, !(element is BoxElementNode) {
        return element.traitsDidChange()
      }
      node = current.parent
    }
  }
}

extension ElementNode {
  /// Returns the value of a trait of this element's view; nil if it is not set. If it is set more
  /// than once, the outermost counts.
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
