import NIOCore
import NIOPosix
import Testing

@testable import BanyanBrowser

/// Requests over one kept connection, through a socket of the system.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct KeptConnectionTests {
  private typealias Client = NIOAsyncChannel<ByteBuffer, ByteBuffer>

  private let server = BrowserServer(configuration: configuration) { FakeApplication() }

  /// Long timeouts, so that no connection here ends because of one.
  private static var configuration: BrowserServer.Configuration {
    var configuration = BrowserServer.Configuration.unhurried
    configuration.limits.greetingTime = .seconds(3_600)
    configuration.limits.requestTime = .seconds(3_600)
    configuration.limits.keepAliveTime = .seconds(3_600)
    return configuration
  }

  /// Returns the responses to a client that sends one text after the other, and waits for each
  /// response before it goes on.
  ///
  /// - Parameter isEnding: Whether the client closes its sending side at the end.
  /// - Returns: All responses, up to the end of the connection or the last one waited for.
  private func answers(
    to requests: [(String, waitFor: String?)], on port: Int, isEnding: Bool = false
  ) async throws -> String {
    let client = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup).connect(
      host: "127.0.0.1", port: port
    ) { channel in
      channel.eventLoop.makeCompletedFuture {
        try Client(
          wrappingChannelSynchronously: channel,
          configuration: .init(isOutboundHalfClosureEnabled: true))
      }
    }
    return try await client.executeThenClose { inbound, outbound in
      var (text, answers) = ("", inbound.makeAsyncIterator())
      for (place, (request, end)) in requests.enumerated() {
        try await outbound.write(ByteBuffer(string: request))
        if isEnding, place == requests.count - 1 { outbound.finish() }
        let start = text.endIndex
        while end.map({ !text[start...].contains($0) }) ?? true,
          let bytes = try await answers.next()
        {
          text += String(buffer: bytes)
        }
      }
      return text
    }
  }

  private func statuses(_ text: String) -> [Int] {
    text.matches(of: #/HTTP/1\.1 (\d+) /#).map { Int($0.1)! }
  }

  private static let alive = "GET /banyan/alive HTTP/1.1\r\nHost: localhost\r\n\r\n"
  private static let page = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"

  private func upgrade(_ text: String) -> String {
    let cookie = text.firstMatch(of: /set-cookie: ([^;]+);/)?.1 ?? ""
    return """
      GET /banyan/socket?version=\(WireProtocol.version) HTTP/1.1\r
      Host: localhost\r
      Origin: http://localhost\r
      Cookie: \(cookie)\r
      Connection: keep-alive, Upgrade\r
      Upgrade: websocket\r
      Sec-WebSocket-Version: 13\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      \r

      """
  }

  @Test func anyRequestOfAConnectionMayMakeItASocket() async throws {
    let port = try await server.start()
    let page = try await answers(to: [(Self.page, "</html>")], on: port)
    let upgrade = upgrade(page)
    let later = try await answers(
      to: [(Self.alive, "\r\n\r\n"), (Self.alive, "\r\n\r\n"), (upgrade, "\r\n\r\n")], on: port)
    #expect(statuses(later) == [204, 204, 101])
    let atOnce = try await answers(to: [(Self.alive + upgrade, " 101 ")], on: port)
    #expect(statuses(atOnce) == [204, 101])
    await server.stop()
  }

  /// A proxy that keeps the connection must not send another request over it.
  @Test func aRequestThatHasAskedForAnotherProtocolIsTheLast() async throws {
    let port = try await server.start()
    let refused = try await answers(to: [(Self.alive, "\r\n\r\n"), (upgrade(""), nil)], on: port)
    #expect(statuses(refused) == [204, 403] && refused.contains("\r\nconnection: close\r\n"))
    let unknown = Self.alive.replacing(
      "\r\n\r\n", with: "\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n")
    let ordinary = try await answers(to: [(unknown + Self.alive, nil)], on: port)
    #expect(statuses(ordinary) == [204] && ordinary.contains("\r\nconnection: close\r\n"))
    await server.stop()
  }

  /// After such a request the decoder continues with HTTP, which once ended the process.
  @Test func aRequestThatIsNoHandshakeIsAnOrdinaryOne() async throws {
    let port = try await server.start()
    let upgrade = upgrade(try await answers(to: [(Self.page, "</html>")], on: port))
    let unconnected = upgrade.replacing("Connection: keep-alive, Upgrade\r\n", with: "")
    let one = try await answers(to: [(unconnected + Self.alive, " 204 ")], on: port)
    #expect(statuses(one) == [426, 204])
    let posted = upgrade.replacing("GET ", with: "POST ")
    #expect(statuses(try await answers(to: [(posted, nil)], on: port)) == [405])
    await server.stop()
  }

  /// A client closes its sending side with `shutdown(SHUT_WR)`.
  @Test func whoWillAskNothingMoreIsAnswered() async throws {
    let port = try await server.start()
    let page = try await answers(to: [(Self.page, nil)], on: port, isEnding: true)
    #expect(statuses(page) == [200] && page.hasSuffix("</html>\n"))
    let three = try await answers(
      to: [(Self.alive, "\r\n\r\n"), (Self.alive + Self.alive, nil)], on: port, isEnding: true)
    #expect(statuses(three) == [204, 204, 204])
    let half = try await answers(
      to: [(String(Self.alive.dropLast(2)), nil)], on: port, isEnding: true)
    #expect(statuses(half) == [400])
    #expect(try await answers(to: [("", nil)], on: port, isEnding: true) == "")
    await server.stop()
  }

  @Test func aSocketOnWhichNothingCanComeAnyMoreIsLost() async throws {
    let port = try await server.start()
    let page = try await answers(to: [(Self.page, "</html>")], on: port)
    let socket = try await answers(
      to: [(upgrade(page), " 101 "), ("", nil)], on: port, isEnding: true)
    #expect(statuses(socket) == [101])
    await server.stop()
  }
}
