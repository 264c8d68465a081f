import Foundation

/// A view that makes views from the elements of a collection. See Apple's documentation of
/// `DynamicViewContent`.
@MainActor
@preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets a person delete rows of a list.
  ///
  /// ```swift
  /// ForEach(items) { item in Text(item.name) }
  ///   .onDelete { items.remove(atOffsets: $0) }
  /// ```
  ///
  /// - Parameter action: receives the offsets of the rows; nil if rows cannot be deleted. A row whose data
  ///   is not removed stays.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_EditableRowsModifier(delete: action, move: nil))
  }

  /// Lets a person move rows of a list.
  ///
  /// ```swift
  /// ForEach(items) { item in Text(item.name) }
  ///   .onMove { items.move(fromOffsets: $0, toOffset: $1) }
  /// ```
  ///
  /// - Parameter action: receives the offsets of the rows and the offset before which to insert them;
  ///   nil if rows cannot be moved.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_EditableRowsModifier(delete: nil, move: action))
  }
}

extension View {
  /// Disables deletion of the rows of this view.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowTraitModifier(.deleteDisabled(isDisabled)))
  }

  /// Disables moving the rows of this view.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowTraitModifier(.moveDisabled(isDisabled)))
  }

  /// Disables selection of this view, which is a row of a list or an option of a picker.
  ///
  /// ```swift
  /// Picker("Plan", selection: $plan) {
  ///   Text("Basic").tag(Plan.basic)
  ///   Text("Team").tag(Plan.team).selectionDisabled(!isTeam)
  /// }
  /// ```
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_RowTraitModifier(.selectionDisabled(isDisabled)))
  }
}

/// Makes the rows of the content editable.
public nonisolated struct _EditableRowsModifier: WrappingModifier {
  public typealias Body = Never

  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> EditableRowsNode {
    EditableRowsNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: EditableRowsNode) { wrapper.update(to: self) }
}

final class EditableRowsNode: RowScopeNode {
  private var modifier: _EditableRowsModifier

  fileprivate init(_ modifier: _EditableRowsModifier, under parent: _Node, in context: _Context) {
    self.modifier = modifier
    super.init(under: parent, in: context)
  }

  fileprivate func update(to newModifier: _EditableRowsModifier) {
    let old = modifier
    modifier = newModifier
    let isUnchanged =
      (old.delete == nil) == (newModifier.delete == nil)
      && (old.move == nil) == (newModifier.move == nil)
    if !isUnchanged { rowsNeedUpdate() }
  }

  override func contribute(to row: inout RowTraits) {
    if modifier.delete != nil, row.delete == nil { row.delete = self }
    if modifier.move != nil, row.move == nil { row.move = self }
  }

  func delete(at position: Int) { modifier.delete?([position]) }

  func move(from position: Int, to destination: Int) { modifier.move?([position], destination) }
}
