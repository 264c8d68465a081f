import BanyanGraph

/// Views made from the elements of a collection, each with the identity of its element.
///
/// When an element moves, its view moves with it and keeps its state (E13, E14). An element that
/// returns after it was removed starts over (E15). See Apple's documentation of `ForEach`.
///
/// A changed collection is compared once, and the updates sent to the host are proportional to the
/// changes.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let identity: Identity

  @usableFromInline
  enum Identity {
    case keyPath(KeyPath<Data.Element, ID>)
    /// Identities that the elements provide.
    case own((Data) -> ContiguousArray<ID>)
    /// Offsets in a constant range.
    case offset((Int) -> ID)
    /// Content that is resolved when it is shown: the subviews of a view.
    case resolved(ResolvedRows)
  }

  @usableFromInline
  nonisolated init(
    data: Data, content: @escaping (Data.Element) -> Content, identity: Identity
  ) {
    self.data = data
    self.content = content
    self.identity = identity
  }

  /// Returns the same rows, with what a function makes of the content of each.
  func mapContent<Other>(
    _ transform: @escaping (Content) -> Other
  ) -> ForEach<Data, ID, Other> {
    let content = content
    let sameIdentity: ForEach<Data, ID, Other>.Identity =
      switch identity {
      case .keyPath(let path): .keyPath(path)
      case .own(let identify): .own(identify)
      case .offset(let identify): .offset(identify)
      case .resolved(let rows): .resolved(rows)
      }
    return ForEach<Data, ID, Other>(
      data: data, content: { transform(content($0)) }, identity: sameIdentity)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _make(
    _ view: ForEach, under parent: _Node, in context: _Context
  ) -> _Node {
    if case .resolved(let rows) = view.identity {
      return AnyView._make(rows.view, under: parent, in: context)
    }
    return parent.isInLazyContainer
      ? LazyListNode(view, under: parent, in: context)
      : ListNode(view, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: ForEach) {
    if case .resolved(let rows) = view.identity { return AnyView._update(node, to: rows.view) }
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(to: view)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection of identifiable data.
  // Inlinable, so that the compiler specializes the loop for the app's elements. A binding is a
  // collection too, and has an initializer of its own further down.
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

  /// Creates a view for each element, identified by the value at a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: .keyPath(id))
  }

  /// Creates a view for each integer in a constant range (E19). A view's identity, and its tag in a
  /// ``Picker``, is its offset from the first: `ForEach(2..<100)` has 0 for the 2.
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identity: .offset { $0 })
  }

  /// Creates a view for a binding to each element of an editable collection.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for a binding to each element of an editable collection, identified by the value
  /// at a key path.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    let isSame = { (a: C.Element, b: C.Element) in a[keyPath: id] == b[keyPath: id] }
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data.element(elements[$0.0], at: $0.0, isSameElement: isSame)) },
      identity: .keyPath(\.1))
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

  /// Returns true if rows whose elements are the same need not be made again: both closures make the same view of the
  /// same element, and an element announces changes to its objects.
  @MainActor
  static func keepsRows(from old: ForEach, to new: ForEach) -> Bool {
    hasSameContent(old, new) && ObjectReach.isPlain(Data.Element.self, acceptsObservable: true)
  }

  private static func hasSameContent(_ old: ForEach, _ new: ForEach) -> Bool {
    Comparison.of(((Data.Element) -> Content).self).isUnchanged(old.content, new.content)
  }
}

extension ForEach {
  /// Returns the identities of all elements, in order.
  func identify() -> ContiguousArray<ID> {
    switch identity {
    case .own(let identify): identify(data)
    case .keyPath(let path): ContiguousArray(data.lazy.map { $0[keyPath: path] })
    case .offset(let identify): ContiguousArray((0..<data.count).lazy.map(identify))
    case .resolved: []
    }
  }

  func element(at position: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: position)]
  }

  /// Returns true if a constant range has changed its length, after reporting it (E19).
  @MainActor
  func hasOtherCount(than old: ForEach, at node: _Node) -> Bool {
    guard case .offset = identity, data.count != old.data.count else { return false }
    let runtime = node.runtime
    runtime.viewExaminer?.judgeRange(data.count, insteadOf: old.data.count, in: node)
    Issue.report(
      """
      \(Self.self) count (\(data.count)) != its initial count (\(old.data.count)). \
      `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to \
      `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!
      """, in: runtime)
    return true
  }
}
