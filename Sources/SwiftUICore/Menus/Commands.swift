import BanyanGraph

/// What a person may do with an app besides what its windows show: menus in a bar, with keys.
///
/// ```swift
/// WindowGroup { NoteList() }
///   .commands {
///     CommandMenu("Note") {
///       Button("Duplicate") { duplicate() }.keyboardShortcut("d")
///     }
///   }
/// ```
///
/// Each window of the scene has a bar with the menus that the app puts something in; where a window is
/// as narrow as a telephone it has none, and the keys do what they do there too. A structure of your
/// own may conform; it may declare dynamic properties, such as `@FocusedValue`, with the same rules as a
/// view. See Apple's documentation of `Commands`.
@MainActor
@preconcurrency
public protocol Commands {
  /// The type of what the commands consist of.
  associatedtype Body: Commands

  /// What the commands consist of.
  @CommandsBuilder
  var body: Body { get }

  /// Makes the node of commands. Not for use outside the framework.
  static func _make(_ commands: Self, under parent: _Node, in context: _Context) -> _Node

  /// Gives a node other commands. Not for use outside the framework.
  static func _update(_ node: _Node, to commands: Self)
}

extension Commands {
  public static func _make(_ commands: Self, under parent: _Node, in context: _Context) -> _Node {
    let node = CommandsNode(commands, under: parent, in: context)
    node.evaluate()
    return node
  }

  public static func _update(_ node: _Node, to commands: Self) {
    unsafeDowncast(node, to: CommandsNode<Self>.self).update(to: commands)
  }
}

extension Commands where Body: _AbsentBody {
  /// Commands of the framework's own have no body.
  public var body: Body {
    fatalError("body() should not be called on \(Self.self).")
  }
}

extension Never: Commands {}

/// The node of commands that have a body.
private final class CommandsNode<Content: Commands>: DynamicNode {
  private var content: Content

  init(_ content: Content, under parent: _Node, in context: _Context) {
    self.content = content
    super.init(DynamicFields.of(Content.self), under: parent, in: context)
  }

  func update(to newContent: Content) {
    if Comparison.of(Content.self).isUnchanged(content, newContent) { return }
    content = newContent
    changes.formUnion(.value)
    update()
  }

  override func evaluate() {
    evaluateCommands(content) { $0.body }
  }
}

/// No commands. See Apple's documentation of `EmptyCommands`.
public struct EmptyCommands: Commands {
  public typealias Body = Never

  /// Creates no commands.
  nonisolated public init() {}

  public static func _make(
    _ commands: EmptyCommands, under parent: _Node, in context: _Context
  ) -> _Node {
    _Node(under: parent, in: context)
  }

  public static func _update(_ node: _Node, to commands: EmptyCommands) {}
}

/// Commands for text that is edited. They have no meaning of their own here: a browser has them.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}
