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
    /// Positions in a range that is not to change.
    case constant(KeyPath<Data.Element, ID>)
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
    ListNode(view, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: ForEach) {
    unsafeDowncast(node, to: ListNode<Data, ID, Content>.self).update(to: view)
  }
}

extension ForEach where Content: View {
  /// Makes a view of each element, which says itself what its identity is.
  // Inlinable, so that an app's compiler knows the elements when it goes through them.
  @inlinable
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

  /// Makes a view of each integer in a range that never changes (E19).
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identity: .constant(\.self))
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
    case (.constant(let old), .constant(let new)) where old == new: break
    default: return false
    }
    return Comparison.of(Data.self).isUnchanged(old.data, new.data)
  }

  /// Whether the closures make the same of the same element.
  fileprivate static func hasSameContent(_ old: ForEach, _ new: ForEach) -> Bool {
    Comparison.of(((Data.Element) -> Content).self).isUnchanged(old.content, new.content)
  }
}

/// The rows of a `ForEach`.
private final class ListNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node {
  private typealias Row = RowNode<Data.Element, Content>
  private var view: ForEach<Data, ID, Content>
  private var ids: ContiguousArray<ID> = []
  /// The rows, whose type is not said: what is done with them often need not know it.
  private var rows: ContiguousArray<_Node> = []
  /// All identities once, to notice one that comes twice.
  private var known: Set<ID> = []
  /// What is known of lists of this type: whether a row's closure observes.
  private let fields: DynamicFields

  init(_ view: ForEach<Data, ID, Content>, under parent: _Node, in context: _Context) {
    self.view = view
    fields = DynamicFields.of(ForEach<Data, ID, Content>.self)
    super.init(under: parent, in: context)
    ids = identify(view)
    rows.reserveCapacity(ids.count)
    for element in view.data { rows.append(makeRow(element)) }
    known.reserveCapacity(ids.count)
    reportDuplicates(in: ids)
  }

  private func makeRow(_ element: Data.Element) -> Row {
    let row = Row(element, content: view.content, of: fields, under: self, in: context)
    row.evaluate()
    return row
  }

  private func identify(_ view: ForEach<Data, ID, Content>) -> ContiguousArray<ID> {
    switch view.identity {
    case .own(let identify): identify(view.data)
    case .keyPath(let path), .constant(let path):
      ContiguousArray(view.data.lazy.map { $0[keyPath: path] })
    }
  }

  func update(to newView: ForEach<Data, ID, Content>) {
    if Comparison.of(ForEach<Data, ID, Content>.self).isUnchanged(view, newView) { return }
    if case .constant = newView.identity, newView.data.count != view.data.count {
      Issue.report(
        """
        \(ForEach<Data, ID, Content>.self) count (\(newView.data.count)) != its initial count \
        (\(view.data.count)). `ForEach(_:content:)` should only be used for *constant* data. \
        Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an \
        explicit `id`!
        """, in: runtime)
      return
    }
    let oldView = view
    view = newView
    let newIDs = identify(newView)
    let origins = newIDs == ids ? nil : KeyedDiff.origins(of: newIDs, in: ids)
    let isUnchanged = findUnchanged(since: oldView, origins: origins)
    if let origins {
      rearrange(to: newIDs, from: origins, isUnchanged: isUnchanged)
    } else {
      for position in rows.indices where !isUnchanged[position] {
        update(rows[position], to: element(at: position))
      }
    }
  }

  private func element(at position: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: position)]
  }

  /// For each position, whether its row makes the same of the same element, so that it need not be
  /// made again.
  private func findUnchanged(
    since oldView: ForEach<Data, ID, Content>, origins: ContiguousArray<Int>?
  ) -> ContiguousArray<Bool> {
    var isUnchanged = ContiguousArray(repeating: false, count: view.data.count)
    guard ForEach<Data, ID, Content>.hasSameContent(oldView, view) else { return isUnchanged }
    let comparison = Comparison.of(Data.Element.self)
    let stride = MemoryLayout<Data.Element>.stride
    oldView.data.withContiguousStorageIfAvailable { old in
      view.data.withContiguousStorageIfAvailable { new in
        guard let old = UnsafeRawPointer(old.baseAddress),
          let new = UnsafeRawPointer(new.baseAddress)
        else { return }
        for position in isUnchanged.indices {
          let origin = origins?[position] ?? position
          isUnchanged[position] =
            origin >= 0
            && comparison.isUnchanged(at: old + origin * stride, new + position * stride)
        }
      }
    }
    return isUnchanged
  }

  private func update(_ row: _Node, to element: Data.Element) {
    let row = unsafeDowncast(row, to: Row.self)
    row.element = element
    row.content = view.content
    row.evaluate()
  }

  private func rearrange(
    to newIDs: ContiguousArray<ID>, from origins: ContiguousArray<Int>,
    isUnchanged: ContiguousArray<Bool>
  ) {
    let old = rows
    let oldIDs = ids
    var isLeaving = ContiguousArray(repeating: true, count: old.count)
    var added: ContiguousArray<ID> = []
    ids = newIDs
    rows.removeAll(keepingCapacity: true)
    rows.reserveCapacity(newIDs.count)
    for (position, origin) in origins.enumerated() {
      if origin >= 0 {
        isLeaving[origin] = false
        rows.append(old[origin])
        if !isUnchanged[position] { update(old[origin], to: element(at: position)) }
      } else {
        added.append(newIDs[position])
        rows.append(makeRow(element(at: position)))
      }
    }
    // What nobody took leaves, in its old order.
    for index in old.indices where isLeaving[index] {
      known.remove(oldIDs[index])
      old[index].detach()
    }
    elementsDidChange()
    if hasPreferences { invalidatePreferences() }
    reportDuplicates(in: added)
  }

  private func reportDuplicates(in added: ContiguousArray<ID>) {
    if case .constant = view.identity { return }
    var added = added
    // As long as there are any, everything is looked at.
    if known.count + added.count != ids.count {
      known.removeAll(keepingCapacity: true)
      added = ids
    }
    for id in added where !known.insert(id).inserted {
      Issue.report(
        """
        \(ForEach<Data, ID, Content>.self): the ID \(id) occurs multiple times within the \
        collection, this will give undefined results!
        """, in: runtime)
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    for row in rows { body(row) }
  }
}

/// One row: its closure's reads are its own (M08).
private final class RowNode<Element, Content: View>: _Node {
  var element: Element
  var content: (Element) -> Content
  private var child: _Node?
  private var edges = EdgeList()
  private var observation = ObservationTracker()
  private let fields: DynamicFields

  init(
    _ element: Element, content: @escaping (Element) -> Content, of fields: DynamicFields,
    under parent: _Node, in context: _Context
  ) {
    self.element = element
    self.content = content
    self.fields = fields
    super.init(under: parent, in: context)
  }

  func evaluate() {
    isQueued = false
    var observation = self.observation
    var observes = fields.observes
    let surroundings = Tracking.begin(self, replacing: edges)
    let view = observation.track(for: self, observes: &observes) { content(element) }
    edges = Tracking.end(surroundings)
    self.observation = observation
    fields.observes = observes
    if let child {
      Content._update(child, to: view)
    } else {
      child = Content._make(view, under: self, in: context)
    }
  }

  override func update() { evaluate() }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func detach() {
    edges.removeAll()
    observation.cancel()
    super.detach()
  }
}
