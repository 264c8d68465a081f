import BanyanHost

/// A view that shows a root page and further pages on top of it.
///
/// ```swift
/// NavigationStack {
///   List(parks) { park in NavigationLink(park.name, value: park) }
///     .navigationDestination(for: Park.self) { park in ParkDetails(park: park) }
///     .navigationTitle("Parks")
/// }
/// ```
///
/// Links and destinations add pages to the stack. A page is made when it is shown (P08), and loses its
/// state when it is removed (P09). A covered page keeps its state, and has
/// disappeared until it is uncovered. Environment values set on the stack reach every page; values
/// set inside a page do not reach the pages on top of it (D20).
///
/// A stack inside a page of another stack is independent, and replaces the page's bar: the
/// back button of its first page leads to the previous page of the outer stack. See Apple's
/// documentation of `NavigationStack`.
///
/// In a browser each page is an entry of the history, with an address that can be saved. Pages for values
/// that are `Codable`, strings or numbers can be restored from the address, also in another window. A value
/// may therefore come from outside: as with a URL of `onOpenURL(perform:)`, validate it before use.
public struct NavigationStack<Data, Root: View> {
  let path: (any StackPath)?
  let root: Root

  /// Creates a stack that keeps its own path.
  /// - Parameter root: the page to show when the stack is empty.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack with a path of values of any type.
  /// - Parameters:
  ///   - path: the contents of the stack. Going back and links with a value update it.
  ///   - root: the page to show when the stack is empty.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = BoundPath(binding: path)
    self.root = root()
  }

  /// Creates a stack with a collection of values of one type.
  /// - Parameters:
  ///   - path: the contents of the stack. Going back and links with a value of its type update it.
  ///   - root: the page to show when the stack is empty.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = CollectionPath(binding: path)
    self.root = root()
  }
}

extension NavigationStack: View {
  public typealias Body = Never

  public static func _make(
    _ view: NavigationStack, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = NavigationStackNode(under: parent, in: context, outer: context.page)
    node.valuePath = view.path ?? OwnPath(of: node)
    node.showRoot(view.root, isSearched: parent.offersSearchBar)
    node.update()
    return node
  }

  public static func _update(_ node: _Node, to view: NavigationStack) {
    let node = unsafeDowncast(node, to: NavigationStackNode.self)
    if let path = view.path { node.valuePath = path }
    node.updateRoot(to: view.root)
    node.update()
  }
}

extension NavigationStackNode {
  /// Shows a view as the first page.
  /// - Parameter isSearched: whether the page also shows the search field of the view around the stack.
  final func showRoot<Root: View>(_ root: Root, isSearched: Bool) {
    self.isSearched = isSearched
    if !isSearched { return showRoot { Root._make(root, under: $0, in: $1) } }
    let page = ModifiedContent(content: root, modifier: StackSearchModifier())
    showRoot { StackSearchModifier._make(page, under: $0, in: $1) }
  }

  final func updateRoot<Root: View>(to root: Root) {
    if !isSearched { return Root._update(self.root.content, to: root) }
    StackSearchModifier._update(
      self.root.content, to: ModifiedContent(content: root, modifier: StackSearchModifier()))
  }
}
