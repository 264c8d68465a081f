import BanyanGraph

/// The sums of a trace's records, kept permanently while the records themselves are dropped over time.
struct TraceSums {
  /// The counts by types.
  private(set) var types: [String: ViewCounts] = [:]
  /// The counts by types since the beginning of a take; nil without one.
  private(set) var take: [String: ViewCounts]?
  /// The counts by vertices.
  private(set) var views: [UInt64: ViewCounts] = [:]
  /// The counts by events.
  private(set) var updates: [UInt32: UpdateCounts] = [:]
  /// The number of changes of each source of data, and its last value, by its name.
  private(set) var changes: [String: (count: Int, value: String)] = [:]
  /// The vertices notified of changes, by the names of the changed data.
  private(set) var notified: [String: Set<UInt64>] = [:]
  /// Views that disappeared with states that the program had written, the newest last.
  private(set) var losses: [String] = []
  private(set) var lastRecord: UInt32 = 0
  private(set) var lastUpdate: UInt32 = 0
  /// The vertices whose elements were changed by the records added last.
  private(set) var changed: [UInt64] = []
  /// The views that ran without effect in those records.
  private(set) var idle: [UInt64] = []

  private static let mostViews = 20_000

  /// Adds the records since the last time.
  /// - Parameter sizes: The number of bytes sent for updates, by their records.
  mutating func add(_ trace: Trace, sizes: [UInt32: Int]) {
    changed = []
    idle = []
    var number = max(lastRecord + 1, trace.firstNumber)
    while let record = trace[number] {
      add(record, number, trace, sizes)
      lastRecord = number
      number += 1
    }
    if views.count > Self.mostViews { views = [:] }
  }

  private mutating func add(
    _ record: TraceRecord, _ number: UInt32, _ trace: Trace, _ sizes: [UInt32: Int]
  ) {
    let root = trace.root(of: number)
    switch record.kind {
    case .update:
      lastUpdate = number
      updates[root, default: UpdateCounts()].microseconds += Int(record.fourth)
      updates[root, default: UpdateCounts()].bytes += sizes[number] ?? 0
    case .write, .source:
      if record.kind == .write { updates[root, default: UpdateCounts()].writes += 1 }
      guard record.outcome == .changed else { return }
      let name = trace.text(record.first)
      changes[name, default: (0, "")].count += 1
      changes[name]!.value = trace.text(record.third)
    case .body, .row:
      updates[root, default: UpdateCounts()].bodies += 1
      if record.outcome == .equal {
        updates[root]!.sameResults += 1
        idle.append(record.subject)
      }
      views[record.subject, default: ViewCounts()].addRun(record)
      views[record.subject]!.lastAsked = lastUpdate
      if record.kind == .body { count(trace.text(record.first)) { $0.addRun(record) } }
    case .skipped:
      updates[root, default: UpdateCounts()].skips += 1
      views[record.subject, default: ViewCounts()].skips += 1
      views[record.subject]!.lastAsked = lastUpdate
      count(trace.text(record.first)) { $0.skips += 1 }
    case .notAsked:
      if record.subject != 0 {
        views[record.subject, default: ViewCounts()].lastNotAsked = lastUpdate
      }
    case .notified:
      guard let source = trace[record.cause] else { return }
      notified[trace.text(source.first), default: []].insert(record.subject)
    case .left:
      let words = trace.text(record.first)
      count(String(words.prefix { $0 != " " })) { $0.deaths += 1 }
      if words.contains(", and with it ") { losses = losses.suffix(99) + [words] }
    case .mutation:
      updates[root, default: UpdateCounts()].changes += 1
      if !Self.isOfPlaces(trace.text(record.first)) { changed.append(record.subject) }
    default: break
    }
  }

  /// Changes the counts of a type.
  private mutating func count(_ type: String, _ change: (inout ViewCounts) -> Void) {
    change(&types[type, default: ViewCounts()])
    if take != nil { change(&take![type, default: ViewCounts()]) }
  }

  /// Begins a take, or ends it.
  mutating func toggleTake() { take = take == nil ? [:] : nil }

  /// Returns true if elements came, went, or moved: an element that appears does not flash like a changed
  /// one.
  private static func isOfPlaces(_ words: String) -> Bool {
    words.hasPrefix("in ") || words.contains(" placement ")
      || [" appears", " disappears", " moves"].contains(where: words.hasSuffix)
  }

  /// Restarts the counts, also those of a take; records up to now stay marked as read.
  mutating func reset() {
    let (record, update, isTaking) = (lastRecord, lastUpdate, take != nil)
    self = TraceSums()
    (lastRecord, lastUpdate) = (record, update)
    if isTaking { toggleTake() }
  }
}
