import BanyanGraph

/// A part of an app that has windows. See Apple's documentation of `Scene`.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder
  var body: Body { get }

  /// Makes the node of a scene. Not for use outside the framework.
  static func _make(_ scene: Self, under parent: _Node, in context: _Context) -> _Node

  /// Updates a node to a new value of its scene. Not for use outside the framework.
  static func _update(_ node: _Node, to scene: Self)
}

extension Scene {
  public static func _make(
    _ scene: Self, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = SceneBodyNode(scene, under: parent, in: context)
    node.evaluate()
    return node
  }

  public static func _update(_ node: _Node, to scene: Self) {
    unsafeDowncast(node, to: SceneBodyNode<Self>.self).update(to: scene)
  }
}

extension Never: Scene {
  public static func _make(_ scene: Never, under parent: _Node, in context: _Context) -> _Node {}
  public static func _update(_ node: _Node, to scene: Never) {}
}

extension Scene where Body: _AbsentBody {
  /// The body of a scene, which the framework's own scenes do not have.
  public var body: Body {
    fatalError("body() should not be called on \(Self.self).")
  }
}

/// The node of a scene that has a body.
private final class SceneBodyNode<Content: Scene>: DynamicNode {
  private var scene: Content

  init(_ scene: Content, under parent: _Node, in context: _Context) {
    self.scene = scene
    super.init(DynamicFields.of(Content.self), under: parent, in: context)
  }

  func update(to newScene: Content) {
    if Comparison.of(Content.self).isUnchanged(scene, newScene) { return }
    scene = newScene
    changes.formUnion(.value)
    update()
  }

  override func evaluate() {
    evaluate(scene) {
      $0.body
    } make: {
      Content.Body._make($0, under: $1, in: $2)
    } update: {
      Content.Body._update($0, to: $1)
    }
  }
}
