import BanyanGraph
import BanyanHost
import BanyanLayout

/// A layout of one of the framework's own views. That a host with its own layout shows its views in a column is not reported, as the
/// app cannot change it.
package nonisolated protocol FrameworkLayout: Layout {}

/// Views in a layout.
nonisolated struct LaidOutView<L: Layout, Content: View>: View {
  typealias Body = Never

  let layout: L
  let content: Content

  init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }

  @MainActor static func _make(
    _ view: LaidOutView, under parent: _Node, in context: _Context
  ) -> _Node {
    if context.window?.layout != nil, L.self == AnyLayout.self || view.stack == nil {
      let node = LayoutNode(view.layout, under: parent, in: context)
      node.content = Content._make(view.content, under: node, in: context)
      return node
    }
    if view.stack == nil, !(L.self is any FrameworkLayout.Type) {
      Issue.report(
        """
        The layout \(L.self) is in a window that its host lays out: its views stand in a column.
        """, in: context.runtime)
    }
    let node = ChoiceNode(under: parent, in: context)
    view.choose(in: node)
    return node
  }

  @MainActor static func _update(_ node: _Node, to view: LaidOutView) {
    guard let node = node as? LayoutNode else {
      return view.choose(in: unsafeDowncast(node, to: ChoiceNode.self))
    }
    node.update(to: view.layout)
    Content._update(node.content, to: view.content)
  }

  @MainActor private var stack: StandardLayout? { StandardLayout(layout) }

  /// Chooses the stack that the layout corresponds to, or the one that replaces it.
  @MainActor private func choose(in node: ChoiceNode) {
    switch stack {
    case .vertical(let layout):
      node.choose(
        1, VStack(alignment: layout.alignment, spacing: layout.spacing) { content })
    case .horizontal(let layout):
      node.choose(
        2, HStack(alignment: layout.alignment, spacing: layout.spacing) { content })
    case .depth(let layout): node.choose(3, ZStack(alignment: layout.alignment) { content })
    case .grid(let layout):
      node.choose(
        4,
        Grid(
          alignment: layout.alignment, horizontalSpacing: layout.horizontalSpacing,
          verticalSpacing: layout.verticalSpacing
        ) { content })
    case nil: node.choose(5, VStack { content })
    }
  }
}

/// The element of views in a layout. It stays when one layout replaces another, and so does its
/// content (LK07).
final class LayoutNode: ElementNode {
  var content: _Node!
  private var rule: LayoutRule!
  private var stack: StandardLayout?
  private var box: (any LayoutBox)?

  init(_ layout: some Layout, under parent: _Node, in context: _Context) {
    super.init(.layout, under: parent, in: context)
    take(layout)
  }

  func update(to layout: some Layout) {
    guard take(layout) else { return }
    window.layout?.contributionDidChange(of: self)
  }

  /// - Returns: whether the layout may have changed.
  @discardableResult
  private func take<L: Layout>(_ layout: L) -> Bool {
    if let layout = layout as? AnyLayout { return take(layout.base) }
    if let new = StandardLayout(layout) {
      if new == stack { return false }
      (stack, box) = (new, nil)
      rule = new.rule
      return true
    }
    if let box = box as? LayoutBoxOf<L> { return box.update(to: layout) }
    let box = LayoutBoxOf(layout, of: self)
    (stack, self.box) = (nil, box)
    rule = .custom(box)
    return true
  }

  override var ownLayout: ElementLayout? { ElementLayout(rule) }

  /// The children that have a place in the layout, in order.
  var laidOutChildren: [ElementNode] {
    children.filter { !$0.layoutID.isNone && !$0.isLaidOutApart }
  }

  var direction: LayoutDirection {
    Tracking.ignore { context.value(for: LayoutDirectionKey.self) }
  }

  // A view has changed a value for its layout.
  override func traitsDidChange() {
    window.layout?.contributionDidChange(of: self)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
