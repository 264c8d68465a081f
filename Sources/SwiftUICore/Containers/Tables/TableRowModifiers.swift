/// A modifier of a table's rows. Not for use outside the framework.
public protocol _TableRowModifier {
  func _modify(_ rows: AnyView) -> AnyView
}

extension ModifiedContent: TableRowContent
where Content: TableRowContent, Modifier: _TableRowModifier {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public func _rows(_ makeRow: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    modifier._modify(content._rows(makeRow))
  }
}

/// Rows made from the elements of a collection. See Apple's documentation of `DynamicTableRowContent`.
public protocol DynamicTableRowContent: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

/// Adds a context menu to rows of a table.
public struct _ContextMenuTableRowModifier<MenuItems: View>: _TableRowModifier {
  let items: MenuItems
  public func _modify(_ rows: AnyView) -> AnyView { AnyView(rows.contextMenu { items }) }
}

/// Adds a context menu with a preview to rows of a table.
public struct _ContextMenuPreviewTableRowModifier<MenuItems: View, Preview: View>: _TableRowModifier
{
  let items: MenuItems
  let preview: Preview
  public func _modify(_ rows: AnyView) -> AnyView {
    AnyView(
      rows.contextMenu {
        items
      } preview: {
        preview
      })
  }
}

extension TableRowContent {
  /// Adds a menu to each row that a secondary click, a long press, or the keyboard's menu key opens.
  ///
  /// ```swift
  /// TableRow(loaf).contextMenu { Button("Sell") { sell(loaf) } }
  /// ```
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M>> {
    ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier(items: menuItems()))
  }

  /// Adds a menu with a preview above it to each row.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> ModifiedContent<Self, _ContextMenuPreviewTableRowModifier<M, P>> {
    ModifiedContent(
      content: self,
      modifier: _ContextMenuPreviewTableRowModifier(items: menuItems(), preview: preview()))
  }
}
