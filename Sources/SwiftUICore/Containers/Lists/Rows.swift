import BanyanGraph
import BanyanHost

/// The content of a list, form or section, with a row for each element.
nonisolated struct Rows<Content: View>: View {
  typealias Body = Never

  let content: Content
  /// The selection, if these are the rows of a list with one.
  let selection: ListSelection?
  let isList: Bool
  /// True if these are the rows of a table.
  let isTable: Bool

  nonisolated init(
    _ content: Content, selection: ListSelection? = nil, isList: Bool = false, isTable: Bool = false
  ) {
    self.content = content
    self.selection = selection
    self.isList = isList
    self.isTable = isTable
  }

  @MainActor static func _make(_ view: Rows, under parent: _Node, in context: _Context) -> _Node {
    let node = RowsNode(view.selection, isList: view.isList, under: parent, in: context)
    node.isTable = view.isTable
    node.content = Content._make(view.content, under: node, in: context)
    return node
  }

  @MainActor static func _update(_ node: _Node, to view: Rows) {
    let node = unsafeDowncast(node, to: RowsNode.self)
    if let selection = view.selection { node.update(to: selection) }
    Content._update(node.content, to: view.content)
  }
}

/// The node of the rows. It makes a row element for each element of the content with settings for its
/// row. A plain row needs none.
final class RowsNode: _Node, TagFollower {
  fileprivate(set) var content: _Node!
  /// The rows of the list around; nil outside of a list.
  private unowned(unsafe) var list: RowsNode?
  private var rows: [ObjectIdentifier: RowElementNode] = [:]
  /// True once a view inside has had settings for its row.
  private var hasScopes = false
  /// The selection of the list with these rows.
  private(set) var selection: ListSelection?
  private var selected: Set<AnyHashable> = []
  private var rowsByValue: [AnyHashable: [RowElementNode]] = [:]
  /// The row from which a person extends the selection.
  private var anchor: AnyHashable?
  /// The selection's reads; made by a list that has one.
  private lazy var reading = Reading()
  private var hasStaleTags = false
  fileprivate var isTable = false
  /// True if the list around is a table.
  var isInTable: Bool { list?.isTable == true }

  fileprivate init(
    _ selection: ListSelection?, isList: Bool, under parent: _Node, in context: _Context
  ) {
    self.selection = selection
    super.init(under: parent, in: context)
    var node: _Node? = isList ? self : parent
    while let current = node, list == nil {
      list = current as? RowsNode
      node = current.parent
    }
    if selection != nil {
      readSelection()
      context.value(for: SelectionMenuKey.self)?.place.rows = self
    }
    if selection?.mode == .single, context.column != nil { context.window?.navigation.add(self) }
  }

  // MARK: Rows

  /// Records that a view below has settings for its row.
  static func noteScope(under node: _Node?) {
    var node = node
    while let current = node {
      if let rows = current as? RowsNode {
        rows.hasScopes = true
        return
      }
      node = current.parent
    }
  }

  override var elementRule: ElementRule { list == nil ? .children : .arranged }

  override func arrange(_ contents: [ElementNode], into elements: inout [ElementNode]) {
    guard let list else { return }
    let outer = outerScopes
    let wrapsAll =
      list.selection != nil || !outer.isEmpty || list.isTable
      || context.value(for: AppearanceKey.self).changesSeparators
    if !wrapsAll, !hasScopes, rows.isEmpty { return elements.append(contentsOf: contents) }
    var known = rows
    rows.removeAll(keepingCapacity: true)
    for element in contents {
      if element.kind.isPartOfList {
        elements.append(element)
      } else if let row = known.removeValue(forKey: ObjectIdentifier(element)) {
        rows[ObjectIdentifier(element)] = row
        elements.append(row)
      } else if wrapsAll || hasScopes && element.hasRowScope {
        let row = RowElementNode(around: element, in: self, outer: outer)
        rows[ObjectIdentifier(element)] = row
        elements.append(row)
      } else {
        elements.append(element)
      }
    }
    for row in known.values { row.detach() }
  }

