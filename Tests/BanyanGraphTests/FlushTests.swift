import Testing

@testable import BanyanGraph

/// The order of the work of one flush.
@MainActor
@Suite struct FlushTests {
  let log = Log()
  let runtime = Runtime()

  private func flush() -> [String] {
    runtime.flush()
    return log.take()
  }

  private func probe(_ name: String, depth: Int = 0, _ body: @escaping () -> Void = {}) -> Probe {
    let probe = Probe(name, depth: depth, in: log)
    probe.body = body
    return probe
  }

  private func note(_ line: String) -> () -> Void { { [log] in log.lines.append(line) } }

  @Test func `a vertex is updated once, with all its causes`() {
    let probe = probe("a")
    runtime.invalidate(probe, cause: Cause(field: 1))
    runtime.invalidate(probe, cause: Cause(field: 2))
    #expect(flush() == ["a"])
    #expect(probe.causes == [Cause(field: 1), Cause(field: 2)])
    #expect(flush() == [])
  }

  @Test func `a child that its parent removes is not updated`() {
    let child = probe("child", depth: 1)
    let parent = probe("parent") { child.leave() }
    runtime.enqueue(child)
    runtime.enqueue(parent)
    #expect(flush() == ["parent"])
    runtime.enqueue(child)
    #expect(!runtime.isDirty)
  }

  @Test func `a vertex that is queued by a later one is updated again`() {
    let first = probe("first")
    var isAgain = false
    let second = probe("second", depth: 1) { [runtime] in
      if !isAgain { runtime.enqueue(first) }
      isAgain = true
    }
    runtime.enqueue(first)
    runtime.enqueue(second)
    #expect(flush() == ["first", "second", "first"])
  }

  @Test func `bodies come before what flows upward, and that is done again after them`() {
    let body = probe("body", depth: 2)
    let (collector, child) = (probe("collector"), probe("child", depth: 1))
    var isAgain = false
    child.upwardBody = { [runtime] in
      if !isAgain { runtime.enqueue(body) }
      isAgain = true
    }
    runtime.enqueueUpward(collector)
    runtime.enqueueUpward(child)
    runtime.enqueueUpward(child)
    runtime.enqueue(body)
    #expect(flush() == ["body", "child upward", "body", "collector upward"])
  }

  @Test
  func `actions come after bodies, what waits until all has settled after those, commits last`() {
    let window = CountingRenderer("window", in: log)
    runtime.enqueueCommit(window)
    runtime.whenSettled(note("settled"))
    runtime.enqueueAction { [self] in
      log.lines.append("action")
      runtime.enqueue(probe("by action"))
      runtime.enqueueAction(note("second action"))
    }
    runtime.enqueueUpward(probe("collector"))
    runtime.enqueue(probe("body"))
    #expect(
      flush() == [
        "body", "collector upward", "action", "by action", "second action", "settled",
        "window commits",
      ])
  }

  @Test func `work done after all has settled starts another round`() {
    runtime.whenSettled { [self] in
      log.lines.append("settled")
      runtime.enqueueAction(note("action"))
    }
    #expect(flush() == ["settled", "action"])
  }

  @Test func `a request to commit made during a commit waits for the next flush`() {
    let window = CountingRenderer("window", in: log)
    window.onCommit = { [runtime] in
      window.onCommit = {}
      runtime.enqueueCommit(window)
    }
    runtime.enqueueCommit(window)
    #expect(flush() == ["window commits"])
    #expect(runtime.isDirty)
    #expect(flush() == ["window commits"])
    #expect(!runtime.isDirty)
  }

  @Test func `an event and the events inside it are one flush`() {
    var flushes = 0
    runtime.didFlush = { flushes += 1 }
    runtime.perform {
      runtime.enqueue(probe("a"))
      runtime.perform { runtime.enqueue(probe("b", depth: 1)) }
      #expect(log.take() == [])
    }
    #expect(log.take() == ["a", "b"])
    #expect(flushes == 1)
  }

  @Test func `a flush inside a flush does nothing`() {
    let later = probe("later", depth: 1)
    runtime.enqueue(later)
    runtime.enqueue(
      probe("first") { [runtime, log] in
        Tracking.ignore { runtime.flush() }
        log.lines.append("end of first")
      })
    #expect(flush() == ["first", "end of first", "later"])
  }

  @Test func `an update that does not come to rest is interrupted, and reported once`() {
    var (rounds, reports) = (0, [String]())
    runtime.report = { reports.append($0) }
    var isEndless = true
    func act() {
      rounds += 1
      if isEndless { runtime.enqueueAction(act) }
    }
    runtime.enqueueAction(act)
    runtime.flush()
    #expect(rounds == Runtime.roundLimit)
    #expect(runtime.isDirty)
    runtime.flush()
    #expect(rounds == 2 * Runtime.roundLimit)
    #expect(
      reports == [
        "An update does not settle: each change causes another. The rest follows bit by bit."
      ])
    isEndless = false
    runtime.flush()
    #expect(rounds == 2 * Runtime.roundLimit + 1)
    #expect(!runtime.isDirty)
  }
}
