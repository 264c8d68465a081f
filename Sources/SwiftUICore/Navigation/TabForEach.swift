extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  public var _pages: ForEach<Data, ID, Content._Pages> {
    let content = content
    return ForEach<Data, ID, Content._Pages>(
      data: data, content: { content($0)._pages }, identity: pageIdentity)
  }

  private var pageIdentity: ForEach<Data, ID, Content._Pages>.Identity {
    switch identity {
    case .keyPath(let path): .keyPath(path)
    case .own(let identify): .own(identify)
    case .offset(let identify): .offset(identify)
    case .resolved(let rows): .resolved(rows)
    }
  }
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
