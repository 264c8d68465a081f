/// A modifier that is one node around its content.
@MainActor
protocol WrappingModifier: ViewModifier where Body == Never {
  associatedtype Wrapper: WrapperNode

  /// Makes the node, before there is any content.
  func makeWrapper(under parent: _Node, in context: _Context) -> Wrapper
  /// Updates the node before the content, which may depend on it.
  func update(_ wrapper: Wrapper)
}

extension WrappingModifier {
  public static func _make<Content: View>(
    _ view: ModifiedContent<Content, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let wrapper = view.modifier.makeWrapper(under: parent, in: context)
    wrapper.content = Content._make(view.content, under: wrapper, in: wrapper.contentContext)
    return wrapper
  }

  public static func _update<Content: View>(
    _ node: _Node, to view: ModifiedContent<Content, Self>
  ) {
    let wrapper = unsafeDowncast(node, to: Wrapper.self)
    view.modifier.update(wrapper)
    Content._update(wrapper.content, to: view.content)
  }
}

/// A node around the content of a modifier.
class WrapperNode: _Node {
  @exclusivity(unchecked) final var content: _Node!

  /// The surroundings of the content.
  var contentContext: _Context { context }

  override final func forEachShown(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
