import BanyanGraph

/// The base class of the nodes of a `ForEach`.
class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node {
  func update(to newView: ForEach<Data, ID, Content>) {}

  override final var placeName: String { "ForEach" }

  /// Returns the content of the rows for an examiner, if the rows are identified by their positions.
  @inline(never)
  final func examinedRows(
    _ ids: ContiguousArray<ID>, _ newIDs: @autoclosure () -> ContiguousArray<ID>
  ) -> ExaminedRows? {
    guard ID.self == Int.self, let examiner = runtime.viewExaminer, Self.arePositions(ids),
      Self.arePositions(newIDs())
    else { return nil }
    return examiner.rows(of: self)
  }

  private static func arePositions(_ ids: ContiguousArray<ID>) -> Bool {
    for (position, id) in ids.enumerated() where id as? Int != position { return false }
    return true
  }

  final func judgeRows(since examined: ExaminedRows?) {
    if let examined { runtime.viewExaminer?.judgeRows(of: self, since: examined) }
  }

  /// Tells an examiner about an identity that occurs twice.
  final func judgeIdentity(_ id: ID, in ids: ContiguousArray<ID>) {
    guard let examiner = runtime.viewExaminer else { return }
    examiner.judgeIdentity(id, at: ids.indices.filter { ids[$0] == id }, in: self)
  }

  /// Returns the name in a path of the row at a position: its identity, or its position if no text can
  /// stand for that.
  final func rowName(at position: Int, in ids: ContiguousArray<ID>, isUnique: Bool) -> String {
    guard let name = ValueText.name(of: ids[position]) else { return "@\(position)" }
    if isUnique { return name }
    var count = 0
    for id in ids[...position] where id == ids[position] { count += 1 }
    return count == 1 ? name : "\(name)#\(count)"
  }
}

/// The rows of a `ForEach`.
final class ListNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ForEachNode<Data, ID, Content>
{
  private typealias Row = RowNode<Data.Element, Content>
  @exclusivity(unchecked) private var view: ForEach<Data, ID, Content>
  @exclusivity(unchecked) private var ids: ContiguousArray<ID> = []
  /// The rows, without their type, which many operations need not know.
  @exclusivity(unchecked) private var rows: ContiguousArray<_Node> = []
  /// All identities once, to detect duplicates.
  @exclusivity(unchecked) private var known: Set<ID> = []
  /// The position of each row, built on demand and valid until rows come, go or move.
  private var positions: [ObjectIdentifier: Int]?
  /// The combined values of the rows for each preference that has been collected, when there are many
  /// rows.
  private var preferenceRuns: [PreferenceRuns] = []
  /// The facts about lists of this type: whether a row's closure observes.
  private let fields: DynamicFields
  // Stored, because finding it at run time takes 330 instructions.
  private let rowType: Row.Type
  private let hasPlainElements: Bool

  init(_ view: ForEach<Data, ID, Content>, under parent: _Node, in context: _Context) {
    self.view = view
    fields = DynamicFields.of(ForEach<Data, ID, Content>.self)
    rowType = Row.self
    hasPlainElements = ObjectReach.isPlain(Data.Element.self)
    super.init(under: parent, in: context)
    ids = view.identify()
    rows.reserveCapacity(ids.count)
    let content = view.content
    let isPlain = isPlain
    for element in view.data { rows.append(makeRow(element, content, isPlain: isPlain)) }
    known.reserveCapacity(ids.count)
    reportDuplicates(in: ids)
  }

  /// True if neither the elements nor the closure reach an object.
  private var isPlain: Bool { hasPlainElements && ObjectReach.capturesNothing(view.content) }

  private func makeRow(
    _ element: Data.Element, _ content: @escaping (Data.Element) -> Content, isPlain: Bool
  ) -> Row {
    let row = rowType.init(
      element, content: content, of: fields, under: self, in: context)
    row.isPlain = isPlain
    row.evaluate()
    return row
  }

