import Foundation

// The initializers of tables: rows of a collection or those of a closure, with or without a selection of one row or of any
// number, and with or without a sort order.

extension Table {
  /// Creates a table with a row for each element.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableForEachContent<Data>,
    Columns.TableColumnSortComparator == Never
  {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }
}

extension Table {
  /// Creates a table with a row for each element, of which one row or none can be selected.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableForEachContent<Data>,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection)
    )
  }
}

extension Table {
  /// Creates a table with a row for each element, of which any number of rows can be selected.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableForEachContent<Data>,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection)
    )
  }
}

extension Table {
  /// Creates a table with a row for each element, whose columns can be sorted by.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableForEachContent<Data>, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder))
  }
}

extension Table {
  /// Creates a table with a row for each element, of which one row or none can be selected, and whose columns can be sorted by.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableForEachContent<Data>, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(selection), sorting: TableSorting(sortOrder))
  }
}

extension Table {
  /// Creates a table with a row for each element, of which any number of rows can be selected, and whose columns can be sorted by.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element: Identifiable, Rows == TableForEachContent<Data>, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(selection), sorting: TableSorting(sortOrder))
  }
}

extension Table {
  /// Creates a table of rows.
  nonisolated public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows: rows(), columns: columns())
  }
}

extension Table {
  /// Creates a table of rows, of which one row or none can be selected.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(selection))
  }
}

extension Table {
  /// Creates a table of rows, of which any number of rows can be selected.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(selection))
  }
}

extension Table {
  /// Creates a table of rows, whose columns can be sorted by.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns.TableColumnSortComparator == Sort {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder))
  }
}

extension Table {
  /// Creates a table of rows, of which one row or none can be selected, and whose columns can be sorted by.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      sorting: TableSorting(sortOrder))
  }
}

extension Table {
  /// Creates a table of rows, of which any number of rows can be selected, and whose columns can be sorted by.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      sorting: TableSorting(sortOrder))
  }
}
