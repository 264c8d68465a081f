extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  public var _pages: ForEach<Data, ID, Content._Pages> { mapContent { $0._pages } }
}

extension ForEach where Content: TabContent {
  /// Creates tabs for each element of a collection of identifiable data.
  ///
  /// ```swift
  /// TabView(selection: $shelf) {
  ///   ForEach(shelves) { shelf in
  ///     Tab(shelf.name, systemImage: "bag", value: shelf.id) { ShelfView(shelf) }
  ///   }
  /// }
  /// ```
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  )
  where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TabValue {
    self.init(data: data, content: content, identity: .keyPath(\.id))
  }

  /// Creates tabs for each element, identified by the value at a key path.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, identity: .keyPath(id))
  }

  /// Creates tabs for each integer in a constant range.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.TabValue {
    self.init(data: data, content: content, identity: .offset { $0 })
  }
}
