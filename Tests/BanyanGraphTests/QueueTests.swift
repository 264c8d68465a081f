import Testing

@testable import BanyanGraph

/// The order in which vertices leave a queue.
@MainActor
@Suite struct QueueTests {
  let log = Log()

  private func probes(_ depths: [Int]) -> [Probe] {
    depths.enumerated().map { Probe("\($0.offset)", depth: $0.element, in: log) }
  }

  private func names(
    in queue: inout DirtyQueue, _ pop: (inout DirtyQueue) -> Vertex?
  ) -> [String] {
    var names: [String] = []
    while let vertex = pop(&queue) as? Probe { names.append(vertex.name) }
    return names
  }

  @Test func `parents come before children, and of two at one depth the older`() {
    let probes = probes([3, 1, 2, 1, 3, 0])
    var queue = DirtyQueue()
    for index in [4, 3, 0, 5, 2, 1] { queue.insert(probes[index]) }
    #expect(queue.count == 6)
    let order = names(in: &queue) { $0.popShallowest() }
    #expect(order == ["5", "1", "3", "2", "0", "4"])
    #expect(queue.isEmpty)
  }

  @Test func `upward, children come before parents, and of two at one depth the older`() {
    let probes = probes([3, 1, 2, 1, 3, 0])
    var queue = DirtyQueue()
    for index in [4, 3, 0, 5, 2, 1] { queue.insert(probes[index]) }
    let order = names(in: &queue) { $0.popDeepest() }
    #expect(order == ["0", "4", "2", "1", "3", "5"])
  }

  @Test func `a vertex that comes while the queue is being emptied takes its place`() {
    let probes = probes([2, 2, 1, 3])
    var queue = DirtyQueue()
    queue.insert(probes[1])
    queue.insert(probes[3])
    let first = queue.popShallowest()
    #expect(first === probes[1])
    queue.insert(probes[0])
    queue.insert(probes[2])
    let order = names(in: &queue) { $0.popShallowest() }
    #expect(order == ["2", "0", "3"])
  }

  @Test func `a vertex older than one that has left its depth still comes before younger ones`() {
    let probes = probes([1, 1, 1, 1])
    var queue = DirtyQueue()
    for index in [1, 2, 3] { queue.insert(probes[index]) }
    let first = queue.popShallowest()
    #expect(first === probes[1])
    queue.insert(probes[0])
    let order = names(in: &queue) { $0.popShallowest() }
    #expect(order == ["0", "2", "3"])
  }

  @Test func `a thousand vertices in reverse order leave in order`() {
    let probes = probes(Array(repeating: 4, count: 1_000))
    var queue = DirtyQueue()
    for probe in probes.reversed() { queue.insert(probe) }
    let expected = (0..<1_000).map { "\($0)" }
    let downward = names(in: &queue) { $0.popShallowest() }
    #expect(downward == expected)
    // And the same once more, in the memory that it has kept.
    for probe in probes.reversed() { queue.insert(probe) }
    let upward = names(in: &queue) { $0.popDeepest() }
    #expect(upward == expected)
  }

  @Test func `an empty queue has nothing`() {
    var queue = DirtyQueue()
    let probe = Probe("only", depth: 5, in: log)
    let before = names(in: &queue) { $0.popShallowest() ?? $0.popDeepest() }
    queue.insert(probe)
    let after = names(in: &queue) { $0.popDeepest() ?? $0.popShallowest() }
    #expect(before == [] && after == ["only"])
    #expect(queue.isEmpty)
  }

  @Test func `batches leave in their order, and what has been taken is not kept`() {
    var batches = PendingBatches()
    for identity: UInt64 in 1...3 { #expect(batches.open(Transaction()) == identity) }
    #expect(batches.takeFirst().identity == 1)
    batches.invalidate(Probe("a", in: log), .dependency, record: 0)
    #expect(batches.open(Transaction()) == 4)
    #expect(batches.count == 3 && batches.placeCount == 4)
    let rest = [batches.takeFirst(), batches.takeFirst(), batches.takeFirst()]
    #expect(rest.map(\.identity) == [2, 3, 4] && rest.map(\.invalidations.count) == [0, 1, 0])
    #expect(batches.isEmpty && batches.placeCount == 0)
  }
}
