import BanyanGraph

/// Views made from the elements of a collection, each with the identity of its element.
///
/// Where an element moves, its view moves and keeps its state (E13, E14); an element that comes
/// back after it was removed starts anew (E15). See Apple's documentation of `ForEach`.
///
/// When the collection changes it is compared once; what the host is told is in proportion to what
/// changed.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let identity: Identity

  @usableFromInline
  enum Identity {
    case keyPath(KeyPath<Data.Element, ID>)
    /// The elements say it themselves.
    case own((Data) -> ContiguousArray<ID>)
    /// Offsets in a range that is not to change.
    case offset((Int) -> ID)
  }

  @usableFromInline
  nonisolated init(
    data: Data, content: @escaping (Data.Element) -> Content, identity: Identity
  ) {
    self.data = data
    self.content = content
    self.identity = identity
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _make(
    _ view: ForEach, under parent: _Node, in context: _Context
  ) -> _Node {
    parent.isInLazyContainer
      ? LazyListNode(view, under: parent, in: context)
      : ListNode(view, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: ForEach) {
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(to: view)
  }
}

extension ForEach where Content: View {
  /// Makes a view of each element, which says itself what its identity is.
  // Inlinable, so that an app's compiler knows the elements when it goes through them. A binding
  // is a collection too, and has an initializer of its own further down.
  @inlinable
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data: data, content: content,
      identity: .own { data in
        var identities: ContiguousArray<ID> = []
        identities.reserveCapacity(data.count)
        for element in data { identities.append(element.id) }
        return identities
      })
  }

  /// Makes a view of each element, whose identity is found at a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: .keyPath(id))
  }

  /// Makes a view of each integer in a range that never changes (E19). Its identity, and its tag in a
  /// ``Picker``, is how far it is from the first: `ForEach(2..<100)` has 0 for the 2.
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identity: .offset { $0 })
  }

  /// Makes a view of a binding to each element of a collection that can be edited.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view of a binding to each element of a collection that can be edited, whose identity
  /// is found at a key path.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, identity: .keyPath(\.1))
  }
}

extension ForEach: FieldComparable {
  package static func isUnchanged(_ old: ForEach, _ new: ForEach) -> Bool {
    guard hasSameContent(old, new) else { return false }
    switch (old.identity, new.identity) {
    case (.own, .own): break
    case (.keyPath(let old), .keyPath(let new)) where old == new: break
    case (.offset, .offset): break
    default: return false
    }
    return Comparison.of(Data.self).isUnchanged(old.data, new.data)
  }

  /// Whether the closures make the same of the same element.
  static func hasSameContent(_ old: ForEach, _ new: ForEach) -> Bool {
    Comparison.of(((Data.Element) -> Content).self).isUnchanged(old.content, new.content)
  }
}

extension ForEach {
  /// The identities of all elements, in their order.
  func identify() -> ContiguousArray<ID> {
    switch identity {
    case .own(let identify): identify(data)
    case .keyPath(let path): ContiguousArray(data.lazy.map { $0[keyPath: path] })
    case .offset(let identify): ContiguousArray((0..<data.count).lazy.map(identify))
    }
  }

  func element(at position: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: position)]
  }

  /// Whether a range that is never to change has another length, which is reported (E19).
  @MainActor
  func hasOtherCount(than old: ForEach, at node: _Node) -> Bool {
    guard case .offset = identity, data.count != old.data.count else { return false }
    let runtime = node.runtime
    runtime.doctor?.judgeRange(data.count, insteadOf: old.data.count, in: node)
    Issue.report(
      """
      \(Self.self) count (\(data.count)) != its initial count (\(old.data.count)). \
      `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to \
      `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!
      """, in: runtime)
    return true
  }
}
