import BanyanGraph

/// The counts of one view, or of all views of a type.
struct ViewCounts: Equatable {
  var runs = 0
  /// The number of runs with an unchanged result.
  var sameResults = 0
  /// The number of times that its value was equal and its body was skipped.
  var skips = 0
  var microseconds = 0
  var longest = 0
  /// The numbers of views that appeared and disappeared.
  var births = 0
  var deaths = 0
  /// The last update in which it was not asked, although a neighbor ran.
  var lastNotAsked: UInt32 = 0
  /// The last update in which it ran or was compared.
  var lastAsked: UInt32 = 0

  mutating func addRun(_ record: TraceRecord) {
    runs += 1
    if record.outcome == .equal { sameResults += 1 }
    if record.outcome == .first { births += 1 }
    let time = Int(record.fourth)
    microseconds += time
    longest = max(longest, time)
  }
}

/// The counts of one type of view.
struct TypeCount: Identifiable, Equatable {
  var id: String { name }
  let name: String
  var counts: ViewCounts
}

/// A source of data, and its readers.
struct SourceReaders: Identifiable, Equatable {
  struct Reader: Identifiable, Hashable {
    let id: UInt64
    let name: String
  }

  var id: String { name }
  /// The name, such as `CounterView.count`.
  let name: String
  var readers: [Reader] = []
  /// The number of its changes.
  var changeCount = 0
  /// The newest value, if it is known.
  var value = ""
}
