/// Looks at what a recorder has written down, whenever an update is over.
@MainActor
package protocol TraceExaminer: AnyObject {
  /// Hears that an update is over, with all that belongs to it.
  func updateDidEnd(_ summary: UpdateSummary)
  /// Hears that something has happened of which no update came.
  func turnDidEnd()
}

/// What an examiner asks a recorder.
extension TraceRecorder {
  /// The number of the oldest record that is there.
  package var oldestNumber: UInt32 { oldest }

  /// The number of the record of the update that is being made, or of the last one.
  package var updateNumber: UInt32 { update }

  /// The number of the newest record.
  package var lastNumber: UInt32 { count }

  /// A record by its number, if it is still there.
  package func record(_ number: UInt32) -> TraceRecord? {
    number >= oldest && number <= count ? ring[number] : nil
  }

  /// Where a vertex stands, in words; empty if nobody has asked while it was there.
  package func place(ofNumber vertex: UInt64) -> String {
    text(notes.knownPlace(of: vertex))
  }

  /// The nearest body or row that is the reason for something.
  /// - Parameter vertex: a vertex whose own are passed over.
  package func bodyAround(_ number: UInt32, except vertex: UInt64 = 0) -> TraceRecord? {
    var number = number
    while let record = record(number) {
      if record.kind == .body || record.kind == .row, record.subject != vertex { return record }
      number = record.cause
    }
    return nil
  }
}
