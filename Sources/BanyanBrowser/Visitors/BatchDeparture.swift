import NIOCore

// Sends batches to a window's page, and validates the numbers of batches and events.

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

  /// Returns true if there has been a batch of that number.
  func hasMade(_ batch: UInt32) -> Bool { batch <= replay.last }

  /// Returns true if an event is the next expected one.
  func expects(_ number: UInt32) -> Bool { number == eventNumber &+ 1 }
}
