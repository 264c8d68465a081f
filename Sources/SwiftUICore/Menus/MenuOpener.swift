import BanyanGraph
import BanyanHost

/// Says of its content's elements that they open a menu, and whether it is open.
nonisolated struct MenuOpenerModifier: ViewModifier {
  typealias Body = Never
  let isOpen: Bool

  @MainActor static func _make<Content: View>(
    _ view: ModifiedContent<Content, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = MenuOpenerNode(view.modifier.isOpen, under: parent, in: context)
    node.content = Content._make(view.content, under: node, in: context)
    return node
  }

  @MainActor static func _update<Content: View>(
    _ node: _Node, to view: ModifiedContent<Content, Self>
  ) {
    let node = unsafeDowncast(node, to: MenuOpenerNode.self)
    node.isOpen = view.modifier.isOpen
    Content._update(node.content, to: view.content)
  }
}

private final class MenuOpenerNode: _Node {
  var content: _Node!
  private var elements: [ElementNode] = []
  var isOpen: Bool {
    didSet { for element in elements { element.describe(.isMenuOpen(isOpen)) } }
  }

  init(_ isOpen: Bool, under parent: _Node, in context: _Context) {
    self.isOpen = isOpen
    super.init(under: parent, in: context)
  }

  override func collectElements(into elements: inout [ElementNode]) {
    let first = elements.count
    content.collectElements(into: &elements)
    self.elements = Array(elements[first...])
    for element in self.elements { element.describe(.isMenuOpen(isOpen)) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
