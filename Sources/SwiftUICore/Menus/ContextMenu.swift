import BanyanHost

extension View {
  /// Adds a menu that a second click opens, a long press, or the keyboard's menu key.
  ///
  /// ```swift
  /// Text(note.title).contextMenu {
  ///   Button("Delete", role: .destructive) { delete(note) }
  /// }
  /// ```
  ///
  /// The content is made when the menu opens; where it is empty, no menu does. See Apple's
  /// documentation of `contextMenu(menuItems:)`.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView()))
  }

  /// Adds a menu with something to be seen above it.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: MenuPreview(content: preview())))
  }

  /// Adds a menu, or none. New code gives the items themselves: Apple deprecates this form, from no
  /// certain version on.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items, preview: EmptyView()))
  }
}

/// The items of a context menu as a value. New code gives the items to the modifier: Apple
/// deprecates this type, from no certain version on.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu of items.
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

private nonisolated struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: Items
  let preview: Preview
  @State private var isOpen = false

  nonisolated init(items: Items, preview: Preview) {
    self.items = items
    self.preview = preview
  }

  func body(content: Content) -> some View {
    content
      .modifier(ContextMenuBoxModifier { isOpen = true })
      .modifier(
        _PresentingModifier(.menu, PresentedItem(isPresented: $isOpen)) {
          preview
          MenuItems(content: items)
        })
  }
}

/// What is to be seen above a menu.
private nonisolated struct MenuPreview<Content: View>: ElementView {
  let content: Content
  static var kind: ElementKind { .menuPreview }
}

/// A box around each element of its content, where a person can ask for a menu.
private nonisolated struct ContextMenuBoxModifier: WrappingModifier {
  typealias Body = Never
  let open: () -> Void

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> ContextMenuNode {
    ContextMenuNode(open, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: ContextMenuNode) { wrapper.open = open }
}

final class ContextMenuNode: BoxNode {
  var open: () -> Void

  init(_ open: @escaping () -> Void, under parent: _Node, in context: _Context) {
    self.open = open
    super.init([.hasContextMenu(true)], under: parent, in: context)
  }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    ContextMenuElementNode(around: element, with: self)
  }
}

private final class ContextMenuElementNode: BoxElementNode {
  private unowned(unsafe) let source: ContextMenuNode

  init(around element: ElementNode, with source: ContextMenuNode) {
    self.source = source
    super.init(around: element, of: source)
    window.register(self)
  }

  // Where nothing inside can have the focus the box can, for the keyboard to reach the menu.
  override var isControl: Bool { !element.holdsFocusable }

  override func handle(_ payload: Event.Payload) -> Bool {
    guard payload == .contextMenu, context.value(for: IsEnabledKey.self) else { return false }
    source.open()
    return true
  }
}

extension ElementNode {
  /// Whether this element, or one inside, can have the focus.
  fileprivate var holdsFocusable: Bool { isFocusable || children.contains(where: \.holdsFocusable) }
}
