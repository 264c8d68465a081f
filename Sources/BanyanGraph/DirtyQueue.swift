/// Vertices that wait to be updated, in buckets by depth: the oldest first within a bucket.
package struct DirtyQueue {
  private var buckets: ContiguousArray<Bucket> = []
  /// No bucket below this depth, and none above `deepest`, has a vertex.
  private var shallowest = Int.max
  private var deepest = -1
  package private(set) var count = 0

  private struct Bucket {
    var vertices: ContiguousArray<Vertex> = []
    var head = 0
    var isSorted = true

    var isEmpty: Bool { head == vertices.count }

    // Not a closure in place: each call of it would ask whether it is on the main actor, which took
    // a fifth of the time when 1,000 vertices were told in disorder.
    nonisolated private static func isOlder(_ left: Vertex, _ right: Vertex) -> Bool {
      left.number < right.number
    }

    @MainActor
    mutating func insert(_ vertex: Vertex) {
      if let last = vertices.last, last.number > vertex.number { isSorted = false }
      vertices.append(vertex)
    }

    @MainActor
    mutating func removeFirst() -> Vertex {
      // Nearly always there is one.
      if vertices.count == 1 { return vertices.removeLast() }
      if !isSorted {
        vertices[head...].sort(by: Self.isOlder)
        isSorted = true
      }
      let vertex = vertices[head]
      head += 1
      if isEmpty {
        vertices.removeAll(keepingCapacity: head <= 64)
        head = 0
      }
      return vertex
    }
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

  /// Takes the vertex nearest to the root.
  @MainActor
  package mutating func popShallowest() -> Vertex? {
    guard count > 0 else { return nil }
    while buckets[shallowest].isEmpty { shallowest += 1 }
    return pop(at: shallowest)
  }

  /// Takes the vertex farthest from the root.
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