  /// The scopes outside of the section that apply to all of its rows.
  private var outerScopes: [RowScopeNode] {
    guard let list, list !== self, let container else { return [] }
    var scopes: [RowScopeNode] = []
    container.forEachScope { if let scope = $0 as? RowScopeNode { scopes.append(scope) } }
    return scopes
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func detach() {
    for row in rows.values { row.detach() }
    if selection != nil {
      reading.end()
      context.window?.navigation.remove(self)
    }
    super.detach()
  }

  /// True if a person edits the list around.
  var isEditing: Bool {
    guard let list else { return false }
    return EnvironmentValues(at: list.context).editMode?.wrappedValue.isEditing == true
  }

  // MARK: Selection

  /// The node of the list's rows, if the list has a selection.
  var selecting: RowsNode? { list?.selection == nil ? nil : list }

  fileprivate func update(to newSelection: ListSelection) {
    selection = newSelection
    readSelection()
  }

  /// Records that the tags of rows may have changed.
  func tagsDidChange() {
    if rows.isEmpty || hasStaleTags { return }
    hasStaleTags = true
    runtime.invalidateLater(self, cause: .dependency)
  }

  override func update() {
    isQueued = false
    readSelection()
    if hasStaleTags { for row in rows.values { row.readTraits() } }
    hasStaleTags = false
  }

  /// Updates the rows whose selection has changed.
  private func readSelection() {
    guard let selection else { return }
    let new = reading.read(for: self) { selection.values() }
    let old = selected
    if new == old { return }
    selected = new
    if new.isEmpty { leadBack() } else { leadOn() }
    for value in old where !new.contains(value) { showSelection(of: value) }
    for value in new where !old.contains(value) { showSelection(of: value) }
  }

  private func showSelection(of value: AnyHashable) {
    for row in rowsByValue[value] ?? [] { row.showSelection() }
  }

  /// The values for which the menu of a row is: the whole selection if the row is in it.
  func menuValues(of value: AnyHashable) -> Set<AnyHashable> {
    selected.contains(value) ? selected : [value]
  }

  func isSelected(_ value: AnyHashable) -> Bool { selected.contains(value) }

  func add(_ row: RowElementNode, for value: AnyHashable) {
    rowsByValue[value, default: []].append(row)
  }

  func remove(_ row: RowElementNode, for value: AnyHashable) {
    rowsByValue[value]?.removeAll { $0 === row }
    if rowsByValue[value]?.isEmpty == true { rowsByValue[value] = nil }
  }

  /// Changes the selection for a row.
  func select(_ change: SelectionChange, _ value: AnyHashable) {
    guard let selection else { return }
    var new = selection.values()
    switch change {
    case .only: new = [value]
    case .toggled where selection.mode == .multiple: new.formSymmetricDifference([value])
    case .toggled: new = new.contains(value) ? [] : [value]
    case .through where selection.mode == .multiple:
      let all = selectableValues
      let end = all.firstIndex(of: value) ?? 0
      let start = all.firstIndex { $0 == anchor } ?? end
      new = Set(all[min(start, end)...max(start, end)])
    case .all where selection.mode == .multiple: new = Set(selectableValues)
    case .through, .all: new = [value]
    }
    if change != .through { anchor = value }
    selection.write(new)
    leadOn()
  }

  /// Selects the value of a link in a row.
  /// - Returns: false if it is not a value for the selection.
  func select(_ value: NavigationValue) -> Bool {
    guard let selection, let base = value.value.base as? any Hashable,
      let value = selection.value(Tag(base))
    else { return false }
    selection.write([value])
    leadOn()
    return true
  }

  /// Shows the next column of a split view, if one row is selected and the list is in a
  /// column.
  private func leadOn() {
    guard let selection, selection.mode == .single, let column = context.column else { return }
    runtime.enqueueAction { [weak self] in
      if column.isDetached || selection.values().isEmpty { return }
      column.leadOn { self?.selection?.write([]) }
    }
  }

  /// Shows the list's column again if there is space for only one, because the selection that led
  /// on from it has been cleared.
  private func leadBack() {
    guard selection?.mode == .single, let column = context.column else { return }
    runtime.enqueueAction { [weak self] in
      if let self, !isDetached, selection?.values().isEmpty == true { column.leadBack() }
    }
  }

  /// All values that can be selected, in the order of the list, including those of absent rows.
  private var selectableValues: [AnyHashable] {
    guard let selection else { return [] }
    var found: [AnyHashable] = []
    func look(at elements: [ElementNode]) {
      for element in elements {
        if let row = element as? RowElementNode {
          if let value = row.value { found.append(value) }
        } else if let absent = element as? AbsentRowsNode {
          found += absent.tags.compactMap(selection.value)
        } else if element.kind == .section {
          look(at: element.children)
        }
      }
    }
    look(at: container?.children ?? [])
    return found
  }
}

/// The selection of a list that leads to the next column is a step to a place.
extension RowsNode: PlaceDecider {
  var steps: [WindowPlace.Step] {
    guard context.column?.leadsOn == true, let value = selected.first else { return [] }
    let key = PlaceText.key(of: value.base)
    return [
      WindowPlace.Step(
        title: key ?? "", key: key, element: rowsByValue[value]?.first?.id ?? .window)
    ]
  }

  func follow(_ steps: ArraySlice<WindowPlace.Step>) -> Bool {
    guard context.column?.leadsOn == true, matchCount(steps) == 0, let selection else {
      return false
    }
    if let step = steps.first {
      // An address cannot select a row that does not exist.
      let key = step.key ?? step.name
      let isWanted = { (value: AnyHashable) in PlaceText.key(of: value.base) == key }
      guard
        let value = rowsByValue.keys.first(where: isWanted)
          ?? selectableValues.first(where: isWanted)
      else { return false }
      selection.write([value])
      leadOn()
      return true
    }
    if selected.isEmpty { return false }
    selection.write([])
    return true
  }
}
