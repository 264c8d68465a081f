/// A top-level menu for commands. See Apple's documentation of `CommandMenu`.
public struct CommandMenu<Content: View> {
  let title: Text
  let content: Content

  /// Creates a menu with a title.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(nameKey)
    self.content = content()
  }

  /// Creates a menu with a title.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    title = Text(name)
    self.content = content()
  }
}

extension CommandMenu: Commands {
  public typealias Body = Never

  public static func _make(
    _ commands: CommandMenu, under parent: _Node, in context: _Context
  ) -> _Node {
    CommandNode(commands.entry, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to commands: CommandMenu) {
    unsafeDowncast(node, to: CommandNode.self).update(to: commands.entry)
  }

  private var entry: CommandEntry {
    CommandEntry(
      menu: .named(title), content: AnyView(content), isEmpty: Content.self == EmptyView.self)
  }
}

/// Commands in one of the standard menus. See Apple's documentation of `CommandGroup`.
///
/// The standard menus are empty here, so commands before, in place of, and after a group appear
/// in that order.
public struct CommandGroup<Content: View> {
  let order: Int
  let group: CommandGroupPlacement
  let content: Content

  /// Creates commands that precede a group.
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    order = 0
    self.group = group
    content = addition()
  }

  /// Creates commands that follow a group.
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    order = 2
    self.group = group
    content = addition()
  }

  /// Creates commands that replace a group.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    order = 1
    self.group = group
    content = addition()
  }
}

extension CommandGroup: Commands {
  public typealias Body = Never

  public static func _make(
    _ commands: CommandGroup, under parent: _Node, in context: _Context
  ) -> _Node {
    CommandNode(commands.entry, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to commands: CommandGroup) {
    unsafeDowncast(node, to: CommandNode.self).update(to: commands.entry)
  }

  private var entry: CommandEntry {
    CommandEntry(
      menu: group.menu, order: group.order * 3 + order, content: AnyView(content),
      isEmpty: Content.self == EmptyView.self)
  }
}

/// A place in the standard menus. See Apple's documentation of `CommandGroupPlacement`.
public struct CommandGroupPlacement: Sendable {
  let menu: CommandBarMenu.Usual
  let order: Int

  public static let appInfo = CommandGroupPlacement(menu: .app, order: 0)
  public static let appSettings = CommandGroupPlacement(menu: .app, order: 1)
  public static let systemServices = CommandGroupPlacement(menu: .app, order: 2)
  public static let appVisibility = CommandGroupPlacement(menu: .app, order: 3)
  public static let appTermination = CommandGroupPlacement(menu: .app, order: 4)
  public static let newItem = CommandGroupPlacement(menu: .file, order: 0)
  public static let saveItem = CommandGroupPlacement(menu: .file, order: 1)
  public static let importExport = CommandGroupPlacement(menu: .file, order: 2)
  public static let printItem = CommandGroupPlacement(menu: .file, order: 3)
  public static let undoRedo = CommandGroupPlacement(menu: .edit, order: 0)
  public static let pasteboard = CommandGroupPlacement(menu: .edit, order: 1)
  public static let textEditing = CommandGroupPlacement(menu: .edit, order: 2)
  public static let textFormatting = CommandGroupPlacement(menu: .format, order: 0)
  public static let toolbar = CommandGroupPlacement(menu: .view, order: 0)
  public static let sidebar = CommandGroupPlacement(menu: .view, order: 1)
  public static let windowSize = CommandGroupPlacement(menu: .window, order: 0)
  public static let windowList = CommandGroupPlacement(menu: .window, order: 1)
  public static let singleWindowList = CommandGroupPlacement(menu: .window, order: 2)
  public static let windowArrangement = CommandGroupPlacement(menu: .window, order: 3)
  public static let help = CommandGroupPlacement(menu: .help, order: 0)
}
