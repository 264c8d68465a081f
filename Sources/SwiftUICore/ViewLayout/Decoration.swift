import BanyanHost
import Foundation

extension View {
  /// Puts a view before this one, in the middle and as large as this one at most.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    DecoratedView(
      content: self, decoration: content(), placement: .before, alignment: alignment)
  }

  /// Puts a view before this one.
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    DecoratedView(content: self, decoration: overlay, placement: .before, alignment: alignment)
  }

  /// Puts a view behind this one.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    DecoratedView(
      content: self, decoration: content(), placement: .behind, alignment: alignment)
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    DecoratedView(content: self, decoration: background, placement: .behind, alignment: alignment)
  }
}

/// A view with another as large as it, behind or before it.
nonisolated struct DecoratedView<Content: View, Decoration: View>: View {
  typealias Body = Never

  let content: Content
  let decoration: Decoration
  let placement: DecorationPlacement
  let alignment: Alignment
  /// Between the two where they are beside each other.
  let spacing: CGFloat?

  nonisolated init(
    content: Content, decoration: Decoration, placement: DecorationPlacement,
    alignment: Alignment, spacing: CGFloat? = nil
  ) {
    self.spacing = spacing
    self.content = content
    self.decoration = decoration
    self.placement = placement
    self.alignment = alignment
  }

  @MainActor static func _make(
    _ view: DecoratedView, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = DecoratedElementNode(
      placement: view.placement, alignment: view.alignment, spacing: view.spacing, under: parent,
      in: context)
    node.content = Content._make(view.content, under: node, in: context)
    node.decorate { Decoration._make(view.decoration, under: $0, in: context) }
    return node
  }

  @MainActor static func _update(_ node: _Node, to view: DecoratedView) {
    let node = unsafeDowncast(node, to: DecoratedElementNode.self)
    node.set(placement: view.placement, alignment: view.alignment, spacing: view.spacing)
    Content._update(node.content, to: view.content)
    Decoration._update(node.decoration, to: view.decoration)
  }
}

/// The element of a view and its decoration: what is main, then a depth stack that decorates.
final class DecoratedElementNode: ElementNode {
  private var placement: DecorationPlacement
  private var alignment: Alignment
  private var spacing: CGFloat?
  var content: _Node!
  private var layer: DecorationLayerNode!

  init(
    placement: DecorationPlacement, alignment: Alignment, spacing: CGFloat? = nil,
    under parent: _Node,
    in context: _Context
  ) {
    self.spacing = spacing
    self.placement = placement
    self.alignment = alignment
    super.init(.decorated, under: parent, in: context)
  }

  func decorate(with make: (_Node) -> _Node) {
    layer = DecorationLayerNode(alignment, under: self, in: context)
    layer.content = make(layer)
  }

  var decoration: _Node { layer.content }

  func set(placement: DecorationPlacement, alignment: Alignment, spacing: CGFloat? = nil) {
    let old = properties
    self.spacing = spacing
    self.placement = placement
    self.alignment = alignment
    commitProperties(from: old)
    layer.set(alignment)
  }

  override var properties: [Property] {
    [.decorationPlacement(placement), .alignment(alignment.resolved)]
      + (Lengths.finite(spacing).map { [.spacing($0)] } ?? [])
  }

  override var main: ElementNode? {
    var elements: [ElementNode] = []
    content.collectElements(into: &elements)
    return elements.count == 1 ? elements[0] : nil
  }

  // Where nothing is decorated, the decoration is as large as nothing.
  override var ownLayout: ElementLayout? {
    var elements: [ElementNode] = []
    content.collectElements(into: &elements)
    return elements.isEmpty ? ElementLayout(.frame(width: 0, height: 0, alignment: .center)) : nil
  }

  override var layoutFollowsChildren: Bool { true }

  // What the decorated view says of itself it says to the container around.
  override func traitsDidChange() { container?.traitsDidChange() }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    if let layer { body(layer) }
  }
}

private final class DecorationLayerNode: ElementNode {
  private var alignment: Alignment
  var content: _Node!

  init(_ alignment: Alignment, under parent: _Node, in context: _Context) {
    self.alignment = alignment
    super.init(.depthStack, under: parent, in: context)
  }

  func set(_ alignment: Alignment) {
    let old = properties
    self.alignment = alignment
    commitProperties(from: old)
  }

  override var properties: [Property] {
    alignment == .center ? [] : [.alignment(alignment.resolved)]
  }

  // Several views are a pile; one is aligned by its own guides (LG04, LG08).
  override var ownLayout: ElementLayout? {
    var elements: [ElementNode] = []
    content.collectElements(into: &elements)
    return elements.count == 1 ? ElementLayout(.passing) : nil
  }

  override var layoutFollowsChildren: Bool { true }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
