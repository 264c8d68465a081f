extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public func _rows(_ makeRow: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(
        data: data, content: { content($0)._rows(makeRow) }, identity: rowIdentity))
  }

  private var rowIdentity: ForEach<Data, ID, AnyView>.Identity {
    switch identity {
    case .keyPath(let path): .keyPath(path)
    case .own(let identify): .own(identify)
    case .offset(let identify): .offset(identify)
    case .resolved(let rows): .resolved(rows)
    }
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
}
