import BanyanGraph

/// How often the views of a type ran, or one of them.
struct ViewCounts: Equatable {
  var runs = 0
  /// Of these, how often it came to what was there.
  var sameResults = 0
  /// How often it was given a value that is no other.
  var skips = 0
  var microseconds = 0
  var longest = 0
  /// How many appeared, and how many left.
  var births = 0
  var deaths = 0
  /// The update in which it was asked for nothing last, though it stands beside what ran.
  var lastNotAsked: UInt32 = 0
  /// The update in which it ran or was compared last.
  var lastAsked: UInt32 = 0

  mutating func addRun(_ record: TraceRecord) {
    runs += 1
    if record.outcome == .equal { sameResults += 1 }
    if record.outcome == .first { births += 1 }
    let time = Int(record.fourth)
    microseconds += time
    longest = max(longest, time)
  }

  /// What came since an earlier count.
  func since(_ earlier: ViewCounts?) -> ViewCounts {
    guard let earlier else { return self }
    var counts = self
    counts.runs -= earlier.runs
    counts.sameResults -= earlier.sameResults
    counts.skips -= earlier.skips
    counts.microseconds -= earlier.microseconds
    counts.births -= earlier.births
    counts.deaths -= earlier.deaths
    return counts
  }
}

/// The views of one type, in numbers.
struct TypeCount: Identifiable, Equatable {
  var id: String { name }
  let name: String
  var counts: ViewCounts
}

/// What views read, and who reads it.
struct SourceReaders: Identifiable, Equatable {
  struct Reader: Identifiable, Hashable {
    let id: UInt64
    let name: String
  }

  var id: String { name }
  /// Such as `CounterView.count`.
  let name: String
  var readers: [Reader] = []
  /// How often it has changed.
  var changeCount = 0
  /// The newest value, if it is known.
  var value = ""
}
