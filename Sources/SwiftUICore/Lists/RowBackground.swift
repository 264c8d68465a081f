import BanyanHost

extension View {
  /// Puts a view behind the row that this view stands in, in place of the list's own background.
  /// - Parameter view: as large as the row; nil is the list's own.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_RowBackgroundModifier(view: view))
  }
}

/// Puts a view behind the rows of the content.
public nonisolated struct _RowBackgroundModifier<Background: View>: ViewModifier {
  public typealias Body = Never

  let view: Background?

  @MainActor public static func _make<Content: View>(
    _ view: ModifiedContent<Content, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = RowBackgroundNode<Background>(under: parent, in: context)
    node.background = view.modifier.view
    node.content = Content._make(view.content, under: node, in: context)
    return node
  }

  @MainActor public static func _update<Content: View>(
    _ node: _Node, to view: ModifiedContent<Content, Self>
  ) {
    let node = unsafeDowncast(node, to: RowBackgroundNode<Background>.self)
    node.update(to: view.modifier.view)
    Content._update(node.content, to: view.content)
  }
}

/// Makes a background for each row of the content.
private final class RowBackgroundNode<Background: View>: RowScopeNode {
  var background: Background?
  var content: _Node!
  private var layers: [RowLayerNode<Background>] = []

  func update(to newBackground: Background?) {
    let wasShown = background != nil
    background = newBackground
    for layer in layers where newBackground != nil { layer.update(to: newBackground!) }
    if wasShown != (newBackground != nil) {
      if newBackground == nil {
        for layer in layers { layer.detach() }
        layers = []
      }
      rowsNeedUpdate()
    }
  }

  override func contribute(to row: inout RowTraits) {
    guard row.background == nil, let background else { return }
    if let layer = layers.first(where: { $0.row === row.row }) {
      row.background = layer
      return
    }
    let layer = RowLayerNode(background, behind: row.row, under: self, in: context)
    layers.append(layer)
    row.background = layer
  }

  override func rowDidLeave(_ row: RowElementNode) {
    guard let index = layers.firstIndex(where: { $0.row === row }) else { return }
    layers.remove(at: index).detach()
  }

  override func collectElements(into elements: inout [ElementNode]) {
    content.collectElements(into: &elements)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    for layer in layers { body(layer) }
  }
}

/// The background of one row.
private final class RowLayerNode<Background: View>: ElementNode {
  private(set) weak var row: ElementNode?
  private var content: _Node!

  init(_ view: Background, behind row: ElementNode, under parent: _Node, in context: _Context) {
    self.row = row
    super.init(.rowBackground, under: parent, in: context)
    content = Background._make(view, under: self, in: context)
  }

  func update(to view: Background) { Background._update(content, to: view) }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
