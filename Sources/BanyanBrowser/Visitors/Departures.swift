import NIOCore

/// The batches that wait until the front has the state that they show, so that nothing that a page has shown is lost.
struct Departures {
  private var waiting: [(batch: ByteBuffer, number: UInt32)] = []

  /// Adds a batch. Collecting the state may cause an update, whose batch leaves after this one.
  ///
  /// - Returns: True if it is the first, so that the state has to be collected.
  mutating func add(_ batch: ByteBuffer, number: UInt32) -> Bool {
    waiting.append((batch, number))
    return waiting.count == 1
  }

  /// Removes the batches, which may leave.
  mutating func takeAll() -> [(batch: ByteBuffer, number: UInt32)] {
    defer { waiting = [] }
    return waiting
  }
}
