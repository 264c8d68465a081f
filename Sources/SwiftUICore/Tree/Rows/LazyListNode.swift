import BanyanGraph
import BanyanHost

/// The rows of a `ForEach` in a lazy container: only those that its host wants.
///
/// An element stands for the missing rows before and after, reports their number, and takes the
/// events by which the host asks for other rows. A row that is no longer wanted disappears. If it
/// contains state, it stays in the tree asleep and reappears as it was (H08); otherwise it is
/// removed. A row that is asleep gets no elements and no updates, and what it has missed when it wakes. One
/// that has opened a page or a sheet goes on. The row with the focus is kept, between two elements for
/// the missing rows.
final class LazyListNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ForEachNode<Data, ID, Content>, LazyRows
{
  private typealias Row = RowNode<Data.Element, Content>
  private typealias Shown = LazyRow<Row>
  private var view: ForEach<Data, ID, Content>
  private var ids: ContiguousArray<ID> = [] {
    didSet { (hasUniqueIDs, comparedCount) = (nil, 0) }
  }
  /// True if no identity occurs twice, once paths have asked often enough to find out.
  private var hasUniqueIDs: Bool?
  /// The number of identities that have been compared for paths.
  private var comparedCount = 0
  /// The positions of the rows that exist.
  private var range = 0..<0
  private var rows: ContiguousArray<Shown> = []
  /// The offset of each row from the start of the range, built on demand and valid until rows come, go or move.
  private var offsets: [ObjectIdentifier: Int]?
  /// True while the rows are put into another order.
  private var isRearranging = false
  private let outOfSight = RowsOutOfSight<ID, Row>()
  /// The row with the focus, if it is not one of the wanted rows.
  private var kept: (position: Int, shown: Shown)?
  /// The version of the data: a row that was asleep during a change must be updated.
  private var version = 0
  private lazy var before = AbsentRowsNode(.before, of: self)
  private lazy var after = AbsentRowsNode(.after, of: self)
  /// The rows beyond the kept one.
  private lazy var beyond = AbsentRowsNode(.beyond, of: self)
  private let fields: DynamicFields
  /// The position of the row that is being made.
  private var making: Int?

  init(_ view: ForEach<Data, ID, Content>, under parent: _Node, in context: _Context) {
    self.view = view
    fields = DynamicFields.of(ForEach<Data, ID, Content>.self)
    super.init(under: parent, in: context)
    ids = view.identify()
    show(0..<AbsentRows.firstCount)
  }

  // MARK: Showing and releasing rows

  /// Makes the rows at the wanted positions exist, and no others.
  func show(_ wanted: Range<Int>) {
    let old = range
    let oldRows = rows
    range = wanted.clamped(to: 0..<ids.count)
    if range == old { return }
    for (position, shown) in zip(old, oldRows) where !range.contains(position) {
      if !keep(shown, at: position) { outOfSight.add(shown, as: ids[position]) }
    }
    rows = ContiguousArray(
      range.map { old.contains($0) ? oldRows[$0 - old.lowerBound] : wake($0) })
    offsets = nil
    rowsDidChange()
  }

  private func wake(_ position: Int) -> Shown {
    if let kept, kept.position == position {
      self.kept = nil
      return kept.shown
    }
    guard var shown = outOfSight.remove(ids[position]) else { return make(position) }
    if shown.version != version { update(&shown, to: position) }
    shown.scope.wake()
    shown.scope.show(true)
    return shown
  }

  private func make(_ position: Int) -> Shown {
    let scope = AppearanceScope(in: context.appearanceScope)
    scope.node = self
    scope.show(true)
    return Shown(row: makeRow(position, in: scope), scope: scope, version: version)
  }

  private func makeRow(_ position: Int, in scope: AppearanceScope) -> Row {
    making = position
    defer { making = nil }
    let row = Row(
      view.element(at: position), content: view.content, of: fields, under: self,
      in: _Context(within: context, appearanceScope: scope))
    row.evaluate()
    return row
  }

