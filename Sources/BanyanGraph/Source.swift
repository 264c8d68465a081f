/// Something that can change, and knows who has read it.
///
/// It belongs to the main actor. Reads alone are not bound to it, because they come through property
/// wrappers, which nobody can bind: those have asked already where they are (`MainThread`).
@MainActor
open class Source {
  /// The edges to this source's readers, oldest first. The readers own them.
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate unowned(unsafe) var firstEdge: Edge?
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate unowned(unsafe) var lastEdge: Edge?

  /// The edge of the newest read, which makes a second read by the same reader cheap.
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate unowned(unsafe) var newestEdge: Edge?

  nonisolated public init() {}

  /// Records that the vertex being evaluated, if there is one, has read this source.
  /// - Parameter cause: what to tell the reader of a change, if not what its evaluation says.
  nonisolated package final func track(as cause: Cause? = nil) {
    guard let frame = Tracking.current else { return }
    if let newestEdge, newestEdge.stamp == frame.stamp { return }
    frame.read(self, cause: cause ?? frame.cause)
  }

  /// Queues every reader.
  package final func changed(in runtime: Runtime) {
    var edge = firstEdge
    while let current = edge {
      edge = current.nextReader
      runtime.invalidate(current.reader, cause: current.cause)
    }
  }

  /// Calls a function with every reader, and what to tell it of a change: for a source that stands
  /// above the runtimes and has readers in several.
  package final func forEachReader(_ body: (Vertex, Cause) -> Void) {
    var edge = firstEdge
    while let current = edge {
      edge = current.nextReader
      body(current.reader, current.cause)
    }
  }
}

/// The fact that a reader has read a source: a member of two lists, the source's and the reader's.
package final class Edge {
  fileprivate let source: Source
  fileprivate unowned(unsafe) let reader: Vertex
  fileprivate let cause: Cause
  @exclusivity(unchecked) fileprivate var stamp: UInt64
  @exclusivity(unchecked) fileprivate unowned(unsafe) var nextReader: Edge?
  @exclusivity(unchecked) fileprivate unowned(unsafe) var previousReader: Edge?
  @exclusivity(unchecked) fileprivate var nextSource: Edge?

  fileprivate init(source: Source, reader: Vertex, cause: Cause, stamp: UInt64) {
    self.source = source
    self.reader = reader
    self.cause = cause
    self.stamp = stamp
    previousReader = source.lastEdge
    if let last = source.lastEdge { last.nextReader = self } else { source.firstEdge = self }
    source.lastEdge = self
  }

  fileprivate func unlink() {
    if let previousReader {
      previousReader.nextReader = nextReader
    } else {
      source.firstEdge = nextReader
    }
    if let nextReader {
      nextReader.previousReader = previousReader
    } else {
      source.lastEdge = previousReader
    }
    if source.newestEdge === self { source.newestEdge = nil }
  }
}

/// The edges of one reader, in the order of its reads.
package struct EdgeList {
  fileprivate var first: Edge?

  package init() {}

  fileprivate init(first: Edge?) {
    self.first = first
  }

  /// Forgets all reads. A reader that goes must call it, or its sources would point to nothing.
  package mutating func removeAll() {
    Self.unlink(first)
    first = nil
  }

  fileprivate static func unlink(_ edge: Edge?) {
    var edge = edge
    while let current = edge {
      current.unlink()
      edge = current.nextSource
      // Taken apart one by one: a long list that is freed as a whole recurses.
      current.nextSource = nil
    }
  }
}

/// Which vertex is being evaluated now, and what it has read so far.
@MainActor
package enum Tracking {
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate private(set) unowned(unsafe) static
    var current: Frame?
  @exclusivity(unchecked) private static var stamps: UInt64 = 0

  /// Frames for evaluations inside each other, kept to be used again.
  @exclusivity(unchecked) private static var frames: ContiguousArray<Frame> = []
  @exclusivity(unchecked) private static var depth = 0

  /// Whether some body is being evaluated: reads are recorded, and writes are a mistake.
  nonisolated package static var isActive: Bool { current != nil }

  /// The vertex that is being evaluated.
  nonisolated package static var reader: Vertex? { current?.reader }

  /// What was going on around an evaluation.
  package struct Surroundings {
    fileprivate unowned(unsafe) let frame: Frame?
  }

  /// Starts to record reads on a reader's behalf. What comes next is the evaluation, and ``end(_:)``.
  package static func begin(
    _ reader: Vertex, replacing edges: EdgeList, cause: Cause = .dependency
  ) -> Surroundings {
    let surroundings = Surroundings(frame: current)
    if depth == frames.count { frames.append(Frame()) }
    let frame = frames[depth]
    depth += 1
    stamps += 1
    frame.begin(reader: reader, cause: cause, stamp: stamps, earlier: edges.first)
    current = frame
    return surroundings
  }

  /// Ends an evaluation.
  /// - Returns: what it has read.
  package static func end(_ surroundings: Surroundings) -> EdgeList {
    current = surroundings.frame
    depth -= 1
    return frames[depth].end()
  }

  /// Runs a piece of code on a reader's behalf. Its reads replace those of the last time.
  package static func track<Result>(
    _ reader: Vertex, edges: inout EdgeList, cause: Cause = .dependency, _ body: () -> Result
  ) -> Result {
    let surroundings = begin(reader, replacing: edges, cause: cause)
    let result = body()
    edges = end(surroundings)
    return result
  }

  /// Runs a piece of code that sees values as a body does, and whose reads are nobody's.
  package static func duringUpdate<Result>(_ body: () -> Result) -> Result {
    let outer = isUpdating
    isUpdating = true
    defer { isUpdating = outer }
    return ignore(body)
  }

  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var isUpdating = false

  /// Whether values are to be seen as of the update being made, rather than the newest.
  nonisolated package static var seesUpdate: Bool { isActive || isUpdating }

  /// Runs a piece of code whose reads are nobody's.
  package static func ignore<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return try body()
  }

  /// The reads of one evaluation: edges of the last evaluation are used again where the same
  /// source is read again, which in most bodies happens in the same order.
  fileprivate final class Frame {
    @exclusivity(unchecked) unowned(unsafe) var reader: Vertex?
    @exclusivity(unchecked) var cause = Cause.dependency
    @exclusivity(unchecked) var stamp: UInt64 = 0
    @exclusivity(unchecked) private var earlier: Edge?
    @exclusivity(unchecked) private var first: Edge?
    @exclusivity(unchecked) private unowned(unsafe) var last: Edge?

    func begin(reader: Vertex, cause: Cause, stamp: UInt64, earlier: Edge?) {
      self.reader = reader
      self.cause = cause
      self.stamp = stamp
      self.earlier = earlier
    }

    func end() -> EdgeList {
      EdgeList.unlink(earlier)
      let edges = EdgeList(first: first)
      earlier = nil
      first = nil
      last = nil
      return edges
    }

    func read(_ source: Source, cause: Cause) {
      let edge =
        takeEarlier(source, cause: cause)
        ?? Edge(source: source, reader: reader!, cause: cause, stamp: stamp)
      edge.stamp = stamp
      source.newestEdge = edge
      if let last { last.nextSource = edge } else { first = edge }
      last = edge
    }

    private func takeEarlier(_ source: Source, cause: Cause) -> Edge? {
      var previous: Edge?
      var edge = earlier
      while let current = edge {
        if current.source === source, current.cause == cause {
          if let previous {
            previous.nextSource = current.nextSource
          } else {
            earlier = current.nextSource
          }
          current.nextSource = nil
          return current
        }
        previous = current
        edge = current.nextSource
      }
      return nil
    }
  }
}
