/// A record that a reader has read a source: a member of two lists, the source's and the reader's.
///
/// It is not an object. A row has six edges: as objects they would take 480 bytes of memory instead
/// of 288, each with an allocation, and each evaluation would count the references to all of them.
struct Edge {
  typealias Pointer = UnsafeMutablePointer<Edge>

  /// The source, which is retained.
  private let source: Unmanaged<Source>
  unowned(unsafe) let reader: Vertex
  let cause: Cause
  fileprivate(set) var nextReader: Pointer?
  private var previousReader: Pointer?
  var nextSource: Pointer?

  /// Unused edges, linked like those of a reader: for the main thread only.
  @exclusivity(unchecked) nonisolated(unsafe) private static var unused: Pointer?
  /// The number of edges allocated at a time: 4 kB.
  private static let batchCount = 85

  private static func allocate() -> Pointer {
    if let edge = unused {
      unused = edge.pointee.nextSource
      return edge
    }
    let batch = Pointer.allocate(capacity: batchCount)
    for index in 1..<batchCount { free(batch + index) }
    return batch
  }

  // Plain memory: an edge needs no deinitialization once its source has been released.
  private static func free(_ edge: Pointer) {
    edge.pointee.nextSource = unused
    unused = edge
  }

  /// Creates an edge and appends it to its source's list.
  static func make(_ source: Source, reader: Vertex, cause: Cause) -> Pointer {
    let edge = allocate()
    let last = source.lastEdge
    edge.initialize(
      to: Edge(
        source: .passRetained(source), reader: reader, cause: cause, nextReader: nil,
        previousReader: last, nextSource: nil))
    if let last { last.pointee.nextReader = edge } else { source.firstEdge = edge }
    source.lastEdge = edge
    return edge
  }

  func leads(to other: Source) -> Bool {
    source.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }

  func withSource(_ body: (Source) -> Void) { source._withUnsafeGuaranteedRef(body) }

  /// Ends an edge and all edges after it in its reader's list.
  static func endAll(from first: Pointer?) {
    var next = first
    while let edge = next {
      next = edge.pointee.nextSource
      let source = edge.pointee.unlink()
      free(edge)
      source.release()
    }
  }

  private func unlink() -> Unmanaged<Source> {
    source._withUnsafeGuaranteedRef { source in
      if let previousReader {
        previousReader.pointee.nextReader = nextReader
      } else {
        source.firstEdge = nextReader
      }
      if let nextReader {
        nextReader.pointee.previousReader = previousReader
      } else {
        source.lastEdge = previousReader
      }
    }
    return source
  }
}

/// The edges of one reader, in the order of its reads.
package struct EdgeList: ~Copyable {
  private var first: Edge.Pointer?

  package init() {}

  init(first: Edge.Pointer?) { self.first = first }

  /// Removes all reads. A reader that leaves the tree must call this, or it would still be
  /// invalidated.
  package mutating func removeAll() { Edge.endAll(from: take()) }

  /// Calls a function with each source that has been read, in the order of the reads.
  package borrowing func forEachSource(_ body: (Source, Cause) -> Void) {
    var next = first
    while let edge = next {
      edge.pointee.withSource { body($0, edge.pointee.cause) }
      next = edge.pointee.nextSource
    }
  }

  /// Takes the edges out of the list.
  mutating func take() -> Edge.Pointer? {
    let edges = first
    first = nil
    return edges
  }

  // The list of a reader whose app has ended. Sources belong to the main thread.
  deinit {
    guard let first else { return }
    if MainThread.isCurrent { return Edge.endAll(from: first) }
    nonisolated(unsafe) let edges = first
    Task { @MainActor in Edge.endAll(from: edges) }
  }
}
