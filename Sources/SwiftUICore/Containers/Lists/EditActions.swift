import Foundation

/// The edit actions for the rows of a list that edits its own data. See Apple's documentation
/// of `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// The action of moving rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// The action of deleting rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// The actions of deleting and moving rows.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension List {
  /// Creates a list with a row for a binding to each element, which can delete and move elements.
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

  /// Creates a list with a row for a binding to each element, identified by the value at a key
  /// path, which can delete and move elements.
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

  /// Creates a list that can delete and move elements, with at most one row selected.
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

  /// Creates a list that can delete and move elements, with at most one row selected.
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

  /// Creates a list that can delete and move elements, with any number of rows selected.
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

  /// Creates a list that can delete and move elements, with any number of rows selected.
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

extension ForEach {
  /// Creates rows for bindings to elements, which a person can delete and move in a list.
  ///
  /// ```swift
  /// List {
  ///   ForEach($items, editActions: [.delete, .move]) { $item in TextField("Name", text: $item.name) }
  /// }
  /// ```
  nonisolated public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates rows for bindings to elements, identified by the value at a key path, which a person can delete and move in a list.
  nonisolated public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    let isSame = { (a: C.Element, b: C.Element) in a[keyPath: id] == b[keyPath: id] }
    // The rows have the node of the edit actions around them, which a `ForEach` has only where it is shown.
    let rows = ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, R>(
      data, id: id, content: content)
    self.init(
      data: IndexedIdentifierCollection(base: elements, id: id),
      content: {
        EditableCollectionContent(
          content: content(
            data.element(elements[$0.index], at: $0.index, isSameElement: isSame)))
      },
      identity: .resolved(ResolvedRows(rows.modifier(_EditableRowsModifier(data, editActions)))))
  }
}

/// The view of an element that a person can delete or move. See Apple's documentation of `EditableCollectionContent`.
public nonisolated struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content
  @MainActor public var body: some View { content }
}

/// The indices of a collection, each with the identity of its element. See Apple's documentation of `IndexedIdentifierCollection`.
public nonisolated struct IndexedIdentifierCollection<Base: RandomAccessCollection, ID: Hashable>:
  RandomAccessCollection
{
  let base: Base
  let id: KeyPath<Base.Element, ID>

  /// An index with the identity of the element there.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: base[position][keyPath: id])
  }
}

extension _EditableRowsModifier {
  /// Creates a modifier that edits the collection of a binding.
  init<Data: MutableCollection>(_ data: Binding<Data>, _ actions: EditActions<Data>) {
    self.init(
      delete: actions.rawValue & 2 == 0
        ? nil : { offsets in data.wrappedValue = Self.removing(offsets, from: data.wrappedValue) },
      move: actions.rawValue & 1 == 0
        ? nil : { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) })
  }

  /// Removes elements. A delete action exists only for collections that support it.
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
