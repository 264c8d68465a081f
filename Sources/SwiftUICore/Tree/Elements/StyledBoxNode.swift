import BanyanGraph
import BanyanHost

/// A modifier that puts a box around each element of its content, and whose properties depend on
/// the environment.
@MainActor
protocol StyledBoxModifier: WrappingModifier where Wrapper == StyledBoxNode {
  func properties(in environment: EnvironmentValues) -> [Property]
}

extension StyledBoxModifier {
  func makeWrapper(under parent: _Node, in context: _Context) -> StyledBoxNode {
    StyledBoxNode(self, under: parent, in: context)
  }

  func update(_ wrapper: StyledBoxNode) {
    wrapper.modifier = self
    wrapper.update()
  }
}

/// Boxes whose properties are evaluated again when the environment changes.
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
