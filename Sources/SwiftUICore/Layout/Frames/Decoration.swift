import BanyanHost
import Foundation

extension View {
  /// Layers a view in front of this one, offering it this view's size. Each of several views, such as those of a group,
  /// has one of its own (LG05).
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    DecoratedView(
      content: self, decoration: content(), placement: .before, alignment: alignment)
  }

  /// Layers a view in front of this one.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    DecoratedView(content: self, decoration: overlay, placement: .before, alignment: alignment)
  }

  /// Layers a view behind this one, offering it this view's size. Each of several views, such as those of a group,
  /// has one of its own (LG05).
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
    let node = DecorationNode(
      placement: view.placement, alignment: view.alignment, spacing: view.spacing, under: parent,
      in: context)
    node.content = Content._make(view.content, under: node, in: context)
    node.decorate { Decoration._make(view.decoration, under: $0, in: context) }
    return node
  }

  @MainActor static func _update(_ node: _Node, to view: DecoratedView) {
    let node = unsafeDowncast(node, to: DecorationNode.self)
    let context = node.context
    node.set(placement: view.placement, alignment: view.alignment, spacing: view.spacing)
    node.makeDecorations { Decoration._make(view.decoration, under: $0, in: context) }
    Content._update(node.content, to: view.content)
    node.updateDecorations { Decoration._update($0, to: view.decoration) }
  }
}

/// The boxes of a decorated view: each of its elements has a decoration of its own (LG05), and where there is no
/// element there is no decoration (LG06).
///
/// Decorations are views, so they are made while bodies run and not when the elements are committed.
final class DecorationNode: BoxNode {
  private var alignment: Alignment
  private var makeDecoration: ((_Node) -> _Node)!
  /// True if the elements may differ from those in the boxes.
  private var isStale = false

  init(
    placement: DecorationPlacement, alignment: Alignment, spacing: CGFloat? = nil,
    under parent: _Node, in context: _Context
  ) {
    self.alignment = alignment
    super.init(
      DecorationNode.description(placement, alignment, spacing), under: parent, in: context)
  }

  private static func description(
    _ placement: DecorationPlacement, _ alignment: Alignment, _ spacing: CGFloat?
  ) -> [Property] {
    [.decorationPlacement(placement), .alignment(alignment.resolved)]
      + (Lengths.finite(spacing).map { [.spacing($0)] } ?? [])
  }

  func set(placement: DecorationPlacement, alignment: Alignment, spacing: CGFloat? = nil) {
    update(to: Self.description(placement, alignment, spacing))
    self.alignment = alignment
    for box in boxes { decorated(box).layer?.set(alignment) }
  }

  /// Decorates the content, which has just been made.
  func decorate(with make: @escaping (_Node) -> _Node) {
    makeDecoration = make
    findElements()
  }

  /// Sets the function that makes the decoration of an element that appears.
  func makeDecorations(with make: @escaping (_Node) -> _Node) { makeDecoration = make }

  /// Updates the decorations after the content.
  func updateDecorations(_ update: (_Node) -> Void) {
    if isStale { findElements() }
    for box in boxes {
      if let decoration = decorated(box).layer?.content { update(decoration) }
    }
  }

  private func decorated(_ box: BoxElementNode) -> DecoratedBoxNode {
    unsafeDowncast(box, to: DecoratedBoxNode.self)
  }

  // MARK: Elements

  private func findElements() {
    isStale = false
    _ = collectElements()
  }

  override func elementsBelowDidChange() -> Bool {
    if !isStale, !isDetached {
      isStale = true
      runtime.enqueueUpward(self)
    }
    return false
  }

  /// Runs after all bodies, each of which may change the elements.
  override func updateUpward() {
    if isStale { findElements() }
    // The decorations have the order of the elements.
    if hasPreferences, boxes.count > 1 { invalidatePreferences() }
  }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    DecoratedBoxNode(.decorated, around: element, of: self)
  }

  // The order of the boxes is known now, and with it the place of each decoration.
  override func boxesDidChange() {
    for box in boxes {
      let box = decorated(box)
      if box.layer != nil { continue }
      let layer = DecorationLayerNode(alignment, under: box, in: context)
      box.layer = layer
      layer.content = makeDecoration(layer)
    }
  }

  // A view keeps its decoration when it gives way to another at its place. Rows are no such views, and neither are
  // those that a container shows one by one, which are known by their elements.
  override func keepsOnlyBox(for element: ElementNode) -> Bool {
    var node = element.innermost.parent
    while let current = node, current !== self {
      if current is ListRowNode { return false }
      node = current.parent
    }
    return node != nil && !isInSubviews
  }

  // MARK: Nodes

  override func place(of child: _Node) -> ChildPlace {
    guard child is DecoratedBoxNode else { return .same }
    return .named("\(boxes.firstIndex { $0 === child } ?? boxes.count)")
  }

  override func forEachChildInSamePlace(_ body: (_Node) -> Void) { super.forEachChild(body) }

  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    // Boxes leave before the content.
    for box in boxes where !box.isDetached { body(box) }
  }
}

/// The box around an element, together with the depth stack that decorates it.
private final class DecoratedBoxNode: BoxElementNode {
  var layer: DecorationLayerNode?

  override var contentRule: ElementRule { .shown }

  override func forEachShown(_ body: (_Node) -> Void) {
    body(element)
    if let layer { body(layer) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
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

  override var contentRole: ContentRole? { .place }

  // Several views form a depth stack; a single view is aligned by its own guides (LG04, LG08).
  override var ownLayout: ElementLayout? {
    content.collectElements().count == 1 ? ElementLayout(.passing) : nil
  }

  override var layoutFollowsChildren: Bool { true }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
