import BanyanGraph

extension View {
  /// Shows a page on the surrounding navigation stack while a Boolean is true.
  /// - Parameters:
  ///   - isPresented: whether to show the page. Going back sets it to false.
  ///   - destination: the page.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(_PresentedDestinationModifier(isPresented: isPresented, destination: destination()))
  }

  /// Shows a page on the surrounding navigation stack while there is an item. A different item has a
  /// different page in the same place, with its own state.
  /// - Parameters:
  ///   - item: the item to show. Going back sets it to nil.
  ///   - destination: makes the page of an item.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_ItemDestinationModifier(item: item, destination: destination))
  }
}

/// Shows a page while a Boolean is true.
public nonisolated struct _PresentedDestinationModifier<Page: View>: ViewModifier {
  public typealias Body = Never

  let isPresented: Binding<Bool>
  let destination: Page

  @MainActor
  public static func _make<Content: View>(
    _ view: ModifiedContent<Content, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = DestinationNode(
      view.modifier.isPresented, destination: view.modifier.destination, under: parent,
      in: context)
    node.content = Content._make(view.content, under: node, in: context)
    node.update()
    return node
  }

  @MainActor
  public static func _update<Content: View>(
    _ node: _Node, to view: ModifiedContent<Content, Self>
  ) {
    let node = unsafeDowncast(node, to: DestinationNode<Page>.self)
    Content._update(node.content, to: view.content)
    node.update(to: view.modifier.isPresented, destination: view.modifier.destination)
  }
}

/// Shows a page while there is an item.
public nonisolated struct _ItemDestinationModifier<Item: Hashable, Page: View>: ViewModifier {
  public typealias Body = Never

  let item: Binding<Item?>
  let destination: (Item) -> Page

  private var isPresented: Binding<Bool> {
    // It is only ever set to false.
    Binding(
      location: ConvertedLocation(base: item.location) {
        $0 != nil
      } write: { _ in
        .some(nil)
      })
  }

  private var page: ItemPage<Item, Page> { ItemPage(item: item, destination: destination) }

  @MainActor
  public static func _make<Content: View>(
    _ view: ModifiedContent<Content, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    typealias Presented = _PresentedDestinationModifier<ItemPage<Item, Page>>
    return Presented._make(presented(view), under: parent, in: context)
  }

  @MainActor
  public static func _update<Content: View>(
    _ node: _Node, to view: ModifiedContent<Content, Self>
  ) {
    _PresentedDestinationModifier<ItemPage<Item, Page>>._update(node, to: presented(view))
  }

  private static func presented<Content: View>(
    _ view: ModifiedContent<Content, Self>
  ) -> ModifiedContent<Content, _PresentedDestinationModifier<ItemPage<Item, Page>>> {
    ModifiedContent<Content, _PresentedDestinationModifier<ItemPage<Item, Page>>>(
      content: view.content,
      modifier: _PresentedDestinationModifier(
        isPresented: view.modifier.isPresented, destination: view.modifier.page))
  }
}

/// The page for the current item.
nonisolated struct ItemPage<Item: Hashable, Page: View>: View {
  typealias Body = Never

  let item: Binding<Item?>
  let destination: (Item) -> Page

  @MainActor
  static func _make(_ view: ItemPage, under parent: _Node, in context: _Context) -> _Node {
    let node = ItemPageNode(view, under: parent, in: context)
    node.update()
    return node
  }

  @MainActor static func _update(_ node: _Node, to view: ItemPage) {
    let node = unsafeDowncast(node, to: ItemPageNode<Item, Page>.self)
    node.view = view
    node.update()
  }
}

private final class ItemPageNode<Item: Hashable, Page: View>: _Node {
  fileprivate var view: ItemPage<Item, Page>
  private var child: _Node?
  private let reading = Reading()

  init(_ view: ItemPage<Item, Page>, under parent: _Node, in context: _Context) {
    self.view = view
    super.init(under: parent, in: context)
  }

  override func update() {
    isQueued = false
    let page = reading.read(for: self) { () -> IDView<Page, Item>? in
      guard let item = view.item.wrappedValue else { return nil }
      return IDView(content: view.destination(item), id: item)
    }
    // A page that is about to leave shows its last item.
    guard let page else { return }
    if let child { return IDView._update(child, to: page) }
    child = IDView._make(page, under: self, in: context)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func detach() {
    reading.end()
    super.detach()
  }
}

/// The node of a view that shows a page while a binding is true.
final class DestinationNode<Page: View>: _Node {
  var content: _Node!
  private var isPresented: Binding<Bool>
  private var destination: Page
  private let reading = Reading()
  private lazy var request = PageRequest(
    make: { [unowned self] in Page._make(destination, under: $0, in: $1) },
    goBack: { [unowned self] in isPresented.wrappedValue = false })

  init(
    _ isPresented: Binding<Bool>, destination: Page, under parent: _Node, in context: _Context
  ) {
    self.isPresented = isPresented
    self.destination = destination
    super.init(under: parent, in: context)
  }

  func update(to isPresented: Binding<Bool>, destination: Page) {
    self.isPresented = isPresented
    self.destination = destination
    if let content = request.content { Page._update(content, to: destination) }
    update()
  }

  override func update() {
    isQueued = false
    let isWanted = reading.read(for: self) { isPresented.wrappedValue }
    if isWanted { request.show(from: context) } else { request.hide() }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func detach() {
    reading.end()
    request.hide()
    super.detach()
  }
}
