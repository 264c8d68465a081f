import BanyanGraph

/// What a node has read besides bodies, such as a binding: the node is updated when it changes.
@MainActor
struct Reading {
  private var edges = EdgeList()
  private var observation = ObservationTracker()
  /// Whether it has ever read an observable object.
  private var observes = false

  /// Reads something on behalf of a node, in place of what was read before.
  mutating func read<Result>(for node: _Node, _ body: () -> Result) -> Result {
    var observation = self.observation
    var observes = self.observes
    let surroundings = Tracking.begin(node, replacing: edges)
    let result = observation.track(for: node, observes: &observes, body)
    edges = Tracking.end(surroundings)
    self.observation = observation
    self.observes = observes
    return result
  }

  /// Forgets what was read.
  mutating func end() {
    edges.removeAll()
    observation.cancel()
  }
}
