import BanyanHost

/// A view in two or three columns, each of which leads to what the next one shows.
///
/// ```swift
/// NavigationSplitView {
///   List(mailboxes, selection: $mailbox) { Text($0.name) }
/// } detail: {
///   if let mailbox { MessageList(mailbox: mailbox) } else { Text("Choose a mailbox") }
/// }
/// ```
///
/// Each column is a navigation stack. A link in a column shows its page in the next one, unless a
/// navigation stack is around it in its own column; a selection in a column's list is for the
/// program to follow, as above. Where there is room for one column only, as on a telephone, it is
/// the first, and the next after a link or a selection leads there; the way back of the next
/// column's bar leads back, and takes the selection away. See Apple's documentation of
/// `NavigationSplitView`.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let columnVisibility: Binding<NavigationSplitViewVisibility>?
  let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// Creates a view in three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columnVisibility = nil
    preferredCompactColumn = nil
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates a view in three columns.
  /// - Parameter columnVisibility: which columns are shown where there is room for several.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.columnVisibility = columnVisibility
    preferredCompactColumn = nil
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates a view in three columns.
  /// - Parameter preferredCompactColumn: which column is shown where there is room for one only.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columnVisibility = nil
    self.preferredCompactColumn = preferredCompactColumn
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates a view in three columns.
  /// - Parameters:
  ///   - columnVisibility: which columns are shown where there is room for several.
  ///   - preferredCompactColumn: which column is shown where there is room for one only.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.columnVisibility = columnVisibility
    self.preferredCompactColumn = preferredCompactColumn
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view in two columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates a view in two columns.
  /// - Parameter columnVisibility: which columns are shown where there is room for both.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() },
      detail: detail)
  }

  /// Creates a view in two columns.
  /// - Parameter preferredCompactColumn: which column is shown where there is room for one only.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: { EmptyView() },
      detail: detail)
  }

  /// Creates a view in two columns.
  /// - Parameters:
  ///   - columnVisibility: which columns are shown where there is room for both.
  ///   - preferredCompactColumn: which column is shown where there is room for one only.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn,
      sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

extension NavigationSplitView: View {
  public typealias Body = Never

  public static func _make(
    _ view: NavigationSplitView, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = SplitViewNode(under: parent, in: context)
    node.set(view.columnVisibility, view.preferredCompactColumn)
    node.addColumn { Sidebar._make(view.sidebar, under: $0, in: $1) }
    if Content.self != EmptyView.self {
      node.addColumn { Content._make(view.content, under: $0, in: $1) }
    }
    node.addColumn { Detail._make(view.detail, under: $0, in: $1) }
    node.update()
    return node
  }

  public static func _update(_ node: _Node, to view: NavigationSplitView) {
    let node = unsafeDowncast(node, to: SplitViewNode.self)
    node.set(view.columnVisibility, view.preferredCompactColumn)
    Sidebar._update(node.columns[0].root.content, to: view.sidebar)
    if Content.self != EmptyView.self {
      Content._update(node.columns[1].root.content, to: view.content)
    }
    Detail._update(node.columns[node.columns.count - 1].root.content, to: view.detail)
    node.update()
  }
}
