import Foundation
import Testing

@testable import BanyanBrowser

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor
@Suite(.timeLimit(.minutes(30))) struct BrowserServerTests {
  private func server(
    host: String = "127.0.0.1", port: Int = 0, adoptionTime: Duration? = nil
  ) -> BrowserServer {
    var configuration = BrowserServer.Configuration.unhurried
    configuration.host = host
    configuration.port = port
    if let adoptionTime { configuration.limits.adoptionTime = adoptionTime }
    return BrowserServer(configuration: configuration) { FakeApplication() }
  }

  @Test func aPortInUseIsAnErrorOfOneLine() async throws {
    // An address that nothing else here uses: the system gives a free port of another to the next who asks for any.
    let host = "127.0.0.9"
    let first = server(host: host)
    let port = try await first.start()
    let second = server(host: host, port: port)
    let expected = BrowserServerError.portInUse(host: host, port: port)
    await #expect(throws: expected) { try await second.start() }
    #expect(!expected.description.contains("\n") && expected.description.contains(String(port)))
    await #expect(throws: BrowserServerError.alreadyStarted) { try await first.start() }
    await first.stop()
    // The port is free again at once, and a server that failed to start can retry.
    #expect(try await second.start() == port)
    await second.stop()
  }

  @Test func aHostThatCannotBeIsAnError() async {
    let server = BrowserServer(configuration: .init(host: "203.0.113.1", port: 0)) {
      FakeApplication()
    }
    await #expect(throws: BrowserServerError.self) { try await server.start() }
  }

  /// Returns whether a program that is started now would inherit each socket of the process with a local port.
  private func inheritances(of port: Int) -> [Bool] {
    (0..<CInt(Connections.openFileCount)).compactMap { number in
      var address = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isSocket = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(number, $0, &size) == 0 }
      }
      guard isSocket, address.sin_family == AF_INET,
        Int(in_port_t(bigEndian: address.sin_port)) == port
      else { return nil }
      return fcntl(number, F_GETFD) & FD_CLOEXEC == 0
    }
  }

  @Test func programsThatTheAppStartsInheritNoSocket() async throws {
    let server = server(host: "127.0.0.10")
    let port = try await server.start()
    #expect(inheritances(of: port) == [false])
    let url = try #require(URL(string: "http://127.0.0.10:\(port)/banyan/alive"))
    let session = URLSession(configuration: .ephemeral)
    _ = try await session.data(from: url)
    // The session keeps its connection for the next request.
    #expect(inheritances(of: port) == [false, false])
    session.invalidateAndCancel()
    await server.stop()
  }

  @Test func runEndsWhenItIsCancelled() async throws {
    let server = server()
    try await server.start()
    let running = Task { try await server.run() }
    running.cancel()
    try await running.value
    #expect(server.windowCount == 0)
  }

  /// R09: pages that never connect leave nothing behind.
  @Test func pagesThatNeverConnectLeaveNothing() async throws {
    let server = server(adoptionTime: .milliseconds(100))
    let port = try await server.start()
    let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    // Other tests keep the main actor busy.
    configuration.timeoutIntervalForRequest = 3_600
    let session = URLSession(configuration: configuration)
    for _ in 0..<20 {
      let (data, _) = try await session.data(from: url)
      #expect(String(decoding: data, as: UTF8.self).contains("data-window="))
    }
    while server.windowCount > 0 { await Task.yield() }
    #expect(server.visitorCount == 0)
    await server.stop()
  }
}
