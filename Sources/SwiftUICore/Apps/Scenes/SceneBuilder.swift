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

  /// Returns a scene that is inside `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(
    _ scene: Content
  ) -> _LimitedAvailabilityScene<Content> {
    _LimitedAvailabilityScene(scene: scene)
  }

  /// Returns the scene of an `if #available` without an `else`. Scenes do not depend on other conditions.
  public static func buildOptional<Content: Scene>(
    _ scene: _LimitedAvailabilityScene<Content>?
  ) -> _LimitedAvailabilityScene<Content> {
    scene ?? _LimitedAvailabilityScene(scene: nil)
  }
}

/// A scene that exists on some versions of a system: always, or never.
public struct _LimitedAvailabilityScene<Content: Scene> {
  let scene: Content?
}

extension _LimitedAvailabilityScene: Scene {
  public typealias Body = Never

  public static func _make(
    _ scene: _LimitedAvailabilityScene, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = TupleNode(under: parent, in: context)
    if let scene = scene.scene { node.append(Content._make(scene, under: node, in: context)) }
    return node
  }

  public static func _update(_ node: _Node, to scene: _LimitedAvailabilityScene) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    if let scene = scene.scene { Content._update(node.children[0], to: scene) }
  }
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
