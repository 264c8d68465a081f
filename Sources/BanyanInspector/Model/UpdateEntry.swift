import BanyanGraph

/// What one event, or something outside of all views, has brought about.
struct UpdateEntry: Identifiable, Equatable {
  /// The number of its record.
  let id: UInt32
  /// What it is called by, counted from 1.
  var ordinal = 0
  var title = ""
  var place = ""
  var counts = UpdateCounts()
  var lines: [TraceOutline] = []

  /// Whether the same has happened again, as far as a line tells.
  func isLike(_ other: UpdateEntry) -> Bool {
    title == other.title && place == other.place && counts.isLike(other.counts)
  }

  /// The way from the event to the last thing that happened to one of some vertices, outermost first.
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

/// What an update came to, in numbers.
struct UpdateCounts: Equatable {
  var writes = 0
  /// Bodies and rows that ran, and how many of them came to what was there.
  var bodies = 0
  var sameResults = 0
  /// Changes that the host was told of.
  var changes = 0
  var skips = 0
  var bytes = 0
  var microseconds = 0

  /// Whether all is the same that does not depend on time.
  func isLike(_ other: UpdateCounts) -> Bool {
    var other = other
    other.microseconds = microseconds
    other.bytes = bytes
    return self == other
  }

  /// Such as `1 write, 1 body, 1 change, 11 B, 0.2 ms`.
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
  /// The newest of them.
  var entry: UpdateEntry
  var count = 1
  // Of the oldest, which stays when another joins them.
  let id: UInt32

  /// Folds equal ones that follow each other; the newest comes first.
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
  /// A time in microseconds, in words.
  var duration: String {
    if self < 10 { return "0 ms" }
    if self < 100 { return "0.0\(self / 10) ms" }
    if self < 1_000 { return "0.\(self / 100) ms" }
    if self < 100_000 { return "\(self / 1_000).\(self % 1_000 / 100) ms" }
    return "\(self / 1_000) ms"
  }

  /// A number of bytes, in words.
  var byteCount: String {
    self < 10_000 ? "\(self) B" : "\(self / 1_000).\(self % 1_000 / 100) kB"
  }
}
