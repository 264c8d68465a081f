import BanyanGraph
import BanyanHost

/// Marks the elements of its content as opening a menu, and sets whether the menu is open.
nonisolated struct MenuOpenerModifier: WrappingModifier {
  typealias Body = Never
  let isOpen: Bool

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> MenuOpenerNode {
    MenuOpenerNode(isOpen, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: MenuOpenerNode) { wrapper.isOpen = isOpen }
}

final class MenuOpenerNode: WrapperNode {
  private var elements: [ElementNode] = []
  var isOpen: Bool {
    didSet { for element in elements { element.describe(.isMenuOpen(isOpen)) } }
  }

  init(_ isOpen: Bool, under parent: _Node, in context: _Context) {
    self.isOpen = isOpen
    super.init(under: parent, in: context)
  }

  override var elementRule: ElementRule { .completed }

  override func complete(_ elements: inout [ElementNode], from first: Int) {
    self.elements = Array(elements[first...])
    for element in self.elements { element.describe(.isMenuOpen(isOpen)) }
  }
}
