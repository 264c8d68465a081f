/// A result builder that combines several scenes into one.
@resultBuilder
public struct SceneBuilder {
  /// Returns the scene of a block with a single scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines several scenes: the first one opens.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<repeat each Content> {
    _TupleScene(value: (repeat each content))
  }

  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes.
public struct _TupleScene<each Content: Scene> {
  let value: (repeat each Content)
}

extension _TupleScene: Scene {
  public typealias Body = Never

  public static func _make(
    _ scene: _TupleScene, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = TupleNode(under: parent, in: context)
    repeat node.append((each Content)._make(each scene.value, under: node, in: context))
    return node
  }

  public static func _update(_ node: _Node, to scene: _TupleScene) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    var index = 0
    repeat update(node, at: &index, to: each scene.value)
  }

  @MainActor
  private static func update<Member: Scene>(
    _ node: TupleNode, at index: inout Int, to scene: Member
  ) {
    Member._update(node.children[index], to: scene)
    index += 1
  }
}
