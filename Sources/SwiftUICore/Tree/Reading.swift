import BanyanGraph

/// What a node reads outside of a body, such as a binding: the node is updated when any of it
/// changes.
///
/// It is a class because what is read may be the node's own.
@MainActor
final class Reading {
  private var edges = EdgeList()
  private var observation = ObservationTracker()
  private var observes = false

  /// Reads something on behalf of a node. What was read before counts no more.
  func read<Value>(for node: _Node, _ body: () -> Value) -> Value {
    var observation = self.observation
    var observes = self.observes
    let surroundings = Tracking.begin(node, replacing: &edges)
    let value = observation.track(for: node, observes: &observes, body)
    edges = Tracking.end(surroundings)
    self.observation = observation
    self.observes = observes
    return value
  }

  /// Ends what was read, because the node leaves the tree.
  func end() {
    edges.removeAll()
    observation.cancel()
  }
}
