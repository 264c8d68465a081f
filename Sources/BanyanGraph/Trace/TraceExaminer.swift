/// An object that examines a recorder's records after each update.
@MainActor
package protocol TraceExaminer: AnyObject {
  /// Called when an update is over, with everything that belongs to it.
  func updateDidEnd(_ summary: UpdateSummary)
  /// Called when an event has led to no update.
  func turnDidEnd()
}

/// The queries of an examiner.
extension TraceRecorder {
  /// The number of the oldest available record.
  package var oldestNumber: UInt32 { oldest }

  /// The number of the record of the current update, or of the last one.
  package var updateNumber: UInt32 { update }

  /// The number of the newest record.
  package var lastNumber: UInt32 { count }

  /// Returns the record with a number, if it is still available.
  package func record(_ number: UInt32) -> TraceRecord? {
    number >= oldest && number <= count ? ring[number] : nil
  }

  /// Returns the place of a vertex; empty if it was not requested while the vertex existed.
  package func place(ofNumber vertex: UInt64) -> String {
    text(notes.knownPlace(of: vertex))
  }

  /// Returns the nearest body or row that caused a record.
  /// - Parameter vertex: a vertex whose own records are skipped.
  package func bodyAround(_ number: UInt32, except vertex: UInt64 = 0) -> TraceRecord? {
    var number = number
    while let record = record(number) {
      if record.kind == .body || record.kind == .row, record.subject != vertex { return record }
      number = record.cause
    }
    return nil
  }
}
