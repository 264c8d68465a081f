import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOWebSocket
import Testing

@testable import BanyanBrowser

extension PrometheusMetrics {
  /// The nonzero counts of refusals, by reason.
  var refusals: [String: Int] {
    let samples = text.matches(of: /banyan_refusals_total{reason="([a-zA-Z]+)"} (\d+)/)
    return Dictionary(uniqueKeysWithValues: samples.map { (String($0.1), Int($0.2)!) })
      .filter { $0.value > 0 }
  }

  /// The number of pages that came back.
  var resumptionCount: Int? {
    text.firstMatch(of: /banyan_resumptions_total (\d+)/).flatMap { Int($0.1) }
  }
}

/// Each refusal is counted once, with its reason.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct RefusalCountTests {
  private let metrics = PrometheusMetrics()

  private func route(
    _ change: (inout BrowserServer.Limits) -> Void = { _ in }
  ) throws -> BrowserRoute {
    var configuration = BrowserServer.Configuration.unhurried
    configuration.metrics = HostMetrics(factory: metrics)
    change(&configuration.limits)
    return try BrowserRoute("/", configuration: configuration) { FakeApplication() }
  }

  // MARK: Sockets

  /// Returns the socket of a fetched page, and its window.
  private func socket(
    of route: BrowserRoute, version: Int = WireProtocol.version
  ) async throws -> (EmbeddedChannel, token: String) {
    var request = HTTPRequestHead(
      version: .http1_1, method: .GET, uri: "/", headers: ["host": "localhost"])
    let (head, page) = try #require(await route.response(to: request))
    let cookie = try #require(head.headers.first(name: "set-cookie")?.split(separator: ";").first)
    let token = try #require(String(buffer: page).firstMatch(of: /data-window="([^"]+)"/)).1
    request.uri = "/banyan/socket?version=\(version)"
    request.headers.add(name: "cookie", value: String(cookie))
    let channel = EmbeddedChannel()
    try channel.pipeline.syncOperations.addHandlers([
      WebSocketFrameEncoder(),
      ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: route.longestMessage)),
      WebSocketProtocolErrorHandler(),
    ])
    channel.connect(to: try SocketAddress(ipAddress: "192.0.2.1", port: 1), promise: nil)
    _ = route.upgrade(channel, request)
    return (channel, String(token))
  }

  private func frame(_ head: UInt8, _ data: [UInt8] = []) -> [UInt8] {
    [head, 0x80 | UInt8(data.count), 0, 0, 0, 0] + data
  }

  private func greeting(_ token: String) -> [UInt8] {
    frame(0x82, [UInt8(token.utf8.count)] + Array(token.utf8) + [0, 0, 0])
  }

  /// Returns the counts after a page sends bytes and its socket closes.
  ///
  /// - Parameter bytes: The bytes to send, after a greeting if `greets` is true.
  private func refusals(
    of bytes: [UInt8], on route: BrowserRoute, greets: Bool = false,
    version: Int = WireProtocol.version
  ) async throws -> [String: Int] {
    let (channel, token) = try await socket(of: route, version: version)
    let all = (greets ? greeting(token) : []) + bytes
    // A test channel rethrows unhandled errors; these were handled.
    _ = try? channel.writeInbound(ByteBuffer(bytes: all))
    while channel.isActive, !Task.isCancelled {
      channel.embeddedEventLoop.run()
      await Task.yield()
    }
    channel.embeddedEventLoop.run()
    return metrics.refusals
  }

  /// Bytes that violate WebSocket or the protocol.
  @Test func aMessageThatIsNoneIsCountedAsMalformed() async throws {
    let ping: UInt8 = 0x89
    let (binary, text, continuation): (UInt8, UInt8, UInt8) = (0x82, 0x81, 0x80)
    let messages = [
      frame(binary, [0x3f]), frame(text, [0x3f]), frame(continuation),
      frame(binary & 0x7f, [1]) + frame(binary, [2]), frame(ping & 0x7f),
      [ping, 0xfe, 0, 200, 0, 0, 0, 0] + Array(repeating: 0, count: 200),
    ]
    let route = try route()
    for (place, message) in messages.enumerated() {
      for (count, greets) in [false, true].enumerated() {
        #expect(
          try await refusals(of: message, on: route, greets: greets)
            == ["malformed": 2 * place + count + 1])
      }
    }
  }

  @Test func aMessageThatIsTooLongIsCountedAsSuch() async throws {
    let route = try route { $0.messageByteCount = 100 }
    let long: [UInt8] = [0x82, 0xfe, 1, 0, 0, 0, 0, 0]
    #expect(try await refusals(of: long, on: route) == ["tooLong": 1])
    let part = Array(repeating: UInt8(1), count: 60)
    let parts = frame(0x02, part) + frame(0x80, part)
    #expect(try await refusals(of: parts, on: route) == ["tooLong": 2])
  }

  @Test func whoIsOfAnotherVersionOrWindowIsCountedAsSuch() async throws {
    let route = try route()
    // A greeting in the same read as the upgrade gets no window.
    #expect(try await refusals(of: [], on: route, greets: true, version: 3) == ["version": 1])
    #expect(try await refusals(of: greeting("none"), on: route) == ["version": 1, "window": 1])
    var unknown = greeting("none")
    unknown[unknown.count - 2] = 9
    #expect(try await refusals(of: unknown, on: route) == ["version": 1, "window": 2])
  }

  @Test func tooManyEventsAreCountedAsSuch() async throws {
    let press = frame(0x82, [1, 0, 1, 2])
    let route = try route { ($0.eventBurst, $0.eventsPerSecond) = (2, 1) }
    let counts = try await refusals(of: press + press + press, on: route, greets: true)
    #expect(counts == ["tooMany": 1])
  }

  @Test func whoDoesNotGreetOrAnswerIsCounted() async throws {
    let route = try route {
      ($0.heartbeatInterval, $0.unsentByteCount) = (.seconds(25), 10_000)
    }
    let (late, _) = try await socket(of: route)
    late.embeddedEventLoop.advanceTime(by: .seconds(10))
    #expect(metrics.refusals == ["tooMany": 1])
    let (silent, token) = try await socket(of: route)
    try silent.writeInbound(ByteBuffer(bytes: greeting(token)))
    silent.embeddedEventLoop.advanceTime(by: .seconds(50))
    #expect(!silent.isActive && metrics.refusals == ["tooMany": 1, "silent": 1])
    let (unread, _) = try await socket(of: route)
    for _ in 0..<2 { unread.write(ByteBuffer(repeating: 1, count: 10_001), promise: nil) }
    #expect(!unread.isActive && metrics.refusals == ["tooMany": 1, "silent": 2])
  }

  @Test func whoGoesIsNotCounted() async throws {
    let leaving = frame(0x88, [0x03, 0xe8])
    let route = try route()
    #expect(try await refusals(of: leaving, on: route, greets: true).isEmpty)
    let (lost, _) = try await socket(of: route)
    lost.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    let (stopped, _) = try await socket(of: route)
    stopped.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    lost.embeddedEventLoop.run()
    stopped.embeddedEventLoop.run()
    #expect(!lost.isActive && !stopped.isActive && metrics.refusals.isEmpty)
  }

  // MARK: Requests

  /// An upgrade request that gets no socket counts as a refusal, too.
  @Test func aRefusedSocketIsCountedOnce() async throws {
    let route = try route()
    func ask(_ method: HTTPMethod = .GET, host: String = "localhost") async {
      let request = HTTPRequestHead(
        version: .http1_1, method: method, uri: "/banyan/socket?version=\(WireProtocol.version)",
        headers: ["host": host, "origin": "http://localhost", "upgrade": "websocket"])
      if !route.site.admits(request) { _ = await route.response(to: request) }
    }
    await ask()
    #expect(metrics.refusals == ["origin": 1])
    await ask(host: "evil.example")
    #expect(metrics.refusals == ["origin": 1, "host": 1])
    await ask(.POST)
    #expect(metrics.refusals == ["origin": 1, "host": 1, "method": 1])
  }

  @Test func aRefusedRequestIsCountedOnce() async throws {
    let route = try route { ($0.bodyByteCount, $0.requestTime) = (10, .seconds(5)) }
    let head = "POST / HTTP/1.1\r\nHost: localhost\r\n"
    let texts = [
      "nothing\r\n\r\nnothing\r\n\r\n", head + "Content-Length: 99\r\n\r\nxxx",
      head
        + "Transfer-Encoding: chunked\r\n\r\n9\r\nxxxxxxxxx\r\n9\r\nxxxxxxxxx\r\n9\r\nxxxxxxxxx\r\n",
      "GET / HTTP",
    ]
    for (place, text) in texts.enumerated() {
      let channel = NIOAsyncTestingChannel()
      try await channel.testingEventLoop.executeInContext {
        try channel.pipeline.syncOperations.addHandlers(for: route, isSecure: false)
      }
      try await channel.connect(to: SocketAddress(ipAddress: "192.0.2.7", port: 1))
      _ = try? await channel.writeInbound(ByteBuffer(string: text))
      await channel.testingEventLoop.advanceTime(by: .seconds(5))
      // The connection ends in the middle of a request.
      try await channel.testingEventLoop.executeInContext {
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
      }
      await channel.testingEventLoop.advanceTime(by: .seconds(5))
      #expect(!channel.isActive && metrics.refusals == ["request": place + 1])
    }
  }

  // MARK: Windows

  @Test func aWindowThatEndsForALimitIsCountedWithoutAPageToo() throws {
    let world = FakeWorld {
      ($0.windowLifeTime, $0.graceTime) = (.seconds(100), .seconds(1000))
    }
    _ = try world.openPage()
    try world.openPage().lose()
    world.pass(.seconds(100))
    #expect(world.visitors.windows.isEmpty && world.metrics.refusals == ["limit": 2])
  }

  @Test func pagesThatComeBackAreCounted() throws {
    let world = FakeWorld()
    let page = try world.openPage()
    #expect(world.metrics.resumptionCount == 0)
    for count in 1...3 {
      page.lose()
      page.connect()
      page.read()
      #expect(world.metrics.resumptionCount == count)
    }
    // A second socket of the same page counts as a return; a socket that doesn't get the window doesn't.
    page.connect()
    page.read()
    #expect(world.metrics.resumptionCount == 4)
    page.greeting.lastBatch += 1
    page.connect()
    #expect(page.connection.closeCode == CloseCode.protocolError)
    page.greeting.key = "guess"
    page.connect()
    #expect(page.connection.closeCode == CloseCode.noWindow)
    #expect(world.metrics.resumptionCount == 4)
  }
}
