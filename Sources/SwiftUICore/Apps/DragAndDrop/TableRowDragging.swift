import CoreTransferable
import Foundation
import FoundationComplement

/// Lets a person drag rows of a table. See Apple's documentation of `ItemProviderTableRowModifier`.
public struct ItemProviderTableRowModifier: _TableRowModifier {
  let action: (() -> NSItemProvider?)?
  public func _modify(_ rows: AnyView) -> AnyView { AnyView(rows.itemProvider(action)) }
}

private struct DraggableTableRowModifier: _TableRowModifier {
  let data: () -> NSItemProvider
  func _modify(_ rows: AnyView) -> AnyView { AnyView(rows.onDrag(data)) }
}

private struct DropTableRowModifier<T: Transferable>: _TableRowModifier {
  let action: ([T]) -> Void
  func _modify(_ rows: AnyView) -> AnyView {
    AnyView(
      rows.dropDestination(for: T.self) { values, _ in
        action(values)
        return true
      })
  }
}

extension TableRowContent {
  /// Lets a person drag the row.
  /// - Parameter action: makes the item; nil if the row cannot be dragged.
  public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
    ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(action: action))
  }

  /// Lets a person drag the row as a value.
  /// - Parameter payload: the value, which is made when the drag begins.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    ModifiedContent(
      content: self,
      modifier: DraggableTableRowModifier { NSItemProvider(exporting: payload()) })
  }

  /// Takes values that a person drops on the row.
  /// - Parameters:
  ///   - payloadType: the type of the values.
  ///   - action: receives the values.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedContent(content: self, modifier: DropTableRowModifier(action: action))
  }
}
