import Testing

@testable import BanyanGraph

/// When a write of a cell is seen, and by whom.
@MainActor
@Suite struct PendingWriteTests {
  let log: Log
  let runtime: Runtime
  let owner: Probe
  let cell: Cell<Int>

  init() {
    let (log, runtime) = (Log(), Runtime())
    let owner = Probe("owner", in: log)
    let cell = Cell(0, owner: owner, field: 3, runtime: runtime)
    owner.body = { log.lines.append("sees \(cell.valueForOwner)") }
    owner.evaluate()
    _ = log.take()
    (self.log, self.runtime, self.owner, self.cell) = (log, runtime, owner, cell)
  }

  private func flush() -> [String] {
    runtime.flush()
    return log.take()
  }

  @Test func `a write waits for the flush, and an action sees it before`() {
    cell.write(1)
    #expect(cell.value == 1)
    #expect(Tracking.duringUpdate { cell.value } == 0)
    #expect(runtime.isDirty)
    #expect(flush() == ["owner", "sees 1"])
    #expect(Tracking.duringUpdate { cell.value } == 1)
    #expect(owner.causes == [Cause(field: 3)])
    #expect(!runtime.isDirty)
  }

  @Test func `an equal value is not a write`() {
    cell.write(0)
    #expect(!runtime.isDirty)
    #expect(flush() == [])
  }

  @Test func `writes of one transaction are one update`() {
    let other = Cell("", owner: owner, field: 4, runtime: runtime)
    cell.write(1)
    other.write("a")
    cell.write(2)
    #expect(flush() == ["owner", "sees 2"])
    #expect(Tracking.duringUpdate { other.value } == "a")
  }

  @Test func `a value that is written back within its transaction has not changed`() {
    cell.write(1)
    cell.write(0)
    #expect(runtime.isDirty)
    #expect(flush() == [])
    #expect(cell.value == 0)
  }

  @Test func `each transaction is an update of its own, in the order of the writes`() {
    cell.write(1)
    Transaction.with(Transaction()) { cell.write(2) }
    Transaction.with(Transaction()) {
      cell.write(3)
      cell.write(4)
    }
    cell.write(5)
    #expect(cell.value == 5)
    #expect(
      flush() == [
        "owner", "sees 1", "owner", "sees 2", "owner", "sees 4", "owner", "sees 5",
      ])
  }

  @Test func `a transaction that ends where another began changes nothing`() {
    cell.write(1)
    Transaction.with(Transaction()) { cell.write(1) }
    #expect(flush() == ["owner", "sees 1"])
  }

  @Test func `a write of an action is seen in the same flush`() {
    cell.write(1)
    runtime.enqueueAction { [cell] in cell.write(cell.value + 10) }
    #expect(flush() == ["owner", "sees 1", "owner", "sees 11"])
  }

  @Test func `a state that its view has never read changes nobody but other readers`() {
    let unread = Cell(0, owner: owner, field: 4, runtime: runtime)
    unread.write(1)
    #expect(flush() == [])
    let reader = Probe("reader", depth: 1, in: log)
    reader.body = { [log] in
      log.lines.append("reads \(unread.value(forReader: Cause(field: 7)))")
    }
    reader.evaluate()
    #expect(log.take() == ["reads 1"])
    unread.write(2)
    #expect(flush() == ["reader", "reads 2"])
    #expect(reader.causes == [Cause(field: 7)])
  }

  @Test func `a state whose view has left keeps its last value, and updates nobody`() {
    cell.write(1)
    owner.leave()
    cell.detach()
    cell.write(2)
    #expect(cell.value == 1)
    #expect(flush() == [])
  }

  @Test func `a completion follows the changes that it was asked for after`() {
    let opened = Runtime.openedBatches
    let waitsForNothing = Runtime.afterChanges(since: opened) { _ in }
    #expect(!waitsForNothing)
    cell.write(1)
    let waits = Runtime.afterChanges(since: opened) { [log] _ in log.lines.append("complete") }
    #expect(waits)
    Transaction.with(Transaction()) { cell.write(2) }
    #expect(flush() == ["owner", "sees 1", "owner", "sees 2", "complete"])
  }
}
