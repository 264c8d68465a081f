extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public func _rows(_ makeRow: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    AnyView(mapContent { $0._rows(makeRow) })
  }
}

extension ForEach where Content: TableRowContent {
  /// Creates rows of a table for each element of a collection of identifiable data.
  ///
  /// ```swift
  /// Table(of: Loaf.self) {
  ///   TableColumn("Name", value: \.name)
  /// } rows: {
  ///   ForEach(loaves) { TableRow($0) }
  /// }
  /// ```
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  )
  where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
    self.init(data: data, content: content, identity: .keyPath(\.id))
  }

  /// Creates rows of a table for each element, identified by the value at a key path.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, identity: .keyPath(id))
  }

  /// Creates rows of a table for each integer in a constant range.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
    self.init(data: data, content: content, identity: .offset { $0 })
  }

  /// Creates a row of a table for each element of a collection of identifiable data.
  nonisolated public init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(data: data, content: { TableRow($0) }, identity: .keyPath(\.id))
  }
}
