/// A readable set of records: a copy, or the current records of a recorder.
package protocol TraceReading {
  /// The number of the oldest available record.
  var firstNumber: UInt32 { get }
  /// The number of the newest record; less than ``firstNumber`` if there is none.
  var lastNumber: UInt32 { get }
  subscript(number: UInt32) -> TraceRecord? { get }
  func text(_ number: UInt32) -> String
  /// Returns the place of a vertex; empty if it was not requested while the vertex existed.
  func place(of subject: UInt64) -> String
}

extension TraceReading {
  /// Calls a function with each record after a number.
  func forEachRecord(after number: UInt32, _ body: (UInt32, TraceRecord) -> Void) {
    var next = max(number + 1, firstNumber)
    while next <= lastNumber {
      if let record = self[next] { body(next, record) }
      next += 1
    }
  }
}

/// The current records of a recorder: for readers that finish before the next event.
///
/// Copying them after each update would take time proportional to their number; this takes none.
package struct LiveTrace: TraceReading {
  package let firstNumber: UInt32
  package let lastNumber: UInt32
  let ring: TraceRing
  let texts: TraceTexts
  let terms: ContiguousArray<String>
  let notes: VertexNotes

  package subscript(number: UInt32) -> TraceRecord? {
    number >= firstNumber && number <= lastNumber ? ring[number] : nil
  }

  package func text(_ number: UInt32) -> String {
    TraceTerms.index(of: number).map { terms[$0] } ?? texts[number]
  }

  package func place(of subject: UInt64) -> String {
    subject == 0 ? "" : texts[notes.knownPlace(of: subject)]
  }
}

extension TraceRecorder {
  /// The current records.
  package var live: LiveTrace {
    LiveTrace(
      firstNumber: oldest, lastNumber: count, ring: ring, texts: texts, terms: TraceTerms.all,
      notes: notes)
  }
}
