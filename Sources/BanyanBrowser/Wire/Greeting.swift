import NIOCore

/// The first message of a page on a socket, which identifies its window and the last applied batch.
struct Greeting: Sendable, Equatable {
  /// The window's token, which came with the page.
  var token: String
  /// The key that the window last gave the page; empty if it has not yet.
  var key: String
  /// The last batch that the page has applied; the page itself is 0.
  var lastBatch: UInt32
  /// The tab's previous window; empty if there was none.
  var previousToken: String
  /// The first events of a page without content, which report the size of its window and other surroundings.
  var reports: [NumberedEvent] = []

  init(
    token: String, key: String = "", lastBatch: UInt32 = 0, previousToken: String = "",
    reports: [NumberedEvent] = []
  ) {
    self.token = token
    self.key = key
    self.lastBatch = lastBatch
    self.previousToken = previousToken
    self.reports = reports
  }

  /// - Returns: nil if the message is anything but one well-formed greeting.
  init?(_ message: ByteBuffer) {
    var message = message
    guard let token = message.readString(.tokenByteCount), !token.isEmpty,
      let key = message.readString(.tokenByteCount),
      let lastBatch = message.readVarint(),
      let previousToken = message.readString(.tokenByteCount)
    else { return nil }
    self.init(token: token, key: key, lastBatch: lastBatch, previousToken: previousToken)
    while message.readableBytes > 0 {
      guard reports.count < MessageLimit.greetingEventCount.most,
        let byteCount = message.readVarint(), let event = message.readSlice(length: Int(byteCount)),
        let report = PageMessage(event)?.event, report.number == reports.count + 1
      else { return nil }
      reports.append(report)
    }
  }
}
