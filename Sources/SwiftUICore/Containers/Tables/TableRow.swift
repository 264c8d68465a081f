/// Rows of a table.
///
/// A type of your own has a `tableRowBody` made of other rows. See Apple's documentation of `TableRowContent`.
public protocol TableRowContent<TableRowValue> {
  /// The value that a row shows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the rows of which this content is made.
  associatedtype TableRowBody: TableRowContent

  /// The rows of which this content is made.
  var tableRowBody: TableRowBody { get }

  /// The rows as views, each made by a closure. Not for use outside the framework.
  func _rows(_ makeRow: @escaping (TableRowValue) -> AnyView) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public func _rows(_ makeRow: @escaping (TableRowValue) -> AnyView) -> AnyView {
    tableRowBody._rows(makeRow)
  }
}

extension TableRowContent where TableRowBody == Never {
  /// Stops the program: the rows are not made of others.
  public var tableRowBody: Never { fatalError("\(Self.self) has no tableRowBody") }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  /// There is no value that could be asked for it.
  public var tableRowBody: Never { switch self {} }
  public func _rows(_ makeRow: @escaping (Never) -> AnyView) -> AnyView { AnyView(EmptyView()) }
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
  public typealias TableRowBody = Never

  private let value: Value

  /// Creates a row of a value, by whose identity it is selected.
  public init(_ value: Value) {
    self.value = value
  }

  public func _rows(_ makeRow: @escaping (Value) -> AnyView) -> AnyView {
    AnyView(makeRow(value).tag(value.id))
  }
}

/// No rows of a table. See Apple's documentation of `EmptyTableRowContent`.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowBody = Never

  public func _rows(_ makeRow: @escaping (Value) -> AnyView) -> AnyView { AnyView(EmptyView()) }
}

/// A row for each element of a collection. See Apple's documentation of `TableForEachContent`.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowBody = Never

  let data: Data

  public func _rows(_ makeRow: @escaping (Data.Element) -> AnyView) -> AnyView {
    AnyView(ForEach(data, content: makeRow))
  }
}

/// Several rows of a table, one after the other.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowBody = Never

  let parts: [(@escaping (Value) -> AnyView) -> AnyView]

  public func _rows(_ makeRow: @escaping (Value) -> AnyView) -> AnyView {
    if parts.count == 1 { return parts[0](makeRow) }
    let parts = parts
    return AnyView(ForEach(parts.indices, id: \.self) { parts[$0](makeRow) })
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowBody = Never
  public func _rows(_ makeRow: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    content._rows(makeRow)
  }

  /// Groups rows of a table.
  @_disfavoredOverload
  nonisolated public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue {
    self.content = content()
  }
}