  override func update(to newView: ForEach<Data, ID, Content>) {
    if fields.comparison.isUnchanged(view, newView) { return }
    if newView.hasOtherCount(than: view, at: self) { return }
    let examined = runtime.isTracing ? examinedRows(ids, newView.identify()) : nil
    defer { judgeRows(since: examined) }
    let oldView = view
    view = newView
    let newIDs = newView.identify()
    let origins =
      KeyedDiff.isSame(newIDs, ids) ? nil : KeyedDiff.origins(of: newIDs, in: ids)
    let isUnchanged = findUnchanged(since: oldView, origins: origins)
    if let origins {
      rearrange(to: newIDs, from: origins, isUnchanged: isUnchanged)
    } else {
      for position in rows.indices where !isUnchanged[position] {
        update(rows[position], to: view.element(at: position))
      }
    }
  }

  /// Returns, for each position, whether its row would make the same from the same element, so that it
  /// need not be made again.
  private func findUnchanged(
    since oldView: ForEach<Data, ID, Content>, origins: ContiguousArray<Int>?
  ) -> ContiguousArray<Bool> {
    var isUnchanged = ContiguousArray(repeating: false, count: view.data.count)
    guard ForEach<Data, ID, Content>.keepsRows(from: oldView, to: view) else { return isUnchanged }
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
    row.isPlain = isPlain
    row.evaluate()
  }

  private func rearrange(
    to newIDs: ContiguousArray<ID>, from origins: ContiguousArray<Int>,
    isUnchanged: ContiguousArray<Bool>
  ) {
    positions = nil
    if origins.count == rows.count, !origins.contains(-1) {
      return permute(to: newIDs, from: origins, isUnchanged: isUnchanged)
    }
    let old = rows
    let oldIDs = ids
    recordReplacement(RowChanges(from: origins, of: old.count).description)
    var isLeaving = ContiguousArray(repeating: true, count: old.count)
    for origin in origins where origin >= 0 { isLeaving[origin] = false }
    if context.mayAnimate {
      for index in old.indices where isLeaving[index] { keepState(of: old[index], in: ids[index]) }
      // The state is kept by the paths of the rows, for which their positions were needed.
      positions = nil
    }
    let hasDeparted = mayMakeAgain
    ids = newIDs
    rows.removeAll(keepingCapacity: true)
    rows.reserveCapacity(newIDs.count)
    let content = view.content
    let isPlain = isPlain
    for (position, origin) in origins.enumerated() {
      if origin >= 0 {
        rows.append(old[origin])
        if !isUnchanged[position] { update(old[origin], to: view.element(at: position)) }
      } else {
        let element = view.element(at: position)
        rows.append(
          hasDeparted
            ? makeAgain(in: newIDs[position]) { makeRow(element, content, isPlain: isPlain) }
            : makeRow(element, content, isPlain: isPlain))
      }
    }
    if runtime.isTracing, !origins.contains(where: { $0 >= 0 }) { recordNewRows(insteadOf: old) }
    // Rows that have not been reused leave, in their old order.
    for index in old.indices where isLeaving[index] { old[index].detach() }
    KeyedDiff.remove(oldIDs, where: isLeaving, from: &known)
    elementsDidChange()
    preferencesDidMove(from: origins)
    reportDuplicates(in: KeyedDiff.added(newIDs, origins))
  }

  /// Rearranges the rows when none comes or goes; rows that stay in place are not touched.
  private func permute(
    to newIDs: ContiguousArray<ID>, from origins: ContiguousArray<Int>,
    isUnchanged: ContiguousArray<Bool>
  ) {
    var movedCount = 0
    for position in origins.indices where origins[position] != position { movedCount += 1 }
    recordReplacement("rows: \(movedCount) elsewhere")
    var moved: [_Node] = []
    moved.reserveCapacity(movedCount)
    for position in origins.indices where origins[position] != position {
      moved.append(rows[origins[position]])
    }
    var next = 0
    for position in origins.indices where origins[position] != position {
      rows[position] = moved[next]
      next += 1
    }
    ids = newIDs
    for position in rows.indices where !isUnchanged[position] {
      update(rows[position], to: view.element(at: position))
    }
    elementsDidChange()
    preferencesDidMove(from: origins)
    reportDuplicates(in: [])
  }

