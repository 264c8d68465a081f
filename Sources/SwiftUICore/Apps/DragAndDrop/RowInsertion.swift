import CoreTransferable
import Foundation
import FoundationComplement
import UniformTypeIdentifiers

extension DynamicViewContent {
  /// Takes what a person drops between the rows of a list.
  ///
  /// ```swift
  /// ForEach(items) { item in Text(item.name) }
  ///   .onInsert(of: [.plainText]) { offset, providers in … }
  /// ```
  ///
  /// Items dropped on the upper half of a row go before it, and on the lower half after it. A collection without elements has no row
  /// on which something could be dropped. See Apple's documentation of `onInsert(of:perform:)`.
  /// - Parameters:
  ///   - supportedContentTypes: the types of which at least one item has to be.
  ///   - action: receives the offset at which to insert, and the items that come in one of the types.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(_DropModifier(inserting: supportedContentTypes, action))
  }

  /// Takes what a person drops between the rows of a list.
  /// - Parameter acceptedTypeIdentifiers: the identifiers of types of which at least one item has to be.
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(known: $0) }, perform: action)
  }

  /// Takes values that a person drops between the rows of a list.
  ///
  /// See ``onInsert(of:perform:)-([UTType],_)``.
  /// - Parameters:
  ///   - payloadType: the type of the values.
  ///   - action: receives the values, and the offset at which to insert them.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(_DropModifier(insertingValues: action))
  }
}

/// Takes what is dropped between rows of a table. See Apple's documentation of `OnInsertTableRowModifier`.
public struct OnInsertTableRowModifier: _TableRowModifier {
  let drop: _DropModifier
  public func _modify(_ rows: AnyView) -> AnyView { AnyView(rows.modifier(drop)) }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier == OnInsertTableRowModifier {
  public var data: Content.Data { content.data }
}

extension DynamicTableRowContent {
  /// Takes what a person drops between the rows of a table.
  /// - Parameters:
  ///   - supportedContentTypes: the types of which at least one item has to be.
  ///   - action: receives the offset at which to insert, and the items that come in one of the types.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    inserting(_DropModifier(inserting: supportedContentTypes, action))
  }

  /// Takes values that a person drops between the rows of a table.
  /// - Parameters:
  ///   - payloadType: the type of the values.
  ///   - action: receives the offset at which to insert, and the values.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    inserting(_DropModifier(insertingValues: { action($1, $0) }))
  }

  private func inserting(
    _ drop: _DropModifier
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    ModifiedContent(content: self, modifier: OnInsertTableRowModifier(drop: drop))
  }
}

extension _DropModifier {
  nonisolated fileprivate init(
    inserting types: [UTType], _ action: @escaping (Int, [NSItemProvider]) -> Void
  ) {
    self.init(types: types, delegate: InsertingItems(types: types, action: action))
  }

  nonisolated fileprivate init<T: Transferable>(
    insertingValues action: @escaping ([T], Int) -> Void
  ) {
    let types = T.importedContentTypes()
    self.init(types: types, delegate: InsertingValues(types: types, action: action))
  }
}

/// Takes what is dropped between rows. The row on which something is dropped finds out the offset.
nonisolated protocol InsertingDropDelegate: DropDelegate {
  @MainActor func insert(_ info: DropInfo, at offset: Int)
}

extension InsertingDropDelegate {
  @MainActor func performDrop(info: DropInfo) -> Bool { false }
}

private nonisolated struct InsertingItems: InsertingDropDelegate {
  let types: [UTType]
  let action: (Int, [NSItemProvider]) -> Void

  @MainActor func insert(_ info: DropInfo, at offset: Int) {
    action(offset, info.itemProviders(for: types))
  }
}

private nonisolated struct InsertingValues<T: Transferable>: InsertingDropDelegate {
  let types: [UTType]
  let action: ([T], Int) -> Void

  @MainActor func insert(_ info: DropInfo, at offset: Int) {
    let action = action
    TransferDropDelegate<T>(types: types) { values, _ in
      action(values, offset)
      return true
    }.take(info)
  }
}
