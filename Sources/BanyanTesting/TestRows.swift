import BanyanHost
import Testing

extension TestWindow {
  /// Returns a row of a list that has an element of its own, by its text.
  public func row(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> TestElement
  {
    element(.row, name, sourceLocation: sourceLocation)
  }
  /// The first list of the window. If there is none, this records an issue.
  public var list: TestElement {
    all.first { $0.kind == .list }
      ?? missing(.list, "There is no list.", at: #_sourceLocation)
  }
}

extension TestElement {
  /// A Boolean value that indicates whether the row is selected; nil if it cannot be.
  public var isSelected: Bool? {
    switch property(.rowSelection) {
    case .rowSelection(.selected): true
    case .rowSelection(.unselected): false
    default: nil
    }
  }

  /// Selects the row, adds it to the selection, or extends the selection to it.
  /// - Returns: false if it cannot be selected.
  @discardableResult
  public func select(_ change: SelectionChange = .only) -> Bool {
    window.send(.select(change), to: id)
  }

  /// Deletes the row, as a person does by swiping it, or while the list is edited.
  /// - Returns: false if it cannot be deleted.
  @discardableResult
  public func delete() -> Bool { window.send(.delete, to: id) }

  /// Moves the row before another, or to the end of the rows that it can be among.
  /// - Returns: false if it cannot be moved there.
  @discardableResult
  public func move(before next: TestElement?) -> Bool {
    window.send(.move(before: next?.id), to: id)
  }

  /// Refreshes the list, as a person does by pulling it down. Records an issue if it cannot be refreshed.
  public func refresh(sourceLocation: SourceLocation = #_sourceLocation) {
    if let control = all.first(where: { $0.kind == .refreshControl }) {
      window.send(.activate, to: control.id)
    } else if !element.isMissing {
      _ = window.missing(
        .refreshControl, "There is nothing that can be loaded again.", at: sourceLocation)
    }
  }

  /// The actions beside the row.
  public var actions: [TestElement] {
    children.filter { $0.kind == .rowActions }.flatMap(\.all).filter { $0.kind == .button }
  }
}
