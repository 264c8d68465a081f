/// The header of a section in a table. See Apple's documentation of `TableHeaderRowContent`.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  let content: Content

  public func _rows(_ makeRow: @escaping (Value) -> AnyView) -> AnyView {
    AnyView(
      content.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
        .inTable(.cell, TableColumnWidth())
        .selectionDisabled())
  }
}

extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public func _rows(_ makeRow: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    // A header and a footer make no rows of values, whatever the type of the values is.
    let header = header._rows { _ in AnyView(EmptyView()) }
    let content = rows
    return AnyView(
      TableSection(header: header, isExpanded: isExpanded) { content._rows(makeRow) })
  }
}

private nonisolated struct TableSection: View {
  let header: AnyView
  let isExpanded: Binding<Bool>?
  let content: () -> AnyView

  nonisolated init(header: AnyView, isExpanded: Binding<Bool>?, content: @escaping () -> AnyView) {
    self.header = header
    self.isExpanded = isExpanded
    self.content = content
  }

  @MainActor var body: some View {
    if let isExpanded {
      OutlineCell(content: header)
        .environment(\.tableOutline, TableOutline(isExpanded: isExpanded))
        .selectionDisabled()
      if isExpanded.wrappedValue { content() }
    } else {
      header
      content()
    }
  }
}

extension Section where Content: TableRowContent {
  /// Creates a section of a table's rows.
  @_disfavoredOverload
  nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
  {
    self.init(header: EmptyTableRowContent(), rows: content(), footer: EmptyTableRowContent())
  }

  /// Creates a section of a table's rows with a header.
  @_disfavoredOverload
  nonisolated public init<V, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(content: header()), rows: content(),
      footer: EmptyTableRowContent())
  }

  /// Creates a section of a table's rows, which a person can show and hide with its header.
  @_disfavoredOverload
  nonisolated public init<V, H: View>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(content: header()), rows: content(),
      footer: EmptyTableRowContent(), isExpanded: isExpanded)
  }

  /// Creates a section of a table's rows with a title.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section of a table's rows with a title.
  @_disfavoredOverload
  nonisolated public init<V, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(title) }
  }

  /// Creates a section of a table's rows, which a person can show and hide with its title.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a section of a table's rows, which a person can show and hide with its title.
  @_disfavoredOverload
  nonisolated public init<V, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
