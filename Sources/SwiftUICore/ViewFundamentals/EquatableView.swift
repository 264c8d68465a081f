/// A view that is compared by its own `==` before anything else.
///
/// While `==` says that nothing differs, the old value stays and its body does not run for its
/// parent's sake; its own state and environment still count (F07, F08).
public struct EquatableView<Content: Equatable & View> {
  /// The view that is compared.
  public var content: Content

  /// Creates a view that is compared by `==`.
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
  /// Compares this view by its own `==`, even if it consists of plain bits.
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
