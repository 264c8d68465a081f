import BanyanGraph
import BanyanHost
import Combine
import Foundation

/// An entry in a menu of the bar: a part of the menu from one place in the app.
struct CommandEntry {
  let menu: CommandBarMenu.Usual
  var order = 0
  let content: AnyView
  let isEmpty: Bool
}

/// A menu of the bar.
struct CommandBarMenu: Identifiable {
  /// The standard menus, with the app's own menus among them.
  enum Usual {
    case app, file, edit, format, view
    case named(Text)
    case window, help

    var order: Int {
      switch self {
      case .app: 0
      case .file: 1
      case .edit: 2
      case .format: 3
      case .view: 4
      case .named: 5
      case .window: 6
      case .help: 7
      }
    }

    var title: Text {
      switch self {
      case .app: Text(verbatim: ProcessInfo.processInfo.processName)
      case .file: Text("File")
      case .edit: Text("Edit")
      case .format: Text("Format")
      case .view: Text("View")
      case .named(let title): title
      case .window: Text("Window")
      case .help: Text("Help")
      }
    }
  }

  let id: String
  let title: Text
  var parts: [AnyView]

  /// Returns the menus made from entries, in the order of the bar.
  @MainActor static func menus(of entries: [CommandEntry]) -> [CommandBarMenu] {
    var menus: [CommandBarMenu] = []
    let sorted = entries.filter { !$0.isEmpty }.enumerated().sorted {
      ($0.element.menu.order, $0.element.order, $0.offset)
        < ($1.element.menu.order, $1.element.order, $1.offset)
    }
    for (_, entry) in sorted {
      let id = "\(entry.menu.order) \(entry.menu.title.string)"
      if menus.last?.id == id {
        menus[menus.count - 1].parts.append(entry.content)
      } else {
        menus.append(CommandBarMenu(id: id, title: entry.menu.title, parts: [entry.content]))
      }
    }
    return menus
  }
}

/// The node of adjacent commands in a menu.
final class CommandNode: _Node {
  private(set) var entry: CommandEntry

  init(_ entry: CommandEntry, under parent: _Node, in context: _Context) {
    self.entry = entry
    super.init(under: parent, in: context)
    updateBar()
  }

  func update(to entry: CommandEntry) {
    self.entry = entry
    updateBar()
  }

  override func detach() {
    super.detach()
    updateBar()
  }

  private func updateBar() {
    let bar = Tracking.ignore { context.value(for: CommandListKey.self) }
    runtime.enqueueAction { bar?.look() }
  }
}

/// The commands of a window, for its bar.
final class CommandList: ObservableObject {
  @Published private(set) var menus: [CommandBarMenu] = []
  fileprivate var roots: [() -> _Node?] = []

  @MainActor fileprivate func look() {
    var entries: [CommandEntry] = []
    func find(_ node: _Node) {
      if let node = node as? CommandNode {
        entries.append(node.entry)
      } else {
        node.forEachChild(find)
      }
    }
    roots.removeAll { $0()?.isDetached ?? true }
    for root in roots { if let root = root() { find(root) } }
    menus = CommandBarMenu.menus(of: entries)
  }
}

struct CommandListKey: EnvironmentKey {
  static var defaultValue: CommandList? { nil }
}

extension EnvironmentValues {
  fileprivate var commandList: CommandList? {
    get { self[CommandListKey.self] }
    set { self[CommandListKey.self] = newValue }
  }
}

/// The commands of a scene in one of its windows, which show nothing themselves.
nonisolated struct CommandsView<Content: Commands>: View {
  typealias Body = Never
  let commands: Content

  nonisolated init(commands: Content) { self.commands = commands }

  @MainActor
  static func _make(_ view: CommandsView, under parent: _Node, in context: _Context) -> _Node {
    let node = TupleNode(under: parent, in: context)
    Tracking.ignore { context.value(for: CommandListKey.self) }?.roots.append { [weak node] in node
    }
    node.append(Content._make(view.commands, under: node, in: context))
    return node
  }

  @MainActor static func _update(_ node: _Node, to view: CommandsView) {
    Content._update(unsafeDowncast(node, to: TupleNode.self).children[0], to: view.commands)
  }
}

/// The bar with the menus of a window, and their keyboard shortcuts.
struct CommandBar: View {
  let commands: AnyView
  let extras: [MenuBarExtraItem]
  @StateObject private var list = CommandList()

  init(commands: AnyView, extras: [MenuBarExtraItem]) {
    self.commands = commands
    self.extras = extras
  }

  var body: some View {
    commands.environment(\.commandList, list)
    CommandMenus(list: list, extras: extras)
  }
}

private struct CommandMenus: View {
  @ObservedObject var list: CommandList
  let extras: [MenuBarExtraItem]

  init(list: CommandList, extras: [MenuBarExtraItem]) {
    self.list = list
    self.extras = extras
  }

  private var shownExtras: [MenuBarExtraItem] {
    extras.filter { $0.value.isInserted?.wrappedValue ?? true }
  }

  var body: some View {
    let extras = shownExtras
    if !list.menus.isEmpty || !extras.isEmpty {
      MenuBar(isKeysOnly: false, hasExtras: !extras.isEmpty) {
        ForEach(list.menus) { menu in
          MenuControl(label: menu.title, content: CommandParts(parts: menu.parts))
        }
        ForEach(extras) { MenuBarExtraButton(item: $0) }
      }
      // A closed menu has no content, but its shortcuts must work.
      MenuBar(isKeysOnly: true) {
        ForEach(list.menus) { CommandParts(parts: $0.parts) }
      }
    }
  }
}

/// The parts of a menu, separated by dividers.
private struct CommandParts: View {
  let parts: [AnyView]

  init(parts: [AnyView]) { self.parts = parts }

  var body: some View {
    ForEach(parts.indices, id: \.self) { index in
      if index > 0 { Divider() }
      parts[index]
    }
  }
}

/// A bar of menus, or only of controls that are not seen and have keyboard shortcuts.
nonisolated struct MenuBar<Content: View>: ElementView {
  let isKeysOnly: Bool
  let hasExtras: Bool
  let content: Content

  nonisolated init(
    isKeysOnly: Bool, hasExtras: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.isKeysOnly = isKeysOnly
    self.hasExtras = hasExtras
    self.content = content()
  }

  @MainActor static var kind: ElementKind { .menuBar }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    if isKeysOnly { return [.isAbsent(true)] }
    // A narrow window has no bar with menus alone, but shows one with more in it.
    return hasExtras ? [.label("Menus and extras")] : []
  }
}
