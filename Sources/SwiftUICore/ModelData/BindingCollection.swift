import BanyanGraph

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// Returns a binding to an element.
  ///
  /// After the element has been removed from the collection, the binding reads its last value and
  /// writes have no effect (C11).
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(
        base: location, index: position,
        // Making the binding does not count as reading the element.
        last: LastValue(Tracking.ignoringReads { wrappedValue[position] })),
      transaction: ownTransaction)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Value.Index) {
    wrappedValue.formIndex(before: &index)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

/// An element of a collection at another location.
private struct ElementLocation<Base: MutableCollection>: Location {
  let base: any Location<Base>
  let index: Base.Index
  let last: LastValue<Base.Element>

  func get(cause: Cause?) -> Base.Element {
    let collection = base.get(cause: cause)
    return last.latest(isValid(in: collection) ? collection[index] : nil)
  }

  func set(_ value: Base.Element, transaction: Transaction?) {
    var collection = base.get(cause: nil)
    guard isValid(in: collection) else { return }
    collection[index] = value
    base.set(collection, transaction: transaction)
  }

  func isSame(as other: ElementLocation) -> Bool {
    index == other.index && base.isSame(asAny: other.base)
  }

  private func isValid(in collection: Base) -> Bool {
    index >= collection.startIndex && index < collection.endIndex
  }
}