  /// Keeps an unwanted row that contains the focus, until the focus leaves it.
  private func keep(_ shown: Shown, at position: Int) -> Bool {
    guard let focus = context.window?.focusKeeper, focus.isInside(shown.row) else { return false }
    kept = (position, shown)
    focus.whenMoved { [weak self] in self?.release(shown.row) }
    return true
  }

  private func release(_ row: Row) {
    guard let kept, kept.shown.row === row, !isDetached else { return }
    self.kept = nil
    outOfSight.add(kept.shown, as: ids[kept.position])
    rowsDidChange()
  }

  override func elsewhereDidChange(in scope: AppearanceScope) {
    guard !isDetached, !scope.isShown, outOfSight.id(in: scope) != nil else { return }
    // Later, because it may be an update of the row that shows something, or closes it.
    runtime.enqueueAction { [weak self] in self?.reconsider(scope) }
  }

  /// Looks again at whether a row out of sight goes on.
  private func reconsider(_ scope: AppearanceScope) {
    guard !isDetached, let id = outOfSight.id(in: scope), var shown = outOfSight[id],
      let position = ids.firstIndex(of: id)
    else { return }
    guard scope.showsElsewhere else { return outOfSight.rest(id) }
    if shown.version != version {
      update(&shown, to: position)
      outOfSight[id] = shown
    }
    outOfSight.goOn(id)
  }

  private func rowsDidChange() {
    before.update()
    after.update()
    beyond.update()
    elementsDidChange()
    if hasPreferences { invalidatePreferences() }
  }

  func absentRows(_ place: AbsentRowsNode.Place) -> AbsentRows {
    let all = place == .before ? 0..<range.lowerBound : range.upperBound..<ids.count
    if place == .beyond { return AbsentRows(count: absentPositions(.beyond).count, present: 0) }
    return AbsentRows(
      count: all.count, present: range.count,
      kept: kept.flatMap { all.contains($0.position) ? $0.position - all.lowerBound : nil })
  }

  func absentPositions(_ place: AbsentRowsNode.Place) -> Range<Int> {
    let kept = self.kept?.position
    return switch place {
    case .before:
      (kept.map { $0 < range.lowerBound ? $0 + 1 : 0 } ?? 0)..<range.lowerBound
    case .after:
      range.upperBound..<(kept.map { $0 < range.lowerBound ? ids.count : $0 } ?? ids.count)
    case .beyond: kept.map { $0 < range.lowerBound ? 0..<$0 : $0 + 1..<ids.count } ?? 0..<0
    }
  }

  /// Returns the tags of missing rows in a selection. If rows set their own tags, they are made to
  /// find them.
  func absentTags(_ place: AbsentRowsNode.Place) -> [Tag] {
    let absent = absentPositions(place)
    guard let first = rows.first, tag(setIn: first.row) != nil else {
      return ids[absent].map { Tag($0) }
    }
    return absent.compactMap { position in
      if let row = outOfSight[ids[position]]?.row { return tag(setIn: row) }
      return withPassingRow(at: position) { tag(setIn: $0) }
    }
  }

  /// Calls a function with a row that is made for that alone: its bodies run, but it does not appear.
  private func withPassingRow<Result>(at position: Int, _ body: (Row) -> Result) -> Result {
    let scope = AppearanceScope(in: context.appearanceScope, runsAhead: true)
    let shown = Shown(row: makeRow(position, in: scope), scope: scope, version: version)
    defer { shown.end() }
    return body(shown.row)
  }

  private func tag(setIn row: Row) -> Tag? {
    row.collectElements().first?.trait(TagKey.self)
  }

  // MARK: New data

