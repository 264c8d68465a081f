import BanyanHost

/// An item of a bar. See Apple's documentation of `ToolbarItem`.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  /// - Parameter placement: the place of the item; by default, the trailing end of the navigation bar.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item that a person can customize.
  /// - Parameters:
  ///   - id: has no effect yet: customization is not available.
  ///   - showsByDefault: whether the item is shown. Hidden items cannot be added yet.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: showsByDefault ? placement : .hidden, content: content())
  }
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never

  public static func _make(
    _ content: ToolbarItem, under parent: _Node, in context: _Context
  ) -> _Node {
    PlacedItem._make(content.placed, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to content: ToolbarItem) {
    PlacedItem._update(node, to: content.placed)
  }

  private var placed: PlacedItem<Content> {
    PlacedItem(position: placement.position, content: content)
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The identity of the item.
  public var id: ID { fatalError("items are not arranged") }
}

/// A group of items in a bar. See Apple's documentation of `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group in which each view is an item.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  public static func _make(
    _ content: ToolbarItemGroup, under parent: _Node, in context: _Context
  ) -> _Node {
    PlacedItem._make(content.placed, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to content: ToolbarItemGroup) {
    PlacedItem._update(node, to: content.placed)
  }

  private var placed: PlacedItem<Content> {
    PlacedItem(position: placement.position, content: content)
  }
}

/// An item of a bar, whose place may change.
private struct PlacedItem<Content: View> {
  let position: BarPosition
  let content: Content

  @MainActor
  static func _make(_ item: PlacedItem, under parent: _Node, in context: _Context) -> _Node {
    let node = PlacedItemNode(under: parent, in: context)
    node.place(item)
    return node
  }

  @MainActor static func _update(_ node: _Node, to item: PlacedItem) {
    unsafeDowncast(node, to: PlacedItemNode.self).place(item)
  }
}

/// The node of an item. In another place it becomes a different item, because it moves from one bar to
/// another.
private final class PlacedItemNode: _Node {
  private var item: ToolbarItemNode?

  func place<Content: View>(_ new: PlacedItem<Content>) {
    if let item, item.position == new.position {
      return Content._update(item.content, to: new.content)
    }
    item?.detach()
    let inner = _Context(within: context)
    inner.provide(true, for: IsInBarKey.self)
    let item = ToolbarItemNode(at: new.position, under: self, in: inner)
    item.content = Content._make(new.content, under: item, in: inner)
    self.item = item
    item.announcePreference(item.preferenceKey)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let item { body(item) }
  }
}
