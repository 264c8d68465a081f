import BanyanHost

/// A view that shows a page, and further pages on top of it.
///
/// ```swift
/// NavigationStack {
///   List(parks) { park in NavigationLink(park.name, value: park) }
///     .navigationDestination(for: Park.self) { park in ParkDetails(park: park) }
///     .navigationTitle("Parks")
/// }
/// ```
///
/// Links and destinations put pages onto the stack; a page is made when it is shown (P08), and its
/// state goes when it is taken away (P09). A page that others cover keeps its state, and has
/// disappeared until it is uncovered. What is injected at the stack reaches every page; what is
/// injected inside a page does not reach those on top of it (D20).
///
/// A stack inside a page of another one is a stack of its own, in the place of the page's bar: the
/// way back from its first page leads to the page below in the outer stack. See Apple's
/// documentation of `NavigationStack`.
///
/// In a browser each page is an entry of the history, with an address that can be kept. Pages of values
/// that are `Codable`, strings or numbers can be had back from it, in another window too. So a value
/// may come from outside: as with a URL of `onOpenURL(perform:)`, check it before you rely on it.
public struct NavigationStack<Data, Root: View> {
  let path: (any StackPath)?
  let root: Root

  /// Creates a stack that keeps its own path.
  /// - Parameter root: the page that is shown when the stack is empty.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack whose pages follow a path of values of any type.
  /// - Parameters:
  ///   - path: what is on the stack. Going back writes it, and so do links with a value.
  ///   - root: the page that is shown when the stack is empty.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = BoundPath(binding: path)
    self.root = root()
  }

  /// Creates a stack whose pages follow a collection of values of one type.
  /// - Parameters:
  ///   - path: what is on the stack. Going back writes it, and so do links with a value of its type.
  ///   - root: the page that is shown when the stack is empty.
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
    node.showRoot { Root._make(view.root, under: $0, in: $1) }
    node.update()
    return node
  }

  public static func _update(_ node: _Node, to view: NavigationStack) {
    let node = unsafeDowncast(node, to: NavigationStackNode.self)
    if let path = view.path { node.valuePath = path }
    Root._update(node.root.content, to: view.root)
    node.update()
  }
}
