import BanyanGraph

/// The effects of one event, or of a change from outside of all views.
struct UpdateEntry: Identifiable, Equatable {
  /// The number of its record.
  let id: UInt32
  /// The number it is shown with, counted from 1.
  var ordinal = 0
  var title = ""
  var place = ""
  var counts = UpdateCounts()
  var lines: [TraceOutline] = []

  /// Returns true if another update has the same effects, as far as its line shows.
  func isLike(_ other: UpdateEntry) -> Bool {
    title == other.title && place == other.place && counts.isLike(other.counts)
  }

  /// Returns the chain from the event to the last effect on one of some vertices, outermost first.
  func way(to vertices: Set<UInt64>) -> [TraceOutline]? {
    for line in lines.reversed() {
      if let way = Self.way(to: vertices, in: line) { return way }
    }
    return nil
  }

  private static func way(to vertices: Set<UInt64>, in line: TraceOutline) -> [TraceOutline]? {
    for child in line.children.reversed() {
      if let way = way(to: vertices, in: child) { return [line] + way }
    }
    let isEffect = [.body, .row, .mutation].contains(line.kind) && line.outcome != .equal
    return isEffect && vertices.contains(line.subject) ? [line] : nil
  }
}

/// The effects of an update, in numbers.
struct UpdateCounts: Equatable {
  var writes = 0
  /// The bodies and rows that ran, and the number of them with unchanged results.
  var bodies = 0
  var sameResults = 0
  /// The changes that were sent to the host.
  var changes = 0
  var skips = 0
  var bytes = 0
  var microseconds = 0

  /// Returns true if all counts are equal, apart from time and size.
  func isLike(_ other: UpdateCounts) -> Bool {
    var other = other
    other.microseconds = microseconds
    other.bytes = bytes
    return self == other
  }

  /// A summary, such as `1 write, 1 body, 1 change, 11 B, 0.2 ms`.
  var words: String {
    var parts: [String] = []
    func add(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { parts.append("\(count) \(count == 1 ? one : many)") }
    }
    add(writes, "write", "writes")
    add(bodies, "body", "bodies")
    add(sameResults, "same result", "same results")
    add(changes, "change", "changes")
    if bytes > 0 { parts.append(bytes.byteCount) }
    parts.append(microseconds.duration)
    return parts.joined(separator: ", ")
  }
}

/// Updates that a list shows as one line.
struct FoldedUpdate: Identifiable, Equatable {
  /// The newest of these updates.
  var entry: UpdateEntry
  var count = 1
  // The identity of the oldest one, which stays when another joins them.
  let id: UInt32

  /// Folds consecutive equal updates; the newest comes first.
  static func folding(_ entries: some BidirectionalCollection<UpdateEntry>) -> [FoldedUpdate] {
    var folded: [FoldedUpdate] = []
    for entry in entries {
      if let last = folded.last, last.entry.isLike(entry) {
        folded[folded.count - 1].entry = entry
        folded[folded.count - 1].count += 1
      } else {
        folded.append(FoldedUpdate(entry: entry, id: entry.id))
      }
    }
    return folded.reversed()
  }
}

extension Int {
  /// A time in microseconds, as text.
  var duration: String {
    if self < 10 { return "0 ms" }
    if self < 100 { return "0.0\(self / 10) ms" }
    if self < 1_000 { return "0.\(self / 100) ms" }
    if self < 100_000 { return "\(self / 1_000).\(self % 1_000 / 100) ms" }
    return "\(self / 1_000) ms"
  }

  /// A number of bytes, as text.
  var byteCount: String {
    self < 10_000 ? "\(self) B" : "\(self / 1_000).\(self % 1_000 / 100) kB"
  }
}
