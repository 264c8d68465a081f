import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import BanyanBrowser

/// Requests that are too large, too slow or malformed, on a channel whose time the test controls.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct RequestGuardTests {
  private func connection(
    _ change: (inout BrowserServer.Limits) -> Void = { _ in }
  ) async throws -> (NIOAsyncTestingChannel, BrowserRoute) {
    var configuration = BrowserServer.Configuration.unhurried
    change(&configuration.limits)
    let route = try BrowserRoute("/", configuration: configuration) { FakeApplication() }
    let channel = NIOAsyncTestingChannel()
    try await channel.testingEventLoop.executeInContext {
      try channel.pipeline.syncOperations.addHandlers(for: route, isSecure: false)
    }
    try await channel.connect(to: SocketAddress(ipAddress: "192.0.2.7", port: 1))
    return (channel, route)
  }

  private func send(_ text: String, to channel: NIOAsyncTestingChannel) async throws {
    _ = try? await channel.writeInbound(ByteBuffer(string: text))
  }

  /// Returns everything that is written, until the connection closes or a response is complete.
  private func status(_ channel: NIOAsyncTestingChannel) async throws -> Int? {
    var text = ""
    while let bytes = try await channel.readOutbound(as: ByteBuffer.self) {
      text += String(buffer: bytes)
    }
    if text.isEmpty { return nil }
    let parts = text.split(separator: " ", maxSplits: 2)
    #expect(text.contains("x-content-type-options: nosniff"), "an answer like any other: \(text)")
    return Int(parts[1])
  }

  /// Waits for the response to a request that the site understands.
  private func answer(_ channel: NIOAsyncTestingChannel) async throws -> String {
    var text = ""
    while !text.contains("\r\n\r\n") {
      let bytes = try await channel.waitForOutboundWrite(as: ByteBuffer.self)
      text += String(buffer: bytes)
    }
    return text
  }

  private static let alive = "GET /banyan/alive HTTP/1.1\r\nHost: localhost\r\n\r\n"

  @Test func aConnectionThatSendsNothingIsClosedInSilence() async throws {
    let (channel, _) = try await connection { $0.requestTime = .seconds(5) }
    await channel.testingEventLoop.advanceTime(by: .milliseconds(4999))
    #expect(channel.isActive)
    await channel.testingEventLoop.advanceTime(by: .milliseconds(1))
    #expect(!channel.isActive)
    #expect(try await status(channel) == nil)
  }

  @Test(arguments: [
    "G", "GET / HTTP/1.1\r\nHost: local",
    "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nab",
  ])
  func aRequestThatIsNotThereInTimeIsRefused(start: String) async throws {
    let (channel, _) = try await connection { $0.requestTime = .seconds(5) }
    await channel.testingEventLoop.advanceTime(by: .seconds(2))
    // A byte now and then doesn't extend the time.
    for character in start {
      try await send(String(character), to: channel)
      await channel.testingEventLoop.advanceTime(by: .milliseconds(1))
    }
    #expect(try await status(channel) == nil && channel.isActive)
    await channel.testingEventLoop.advanceTime(by: .seconds(5))
    #expect(try await status(channel) == 408)
    await channel.testingEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test func theNextRequestHasTimeToCome() async throws {
    let (channel, _) = try await connection {
      $0.requestTime = .seconds(5)
      $0.keepAliveTime = .seconds(60)
    }
    for _ in 0..<2 {
      try await send(Self.alive, to: channel)
      #expect(try await answer(channel).hasPrefix("HTTP/1.1 204"))
      await channel.testingEventLoop.advanceTime(by: .seconds(59))
      #expect(channel.isActive)
    }
    try await send("GET", to: channel)
    await channel.testingEventLoop.advanceTime(by: .seconds(5))
    #expect(try await status(channel) == 408)
    let (other, _) = try await connection { $0.keepAliveTime = .seconds(60) }
    try await send(Self.alive, to: other)
    _ = try await answer(other)
    await other.testingEventLoop.advanceTime(by: .seconds(60))
    #expect(!other.isActive)
    #expect(try await status(other) == nil)
  }

  @Test func tooManyHeadersAreRefused() async throws {
    let (channel, _) = try await connection { $0.headerCount = 3 }
    try await send(
      "GET /banyan/alive HTTP/1.1\r\nHost: localhost\r\na: 1\r\nb: 2\r\n\r\n", to: channel)
    #expect(try await answer(channel).hasPrefix("HTTP/1.1 204"))
    try await send("GET / HTTP/1.1\r\nHost: localhost\r\na: 1\r\nb: 2\r\nc: 3\r\n\r\n", to: channel)
    #expect(try await status(channel) == 431)
  }

  @Test(arguments: ["GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ", "GET /"])
  func aHeadThatIsTooLongIsRefusedBeforeItEnds(start: String) async throws {
    let (channel, route) = try await connection { $0.headByteCount = 1000 }
    try await send(start, to: channel)
    for _ in 0..<9 { try await send(String(repeating: "x", count: 100), to: channel) }
    #expect(try await status(channel) == nil)
    for _ in 0..<5 { try await send(String(repeating: "x", count: 100), to: channel) }
    #expect(try await status(channel) == 431)
    #expect(route.windowCount == 0)
  }

  @Test(arguments: [
    "Content-Length: 101\r\n\r\n", "Content-Length: 99999999999999\r\n\r\n",
    "Transfer-Encoding: chunked\r\n\r\n",
  ])
  func aBodyThatIsTooLongIsRefused(headers: String) async throws {
    let (channel, route) = try await connection { $0.bodyByteCount = 100 }
    try await send("GET / HTTP/1.1\r\nHost: localhost\r\n" + headers, to: channel)
    for _ in 0..<3 {
      try await send("28\r\n\(String(repeating: "x", count: 40))\r\n", to: channel)
    }
    #expect(try await status(channel) == 413)
    #expect(route.windowCount == 0)
  }

  @Test(arguments: [
    "hello\r\n\r\n", "GET / HTTP/3.0\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\0\u{1}",
    "GET / HTTP/1.1\r\n: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
  ])
  func whatIsNoRequestIsRefused(text: String) async throws {
    let (channel, route) = try await connection()
    try await send(text, to: channel)
    #expect(try await status(channel) == 400)
    // Bytes that arrive afterwards are ignored.
    try await send(Self.alive, to: channel)
    #expect(try await status(channel) == nil)
    #expect(route.windowCount == 0)
  }

  @Test func aConnectionOfTooManyGetsAnAnswer() async throws {
    for (refusal, code) in [(Response.tooBusy, 503), (.tooMany, 429)] {
      let channel = NIOAsyncTestingChannel()
      try await channel.testingEventLoop.executeInContext {
        try channel.pipeline.syncOperations.addHandler(
          RequestGuard(BrowserServer.Configuration(), refusal: refusal))
      }
      try await channel.connect(to: SocketAddress(ipAddress: "192.0.2.7", port: 1))
      #expect(refusal.headers["retry-after"].count == 1)
      #expect(try await status(channel) == code)
      await channel.testingEventLoop.advanceTime(by: .seconds(1))
      #expect(!channel.isActive)
    }
  }
}
