import BanyanHost

/// A view with two or three columns, in which each column determines the content of the next.
///
/// ```swift
/// NavigationSplitView {
///   List(mailboxes, selection: $mailbox) { Text($0.name) }
/// } detail: {
///   if let mailbox { MessageList(mailbox: mailbox) } else { Text("Choose a mailbox") }
/// }
/// ```
///
/// Each column is a navigation stack. A link in a column shows its page in the next one, unless its column
/// contains a navigation stack around it. If only a later column has the destination for a link's value, in its first
/// page or in a stack there, the page is shown in that one. The program follows a selection in a column's list, as in the
/// example. If there is space for only one column, as on a phone, the first is shown, and a link or a
/// selection moves to the next. The back button in the next column's bar returns and clears the
/// selection; clearing the selection returns as well. See Apple's documentation of
/// `NavigationSplitView`.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let columnVisibility: Binding<NavigationSplitViewVisibility>?
  let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// Creates a view with three columns.
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

  /// Creates a view with three columns.
  /// - Parameter columnVisibility: the columns to show if there is space for several.
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

  /// Creates a view with three columns.
  /// - Parameter preferredCompactColumn: the column to show if there is space for only one.
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

  /// Creates a view with three columns.
  /// - Parameters:
  ///   - columnVisibility: the columns to show if there is space for several.
  ///   - preferredCompactColumn: the column to show if there is space for only one.
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
  /// Creates a view with two columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates a view with two columns.
  /// - Parameter columnVisibility: the columns to show if there is space for both.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() },
      detail: detail)
  }

  /// Creates a view with two columns.
  /// - Parameter preferredCompactColumn: the column to show if there is space for only one.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: { EmptyView() },
      detail: detail)
  }

  /// Creates a view with two columns.
  /// - Parameters:
  ///   - columnVisibility: the columns to show if there is space for both.
  ///   - preferredCompactColumn: the column to show if there is space for only one.
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
    node.addColumn(view.sidebar, isSearched: parent.offersSearchBar)
    if Content.self != EmptyView.self {
      node.addColumn(view.content)
    }
    node.addColumn(view.detail)
    node.update()
    return node
  }

  public static func _update(_ node: _Node, to view: NavigationSplitView) {
    let node = unsafeDowncast(node, to: SplitViewNode.self)
    node.set(view.columnVisibility, view.preferredCompactColumn)
    node.columns[0].updateRoot(to: view.sidebar)
    if Content.self != EmptyView.self {
      node.columns[1].updateRoot(to: view.content)
    }
    node.columns[node.columns.count - 1].updateRoot(to: view.detail)
    node.update()
  }
}
