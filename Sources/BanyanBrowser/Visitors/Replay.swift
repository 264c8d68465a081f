import NIOCore

/// The batches that a page has not acknowledged, for when its connection is lost.
///
/// Their numbers are consecutive. A batch that exceeds the limit or the available room is dropped
/// with all before it: a page that lacks so much is rendered anew.
struct Replay: Sendable {
  private let client: ClientAddress?
  private let budget: ByteBudget?
  private var batches: [ByteBuffer] = []
  /// The number of the last batch that was made.
  private(set) var last: UInt32 = 0
  /// The last batch that the page is known to have.
  private(set) var acknowledged: UInt32 = 0
  private(set) var byteCount = 0

  /// - Parameters:
  ///   - client: The owner of the page, if it is known.
  ///   - budget: The budget that the batches are counted in.
  ///   - last: The number of the last batch of another process.
  init(of client: ClientAddress? = nil, in budget: ByteBudget? = nil, after last: UInt32 = 0) {
    self.client = client
    self.budget = budget
    self.last = last
  }

  var isEmpty: Bool { batches.isEmpty }

  /// Keeps the batch with the next number.
  ///
  /// - Returns: false if there are too many batches, which are dropped.
  mutating func append(_ batch: ByteBuffer, limit: Int) -> Bool {
    last += 1
    byteCount += batch.readableBytes
    batches.append(batch)
    budget?.change(for: client, by: batch.storageCapacity)
    if byteCount <= limit, hasRoom { return true }
    drop()
    return false
  }

  /// True if there is room for the kept batches.
  var hasRoom: Bool { budget?.keepsBatches(for: client) ?? true }

  /// Removes the batches that the page has.
  mutating func acknowledge(_ number: UInt32) {
    guard number > acknowledged else { return }
    acknowledged = number
    removeFirst(batches.count - min(Int(last - number), batches.count))
  }

  /// Returns the batches after a number.
  ///
  /// - Returns: nil if some of them have been dropped.
  func batches(after number: UInt32) -> ArraySlice<ByteBuffer>? {
    let count = Int(last - number)
    return count <= batches.count ? batches.suffix(count) : nil
  }

  mutating func drop() { removeFirst(batches.count) }

  /// Goes on after a later batch, which another process has made.
  mutating func skip(to number: UInt32) {
    drop()
    last = number
  }

  private mutating func removeFirst(_ count: Int) {
    let gone = batches.prefix(count)
    byteCount -= gone.reduce(0) { $0 + $1.readableBytes }
    budget?.change(for: client, by: -gone.reduce(0) { $0 + $1.storageCapacity })
    batches.removeFirst(count)
  }
}
