import BanyanHost

/// An action of a row of a list, which a swipe reveals where there is a touch screen.
package struct RowAction: Hashable, Sendable {
  package var name: String
  package var isEnabled: Bool
  /// The event that runs the action.
  package var event: Event

  package init(_ name: String, isEnabled: Bool = true, _ event: Event) {
    self.name = name
    self.isEnabled = isEnabled
    self.event = event
  }
}

extension ElementScene.Element {
  /// The actions of a row, those of its leading edge first. A row that can be deleted has an action for that, unless it has
  /// others at its trailing edge. While its list is edited, a row has none.
  package var rowActions: [RowAction] {
    if path.contains(where: { $0.properties[.isEditing] == .isEditing(true) }) { return [] }
    let groups = children.filter { $0.kind == .rowActions }
    func actions(_ side: SwipePlacement.Side) -> [RowAction] {
      groups.filter { $0.side == side }.flatMap(\.buttons).map {
        RowAction($0.name, isEnabled: $0.isEnabled, Event(target: $0.id, payload: .activate))
      }
    }
    let trailing = actions(.trailing)
    let own = canBeDeleted ? [RowAction("Delete", Event(target: id, payload: .delete))] : []
    return actions(.leading) + (trailing.isEmpty ? own : trailing)
  }

  /// A Boolean value that indicates whether a person may delete the row.
  package var canBeDeleted: Bool {
    if case .rowEdits(let edits) = properties[.rowEdits] { edits.contains(.delete) } else { false }
  }

  private var side: SwipePlacement.Side {
    if case .swipePlacement(let placement) = properties[.swipePlacement] {
      placement.side
    } else {
      .trailing
    }
  }

  private var buttons: [ElementScene.Element] {
    kind == .button ? [self] : children.flatMap(\.buttons)
  }

  /// The name of the element for people: its label, or the text in it.
  package var name: String {
    if case .label(let label) = properties[.label] { return label }
    if case .text(let runs) = properties[.text] { return runs.map(\.string).joined() }
    return shownChildren.filter { $0.kind != .option || kind != .picker }.map(\.name)
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
