import BanyanGraph

// These are inlined because generic functions of another module, such as `Tracking.track`, are not specialized
// here.
extension _Node {
  /// Runs a function on the node's behalf, and records the sources that it reads. Earlier reads no longer
  /// count.
  @inline(__always)
  final func track<Result>(
    edges: inout EdgeList, cause: Cause = .dependency, _ body: () -> Result
  ) -> Result {
    let surroundings = Tracking.begin(self, replacing: &edges, cause: cause)
    let result = body()
    edges = Tracking.end(surroundings)
    return result
  }

  /// Runs a function on the node's behalf, and records the sources and the observable objects that it
  /// reads. Earlier reads no longer count.
  /// - Parameters:
  ///   - observes: true if code like this is known to read observable objects.
  @inline(__always)
  final func track<Result>(
    _ reads: inout TrackedReads, cause: Cause = .dependency, observes: inout Bool,
    isPlain: Bool = false, _ body: () -> Result
  ) -> Result {
    let surroundings = Tracking.begin(self, replacing: &reads.edges, cause: cause)
    let result = reads.observation.track(
      for: self, cause: cause, observes: &observes, isPlain: isPlain, body)
    reads.edges = Tracking.end(surroundings)
    return result
  }

  /// Runs a function that belongs to a type, which remembers whether such functions read observable
  /// objects.
  @inline(__always)
  final func track<Result>(
    _ reads: inout TrackedReads, of fields: DynamicFields, isPlain: Bool = false,
    _ body: () -> Result
  ) -> Result {
    // A copy, because the function may run another one of the type.
    var observes = fields.observes
    let result = track(&reads, observes: &observes, isPlain: isPlain, body)
    fields.observes = observes
    return result
  }

  /// Runs a function on the node's behalf, and forgets what it has read.
  final func trackOnce(_ body: () -> Any) -> Any {
    var edges = EdgeList()
    defer { edges.removeAll() }
    return track(edges: &edges, body)
  }
}

/// The sources and observable objects that one evaluation of a body, a row's closure or a property has read.
@MainActor
struct TrackedReads: ~Copyable {
  var edges = EdgeList()
  var observation = ObservationTracker()

  /// Ends the tracking, because the reader leaves the tree.
  mutating func end() {
    edges.removeAll()
    observation.cancel()
  }
}

/// The values that a node reads outside of a body, such as a binding: the node is updated when any
/// of them changes.
///
/// It is a class because the values may be the node's own.
@MainActor
final class Reading {
  @exclusivity(unchecked) private var reads = TrackedReads()
  @exclusivity(unchecked) private var observes = false

  /// Reads a value on behalf of a node. Earlier reads no longer count.
  func read<Value>(for node: _Node, _ body: () -> Value) -> Value {
    node.track(&reads, observes: &observes, body)
  }

  /// Ends the tracking, because the node leaves the tree.
  func end() { reads.end() }
}
