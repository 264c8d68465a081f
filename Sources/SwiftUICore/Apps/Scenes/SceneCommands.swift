extension Scene {
  /// Adds commands to the windows of this scene. See Apple's documentation of `commands(content:)`.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    _CommandsScene(scene: self, commands: content())
  }

  /// Removes the commands added by scenes inside.
  nonisolated public func commandsRemoved() -> some Scene {
    _CommandsScene(scene: self, commands: EmptyCommands(), isReplacing: true)
  }

  /// Replaces the commands added by scenes inside.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    _CommandsScene(scene: self, commands: content(), isReplacing: true)
  }
}

/// A scene with commands.
public nonisolated struct _CommandsScene<Base: Scene, Content: Commands>: Scene {
  public typealias Body = Never

  let scene: Base
  let commands: Content
  var isReplacing = false

  @MainActor
  public static func _make(
    _ scene: _CommandsScene, under parent: _Node, in context: _Context
  ) -> _Node {
    let inner = _Context(within: context)
    let node = CommandsSceneNode(under: parent, in: inner)
    node.provide(scene.commands, isReplacing: scene.isReplacing)
    node.child = Base._make(scene.scene, under: node, in: inner)
    return node
  }

  @MainActor
  public static func _update(_ node: _Node, to scene: _CommandsScene) {
    let node = unsafeDowncast(node, to: CommandsSceneNode.self)
    node.provide(scene.commands, isReplacing: scene.isReplacing)
    Base._update(node.child, to: scene.scene)
  }
}

private final class CommandsSceneNode: _Node {
  var child: _Node!

  // Modifiers further out come first, and may replace those inside.
  func provide<Content: Commands>(_ commands: Content, isReplacing: Bool) {
    let own = SceneCommands(
      view: AnyView(CommandsView(commands: commands)), isEmpty: Content.self == EmptyCommands.self)
    let outer = parent?.context.value(for: SceneCommandsKey.self) ?? SceneCommands.List()
    if outer.isReplacing {
      context.provide(outer, for: SceneCommandsKey.self)
    } else {
      context.provide(
        SceneCommands.List(
          all: outer.all + [own], isReplacing: isReplacing), for: SceneCommandsKey.self)
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }
}

/// The commands added by one modifier.
struct SceneCommands {
  let view: AnyView
  let isEmpty: Bool

  struct List {
    var all: [SceneCommands] = []
    var isReplacing = false
  }
}

struct SceneCommandsKey: EnvironmentKey {
  static var defaultValue: SceneCommands.List { SceneCommands.List() }
}

/// The content of a window with a bar: its scene has commands, or the app has something else to put there.
struct CommandedWindow<Content: View>: View {
  let content: Content
  @Environment(\.sceneCommands) private var commands
  @Environment(\.menuBarExtraList) private var extras

  init(content: Content) { self.content = content }

  var body: some View {
    CommandBar(
      commands: AnyView(AllCommands(commands: commands.all)), extras: extras?.items ?? [])
    content
  }
}

/// The commands of all modifiers of a scene.
private struct AllCommands: View {
  let commands: [SceneCommands]

  init(commands: [SceneCommands]) { self.commands = commands }

  var body: some View {
    ForEach(commands.indices, id: \.self) { commands[$0].view }
  }
}

extension EnvironmentValues {
  fileprivate var sceneCommands: SceneCommands.List {
    get { self[SceneCommandsKey.self] }
    set { self[SceneCommandsKey.self] = newValue }
  }
}
