import BanyanGraph
import BanyanHost

/// A node with settings of views for their rows.
///
/// Settings nearer to a row take precedence.
class RowScopeNode: WrapperNode {
  private var rows: [WeakRow] = []

  private struct WeakRow {
    weak var row: RowElementNode?
  }

  override init(under parent: _Node?, in context: _Context) {
    super.init(under: parent, in: context)
    RowsNode.noteScope(under: parent)
  }

  /// Adds this scope's settings, after those that are nearer to the row.
  func contribute(to row: inout RowTraits) {}

  /// Removes the content made for a row that leaves.
  func rowDidLeave(_ row: RowElementNode) {}

  final func follow(_ row: RowElementNode) {
    if rows.contains(where: { $0.row === row }) { return }
    rows.removeAll { $0.row == nil }
    rows.append(WeakRow(row: row))
  }

  final func rowsNeedUpdate() {
    for row in rows { row.row?.readTraits() }
  }
}

extension ElementNode {
  /// True if a view between this element and its container has settings for its row.
  var hasRowScope: Bool {
    var found = false
    forEachScope { if $0 is RowScopeNode { found = true } }
    return found
  }
}

/// The settings of a row.
struct RowTraits {
  /// The row, which stores its settings.
  unowned let row: RowElementNode
  var insets: Insets?
  var separators = RowSeparators()
  var tint: ColorDescription?
  var isSelectionDisabled = false
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var delete: EditableRowsNode?
  var move: EditableRowsNode?
  /// The elements behind and beside the row's content, which are inside the row.
  var background: ElementNode?
  var actions: [ElementNode] = []
}

/// Sets a plain value for the rows of the content.
public nonisolated struct _RowTraitModifier: WrappingModifier {
  public typealias Body = Never

  let change: RowTraitChange

  init(_ change: RowTraitChange) {
    self.change = change
  }

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> RowTraitNode {
    RowTraitNode(change, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: RowTraitNode) { wrapper.update(to: change) }
}

/// A modifier's setting for rows.
enum RowTraitChange: Equatable {
  case insets(Insets?)
  case separator(Bool?, Edges)
  case separatorColor(ColorDescription?, Edges)
  case tint(ColorDescription?)
  case selectionDisabled(Bool)
  case deleteDisabled(Bool)
  case moveDisabled(Bool)
}

final class RowTraitNode: RowScopeNode, SelectionLimit {
  private var change: RowTraitChange

  init(_ change: RowTraitChange, under parent: _Node, in context: _Context) {
    self.change = change
    super.init(under: parent, in: context)
  }

  func update(to newChange: RowTraitChange) {
    if newChange == change { return }
    change = newChange
    rowsNeedUpdate()
    // The options of a picker have no rows, and look for this as for a trait.
    if case .selectionDisabled = newChange { traitDidChange() }
  }

  var isSelectionDisabled: Bool { change == .selectionDisabled(true) }

  override func contribute(to row: inout RowTraits) {
    switch change {
    case .insets(let insets): row.insets = row.insets ?? insets
    case .separator(let isShown, let edges):
      if edges.contains(.top), row.separators.showsTop == nil { row.separators.showsTop = isShown }
      if edges.contains(.bottom), row.separators.showsBottom == nil {
        row.separators.showsBottom = isShown
      }
    case .separatorColor(let color, let edges):
      if edges.contains(.top), row.separators.topColor == nil { row.separators.topColor = color }
      if edges.contains(.bottom), row.separators.bottomColor == nil {
        row.separators.bottomColor = color
      }
    case .tint(let color): row.tint = row.tint ?? color
    case .selectionDisabled(let isDisabled): if isDisabled { row.isSelectionDisabled = true }
    case .deleteDisabled(let isDisabled): if isDisabled { row.isDeleteDisabled = true }
    case .moveDisabled(let isDisabled): if isDisabled { row.isMoveDisabled = true }
    }
  }
}
