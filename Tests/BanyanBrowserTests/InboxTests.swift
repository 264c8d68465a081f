import NIOCore
import Testing

@testable import BanyanBrowser

/// The order in which the messages of a socket, and what they set off, run.
@MainActor
@Suite struct InboxTests {
  /// People press a button twice before the first press has been handled.
  @Test func whatAnEventLeavesToTheMainActorRunsBeforeTheNextEvent() async throws {
    let acknowledgement = try #require(PageMessage(ByteBuffer(bytes: [0, 1])))
    let (steps, continuation) = AsyncStream.makeStream(of: String.self)
    var eventCount = 0
    let inbox = Inbox { _ in
      eventCount += 1
      let event = eventCount
      continuation.yield("event \(event)")
      Task { continuation.yield("task of \(event)") }
    }
    for _ in 1...3 { inbox.append(.message(acknowledgement)) }
    var order: [String] = []
    for await step in steps.prefix(6) { order.append(step) }
    #expect(
      order == ["event 1", "task of 1", "event 2", "task of 2", "event 3", "task of 3"])
  }
}
