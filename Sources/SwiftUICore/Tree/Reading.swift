import BanyanGraph

/// The values that a node reads outside of a body, such as a binding: the node is updated when any
/// of them changes.
///
/// It is a class because the values may be the node's own.
@MainActor
final class Reading {
  private var edges = EdgeList()
  private var observation = ObservationTracker()
  private var observes = false

  /// Reads a value on behalf of a node. Earlier reads no longer count.
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

  /// Ends the tracking, because the node leaves the tree.
  func end() {
    edges.removeAll()
    observation.cancel()
  }
}
