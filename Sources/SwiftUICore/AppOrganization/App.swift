import BanyanGraph
import BanyanHost

/// The whole of an app: what windows it can open, and the state they share.
///
/// ```swift
/// @main
/// struct NotesApp: App {
///   var body: some Scene {
///     WindowGroup { NoteList() }
///   }
/// }
/// ```
///
/// See Apple's documentation of `App`. On a host with several visitors, each has an app of their
/// own, with state of its own.
@MainActor
@preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The app's scenes.
  @SceneBuilder
  var body: Body { get }

  /// Creates the app.
  init()
}

/// A part of an app that has windows. See Apple's documentation of `Scene`.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder
  var body: Body { get }

  /// Makes the node of a scene. Not for use outside the framework.
  static func _make(_ scene: Self, under parent: _Node, in context: _Context) -> _Node

  /// Gives a node another value of its scene. Not for use outside the framework.
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

extension Scene where Body == Never {
  /// A scene of the framework's own has no body.
  public var body: Never {
    fatalError("body() should not be called on \(Self.self).")
  }
}

/// A result builder that makes a scene of several.
@resultBuilder
public enum SceneBuilder {
  /// A block of one scene is that scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// A block of several scenes: the first is the one that opens.
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
    let node = TupleSceneNode(under: parent, in: context)
    repeat node.children.append(
      (each Content)._make(each scene.value, under: node, in: context))
    return node
  }

  public static func _update(_ node: _Node, to scene: _TupleScene) {
    let node = unsafeDowncast(node, to: TupleSceneNode.self)
    var index = 0
    repeat update(node, at: &index, to: each scene.value)
  }

  @MainActor
  private static func update<Member: Scene>(
    _ node: TupleSceneNode, at index: inout Int, to scene: Member
  ) {
    Member._update(node.children[index], to: scene)
    index += 1
  }
}

private final class TupleSceneNode: _Node {
  var children: [_Node] = []

  override func forEachChild(_ body: (_Node) -> Void) {
    for child in children { body(child) }
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
    evaluateScene(scene) { $0.body }
  }
}
