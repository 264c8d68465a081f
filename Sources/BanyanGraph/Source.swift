/// A value that can change and knows its readers.
///
/// It belongs to the main actor. Only reads are not isolated to it, because they come through
/// property wrappers, which cannot be isolated: those have already checked their thread
/// (`MainThread`).
@MainActor
open class Source {
  /// The edges to this source's readers, oldest first. The readers own them.
  @exclusivity(unchecked) nonisolated(unsafe) final var firstEdge: Edge.Pointer?
  @exclusivity(unchecked) nonisolated(unsafe) final var lastEdge: Edge.Pointer?

  /// The last evaluation that has read the source, which makes a second read by the same reader
  /// cheap.
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate final var newestStamp: UInt64 = 0
  /// The cause of that read.
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate final var newestCause = Cause.dependency

  nonisolated public init() {}

  /// Records that the vertex being evaluated, if there is one, has read this source.
  /// - Parameter cause: the cause that the reader receives for a change, if it differs from its
  ///   evaluation's.
  nonisolated package final func track(as cause: Cause? = nil) {
    guard let frame = Tracking.current else { return }
    let cause = cause ?? frame.cause
    // Properties that lead to one source are checked each for itself.
    if newestStamp == frame.stamp, newestCause == cause || frame.hasRead(self, cause: cause) {
      return
    }
    frame.read(self, cause: cause)
  }

  /// The source's name in a trace.
  open var traceName: String { "\(Self.self)" }

  /// The number of the name among the terms of traces.
  open var traceTerm: UInt32 { TraceTerms.number(of: traceName) }

  /// Invalidates every reader.
  package final func changed(in runtime: Runtime) {
    var edge = firstEdge
    while let current = edge {
      edge = current.pointee.nextReader
      runtime.invalidate(current.pointee.reader, cause: current.pointee.cause)
    }
  }

  /// Calls a function with every reader and its cause: for a source that is above the runtimes
  /// and has readers in several.
  package final func forEachReader(_ body: (Vertex, Cause) -> Void) {
    var edge = firstEdge
    while let current = edge {
      edge = current.pointee.nextReader
      body(current.pointee.reader, current.pointee.cause)
    }
  }
}

/// The vertex that is being evaluated, and its reads so far.
@MainActor
package enum Tracking {
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate private(set) unowned(unsafe) static
    var current: Frame?
  @exclusivity(unchecked) private static var stamps: UInt64 = 0

  /// Frames for nested evaluations, kept for reuse.
  @exclusivity(unchecked) private static var frames: ContiguousArray<Frame> = []
  @exclusivity(unchecked) private static var depth = 0

  /// True if a body is being evaluated: reads are recorded, and writes are a mistake.
  nonisolated package static var isActive: Bool { current != nil }

  /// The vertex that is being evaluated.
  nonisolated package static var reader: Vertex? { current?.reader }

  /// The state around an evaluation.
  package struct Surroundings {
    fileprivate unowned(unsafe) let frame: Frame?
  }

  /// Starts to record reads on a reader's behalf. The evaluation follows, then ``end(_:)``.
  package static func begin(
    _ reader: Vertex, replacing edges: inout EdgeList, cause: Cause = .dependency
  ) -> Surroundings {
    let surroundings = Surroundings(frame: current)
    if depth == frames.count { frames.append(Frame()) }
    let frame = frames[depth]
    depth += 1
    stamps += 1
    frame.begin(reader: reader, cause: cause, stamp: stamps, earlier: edges.take())
    current = frame
    return surroundings
  }

  /// Ends an evaluation.
  /// - Returns: its reads.
  package static func end(_ surroundings: Surroundings) -> EdgeList {
    current = surroundings.frame
    depth -= 1
    return frames[depth].end()
  }

  /// Runs a function on a reader's behalf. Its reads replace the previous ones.
  package static func track<Result>(
    _ reader: Vertex, edges: inout EdgeList, cause: Cause = .dependency, _ body: () -> Result
  ) -> Result {
    let surroundings = begin(reader, replacing: &edges, cause: cause)
    let result = body()
    edges = end(surroundings)
    return result
  }

  /// Runs a function that sees values as a body does, without recording its reads.
  package static func duringUpdate<Result>(_ body: () -> Result) -> Result {
    let outer = isUpdating
    isUpdating = true
    defer { isUpdating = outer }
    return ignore(body)
  }

  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var isUpdating = false

  /// True if values are read as of the current update, rather than the newest.
  nonisolated package static var seesUpdate: Bool { isActive || isUpdating }

  /// Runs a function without recording its reads.
  package static func ignore<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return try body()
  }

  /// The reads of one evaluation: edges of the last evaluation are reused where the same source is
  /// read again, which in most bodies happens in the same order.
  fileprivate final class Frame {
    @exclusivity(unchecked) unowned(unsafe) var reader: Vertex?
    @exclusivity(unchecked) var cause = Cause.dependency
    @exclusivity(unchecked) var stamp: UInt64 = 0
    @exclusivity(unchecked) private var earlier: Edge.Pointer?
    @exclusivity(unchecked) private var first: Edge.Pointer?
    @exclusivity(unchecked) private var last: Edge.Pointer?

    func begin(reader: Vertex, cause: Cause, stamp: UInt64, earlier: Edge.Pointer?) {
      self.reader = reader
      self.cause = cause
      self.stamp = stamp
      self.earlier = earlier
    }

    func end() -> EdgeList {
      let (unread, read) = (earlier, first)
      earlier = nil
      first = nil
      last = nil
      Edge.endAll(from: unread)
      return EdgeList(first: read)
    }

    func read(_ source: Source, cause: Cause) {
      let edge =
        takeEarlier(source, cause: cause) ?? Edge.make(source, reader: reader!, cause: cause)
      source.newestStamp = stamp
      source.newestCause = cause
      if let last { last.pointee.nextSource = edge } else { first = edge }
      last = edge
    }

    /// Returns true if the evaluation has read a source for a cause, although not for that cause last.
    func hasRead(_ source: Source, cause: Cause) -> Bool {
      var edge = first
      while let current = edge {
        if current.pointee.leads(to: source), current.pointee.cause == cause { return true }
        edge = current.pointee.nextSource
      }
      return false
    }

    /// The number of earlier reads that are looked at for each read. A body that reads many others, or the same in another
    /// order, gets new edges instead: looking at all of them would take time proportional to the square of their number.
    private static let searchLength = 8

    private func takeEarlier(_ source: Source, cause: Cause) -> Edge.Pointer? {
      var previous: Edge.Pointer?
      var edge = earlier
      var length = 0
      while let current = edge, length < Self.searchLength {
        length += 1
        let next = current.pointee.nextSource
        if current.pointee.leads(to: source), current.pointee.cause == cause {
          if let previous { previous.pointee.nextSource = next } else { earlier = next }
          current.pointee.nextSource = nil
          return current
        }
        previous = current
        edge = next
      }
      return nil
    }
  }
}
