import BanyanGraph

/// Commands of an app outside of its windows' content: menus in a bar, with keyboard shortcuts.
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
/// Each window of the scene has a bar with the menus that are not empty. A window as narrow as a phone
/// has no bar, unless the app has a ``MenuBarExtra``, but its shortcuts work there too. Your own types may conform, and
/// may declare dynamic properties, such as `@FocusedValue`, with the same rules as a
/// view. See Apple's documentation of `Commands`.
@MainActor
@preconcurrency
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// The commands that make up these commands.
  @CommandsBuilder
  var body: Body { get }

  /// Makes the node of the commands. Not for use outside the framework.
  static func _make(_ commands: Self, under parent: _Node, in context: _Context) -> _Node

  /// Updates a node with new commands. Not for use outside the framework.
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
  /// The body of built-in commands, which have none.
  public var body: Body {
    fatalError("body() should not be called on \(Self.self).")
  }
}

extension Never: Commands {}

/// The node of commands with a body.
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
    evaluate(content) {
      $0.body
    } make: {
      Content.Body._make($0, under: $1, in: $2)
    } update: {
      Content.Body._update($0, to: $1)
    }
  }
}

/// An empty group of commands. See Apple's documentation of `EmptyCommands`.
public struct EmptyCommands: Commands {
  public typealias Body = Never

  /// Creates an empty group of commands.
  nonisolated public init() {}

  public static func _make(
    _ commands: EmptyCommands, under parent: _Node, in context: _Context
  ) -> _Node {
    _Node(under: parent, in: context)
  }

  public static func _update(_ node: _Node, to commands: EmptyCommands) {}
}

/// Commands for editing text. They have no effect here, as a browser has its own.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}
