import BanyanHost

extension View {
  /// Runs an action when a pointer enters or leaves this view. Touches have no effect.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: action))
  }
}

/// Tracks whether the pointer is over each element of its content.
nonisolated struct _HoverModifier: WrappingModifier {
  typealias Body = Never

  fileprivate let action: (Bool) -> Void

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> HoverNode {
    HoverNode(action, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: HoverNode) { wrapper.action = action }
}

final class HoverNode: BoxNode {
  var action: (Bool) -> Void

  init(_ action: @escaping (Bool) -> Void, under parent: _Node, in context: _Context) {
    self.action = action
    super.init([.followsHover(true)], under: parent, in: context)
  }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    HoverElementNode(around: element, of: self)
  }
}

private final class HoverElementNode: BoxElementNode {
  private unowned(unsafe) let hover: HoverNode
  private var isHovered = false

  init(around element: ElementNode, of hover: HoverNode) {
    self.hover = hover
    super.init(around: element, of: hover)
    window.register(self)
  }

  override func handle(_ payload: Event.Payload) -> Bool {
    guard case .hover(let isHovered) = payload else { return false }
    if isHovered != self.isHovered {
      self.isHovered = isHovered
      hover.action(isHovered)
    }
    return true
  }
}
