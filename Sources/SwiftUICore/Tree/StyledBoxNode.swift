import BanyanGraph
import BanyanHost

/// A modifier that puts a box around each element of its content, and whose properties depend on
/// the environment.
@MainActor
protocol StyledBoxModifier: ViewModifier where Body == Never {
  func properties(in environment: EnvironmentValues) -> [Property]
}

extension StyledBoxModifier {
  public static func _make<Content: View>(
    _ view: ModifiedContent<Content, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = StyledBoxNode(view.modifier, under: parent, in: context)
    node.content = Content._make(view.content, under: node, in: context)
    return node
  }

  public static func _update<Content: View>(
    _ node: _Node, to view: ModifiedContent<Content, Self>
  ) {
    let node = unsafeDowncast(node, to: StyledBoxNode.self)
    node.modifier = view.modifier
    node.update()
    Content._update(node.content, to: view.content)
  }
}

/// Boxes whose properties are looked at again when the environment changes.
final class StyledBoxNode: BoxNode {
  var modifier: any StyledBoxModifier
  private var edges = EdgeList()

  init(_ modifier: any StyledBoxModifier, under parent: _Node, in context: _Context) {
    self.modifier = modifier
    super.init([], under: parent, in: context)
    update()
  }

  override func update() {
    isQueued = false
    let values = EnvironmentValues(at: context)
    update(to: Tracking.track(self, edges: &edges) { modifier.properties(in: values) })
  }

  override func detach() {
    edges.removeAll()
    super.detach()
  }
}
