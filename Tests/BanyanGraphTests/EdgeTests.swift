import Testing

@testable import BanyanGraph

/// Which readers a source knows, and what memory that takes.
@MainActor
@Suite struct EdgeTests {
  let log = Log()
  let runtime = Runtime()

  private func change(_ source: Source) -> [String] {
    source.changed(in: runtime)
    runtime.flush()
    return log.take()
  }

  private func identities(_ sources: Source...) -> [ObjectIdentifier] {
    sources.map(ObjectIdentifier.init)
  }

  @Test func `a change updates the readers of the last evaluation, oldest first`() {
    let (source, probes) = (Source(), ["a", "b", "c"].map { Probe($0, in: log) })
    for index in [1, 0, 2] {
      probes[index].body = { source.track() }
      probes[index].evaluate()
    }
    // They are at one depth, where the older is updated first, in whatever order they have read.
    #expect(change(source) == ["a", "b", "c"])
    probes[0].body = {}
    probes[0].evaluate()
    #expect(change(source) == ["b", "c"])
    probes[1].leave()
    #expect(change(source) == ["c"])
  }

  @Test func `readers learn of a change in the order in which they have read`() {
    let source = Source()
    let probes = ["a", "b", "c"].map { Probe($0, in: log) }
    for index in [1, 2, 0] {
      probes[index].body = { source.track() }
      probes[index].evaluate()
    }
    func names() -> [String] {
      var names: [String] = []
      source.forEachReader { reader, _ in names.append((reader as? Probe)?.name ?? "") }
      return names
    }
    #expect(names() == ["b", "c", "a"])
    // A reader that has read it before keeps its edge, and so its place.
    probes[1].evaluate()
    #expect(names() == ["b", "c", "a"])
    probes[2].leave()
    #expect(names() == ["b", "a"])
    probes[1].leave()
    #expect(names() == ["a"])
  }

  @Test func `two reads of a source are one edge`() {
    let (first, second, probe) = (Source(), Source(), Probe("a", in: log))
    probe.body = {
      first.track()
      second.track()
      first.track()
    }
    probe.evaluate()
    #expect(probe.sources == identities(first, second))
    #expect(change(first) == ["a"])
  }

  @Test func `an evaluation that reads the same uses the same edges, in any order`() {
    let (first, second, third, probe) = (Source(), Source(), Source(), Probe("a", in: log))
    probe.body = { for source in [first, second, third] { source.track() } }
    probe.evaluate()
    let edges = probe.pointers
    #expect(edges.count == 3)
    probe.evaluate()
    #expect(probe.pointers == edges)
    probe.body = { for source in [third, first, second] { source.track() } }
    probe.evaluate()
    #expect(probe.sources == identities(third, first, second))
    #expect(probe.pointers == [edges[2], edges[0], edges[1]])
  }

  @Test func `an edge that has ended serves the next reader`() {
    let (first, second) = (Source(), Source())
    let (leaving, coming) = (Probe("a", in: log), Probe("b", in: log))
    leaving.body = { for source in [first, second] { source.track() } }
    leaving.evaluate()
    let edges = Set(leaving.pointers)
    leaving.leave()
    coming.body = leaving.body
    coming.evaluate()
    #expect(Set(coming.pointers) == edges)
    #expect(change(first) == ["b"])
  }

  @Test func `a read for another cause has an edge of its own`() {
    let (source, probe) = (Source(), Probe("a", in: log))
    probe.body = { source.track(as: Cause(field: 1)) }
    probe.evaluate()
    #expect(change(source) == ["a"])
    probe.body = { source.track(as: Cause(field: 2, needsCheck: true)) }
    probe.evaluate()
    #expect(change(source) == ["a"])
    #expect(probe.causes == [Cause(field: 1), Cause(field: 2, needsCheck: true)])
    #expect(probe.sources == identities(source))
  }

  @Test func `reads within another evaluation belong to it alone`() {
    let (outerSource, innerSource, laterSource) = (Source(), Source(), Source())
    let (outer, inner) = (Probe("outer", in: log), Probe("inner", depth: 1, in: log))
    inner.body = { innerSource.track() }
    outer.body = {
      outerSource.track()
      inner.evaluate()
      laterSource.track()
    }
    outer.evaluate()
    #expect(outer.sources == identities(outerSource, laterSource))
    #expect(inner.sources == identities(innerSource))
    #expect(!Tracking.isActive)
  }

  @Test func `an inner evaluation does not hide that the outer one has read a source`() {
    let source = Source()
    let (outer, inner) = (Probe("outer", in: log), Probe("inner", depth: 1, in: log))
    inner.body = { source.track() }
    outer.body = {
      source.track()
      inner.evaluate()
      source.track()
    }
    outer.evaluate()
    #expect(Set(outer.sources) == [ObjectIdentifier(source)])
    #expect(change(source) == ["outer", "inner"])
  }

  @Test func `a read that is not tracked leaves no edge`() {
    let (source, probe) = (Source(), Probe("a", in: log))
    probe.body = {
      Tracking.ignore { source.track() }
      Tracking.duringUpdate {
        source.track()
        #expect(Tracking.seesUpdate && !Tracking.isActive)
      }
      #expect(Tracking.isActive && Tracking.reader === probe)
    }
    probe.evaluate()
    #expect(probe.sources == [])
    #expect(change(source) == [])
    #expect(!Tracking.seesUpdate)
  }

  @Test func `a reader keeps its sources alive, and no longer`() {
    let probe = Probe("a", in: log)
    weak var known: Source?
    do {
      let source = Source()
      known = source
      probe.body = { [weak source] in source?.track() }
      probe.evaluate()
    }
    #expect(known != nil)
    probe.leave()
    #expect(known == nil)
  }

  @Test func `a read is looked for among the next eight reads of the evaluation before`() {
    let (sources, probe) = ((0..<100).map { _ in Source() }, Probe("a", in: log))
    probe.body = { for source in sources { source.track() } }
    probe.evaluate()
    let edges = Set(probe.pointers)
    probe.body = { for source in sources.reversed() { source.track() } }
    probe.evaluate()
    #expect(probe.sources == sources.reversed().map(ObjectIdentifier.init))
    #expect(edges.intersection(probe.pointers).count == 8)
    #expect(change(sources[50]) == ["a"])
  }
}
