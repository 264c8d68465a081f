/// The changes that wait for an update, a batch for each transaction, in order.
struct PendingBatches {
  /// The batches, oldest first, after the places of those that have been taken.
  private var batches: ContiguousArray<Batch?> = []
  private var takenCount = 0
  /// The storage for the writes of the next batch, reused from a previous one.
  private var room: ContiguousArray<any PendingWrites> = []
  private var lastIdentity: UInt64 = 0

  var isEmpty: Bool { takenCount == batches.count }
  var count: Int { batches.count - takenCount }
  /// The number of batches that there is a place for.
  var placeCount: Int { batches.count }

  /// The identity of the batch that a change made now belongs to, if it is of the last batch's transaction.
  var presentIdentity: UInt64 { isEmpty ? lastIdentity + 1 : lastIdentity }

  /// Returns the last batch if it belongs to a transaction.
  func current(of transaction: Transaction) -> UInt64? {
    if let last = batches.last ?? nil, last.transaction.identity == transaction.identity {
      return last.identity
    }
    return nil
  }

  /// Opens a batch for a transaction.
  mutating func open(_ transaction: Transaction) -> UInt64 {
    lastIdentity += 1
    batches.append(Batch(identity: lastIdentity, transaction: transaction, writes: room))
    room = []
    return lastIdentity
  }

  /// Adds a write to the last batch.
  mutating func register(_ writes: any PendingWrites) {
    batches[batches.count - 1]!.writes.append(writes)
  }

  /// Adds a vertex that is invalidated with the last batch.
  /// - Parameter record: the record of the cause; 0 for none.
  mutating func invalidate(_ vertex: Vertex, _ cause: Cause, record: UInt32) {
    batches[batches.count - 1]!.invalidations.append((vertex, cause, record))
  }

  /// Adds a completion to the last batch.
  mutating func complete(with completion: @escaping (Runtime) -> Void) {
    batches[batches.count - 1]!.completions.append(completion)
  }

  /// Removes the oldest batch.
  mutating func takeFirst() -> Batch {
    // It is moved out of its place: otherwise its references would be counted, or all others moved.
    let batch = batches[takenCount].take()!
    takenCount += 1
    if isEmpty {
      batches.removeAll(keepingCapacity: takenCount <= 64)
      takenCount = 0
    }
    return batch
  }

  /// Keeps the storage of a batch that is over, unless it was large.
  mutating func reuse(_ writes: inout ContiguousArray<any PendingWrites>) {
    guard writes.count <= 1 else { return }
    _ = writes.popLast()
    swap(&room, &writes)
  }
}