  override func update(to newView: ForEach<Data, ID, Content>) {
    if fields.comparison.isUnchanged(view, newView) { return }
    if newView.hasOtherCount(than: view, at: self) { return }
    let examined = runtime.isTracing ? examinedRows(ids, newView.identify()) : nil
    defer { judgeRows(since: examined) }
    let keepsRows = ForEach<Data, ID, Content>.keepsRows(from: view, to: newView)
    view = newView
    version += 1
    let oldIDs = ids
    ids = newView.identify()
    if ids == oldIDs {
      for index in rows.indices {
        // Not in place: a view that is evaluated may ask for its position among the rows.
        var shown = rows[index]
        update(&shown, to: range.lowerBound + index, onlyIfChanged: keepsRows)
        rows[index] = shown
      }
      if var kept {
        update(&kept.shown, to: kept.position, onlyIfChanged: keepsRows)
        self.kept = kept
      }
    } else {
      runtime.didRearrange()
      rearrange(from: oldIDs, keepsRows: keepsRows)
    }
    for id in outOfSight.awake {
      guard var shown = outOfSight[id], let position = ids.firstIndex(of: id) else { continue }
      update(&shown, to: position, onlyIfChanged: keepsRows)
      outOfSight[id] = shown
    }
  }

  private func update(_ shown: inout Shown, to position: Int, onlyIfChanged: Bool = false) {
    let element = view.element(at: position)
    shown.version = version
    let comparison = Comparison.of(Data.Element.self)
    if onlyIfChanged, comparison.isUnchanged(shown.row.element, element) { return }
    shown.row.element = element
    shown.row.content = view.content
    shown.row.evaluate()
  }

  private func rearrange(from oldIDs: ContiguousArray<ID>, keepsRows: Bool) {
    var known: [ID: [Shown]] = [:]
    for (position, shown) in zip(range, rows) { known[oldIDs[position], default: []].append(shown) }
    if let kept { known[oldIDs[kept.position], default: []].append(kept.shown) }
    kept = nil
    let start = newStart(from: oldIDs)
    let length = max(range.count, AbsentRows.firstCount)
    range = (start..<start + length).clamped(to: 0..<ids.count)
    rows.removeAll(keepingCapacity: true)
    offsets = nil
    isRearranging = true
    var met: Set<ID> = []
    for position in range {
      let id = ids[position]
      if !met.insert(id).inserted { reportDuplicate(id) }
      if var shown = known[id]?.first {
        known[id]?.removeFirst()
        update(&shown, to: position, onlyIfChanged: keepsRows)
        rows.append(shown)
      } else {
        rows.append(wake(position))
      }
    }
    isRearranging = false
    let remaining = known.isEmpty && outOfSight.isEmpty ? [] : Set(ids)
    for (id, group) in known {
      for var shown in group {
        if !remaining.contains(id) {
          shown.end()
        } else if let position = ids.firstIndex(of: id), keep(shown, at: position) {
          update(&shown, to: position, onlyIfChanged: keepsRows)
          kept?.shown = shown
        } else {
          outOfSight.add(shown, as: id)
        }
      }
    }
    outOfSight.end(except: remaining)
    rowsDidChange()
  }

  /// Returns the start of the new range, which keeps the visible rows in place where possible.
  private func newStart(from oldIDs: ContiguousArray<ID>) -> Int {
    if range.lowerBound == 0 { return 0 }
    for position in range {
      let offset = position - range.lowerBound
      if position < ids.count, ids[position] == oldIDs[position] { return position - offset }
      if let found = ids.firstIndex(of: oldIDs[position]) { return max(found - offset, 0) }
    }
    return max(min(range.lowerBound, ids.count - range.count), 0)
  }

  private func reportDuplicate(_ id: ID) {
    judgeIdentity(id, in: ids)
    Issue.report(
      """
      \(ForEach<Data, ID, Content>.self): the ID \(id) occurs multiple times within the \
      collection, this will give undefined results!
      """, in: runtime)
  }

  // MARK: Tree

