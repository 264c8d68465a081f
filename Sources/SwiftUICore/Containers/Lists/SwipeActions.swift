import BanyanHost

extension View {
  /// Adds actions to the row of this view.
  ///
  /// ```swift
  /// Text(message.subject)
  ///   .swipeActions {
  ///     Button("Delete", role: .destructive) { delete(message) }
  ///   }
  /// ```
  ///
  /// A person swipes the row to reveal them, or uses the row's button for more actions. Actions at the
  /// trailing edge replace the delete action that `onDelete` adds.
  /// - Parameters:
  ///   - edge: the edge at which the actions appear.
  ///   - allowsFullSwipe: whether a swipe across the row runs the first action.
  ///   - content: buttons for the actions.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      _SwipeActionsModifier(
        placement: SwipePlacement(
          side: edge == .leading ? .leading : .trailing, allowsFullSwipe: allowsFullSwipe),
        actions: content()))
  }
}

/// Adds actions to the rows of the content.
public nonisolated struct _SwipeActionsModifier<Actions: View>: WrappingModifier {
  public typealias Body = Never

  let placement: SwipePlacement
  let actions: Actions

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> SwipeActionsNode<
    Actions
  > {
    SwipeActionsNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: SwipeActionsNode<Actions>) { wrapper.update(to: self) }
}

final class SwipeActionsNode<Actions: View>: RowScopeNode {
  private var modifier: _SwipeActionsModifier<Actions>
  private var groups: [RowActionsNode<Actions>] = []

  init(_ modifier: _SwipeActionsModifier<Actions>, under parent: _Node, in context: _Context) {
    self.modifier = modifier
    super.init(under: parent, in: context)
  }

  func update(to newModifier: _SwipeActionsModifier<Actions>) {
    modifier = newModifier
    for group in groups { group.update(to: newModifier) }
  }

  override func contribute(to row: inout RowTraits) {
    if let group = groups.first(where: { $0.row === row.row }) {
      row.actions.append(group)
      return
    }
    let group = RowActionsNode(modifier, of: row.row, under: self, in: context)
    groups.append(group)
    row.actions.append(group)
  }

  override func rowDidLeave(_ row: RowElementNode) {
    guard let index = groups.firstIndex(where: { $0.row === row }) else { return }
    groups.remove(at: index).detach()
  }

  override var elementRule: ElementRule { .shown }

  override func place(of child: _Node) -> ChildPlace {
    guard child is RowActionsNode<Actions> else { return .same }
    return .named("\(groups.firstIndex { $0 === child } ?? groups.count)")
  }

  override func forEachChildInSamePlace(_ body: (_Node) -> Void) { super.forEachChild(body) }

  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    for group in groups { body(group) }
  }
}

/// The actions of one row at one edge.
private final class RowActionsNode<Actions: View>: ElementNode {
  private(set) weak var row: RowElementNode?
  private var placement: SwipePlacement
  private var content: _Node!

  init(
    _ modifier: _SwipeActionsModifier<Actions>, of row: RowElementNode, under parent: _Node,
    in context: _Context
  ) {
    self.row = row
    placement = modifier.placement
    super.init(.rowActions, under: parent, in: context)
    content = Actions._make(modifier.actions, under: self, in: context)
  }

  override var properties: [Property] { [.swipePlacement(placement)] }

  func update(to modifier: _SwipeActionsModifier<Actions>) {
    let old = properties
    placement = modifier.placement
    commitProperties(from: old)
    Actions._update(content, to: modifier.actions)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
