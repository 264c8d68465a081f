import Foundation

// The initializers of tables: rows of a collection, of a hierarchy or those of a closure, with or without a selection of one row or of
// any number, with or without a sort order, and with or without columns that a person arranges.

extension Table {
  /// Creates a table with a row for each element.
  /// - Parameters:
  ///   - data: the values of the rows.
  ///   - columnCustomization: how a person has arranged the columns that have a `customizationID`; nil if they cannot.
  ///   - columns: the columns.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableForEachContent<Data>,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table with a row for each element, of which one row or none can be selected.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableForEachContent<Data>,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(selection), customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table with a row for each element, of which any number of rows can be selected.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableForEachContent<Data>,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(selection), customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table with a row for each element, whose columns can be sorted by.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableForEachContent<Data>, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table with a row for each element, of which one row or none can be selected, and whose columns can be sorted by.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableForEachContent<Data>, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table with a row for each element, of which any number of rows can be selected, and whose columns can be sorted by.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableForEachContent<Data>, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table with a row for each element, which a person can expand if it has children.
  /// - Parameters:
  ///   - data: the values of the rows at the top level.
  ///   - children: the values below one; nil if there cannot be any.
  ///   - columnCustomization: how a person has arranged the columns that have a `customizationID`; nil if they cannot.
  ///   - columns: the columns.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableOutlineGroupContent<Data>,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table with a row for each element, which a person can expand if it has children, of which one row or none can be selected.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableOutlineGroupContent<Data>,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection), customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table with a row for each element, which a person can expand if it has children, of which any number of rows can be selected.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableOutlineGroupContent<Data>,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection), customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table with a row for each element, which a person can expand if it has children, whose columns can be sorted by.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableOutlineGroupContent<Data>, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table with a row for each element, which a person can expand if it has children, of which one row or none can be selected, and whose columns can be sorted by.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableOutlineGroupContent<Data>, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table with a row for each element, which a person can expand if it has children, of which any number of rows can be selected, and whose columns can be sorted by.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableOutlineGroupContent<Data>, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table of rows.
  nonisolated public init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: rows(), columns: columns(), customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table of rows, of which one row or none can be selected.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table of rows, of which any number of rows can be selected.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table of rows, whose columns can be sorted by.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Sort.Compared == Value, Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: rows(), columns: columns(), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table of rows, of which one row or none can be selected, and whose columns can be sorted by.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Sort.Compared == Value, Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table of rows, of which any number of rows can be selected, and whose columns can be sorted by.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Sort.Compared == Value, Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }
}
