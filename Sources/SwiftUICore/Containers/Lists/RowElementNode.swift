import BanyanGraph
import BanyanHost

/// The row around one element of a list's content.
final class RowElementNode: ElementNode {
  private let element: ElementNode
  private unowned(unsafe) let rows: RowsNode
  private let outer: [RowScopeNode]
  private var traits: RowTraits!
  /// The scopes with settings for the row.
  private var scopes: [RowScopeNode] = []
  /// The row's value in the list's selection; nil if it cannot be selected.
  private(set) var value: AnyHashable?
  private var shown: [Property] = []

  init(around element: ElementNode, in rows: RowsNode, outer: [RowScopeNode]) {
    self.element = element
    self.rows = rows
    self.outer = outer
    super.init(.row, under: rows, in: rows.context)
    traits = collectTraits()
    readValue()
    shown = currentProperties
    window.register(self)
  }

  override var properties: [Property] { shown }
  override var main: ElementNode? { element }

  override var contentRule: ElementRule { .listed }

  override func complete(_ elements: inout [ElementNode], from first: Int) {
    if let background = traits.background { elements.append(background) }
    elements.append(element)
    elements += traits.actions
  }

  // MARK: Row traits

  private func collectTraits() -> RowTraits {
    scopes = []
    element.forEachScope { if let scope = $0 as? RowScopeNode { scopes.append(scope) } }
    scopes += outer
    var traits = RowTraits(row: self)
    for scope in scopes {
      scope.follow(self)
      scope.contribute(to: &traits)
    }
    return traits
  }

  func readTraits() {
    // The element may have gone in this update, while the rows are only collected at its end.
    if isDetached || element.isDetached { return }
    let old = traits!
    let new = collectTraits()
    traits = new
    readValue()
    showProperties()
    if old.background !== new.background
      || !old.actions.elementsEqual(new.actions, by: ===)
    {
      childrenDidChange()
    }
  }

  private func showProperties() {
    let old = shown
    shown = currentProperties
    commitProperties(from: old)
  }

  private var currentProperties: [Property] {
    var properties: [Property] = []
    if let selecting = rows.selecting {
      let isSelected = value.map { selecting.isSelected($0) }
      properties.append(
        .rowSelection(isSelected.map { $0 ? .selected : .unselected } ?? .unavailable))
      if selectionMenu != nil { properties.append(.hasContextMenu(true)) }
    }
    var edits: RowEdits = []
    if traits.delete != nil, !traits.isDeleteDisabled { edits.insert(.delete) }
    if traits.move != nil, !traits.isMoveDisabled { edits.insert(.move) }
    if !edits.isEmpty { properties.append(.rowEdits(edits)) }
    if let insets = traits.insets { properties.append(.rowInsets(insets)) }
    var separators = traits.separators
    context.value(for: AppearanceKey.self).complete(&separators)
    if separators != RowSeparators() { properties.append(.rowSeparators(separators)) }
    if let tint = traits.tint { properties.append(.itemTint(tint)) }
    if rows.isInTable { properties.append(.tablePart(.row)) }
    return properties
  }

  /// The menu of the list, if it is for the row's value.
  private var selectionMenu: SelectionMenu? {
    guard let value, let menu = context.value(for: SelectionMenuKey.self), menu.accepts(value)
    else { return nil }
    return menu
  }

  // MARK: Selection

  private func readValue() {
    guard let selecting = rows.selecting, let selection = selecting.selection else { return }
    let new = traits.isSelectionDisabled ? nil : tag.flatMap(selection.value)
    if new == value { return }
    if let value { selecting.remove(self, for: value) }
    value = new
    if let new { selecting.add(self, for: new) }
  }

  func showSelection() { showProperties() }

  // MARK: Events

  override func handle(_ payload: Event.Payload) -> Bool {
    switch payload {
    case .select(let change):
      guard let value, let selecting = rows.selecting else { return false }
      selecting.select(change, value)
    case .contextMenu:
      guard let value, let selecting = rows.selecting, let selectionMenu else { return false }
      selectionMenu.open(selecting.menuValues(of: value))
    case .delete:
      guard let delete = traits.delete, !traits.isDeleteDisabled,
        let position = position(in: delete)
      else { return false }
      delete.delete(at: position.offset)
    case .move(let next):
      return move(before: next)
    default: return false
    }
    return true
  }

  /// Moves the row before another one of the same `ForEach`, or to the end.
  private func move(before next: ElementID?) -> Bool {
    guard let move = traits.move, !traits.isMoveDisabled, let position = position(in: move) else {
      return false
    }
    guard let next else {
      move.move(from: position.offset, to: position.count)
      return true
    }
    if let absent = window.responder(next) as? AbsentRowsNode, absent.isBelow(move) {
      let section = absent.container.flatMap { $0.position(inside: move) }
      move.move(from: position.offset, to: section?.offset ?? absent.start)
      return true
    }
    guard let other = window.responder(next) as? RowElementNode, other.traits.move === move,
      let destination = other.position(in: move)
    else { return false }
    move.move(from: position.offset, to: destination.offset)
    return true
  }

  /// The offset of the row in the data that an action is for, and the number of elements there.
  private func position(in scope: EditableRowsNode) -> (offset: Int, count: Int)? {
    // An action around sections is for the data that they are made of.
    element.position(inside: scope) ?? rows.container.flatMap { $0.position(inside: scope) }
  }

  override func detach() {
    if let value { rows.selecting?.remove(self, for: value) }
    value = nil
    for scope in scopes where !scope.isDetached { scope.rowDidLeave(self) }
    super.detach()
  }
}

extension ElementNode {
  /// Returns the offset of this element in the data of the `ForEach` that has the action of a scope, and the number of elements there; nil if
  /// the scope is not between the element and its container.
  func position(inside scope: _Node) -> (offset: Int, count: Int)? {
    var found: (offset: Int, count: Int)?
    var isOutside = false
    var inner: _Node = self
    while let main = (inner as? ElementNode)?.main { inner = main }
    forEachScope { node in
      isOutside = isOutside || node === scope
      // The outermost `ForEach` inside has the action: others are in its rows.
      if !isOutside, let position = node.position(of: inner) { found = position }
      inner = node
    }
    return isOutside ? found : nil
  }
}

extension _Node {
  fileprivate func isBelow(_ other: _Node) -> Bool {
    var node = parent
    while let current = node, current !== other { node = current.parent }
    return node != nil
  }
}

extension AppearanceValues {
  var changesSeparators: Bool { hidesSeparators || separatorColor != nil }

  /// Fills in the separator settings that a row leaves open.
  func complete(_ separators: inout RowSeparators) {
    if hidesSeparators {
      separators.showsTop = separators.showsTop ?? false
      separators.showsBottom = separators.showsBottom ?? false
    }
    if let separatorColor {
      separators.topColor = separators.topColor ?? separatorColor
      separators.bottomColor = separators.bottomColor ?? separatorColor
    }
  }
}
