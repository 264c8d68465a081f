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

  enum Identity {
    case keyPath(KeyPath<Data.Element, ID>)
    /// Positions in a range that is not to change.
    case constant(KeyPath<Data.Element, ID>)
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
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identity: .keyPath(\.id))
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

/// The rows of a `ForEach`.
private final class ListNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node {
  private typealias Row = RowNode<Data.Element, Content>
  private var view: ForEach<Data, ID, Content>
  private var ids: ContiguousArray<ID> = []
  private var rows: ContiguousArray<Row> = []
  /// What is known of lists of this type: whether a row's closure observes.
  private let fields: DynamicFields

  init(_ view: ForEach<Data, ID, Content>, under parent: _Node, in context: _Context) {
    self.view = view
    fields = DynamicFields.of(ForEach<Data, ID, Content>.self)
    super.init(under: parent, in: context)
    ids = identify(view)
    rows.reserveCapacity(ids.count)
    for element in view.data { rows.append(makeRow(element)) }
    reportDuplicates()
  }

  private func makeRow(_ element: Data.Element) -> Row {
    let row = Row(element, content: view.content, of: fields, under: self, in: context)
    row.evaluate()
    return row
  }

  private func identify(_ view: ForEach<Data, ID, Content>) -> ContiguousArray<ID> {
    switch view.identity {
    case .keyPath(let path), .constant(let path):
      ContiguousArray(view.data.map { $0[keyPath: path] })
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
    view = newView
    let newIDs = identify(newView)
    if newIDs == ids {
      for (row, element) in zip(rows, newView.data) { update(row, to: element) }
    } else {
      rearrange(to: newIDs)
    }
  }

  private func update(_ row: Row, to element: Data.Element) {
    row.element = element
    row.content = view.content
    row.evaluate()
  }

  private func rearrange(to newIDs: ContiguousArray<ID>) {
    var start = 0
    while start < ids.count, start < newIDs.count, ids[start] == newIDs[start] { start += 1 }
    var oldEnd = ids.count
    var newEnd = newIDs.count
    while oldEnd > start, newEnd > start, ids[oldEnd - 1] == newIDs[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    // Rows of one identity, which is a mistake, are taken in their order.
    var leftover: [ID: ContiguousArray<Row>] = [:]
    leftover.reserveCapacity(oldEnd - start)
    for index in start..<oldEnd { leftover[ids[index], default: []].append(rows[index]) }

    let old = rows
    ids = newIDs
    rows.removeAll(keepingCapacity: true)
    rows.reserveCapacity(newIDs.count)
    var position = 0
    for element in view.data {
      let row: Row?
      if position < start {
        row = old[position]
      } else if position >= newEnd {
        row = old[position - newEnd + oldEnd]
      } else {
        row = leftover[newIDs[position]]?.popFirst()
      }
      if let row {
        update(row, to: element)
        rows.append(row)
      } else {
        rows.append(makeRow(element))
      }
      position += 1
    }
    // What nobody took leaves, in its old order.
    let kept = Set(rows.lazy.map { ObjectIdentifier($0) })
    for index in start..<oldEnd where !kept.contains(ObjectIdentifier(old[index])) {
      old[index].detach()
    }
    elementsDidChange()
    if hasPreferences { invalidatePreferences() }
    reportDuplicates()
  }

  private func reportDuplicates() {
    if case .constant = view.identity { return }
    var seen: Set<ID> = []
    seen.reserveCapacity(ids.count)
    for id in ids where !seen.insert(id).inserted {
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

extension ContiguousArray {
  fileprivate mutating func popFirst() -> Element? {
    isEmpty ? nil : removeFirst()
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
    let view = Tracking.track(self, edges: &edges) {
      observation.track(for: self, observes: &fields.observes) { content(element) }
    }
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
