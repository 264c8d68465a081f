import BanyanHost
import Foundation

extension View {
  /// Layers a view in front of this one, offering it this view's size.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    DecoratedView(
      content: self, decoration: content(), placement: .before, alignment: alignment)
  }

  /// Layers a view in front of this one.
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    DecoratedView(content: self, decoration: overlay, placement: .before, alignment: alignment)
  }

  /// Layers a view behind this one.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    DecoratedView(
      content: self, decoration: content(), placement: .behind, alignment: alignment)
  }

  /// Layers a view behind this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    DecoratedView(content: self, decoration: background, placement: .behind, alignment: alignment)
  }
}

/// A view with another one of the same size behind it or in front of it.
nonisolated struct DecoratedView<Content: View, Decoration: View>: View {
  typealias Body = Never

  let content: Content
  let decoration: Decoration
  let placement: DecorationPlacement
  let alignment: Alignment
  /// The distance between the two, if they are side by side.
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

/// The element of a decorated view: the main element, then a depth stack with the decoration.
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

  // Without decorated content, the decoration has no size.
  override var ownLayout: ElementLayout? {
    var elements: [ElementNode] = []
    content.collectElements(into: &elements)
    return elements.isEmpty ? ElementLayout(.frame(width: 0, height: 0, alignment: .center)) : nil
  }

  override var layoutFollowsChildren: Bool { true }

  // The decorated view's values for its container go to the container around.
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

  // Several views form a depth stack; a single view is aligned by its own guides (LG04, LG08).
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
