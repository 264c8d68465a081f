/// Several columns of a table, one after the other.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public let _columns: [_TableColumn<RowValue>]
}

/// Makes the columns of a table out of a closure. Those that may be there or not are counted when the table is made
/// anew. See Apple's documentation of `TableColumnBuilder`.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Takes a column.
  public static func buildExpression<Columns: TableColumnContent>(
    _ columns: Columns
  ) -> TupleTableColumnContent<RowValue, Sort>
  where Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Sort {
    TupleTableColumnContent(_columns: columns._columns)
  }

  /// Takes a column by which rows are not sorted, in a table in which they can be sorted by others.
  @_disfavoredOverload
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(_columns: column._columns)
  }

  /// Takes columns by which rows are not sorted, in a table in which they can be sorted by others.
  @_disfavoredOverload
  public static func buildExpression<Columns: TableColumnContent>(
    _ columns: Columns
  ) -> TupleTableColumnContent<RowValue, Sort>
  where Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Never {
    TupleTableColumnContent(_columns: columns._columns)
  }

  public static func buildPartialBlock(
    first: TupleTableColumnContent<RowValue, Sort>
  ) -> TupleTableColumnContent<RowValue, Sort> { first }

  public static func buildPartialBlock(
    accumulated: TupleTableColumnContent<RowValue, Sort>,
    next: TupleTableColumnContent<RowValue, Sort>
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(_columns: accumulated._columns + next._columns)
  }

  public static func buildOptional(
    _ columns: TupleTableColumnContent<RowValue, Sort>?
  ) -> TupleTableColumnContent<RowValue, Sort> {
    columns ?? TupleTableColumnContent(_columns: [])
  }

  public static func buildEither(
    first: TupleTableColumnContent<RowValue, Sort>
  ) -> TupleTableColumnContent<RowValue, Sort> { first }

  public static func buildEither(
    second: TupleTableColumnContent<RowValue, Sort>
  ) -> TupleTableColumnContent<RowValue, Sort> { second }

  public static func buildLimitedAvailability(
    _ columns: TupleTableColumnContent<RowValue, Sort>
  ) -> TupleTableColumnContent<RowValue, Sort> { columns }
}

/// Makes the rows of a table out of a closure. See Apple's documentation of `TableRowBuilder`.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Takes a row, or several.
  public static func buildExpression<Rows: TableRowContent>(
    _ rows: Rows
  ) -> TupleTableRowContent<Value> where Rows.TableRowValue == Value {
    TupleTableRowContent(parts: [rows._rows])
  }

  public static func buildPartialBlock(
    first: TupleTableRowContent<Value>
  ) -> TupleTableRowContent<Value> { first }

  public static func buildPartialBlock(
    accumulated: TupleTableRowContent<Value>, next: TupleTableRowContent<Value>
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent(parts: accumulated.parts + next.parts)
  }

  public static func buildOptional(
    _ rows: TupleTableRowContent<Value>?
  ) -> TupleTableRowContent<Value> {
    // Those that are not there keep their place, so that others stay what they are.
    TupleTableRowContent(parts: rows.map { [$0._rows] } ?? [{ _ in AnyView(EmptyView()) }])
  }

  public static func buildEither(
    first: TupleTableRowContent<Value>
  ) -> TupleTableRowContent<Value> { first }

  public static func buildEither(
    second: TupleTableRowContent<Value>
  ) -> TupleTableRowContent<Value> { second }

  public static func buildLimitedAvailability(
    _ rows: TupleTableRowContent<Value>
  ) -> TupleTableRowContent<Value> { rows }
}
