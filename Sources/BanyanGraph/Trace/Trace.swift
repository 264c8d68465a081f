/// The events in a runtime, as data.
package struct Trace: TraceReading, Sendable {
  /// The number of the first available record.
  package let firstNumber: UInt32
  package let records: ContiguousArray<TraceRecord>
  let texts: ContiguousArray<String>
  let terms: ContiguousArray<String>
  let places: [UInt64: UInt32]
  /// The number of earlier records that were dropped.
  package let droppedCount: Int

  package var lastNumber: UInt32 { firstNumber + UInt32(records.count) - 1 }

  package subscript(number: UInt32) -> TraceRecord? {
    guard number >= firstNumber, number - firstNumber < records.count else { return nil }
    return records[Int(number - firstNumber)]
  }

  package func text(_ number: UInt32) -> String {
    if let index = TraceTerms.index(of: number) { return terms[index] }
    return Int(number) < texts.count ? texts[Int(number)] : ""
  }

  package func place(of subject: UInt64) -> String { places[subject].map { text($0) } ?? "" }
}

/// The record that work continues for after an action has begun it: in tasks and after each
/// `await`.
package enum TraceContext {
  package struct Cause: Sendable {
    package let recorder: TraceRecorder
    package let record: UInt32
  }

  @TaskLocal package static var cause: Cause?

  /// True if any runtime of the process has ever been traced.
  nonisolated(unsafe) package static var isUsed = false
}

extension Duration {
  package var clampedMicroseconds: UInt32 {
    let (seconds, attoseconds) = components
    return UInt32(clamping: seconds * 1_000_000 + attoseconds / 1_000_000_000_000)
  }
}
