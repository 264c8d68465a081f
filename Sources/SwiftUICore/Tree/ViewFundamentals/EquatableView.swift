/// A view that decides with its own `==` whether it has changed.
///
/// While `==` finds two values equal, the old value stays and a parent's update does not run the body.
/// Changes of the view's own state and environment still do (F07, F08).
public struct EquatableView<Content: Equatable & View> {
  /// The view to compare.
  public var content: Content

  /// Creates a view that is compared with `==`.
  nonisolated public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  public typealias Body = Never

  public static func _make(
    _ view: EquatableView, under parent: _Node, in context: _Context
  ) -> _Node {
    EquatableNode(view, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: EquatableView) {
    unsafeDowncast(node, to: EquatableNode<Content>.self).update(to: view)
  }
}

extension View where Self: Equatable {
  /// Compares this view with its own `==`, even if its type is trivially copyable.
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}

private final class EquatableNode<Content: Equatable & View>: _Node {
  private var content: Content
  private var child: _Node!

  init(_ view: EquatableView<Content>, under parent: _Node, in context: _Context) {
    content = view.content
    super.init(under: parent, in: context)
    child = Content._make(content, under: self, in: context)
  }

  func update(to view: EquatableView<Content>) {
    if view.content == content { return }
    content = view.content
    Content._update(child, to: content)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }
}
