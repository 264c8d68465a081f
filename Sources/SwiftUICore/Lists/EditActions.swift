import Foundation

/// What a person may do with the rows of a list that edits its data itself. See Apple's documentation
/// of `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// Rows can be deleted and moved.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension List {
  /// Creates a list with a row for a binding to each element, which deletes and moves them itself.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    SelectionValue == Never,
    Content == ModifiedContent<
      ForEach<
        LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
      >,
      _EditableRowsModifier
    >,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      ForEach(data, content: rowContent)
        .modifier(_EditableRowsModifier(data, editActions)), nil)
  }

  /// Creates a list with a row for a binding to each element, whose identity is found at a key
  /// path, which deletes and moves them itself.
  nonisolated public init<Data, ID, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    SelectionValue == Never,
    Content == ModifiedContent<
      ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
      _EditableRowsModifier
    >,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable,
    Data.Index: Hashable
  {
    self.init(
      ForEach(data, id: id, content: rowContent)
        .modifier(_EditableRowsModifier(data, editActions)), nil)
  }

  /// Creates a list that deletes and moves its elements itself, of which one row or none can be
  /// selected.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ModifiedContent<
      ForEach<
        LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
      >,
      _EditableRowsModifier
    >,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      ForEach(data, content: rowContent)
        .modifier(_EditableRowsModifier(data, editActions)), selection.map { ListSelection($0) })
  }

  /// Creates a list that deletes and moves its elements itself, of which one row or none can be
  /// selected.
  nonisolated public init<Data, ID, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ModifiedContent<
      ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
      _EditableRowsModifier
    >,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable,
    Data.Index: Hashable
  {
    self.init(
      ForEach(data, id: id, content: rowContent)
        .modifier(_EditableRowsModifier(data, editActions)), selection.map { ListSelection($0) })
  }

  /// Creates a list that deletes and moves its elements itself, of which any number of rows can be
  /// selected.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ModifiedContent<
      ForEach<
        LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
      >,
      _EditableRowsModifier
    >,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      ForEach(data, content: rowContent)
        .modifier(_EditableRowsModifier(data, editActions)), selection.map { ListSelection($0) })
  }

  /// Creates a list that deletes and moves its elements itself, of which any number of rows can be
  /// selected.
  nonisolated public init<Data, ID, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ModifiedContent<
      ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
      _EditableRowsModifier
    >,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable,
    Data.Index: Hashable
  {
    self.init(
      ForEach(data, id: id, content: rowContent)
        .modifier(_EditableRowsModifier(data, editActions)), selection.map { ListSelection($0) })
  }
}

extension _EditableRowsModifier {
  /// Edits a collection at another place.
  init<Data: MutableCollection>(_ data: Binding<Data>, _ actions: EditActions<Data>) {
    self.init(
      delete: actions.rawValue & 2 == 0
        ? nil : { offsets in data.wrappedValue = Self.removing(offsets, from: data.wrappedValue) },
      move: actions.rawValue & 1 == 0
        ? nil : { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) })
  }

  /// The action to delete is there only for collections that can do it.
  private static func removing<Data>(_ offsets: IndexSet, from data: Data) -> Data {
    func removed<Edited: RangeReplaceableCollection>(_ data: Edited) -> Any {
      var data = data
      data.remove(atOffsets: offsets)
      return data
    }
    guard let edited = data as? any RangeReplaceableCollection else { return data }
    return removed(edited) as? Data ?? data
  }
}
