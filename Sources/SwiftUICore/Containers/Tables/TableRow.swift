/// Rows of a table. See Apple's documentation of `TableRowContent`.
public protocol TableRowContent<TableRowValue> {
  /// The value that a row shows.
  associatedtype TableRowValue: Identifiable

  /// The rows as views, each made by a closure. Not for use outside the framework.
  func _rows(_ makeRow: @escaping (TableRowValue) -> AnyView) -> AnyView
}

/// A row of a table.
///
/// ```swift
/// Table(of: Loaf.self) {
///   TableColumn("Name", value: \.name)
/// } rows: {
///   TableRow(rye)
///   if isOpen { TableRow(spelt) }
/// }
/// ```
///
/// See Apple's documentation of `TableRow`.
public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value

  /// Creates a row of a value, by whose identity it is selected.
  public init(_ value: Value) {
    self.value = value
  }

  public func _rows(_ makeRow: @escaping (Value) -> AnyView) -> AnyView {
    AnyView(makeRow(value).tag(value.id))
  }
}

/// A row for each element of a collection. See Apple's documentation of `TableForEachContent`.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  let data: Data

  public func _rows(_ makeRow: @escaping (Data.Element) -> AnyView) -> AnyView {
    AnyView(ForEach(data, content: makeRow))
  }
}

/// Several rows of a table, one after the other.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  let parts: [(@escaping (Value) -> AnyView) -> AnyView]

  public func _rows(_ makeRow: @escaping (Value) -> AnyView) -> AnyView {
    if parts.count == 1 { return parts[0](makeRow) }
    let parts = parts
    return AnyView(ForEach(parts.indices, id: \.self) { parts[$0](makeRow) })
  }
}
