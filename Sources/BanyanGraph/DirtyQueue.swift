/// Vertices that wait to be updated, in buckets by depth: the oldest first within a bucket.
package struct DirtyQueue {
  private var buckets: ContiguousArray<Bucket> = []
  /// No bucket below this depth, and none above `deepest`, has a vertex.
  private var shallowest = Int.max
  private var deepest = -1
  package private(set) var count = 0

  private struct Bucket {
    var entries: ContiguousArray<Entry> = []
    var head = 0
    var isSorted = true

    var isEmpty: Bool { head == entries.count }

    @MainActor
    mutating func insert(_ vertex: Vertex) {
      let entry = Entry(number: vertex.number, vertex: vertex)
      if let last = entries.last, last.number > entry.number { isSorted = false }
      entries.append(entry)
    }

    @MainActor
    mutating func removeFirst() -> Vertex {
      // Nearly always there is one entry.
      if entries.count == 1 { return entries.removeLast().vertex }
      if !isSorted {
        entries[head...].sort()
        isSorted = true
      }
      let vertex = entries[head].vertex
      head += 1
      if isEmpty {
        entries.removeAll(keepingCapacity: head <= 64)
        head = 0
      }
      return vertex
    }
  }

  /// A vertex with its number beside it: reading the number from each vertex for comparison took a
  /// tenth of the time when 1,000 vertices were queued out of order.
  private struct Entry: Comparable {
    let number: UInt64
    let vertex: Vertex

    static func < (left: Entry, right: Entry) -> Bool { left.number < right.number }
    static func == (left: Entry, right: Entry) -> Bool { left.number == right.number }
  }

  package init() {}

  package var isEmpty: Bool { count == 0 }

  @MainActor
  package mutating func insert(_ vertex: Vertex) {
    let depth = vertex.depth
    while buckets.count <= depth { buckets.append(Bucket()) }
    buckets[depth].insert(vertex)
    shallowest = min(shallowest, depth)
    deepest = max(deepest, depth)
    count += 1
  }

  /// Removes and returns the vertex nearest to the root.
  @MainActor
  package mutating func popShallowest() -> Vertex? {
    guard count > 0 else { return nil }
    while buckets[shallowest].isEmpty { shallowest += 1 }
    return pop(at: shallowest)
  }

  /// Removes and returns the vertex farthest from the root.
  @MainActor
  package mutating func popDeepest() -> Vertex? {
    guard count > 0 else { return nil }
    while buckets[deepest].isEmpty { deepest -= 1 }
    return pop(at: deepest)
  }

  @MainActor
  private mutating func pop(at depth: Int) -> Vertex {
    count -= 1
    let vertex = buckets[depth].removeFirst()
    if count == 0 {
      shallowest = Int.max
      deepest = -1
    }
    return vertex
  }
}
