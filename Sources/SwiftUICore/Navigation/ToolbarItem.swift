import BanyanHost

/// One item of a bar. See Apple's documentation of `ToolbarItem`.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  /// - Parameter placement: where it stands; at the trailing end of the navigation bar unless said.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item that a person may arrange.
  /// - Parameters:
  ///   - id: has no meaning yet: nobody arranges items.
  ///   - showsByDefault: whether the item is shown, as long as nobody adds it.
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
  /// What the item is known by.
  public var id: ID { fatalError("items are not arranged") }
}

/// Items of a bar that stand together. See Apple's documentation of `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group, each of whose views is an item.
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

/// What stands in a bar as one, at a place that may change.
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

/// The node of an item. At another place it is another item: it would have to leave one bar for
/// another.
private final class PlacedItemNode: _Node {
  private var item: ToolbarItemNode?

  func place<Content: View>(_ new: PlacedItem<Content>) {
    if let item, item.position == new.position {
      return Content._update(item.content, to: new.content)
    }
    item?.detach()
    let item = ToolbarItemNode(at: new.position, under: self, in: context)
    item.content = Content._make(new.content, under: item, in: context)
    self.item = item
    item.announcePreference(item.preferenceKey)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let item { body(item) }
  }
}
