import BanyanGraph

extension Scene {
  /// Provides a value of the environment to the views of this scene.
  /// - Parameters:
  ///   - key: the key of the value.
  ///   - identity: what the value is made of. It is made once, and again when this differs.
  ///   - value: makes the value.
  nonisolated package func providing<Key: EnvironmentKey>(
    _ key: Key.Type, identity: AnyHashable, value: @escaping @MainActor () -> Key.Value
  ) -> some Scene {
    _ProvidingScene<Self, Key>(content: self, identity: identity, value: value)
  }
}

/// A scene with a value of the environment.
public nonisolated struct _ProvidingScene<Content: Scene, Key: EnvironmentKey>: Scene {
  public typealias Body = Never

  let content: Content
  let identity: AnyHashable
  let value: @MainActor () -> Key.Value

  @MainActor
  public static func _make(
    _ scene: _ProvidingScene, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = ProvidingSceneNode<Key>(under: parent, in: context)
    node.provide(scene.identity, scene.value)
    node.content = Content._make(scene.content, under: node, in: node.inner)
    return node
  }

  @MainActor
  public static func _update(_ node: _Node, to scene: _ProvidingScene) {
    let node = unsafeDowncast(node, to: ProvidingSceneNode<Key>.self)
    node.provide(scene.identity, scene.value)
    Content._update(node.content, to: scene.content)
  }
}

private final class ProvidingSceneNode<Key: EnvironmentKey>: _Node {
  let inner: _Context
  var content: _Node!
  private var identity: AnyHashable?

  override init(under parent: _Node?, in context: _Context) {
    inner = _Context(within: context)
    super.init(under: parent, in: context)
  }

  func provide(_ newIdentity: AnyHashable, _ value: @MainActor () -> Key.Value) {
    if identity == newIdentity { return }
    identity = newIdentity
    inner.provide(value(), for: Key.self)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
