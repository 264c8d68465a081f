@testable import BanyanGraph

/// A vertex without a view: it runs a body, and keeps a list of what happened.
final class Probe: Vertex {
  let name: String
  private let log: Log
  var edges = EdgeList()
  var body: () -> Void = {}
  var upwardBody: () -> Void = {}
  private(set) var causes: [Cause] = []

  init(_ name: String, depth: Int = 0, in log: Log) {
    self.name = name
    self.log = log
    super.init(depth: depth)
  }

  override func update() {
    log.lines.append(name)
    evaluate()
  }

  override func updateUpward() {
    log.lines.append("\(name) upward")
    upwardBody()
  }

  override func note(_ cause: Cause) { causes.append(cause) }

  /// Runs the body and records its reads.
  func evaluate() { Tracking.track(self, edges: &edges, body) }

  /// Leaves the tree.
  func leave() {
    isDetached = true
    edges.removeAll()
  }

  /// The sources that the last body has read, in order.
  var sources: [ObjectIdentifier] {
    var sources: [ObjectIdentifier] = []
    edges.forEachSource { source, _ in sources.append(ObjectIdentifier(source)) }
    return sources
  }

  /// The memory of the edges, in the order of the reads.
  var pointers: [Edge.Pointer] {
    let first = edges.take()
    defer { edges = EdgeList(first: first) }
    return Array(
      sequence(state: first) { next in
        defer { next = next?.pointee.nextSource }
        return next
      })
  }
}

/// The events of a test, in order.
@MainActor
final class Log {
  var lines: [String] = []

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A window that counts its commits.
final class CountingRenderer: Renderer {
  let name: String
  private let log: Log
  var onCommit: () -> Void = {}

  init(_ name: String, in log: Log) {
    self.name = name
    self.log = log
  }

  func commit() {
    log.lines.append("\(name) commits")
    onCommit()
  }
}
