/// The subviews of a container's content, in order.
///
/// As a view, it shows all of them. See Apple's documentation of `SubviewsCollection`.
public nonisolated struct SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  public typealias Iterator = IndexingIterator<SubviewsCollection>
  public typealias Indices = Range<Int>

  let elements: [ElementNode]
  let source: SubviewSource

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  public subscript(index: Int) -> Subview { Subview(element: elements[index], source: source) }

  /// Accesses a contiguous range of the subviews, which keep their indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(bounds.upperBound <= endIndex, "There are only \(endIndex) subviews")
    return SubviewsCollectionSlice(base: self, indices: bounds)
  }

  func isSame(as other: SubviewsCollection) -> Bool {
    source === other.source && elements.elementsEqual(other.elements, by: ===)
  }
}

extension SubviewsCollection: View {
  @MainActor public var body: some View { ForEach(self) { $0 } }
}

/// A contiguous range of a container's subviews. See Apple's documentation of
/// `SubviewsCollectionSlice`.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  public typealias Iterator = IndexingIterator<SubviewsCollectionSlice>
  public typealias Indices = Range<Int>

  let base: SubviewsCollection
  public let indices: Range<Int>

  public var startIndex: Int { indices.lowerBound }
  public var endIndex: Int { indices.upperBound }

  public subscript(index: Int) -> Subview {
    precondition(indices.contains(index), "There is no subview \(index) in \(indices)")
    return base[index]
  }

  /// Accesses a contiguous range of the subviews, which keep their indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(
      bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
      "There are no subviews \(bounds) in \(indices)")
    return SubviewsCollectionSlice(base: base, indices: bounds)
  }
}

extension SubviewsCollectionSlice: View {
  @MainActor public var body: some View { ForEach(self) { $0 } }
}
