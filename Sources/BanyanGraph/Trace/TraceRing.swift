/// The newest records of a recorder.
///
/// Plain memory, which the system gives when it is first written to: a record is stored without a look at
/// who else has the array and how long it is.
final class TraceRing {
  let capacity: Int
  private let records: UnsafeMutablePointer<TraceRecord>

  init(capacity: Int) {
    precondition(capacity.nonzeroBitCount == 1, "a record's place is the last bits of its number")
    self.capacity = capacity
    records = .allocate(capacity: capacity)
  }

  deinit { records.deallocate() }

  /// The record of a number, which is one of those that are there.
  subscript(number: UInt32) -> TraceRecord {
    _read { yield records[Int(number - 1) & (capacity - 1)] }
    _modify { yield &records[Int(number - 1) & (capacity - 1)] }
  }

  func store(_ record: TraceRecord, as number: UInt32) {
    (records + (Int(number - 1) & (capacity - 1))).initialize(to: record)
  }
}