  override func place(of child: _Node) -> ChildPlace {
    if child is AbsentRowsNode { return .same }
    if let position = position(of: child)?.offset ?? making {
      return .named(rowName(at: position, in: ids, isUnique: areUnique(at: position)))
    }
    guard let id = outOfSight.id(of: child) else { return .same }
    return .named(ValueText.name(of: id) ?? "@\(ids.firstIndex(of: id) ?? -1)")
  }

  /// Returns true if it is known that no identity occurs twice, so that one need not be compared with those before it.
  private func areUnique(at position: Int) -> Bool {
    if let hasUniqueIDs { return hasUniqueIDs }
    comparedCount += position + 1
    guard comparedCount > ids.count else { return false }
    let isUnique = Set(ids).count == ids.count
    hasUniqueIDs = isUnique
    return isUnique
  }

  override func forEachChildInSamePlace(_ body: (_Node) -> Void) {
    body(before)
    body(after)
    body(beyond)
  }

  override func scrollTarget(_ id: AnyHashable) -> _Node? {
    if let own = id.base as? ID, let position = ids.firstIndex(of: own) {
      return reveal(at: position)
    }
    for shown in rows {
      if let found = shown.row.scrollTarget(id) { return found }
    }
    return absentPosition(of: id).flatMap { reveal(at: $0).scrollTarget(id) }
  }

  /// Makes the row at a position exist.
  private func reveal(at position: Int) -> _Node {
    if !range.contains(position) {
      let start = max(position - AbsentRows.firstCount / 2, 0)
      show(start..<start + AbsentRows.firstCount)
    }
    return rows[position - range.lowerBound].row
  }

  /// Returns the position of a missing row that holds a view with an identity, such as a section with that row.
  private func absentPosition(of id: AnyHashable) -> Int? {
    guard !IdentitySearch.looksAtExisting, IdentitySearch.mayFind(in: Content.self) else {
      return nil
    }
    let view = view
    var passingRows = 0
    return ids.indices.first { position in
      if range.contains(position) { return false }
      let content = view.content(view.element(at: position))
      if let isThere = IdentitySearch.find(id, in: content) { return isThere }
      passingRows += 1
      guard passingRows <= IdentitySearch.mostPassingRows else { return false }
      return withPassingRow(at: position) { $0.scrollTarget(id) != nil }
    }
  }

  override func identity(of child: _Node) -> (any Hashable)? {
    position(of: child).map { ids[$0.offset] }
  }

  override func position(of child: _Node) -> (offset: Int, count: Int)? {
    if let kept, kept.shown.row === child { return (kept.position, ids.count) }
    if isRearranging {
      return rows.firstIndex { $0.row === child }.map { (range.lowerBound + $0, ids.count) }
    }
    if offsets == nil {
      offsets = Dictionary(
        uniqueKeysWithValues: rows.enumerated().map { (ObjectIdentifier($1.row), $0) })
    }
    return offsets?[ObjectIdentifier(child)].map { (range.lowerBound + $0, ids.count) }
  }

  override var elementRule: ElementRule { .shown }

  override func forEachShown(_ body: (_Node) -> Void) {
    let isKeptBefore = kept.map { $0.position < range.lowerBound } ?? false
    if isKeptBefore, beyond.hasRows { body(beyond) }
    if isKeptBefore, let kept { body(kept.shown.row) }
    if before.hasRows { body(before) }
    for shown in rows { body(shown.row) }
    if after.hasRows { body(after) }
    if !isKeptBefore, let kept { body(kept.shown.row) }
    if !isKeptBefore, beyond.hasRows { body(beyond) }
  }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into accumulator: inout PreferenceAccumulator<Key>
  ) {
    guard hasPreferences else { return }
    for shown in rows { shown.row.collectPreference(key, into: &accumulator) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    body(before)
    for shown in rows { body(shown.row) }
    body(after)
    body(beyond)
    if let kept { body(kept.shown.row) }
    outOfSight.forEachRow(body)
  }

  override func detach() {
    super.detach()
    for shown in rows { shown.scope.end() }
    kept?.shown.scope.end()
    outOfSight.endScopes()
  }
}
