import BanyanGraph
import BanyanHost

/// The kind of a scene's windows.
struct WindowKind {
  var title: Text?
  var id: String?
  /// The values that the windows show, if they do.
  var values: PresentedValues?
  /// True if there is at most one window.
  var isSingle = false
  var isSettings = false
  /// True for what is in the bar of other windows, and has one of its own only if there are none.
  var isMenuBarExtra = false
}

/// The values of a group of windows, with their type erased.
struct PresentedValues {
  let type: Any.Type
  let text: (AnyHashable) -> String?
  let parse: (String) -> AnyHashable?
  let makeDefault: (() -> AnyHashable)?

  init<Value: Codable & Hashable>(_ type: Value.Type, default makeDefault: (() -> Value)?) {
    self.type = type
    text = { ($0.base as? Value).flatMap { PlaceText.text(of: $0) } }
    parse = { PlaceText.value(of: $0, as: type).map { AnyHashable($0) } }
    self.makeDefault = makeDefault.map { make in { AnyHashable(make()) } }
  }
}

/// The value that a window shows, which views in it read and write.
final class WindowValue: WindowService {
  /// The value that the window has been opened for.
  var first: AnyHashable?
  private unowned(unsafe) let window: WindowNode
  fileprivate lazy var cell = Cell(first, owner: window, field: 1, runtime: window.runtime)

  init(of window: WindowNode) {
    self.window = window
  }
}

extension WindowNode {
  var presentedValue: Cell<AnyHashable?> { service(WindowValue.self).cell }
}

/// A node that can open windows.
package class WindowOpeningNode: _Node {
  fileprivate(set) final var kind: WindowKind
  fileprivate(set) final var windows: [WindowNode] = []

  init(_ kind: WindowKind, under parent: _Node, in context: _Context) {
    self.kind = kind
    super.init(under: parent, in: context)
  }

  final var title: Text? { kind.title }
  final var sceneID: String? { kind.id }
  final var isSettings: Bool { kind.isSettings }
  final var isMenuBarExtra: Bool { kind.isMenuBarExtra }
  final var valueType: ObjectIdentifier? { kind.values.map { ObjectIdentifier($0.type) } }

  /// The scene's name for hosts: a scene that cannot be requested has none.
  final var name: String? {
    kind.isSettings ? "settings" : kind.id ?? kind.values.map { "\($0.type)" }
  }

  /// Returns the address of the window that shows a value, or of one without a value.
  final func address(for value: AnyHashable?) -> WindowAddress {
    WindowAddress(
      scene: name ?? "", value: value.flatMap { kind.values?.text($0) },
      isUnique: kind.isSingle || value != nil, isInitial: false)
  }

  final func address(of window: WindowNode) -> WindowAddress {
    address(for: window.presentedValue.value)
  }

  /// - Parameter value: the value that the window shows, as text.
  func fill(_ window: WindowNode, value: String?) {
    windows.append(window)
    // Few windows have one.
    if let first = value.flatMap({ kind.values?.parse($0) }) ?? kind.values?.makeDefault?() {
      window.service(WindowValue.self).first = first
    }
  }

  /// Removes a window that has been closed.
  final func remove(_ window: WindowNode) {
    windows.removeAll { $0 === window }
  }
}

final class WindowGroupNode<Content: View>: WindowOpeningNode {
  private var content: Content
  /// True if windows have a bar, with the app's commands or what other scenes put there. It never changes once the app has
  /// its scenes.
  private lazy var hasBar = Tracking.ignore {
    context.value(for: SceneCommandsKey.self).all.contains { !$0.isEmpty }
      || context.value(for: MenuBarExtraListKey.self)?.items.isEmpty == false
  }

  init(_ kind: WindowKind, _ content: Content, under parent: _Node, in context: _Context) {
    self.content = content
    super.init(kind, under: parent, in: context)
  }

  func update(to newKind: WindowKind, _ newContent: Content) {
    kind = newKind
    content = newContent
    for window in windows {
      guard let node = window.content else { continue }
      if hasBar {
        CommandedWindow._update(node, to: CommandedWindow(content: newContent))
      } else {
        Content._update(node, to: newContent)
      }
    }
  }

  override func fill(_ window: WindowNode, value: String?) {
    super.fill(window, value: value)
    let context = _Context(within: context, window: window)
    window.prepare(context)
    let application = context.value(for: ApplicationLifecycleKey.self)?.application
    application?.connect(window, in: context)
    if hasBar {
      let content = CommandedWindow(content: content)
      window.fill(
        with: CommandedWindow._make(content, under: window, in: context), in: context)
    } else {
      window.fill(with: Content._make(content, under: window, in: context), in: context)
    }
  }
}
