import NIOCore

/// The batches that a page has not said to have, for when its connection is lost.
///
/// Their numbers follow each other. What would take more than the limit is dropped with all before
/// it: a page that lacks so much is shown everything anew.
struct Replay: Sendable {
  private var batches: [ByteBuffer] = []
  /// The number of the last batch that was made.
  private(set) var last: UInt32 = 0
  /// The last of which it is known that the page has it.
  private(set) var acknowledged: UInt32 = 0
  private(set) var byteCount = 0

  /// Keeps the batch with the next number.
  ///
  /// - Returns: false if there are too many, which are dropped.
  mutating func append(_ batch: ByteBuffer, limit: Int) -> Bool {
    last += 1
    byteCount += batch.readableBytes
    batches.append(batch)
    if byteCount <= limit { return true }
    drop()
    return false
  }

  /// Forgets what the page has.
  mutating func acknowledge(_ number: UInt32) {
    guard number > acknowledged else { return }
    acknowledged = number
    let rest = min(Int(last - number), batches.count)
    for batch in batches.dropLast(rest) { byteCount -= batch.readableBytes }
    batches.removeFirst(batches.count - rest)
  }

  /// What comes after a batch.
  ///
  /// - Returns: nil if some of it is not there any more.
  func batches(after number: UInt32) -> ArraySlice<ByteBuffer>? {
    let count = Int(last - number)
    return count <= batches.count ? batches.suffix(count) : nil
  }

  mutating func drop() {
    batches = []
    byteCount = 0
  }
}
