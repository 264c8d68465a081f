import BanyanGraph

/// Something that makes another view of a view.
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
  /// The type of the view that the modifier makes.
  associatedtype Body: View

  /// Makes a view of the content.
  @ViewBuilder
  func body(content: Content) -> Body

  /// The view that is modified, in the modifier's body.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the node of a view with this modifier. Not for use outside the framework.
  static func _make<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, under parent: _Node, in context: _Context
  ) -> _Node

  /// Gives a node another value. Not for use outside the framework.
  static func _update<Modified: View>(_ node: _Node, to view: ModifiedContent<Modified, Self>)
}

extension ViewModifier where Body: _AbsentBody {
  /// A modifier of the framework's own has no body.
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

  /// A modifier that applies this one and then another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
