import NIOCore

// How batches leave for a window's page, and which numbers of batches and events make sense.

extension BrowserWindow {
  /// Sends a batch. If there is a front, it receives what the visitor's app keeps first, so that nothing
  /// that a page has shown is lost.
  func depart(_ batch: ByteBuffer, number: UInt32) {
    guard let willSend else {
      connection?.send(batch, number: number)
      return
    }
    departing.append((batch, number))
    // Collecting the state may cause an update, which is sent after this one.
    guard departing.count == 1 else { return }
    willSend()
    let batches = departing
    departing = []
    for (batch, number) in batches { connection?.send(batch, number: number) }
  }

  /// Whether there has been a batch of that number.
  func hasMade(_ batch: UInt32) -> Bool { batch <= replay.last }

  /// Whether an event is the next one that is expected.
  func expects(_ number: UInt32) -> Bool { number == eventNumber &+ 1 }
}
