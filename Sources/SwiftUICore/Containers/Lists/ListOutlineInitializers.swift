// The initializers of lists of hierarchical data.

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element, which a person can expand if it has children.
  /// - Parameters:
  ///   - data: the elements at the top level.
  ///   - children: the children of an element; nil if it cannot have any.
  ///   - rowContent: makes the view of an element.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(OutlineGroup(data, children: children, content: rowContent), nil)
  }

  /// Creates a list with a row for each element, identified by the value at a key path, which a
  /// person can expand if it has children.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(OutlineGroup(data, id: id, children: children, content: rowContent), nil)
  }
}