  /// Tells an examiner that none of the previous rows has remained.
  @inline(never)
  private func recordNewRows(insteadOf old: ContiguousArray<_Node>) {
    guard let examiner = runtime.viewExaminer else { return }
    func elements(_ rows: ContiguousArray<_Node>) -> [Any] {
      rows.map { unsafeDowncast($0, to: Row.self).element }
    }
    examiner.judgeNewRows(of: self, old, from: elements(old), to: elements(rows))
  }

  private func reportDuplicates(in added: ContiguousArray<ID>) {
    if case .offset = view.identity { return }
    var added = added
    // As long as there are duplicates, all identities are examined.
    if known.count + added.count != ids.count {
      known.removeAll(keepingCapacity: true)
      added = ids
    }
    for id in KeyedDiff.add(added, to: &known) {
      judgeIdentity(id, in: ids)
      Issue.report(
        """
        \(ForEach<Data, ID, Content>.self): the ID \(id) occurs multiple times within the \
        collection, this will give undefined results!
        """, in: runtime)
    }
  }

  override func identity(of child: _Node) -> (any Hashable)? {
    position(of: child).map { ids[$0.offset] }
  }

  override func position(of child: _Node) -> (offset: Int, count: Int)? {
    if isMakingRows { return rows.firstIndex { $0 === child }.map { ($0, ids.count) } }
    if positions == nil {
      positions = Dictionary(
        uniqueKeysWithValues: rows.enumerated().map { (ObjectIdentifier($1), $0) })
    }
    return positions?[ObjectIdentifier(child)].map { ($0, rows.count) }
  }

  override var opensPlace: Bool { true }

  private var hasUniqueIDs: Bool {
    if case .offset = view.identity { return true }
    return known.count == ids.count || isMakingRows
  }

  /// True while some identities still wait for their rows, which are made in order.
  private var isMakingRows: Bool { rows.count < ids.count }

  override func place(of child: _Node) -> ChildPlace {
    let isNew = isMakingRows && child.number > rows.last?.number ?? 0
    guard let position = isNew ? rows.count : position(of: child)?.offset else { return .inside }
    return .named(rowName(at: position, in: ids, isUnique: hasUniqueIDs))
  }

  override func scrollTarget(_ id: AnyHashable) -> _Node? {
    if let id = id.base as? ID, let position = ids.firstIndex(of: id) { return rows[position] }
    return super.scrollTarget(id)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    for row in rows { body(row) }
  }

  // MARK: Preferences

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into accumulator: inout PreferenceAccumulator<Key>
  ) {
    guard hasPreferences else { return }
    if rows.count <= PreferenceRuns.length {
      return super.collectPreference(key, into: &accumulator)
    }
    if let value = runs(for: key).value(of: rows) { accumulator.add(value) }
  }

  private func runs<Key: PreferenceKey>(for key: Key.Type) -> CombinedPreferenceRuns<Key> {
    for runs in preferenceRuns where runs.key == ObjectIdentifier(key) {
      return unsafeDowncast(runs, to: CombinedPreferenceRuns<Key>.self)
    }
    let runs = CombinedPreferenceRuns<Key>()
    preferenceRuns.append(runs)
    return runs
  }

  override func preferenceDidChange(_ key: ObjectIdentifier, at child: _Node) {
    for runs in preferenceRuns where runs.key == key {
      runs.rowDidChange(unsafeDowncast(child, to: ListRowNode.self))
    }
  }

  /// Asks rows again that have moved. New rows and those that have left report it themselves.
  private func preferencesDidMove(from origins: ContiguousArray<Int>) {
    guard hasPreferences else { return }
    for position in origins.indices where origins[position] != position {
      for runs in preferenceRuns { runs.positionDidChange(position) }
      if origins[position] >= 0 { rows[position].invalidatePreferences() }
    }
  }
}
