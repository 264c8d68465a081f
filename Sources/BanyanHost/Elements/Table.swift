/// An element's part in a table, for people who do not see the table.
public enum TablePart: Hashable, Sendable {
  /// A list whose rows have cells in common columns.
  case table
  case row
  case cell
  /// The title of a column, with the direction in which the rows are sorted by it, if they are.
  case columnHeader(SortDirection?)
}

/// A way of sorting.
public enum SortDirection: UInt8, Sendable {
  case ascending = 1
  case descending
}
