/// What can be read of records: a copy of them, or those of a recorder as they are now.
package protocol TraceReading {
  /// The number of the oldest record that is there.
  var firstNumber: UInt32 { get }
  /// The number of the newest one; less than ``firstNumber`` if there is none.
  var lastNumber: UInt32 { get }
  subscript(number: UInt32) -> TraceRecord? { get }
  func text(_ number: UInt32) -> String
  /// Where a vertex stands, in words; empty if nobody has asked while it was there.
  func place(of subject: UInt64) -> String
}

extension TraceReading {
  /// Calls a function with each record after one.
  func forEachRecord(after number: UInt32, _ body: (UInt32, TraceRecord) -> Void) {
    var next = max(number + 1, firstNumber)
    while next <= lastNumber {
      if let record = self[next] { body(next, record) }
      next += 1
    }
  }
}

/// The records of a recorder as they are now: for whoever is done with it before anything else happens.
///
/// To copy them takes as long as there are records, after each update; this takes nothing.
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
  /// The records as they are now.
  package var live: LiveTrace {
    LiveTrace(
      firstNumber: oldest, lastNumber: count, ring: ring, texts: texts, terms: TraceTerms.all,
      notes: notes)
  }
}
