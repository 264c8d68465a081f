import NIOCore

/// The batches that a page has not said to have, for when its connection is lost.
///
/// Their numbers follow each other. What would take more than the limit, or than there is room for,
/// is dropped with all before it: a page that lacks so much is shown everything anew.
struct Replay: Sendable {
  private let client: ClientAddress?
  private let budget: ByteBudget?
  private var batches: [ByteBuffer] = []
  /// The number of the last batch that was made.
  private(set) var last: UInt32 = 0
  /// The last of which it is known that the page has it.
  private(set) var acknowledged: UInt32 = 0
  private(set) var byteCount = 0

  /// - Parameters:
  ///   - client: Whose page it is, if that is known.
  ///   - budget: What the batches are counted in.
  ///   - last: The number of the last batch that another process has made.
  init(of client: ClientAddress? = nil, in budget: ByteBudget? = nil, after last: UInt32 = 0) {
    self.client = client
    self.budget = budget
    self.last = last
  }

  var isEmpty: Bool { batches.isEmpty }

  /// Keeps the batch with the next number.
  ///
  /// - Returns: false if there are too many, which are dropped.
  mutating func append(_ batch: ByteBuffer, limit: Int) -> Bool {
    last += 1
    byteCount += batch.readableBytes
    batches.append(batch)
    budget?.change(for: client, by: batch.storageCapacity)
    if byteCount <= limit, hasRoom { return true }
    drop()
    return false
  }

  /// Whether there is room for what is kept.
  var hasRoom: Bool { budget?.keepsBatches(for: client) ?? true }

  /// Forgets what the page has.
  mutating func acknowledge(_ number: UInt32) {
    guard number > acknowledged else { return }
    acknowledged = number
    removeFirst(batches.count - min(Int(last - number), batches.count))
  }

  /// What comes after a batch.
  ///
  /// - Returns: nil if some of it is not there any more.
  func batches(after number: UInt32) -> ArraySlice<ByteBuffer>? {
    let count = Int(last - number)
    return count <= batches.count ? batches.suffix(count) : nil
  }

  mutating func drop() { removeFirst(batches.count) }

  private mutating func removeFirst(_ count: Int) {
    let gone = batches.prefix(count)
    byteCount -= gone.reduce(0) { $0 + $1.readableBytes }
    budget?.change(for: client, by: -gone.reduce(0) { $0 + $1.storageCapacity })
    batches.removeFirst(count)
  }
}
