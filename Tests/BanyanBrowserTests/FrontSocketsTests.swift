import NIOCore
import NIOEmbedded
import Testing

@testable import BanyanBrowser

/// The sockets of visitors who may leave a front.
@Suite struct FrontSocketsTests {
  @Test func aSocketThatIsOnItsWayWhileItsVisitorLeavesMustBeClosed() async throws {
    let sockets = FrontSockets()
    await sockets.close(of: "ada")
    #expect(try add(to: sockets, for: ["ada", "grace"]) == [false, true])
    sockets.open(for: "ada")
    #expect(try add(to: sockets, for: ["ada", "grace"]) == [true, true])
  }

  /// Adds a socket of each visitor for a moment, and returns whether each may stay.
  private func add(to sockets: FrontSockets, for visitors: [String]) throws -> [Bool] {
    try visitors.map { visitor in
      let channel = EmbeddedChannel()
      let answer = channel.eventLoop.makePromise(of: Void.self)
      answer.succeed(())
      let end = BrowserEnd(WorkerEnd(answer), limits: .init()) {
        channel.eventLoop.makeFailedFuture(TunnelFailure())
      }
      let mayStay = sockets.add(end, of: visitor, on: channel)
      _ = try channel.finish()
      return mayStay
    }
  }
}
