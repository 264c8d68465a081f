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

  /// Returns a binding to the element with an identity.
  ///
  /// It does not read the collection, which may be shorter by now.
  /// - Parameter element: the element when the collection was last read.
  func element(
    _ element: Value.Element, at position: Value.Index,
    isSameElement: @escaping (Value.Element, Value.Element) -> Bool
  ) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(
        base: location, index: position, last: LastValue(element), isSameElement: isSameElement),
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
  /// Compares the identities of two elements, where elements have some. Another element at the index is not this one, which
  /// has been moved or removed.
  var isSameElement: ((Base.Element, Base.Element) -> Bool)?

  func get(cause: Cause?) -> Base.Element {
    let collection = base.get(cause: cause)
    return last.latest(place(in: collection).map { collection[$0] })
  }

  func set(_ value: Base.Element, transaction: Transaction?) {
    var collection = Tracking.ignoringReads { base.get(cause: nil) }
    guard let place = place(in: collection) else { return }
    // The identity may be what is edited.
    _ = last.latest(value)
    collection[place] = value
    base.set(collection, transaction: transaction)
    guard let isSameElement else { return }
    // The program may have kept another value in its place, with another identity.
    let kept = Tracking.ignoringReads { base.get(cause: nil) }
    if kept.count == collection.count, !isSameElement(kept[place], value) {
      _ = last.latest(kept[place])
    }
  }

  func isSame(as other: ElementLocation) -> Bool {
    index == other.index && base.isSame(asAny: other.base)
  }

  private func place(in collection: Base) -> Base.Index? {
    let isValid = index >= collection.startIndex && index < collection.endIndex
    guard let isSameElement else { return isValid ? index : nil }
    let last = last.latest(nil)
    if isValid, isSameElement(collection[index], last) { return index }
    return collection.firstIndex { isSameElement($0, last) }
  }
}
