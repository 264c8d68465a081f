// For content that is made for each element and is no view, such as what is on a map.
extension ForEach {
  package init(
    _ data: Data, identifiedBy path: KeyPath<Data.Element, ID>,
    making content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: .keyPath(path))
  }

  /// The identities of all elements, in order.
  package var identities: [ID] { Array(identify()) }

  /// Makes the content of the element at a position, counted from 0.
  package func makeContent(at position: Int) -> Content { content(element(at: position)) }
}
