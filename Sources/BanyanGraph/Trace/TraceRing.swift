/// The newest records of a recorder.
///
/// Plain memory, which the system provides on the first write: storing a record does not check the
/// uniqueness or the bounds of an array.
final class TraceRing {
  let capacity: Int
  private let records: UnsafeMutablePointer<TraceRecord>

  init(capacity: Int) {
    precondition(capacity.nonzeroBitCount == 1, "a record's place is the last bits of its number")
    self.capacity = capacity
    records = .allocate(capacity: capacity)
  }

  deinit { records.deallocate() }

  /// The record with a number, which must be available.
  subscript(number: UInt32) -> TraceRecord {
    _read { yield records[Int(number - 1) & (capacity - 1)] }
    _modify { yield &records[Int(number - 1) & (capacity - 1)] }
  }

  func store(_ record: TraceRecord, as number: UInt32) {
    (records + (Int(number - 1) & (capacity - 1))).initialize(to: record)
  }
}
