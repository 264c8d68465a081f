import BanyanGraph

extension Scene {
  /// Runs an action when a value changes, with the old and the new value.
  ///
  /// ```swift
  /// @Environment(\.scenePhase) private var phase
  ///
  /// var body: some Scene {
  ///   WindowGroup { Notes() }
  ///     .onChange(of: phase) { _, phase in
  ///       if phase == .background { save() }
  ///     }
  /// }
  /// ```
  /// - Parameter initial: true if the action also runs when the app starts, with the value as both old and new.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _ChangeScene(
      scene: self, value: value, isInitial: initial, usesOldAction: false, action: action)
  }

  /// Runs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _ChangeScene(
      scene: self, value: value, isInitial: initial, usesOldAction: false,
      action: { _, _ in action() })
  }

  /// Runs an action when a value changes, with the new value. The action is that of the scene before the change.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    _ChangeScene(
      scene: self, value: value, isInitial: false, usesOldAction: true, action: { action($1) })
  }
}

/// A scene with an action that runs when a value changes.
public nonisolated struct _ChangeScene<Base: Scene, Value: Equatable>: Scene {
  public typealias Body = Never

  let scene: Base
  let value: Value
  let isInitial: Bool
  let usesOldAction: Bool
  let action: (Value, Value) -> Void

  @MainActor
  public static func _make(
    _ scene: _ChangeScene, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = ChangeSceneNode(scene, under: parent, in: context)
    node.child = Base._make(scene.scene, under: node, in: context)
    return node
  }

  @MainActor
  public static func _update(_ node: _Node, to scene: _ChangeScene) {
    let node = unsafeDowncast(node, to: ChangeSceneNode<Base, Value>.self)
    node.update(to: scene)
    Base._update(node.child, to: scene.scene)
  }
}

private final class ChangeSceneNode<Base: Scene, Value: Equatable>: _Node {
  private var scene: _ChangeScene<Base, Value>
  private var limit = ActionLimit()
  var child: _Node!

  init(_ scene: _ChangeScene<Base, Value>, under parent: _Node, in context: _Context) {
    self.scene = scene
    super.init(under: parent, in: context)
    guard scene.isInitial else { return }
    runtime.enqueueAction("onChange(of: \(Value.self))", of: self) {
      scene.action(scene.value, scene.value)
    }
  }

  func update(to newScene: _ChangeScene<Base, Value>) {
    let old = scene
    scene = newScene
    if old.value == newScene.value { return }
    guard limit.permits(in: runtime) else {
      return Issue.report(
        "onChange(of: \(Value.self)) action tried to update multiple times per frame.",
        in: runtime)
    }
    let action = newScene.usesOldAction ? old.action : newScene.action
    runtime.enqueueAction("onChange(of: \(Value.self))", of: self) {
      action(old.value, newScene.value)
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }
}
