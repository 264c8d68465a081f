import BanyanGraph

/// A modifier that makes a new view from another view.
///
/// ```swift
/// struct Highlighted: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(Color.yellow)
///   }
/// }
/// ```
///
/// A modifier may declare dynamic properties, with the same rules as a view (N06). See Apple's
/// documentation of `ViewModifier`.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View

  /// Makes a view from the content.
  @ViewBuilder
  func body(content: Content) -> Body

  /// The modified view, for use in the modifier's body.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the node of a view with this modifier. Not for use outside the framework.
  static func _make<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, under parent: _Node, in context: _Context
  ) -> _Node

  /// Updates a node with a new value. Not for use outside the framework.
  static func _update<Modified: View>(_ node: _Node, to view: ModifiedContent<Modified, Self>)
}

extension ViewModifier where Body: _AbsentBody {
  /// The body of a built-in modifier, which has none.
  public func body(content: Content) -> Body {
    fatalError("body() should not be called on \(Self.self).")
  }
}

extension ViewModifier {
  public static func _make<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = ModifierNode(view, under: parent, in: context)
    node.evaluate()
    return node
  }

  public static func _update<Modified: View>(
    _ node: _Node, to view: ModifiedContent<Modified, Self>
  ) {
    unsafeDowncast(node, to: ModifierNode<Modified, Self>.self).update(to: view)
  }

  /// Returns a modifier that applies this one and then another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
