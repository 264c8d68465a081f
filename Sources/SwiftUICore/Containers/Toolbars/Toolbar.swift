import BanyanGraph
import BanyanHost

extension View {
  /// Adds items to the bars of this view's page.
  ///
  /// ```swift
  /// List(notes) { note in NoteRow(note) }
  ///   .toolbar {
  ///     ToolbarItem(placement: .primaryAction) { Button("Add") { add() } }
  ///   }
  /// ```
  ///
  /// The items share the environment of this view's content, and update like any view. Outside of a
  /// navigation container there is no bar, and the items are not made. See Apple's
  /// documentation of `toolbar(content:)`.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }

  /// Adds views to the bars of this view's page, at the default place for items.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      _ToolbarModifier(items: ToolbarItemGroup(placement: .automatic, content: content)))
  }

  /// Adds items that can be customized to the bars of this view's page.
  /// - Parameter id: has no effect yet: customization is not available.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }
}

/// Adds items to the bars of a page.
public nonisolated struct _ToolbarModifier<Items: ToolbarContent>: ViewModifier {
  public typealias Body = Never

  let items: Items

  @MainActor
  public static func _make<Content: View>(
    _ view: ModifiedContent<Content, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = ToolbarNode(under: parent, in: context)
    node.content = Content._make(view.content, under: node, in: context)
    if context.page != nil {
      node.items = Items._make(view.modifier.items, under: node, in: context)
    }
    return node
  }

  @MainActor
  public static func _update<Content: View>(
    _ node: _Node, to view: ModifiedContent<Content, Self>
  ) {
    let node = unsafeDowncast(node, to: ToolbarNode.self)
    Content._update(node.content, to: view.content)
    if let items = node.items { Items._update(items, to: view.modifier.items) }
  }
}

/// The node of a view with toolbar items. The items are elements of the page's bars.
private final class ToolbarNode: _Node {
  var content: _Node!
  var items: _Node?

  override var elementRule: ElementRule { .shown }

  override func forEachShown(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  // The place of the view determines whether there is a bar for items.
  override func place(of child: _Node) -> ChildPlace {
    content == nil || child === content ? .same : .inside
  }

  override func forEachChildInSamePlace(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    if let items { body(items) }
  }
}

/// An item of a bar.
final class ToolbarItemNode: ElementNode, PreferenceWriter {
  let position: BarPosition
  var content: _Node!

  init(at position: BarPosition, under parent: _Node, in context: _Context) {
    self.position = position
    super.init(.toolbarItem, under: parent, in: context)
  }

  var preferenceKey: ObjectIdentifier { ObjectIdentifier(PageKey.self) }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into accumulator: inout PreferenceAccumulator<Key>
  ) {
    guard key == PageKey.self else { return super.collectPreference(key, into: &accumulator) }
    var description = PageDescription()
    description.items = [self]
    accumulator.add(description as! Key.Value)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func detach() {
    preferenceDidChange(preferenceKey)
    super.detach()
  }
}
