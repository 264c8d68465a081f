import BanyanHost

extension View {
  /// Adds a menu that a secondary click, a long press, or the keyboard's menu key opens.
  ///
  /// ```swift
  /// Text(note.title).contextMenu {
  ///   Button("Delete", role: .destructive) { delete(note) }
  /// }
  /// ```
  ///
  /// The content is made when the menu opens. An empty menu does not open. See Apple's
  /// documentation of `contextMenu(menuItems:)`.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView()))
  }

  /// Adds a menu with a preview above it.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: MenuPreview(content: preview())))
  }

  /// Adds an optional menu. New code should provide the items directly: Apple deprecates this form, as of an
  /// unspecified version.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items, preview: EmptyView()))
  }
}

/// A value with the items of a context menu. New code should pass the items to the modifier: Apple
/// deprecates this type, as of an unspecified version.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu with items.
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

/// The preview above a menu.
private nonisolated struct MenuPreview<Content: View>: ElementView {
  let content: Content
  static var kind: ElementKind { .menuPreview }
}

/// A modifier that makes a box around each element of its content, where a person can open a menu.
nonisolated struct ContextMenuBoxModifier: WrappingModifier {
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

  // If nothing inside can have the focus, the box can, so that the keyboard can open the menu.
  override var isControl: Bool { !element.holdsFocusable }

  override func handle(_ payload: Event.Payload) -> Bool {
    guard payload == .contextMenu, context.value(for: IsEnabledKey.self) else { return false }
    source.open()
    return true
  }
}

extension ElementNode {
  /// True if this element, or one inside, can have the focus.
  fileprivate var holdsFocusable: Bool { isFocusable || children.contains(where: \.holdsFocusable) }
}
