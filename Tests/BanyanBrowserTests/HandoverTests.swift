import NIOCore
import NIOPosix
import Testing

@testable import BanyanBrowser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Two servers on one socket, one of which hands over to the other.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct HandoverTests {
  private let descriptor: CInt
  private let port: Int

  init() throws {
    let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port = withUnsafeMutableBytes(of: &address) { bytes in
      let address = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress!
      guard bind(descriptor, address, length) == 0, listen(descriptor, 16) == 0,
        getsockname(descriptor, address, &length) == 0
      else { return 0 }
      return Int(UInt16(bigEndian: bytes.load(fromByteOffset: 2, as: UInt16.self)))
    }
    self.descriptor = descriptor
    self.port = try #require(port == 0 ? nil : port)
  }

  /// The number of visitors that came to each server, including those who have left.
  private final class Visits {
    var counts = [0, 0]
  }

  private let visits = Visits()

  private func server(_ place: Int) -> BrowserServer {
    var configuration = BrowserServer.Configuration.unhurried
    configuration.port = port
    // A client that has connected waits for a thread, which other tests keep busy, before it sends its request.
    configuration.limits.requestTime = .seconds(36_000)
    configuration.listeningSocket = dup(descriptor)
    let visits = visits
    return BrowserServer(configuration: configuration) {
      visits.counts[place] += 1
      return FakeApplication()
    }
  }

  /// Returns the first line of the response to a request over its own connection.
  private nonisolated func ask() async throws -> String {
    let client = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup).connect(
      host: "127.0.0.1", port: port
    ) { channel in
      channel.eventLoop.makeCompletedFuture {
        try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
      }
    }
    return try await client.executeThenClose { inbound, outbound in
      try await outbound.write(
        ByteBuffer(string: "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
      var text = ""
      for try await bytes in inbound { text += String(buffer: bytes) }
      return text.split(separator: "\r\n").first.map(String.init) ?? ""
    }
  }

  @Test func whoComesWhileOneServerMakesWayWaitsForTheNext() async throws {
    defer { close(descriptor) }
    let (old, new) = (server(0), server(1))
    try await old.start()
    try await new.startHeld()
    for _ in 0..<20 { #expect(try await ask() == "HTTP/1.1 200 OK") }
    #expect(visits.counts == [20, 0])

    let (hasLeft, left) = AsyncStream.makeStream(of: Void.self)
    let retiring = Task { await old.makeWay { _ in left.finish() } }
    for await _ in hasLeft {}
    async let answer = ask()
    try await new.beginAccepting()
    #expect(try await answer == "HTTP/1.1 200 OK")
    #expect(visits.counts == [20, 1])
    await retiring.value
    await new.stop()
  }
}
