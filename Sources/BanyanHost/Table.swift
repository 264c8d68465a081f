/// What an element is in a table, for people who do not see it.
public enum TablePart: Hashable, Sendable {
  /// A list whose rows have cells in common columns.
  case table
  case row
  case cell
  /// What names a column; by which way the rows are sorted by it, if they are.
  case columnHeader(SortDirection?)
}

/// A way of sorting.
public enum SortDirection: UInt8, Sendable {
  case ascending = 1
  case descending
}
