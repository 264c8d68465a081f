import BanyanHost

extension View {
  /// Sets a view behind the row of this view, replacing the list's background.
  /// - Parameter view: the background, as large as the row; nil for the list's own.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_RowBackgroundModifier(view: view))
  }
}

/// Sets a view behind the rows of the content.
public nonisolated struct _RowBackgroundModifier<Background: View>: WrappingModifier {
  public typealias Body = Never

  let view: Background?

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> RowBackgroundNode<
    Background
  > {
    RowBackgroundNode(view, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: RowBackgroundNode<Background>) { wrapper.update(to: view) }
}

/// Makes a background for each row of the content.
final class RowBackgroundNode<Background: View>: RowScopeNode {
  private var background: Background?
  private var layers: [RowLayerNode<Background>] = []

  init(_ background: Background?, under parent: _Node, in context: _Context) {
    self.background = background
    super.init(under: parent, in: context)
  }

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

  override var elementRule: ElementRule { .shown }

  override func place(of child: _Node) -> ChildPlace {
    guard child is RowLayerNode<Background> else { return .same }
    return .named("\(layers.firstIndex { $0 === child } ?? layers.count)")
  }

  override func forEachChildInSamePlace(_ body: (_Node) -> Void) { super.forEachChild(body) }

  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
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
