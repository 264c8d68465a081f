// The initializers of lists of data that has children.

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element, which a person opens where it has children.
  /// - Parameters:
  ///   - data: the outermost elements.
  ///   - children: what is below an element: nil if there can be nothing.
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

  /// Creates a list with a row for each element, whose identity is found at a key path, and which a
  /// person opens where it has children.
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
