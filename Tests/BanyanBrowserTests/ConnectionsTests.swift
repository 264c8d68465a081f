import NIOCore
import NIOEmbedded
import Testing

@testable import BanyanBrowser

@Suite struct ConnectionsTests {
  private let here = ClientAddress("192.0.2.1")
  private let there = ClientAddress("192.0.2.2")

  private func connections(_ count: Int, _ countPerAddress: Int) -> Connections {
    var limits = BrowserServer.Limits()
    limits.connectionCount = count
    limits.connectionCountPerAddress = countPerAddress
    return Connections(limits: limits)
  }

  @Test func oneAddressLeavesRoomForOthers() throws {
    let connections = connections(3, 2)
    let channels = (0..<6).map { _ in EmbeddedChannel() }
    #expect(connections.add(channels[0], of: here) == nil)
    #expect(connections.add(channels[1], of: here) == nil)
    #expect(connections.add(channels[2], of: here) == .fullForAddress)
    #expect(connections.add(channels[3], of: there) == nil)
    #expect(connections.add(channels[4], of: there) == .full)
    #expect(connections.count == 3)
    // A refused connection doesn't use up room.
    try channels[2].close().wait()
    channels[2].embeddedEventLoop.run()
    #expect(connections.count == 3)
    try channels[0].close().wait()
    channels[0].embeddedEventLoop.run()
    #expect(connections.add(channels[5], of: here) == nil)
  }

  @Test func theConnectionsOfAProxyAreManyPeoples() {
    let connections = connections(3, 1)
    #expect((0..<3).map { _ in connections.add(EmbeddedChannel(), of: nil) } == [nil, nil, nil])
  }

  @Test func thereAreNoMoreThanFiles() {
    let connections = Connections(limits: BrowserServer.Limits(), openFileCount: 202)
    let refusals = (0..<3).map { _ in connections.add(EmbeddedChannel(), of: here) }
    #expect(refusals == [nil, nil, .full])
    #expect(Connections.openFileCount > 200)
  }

  @Test func refusalsAreCutShortWhereThereAreTooMany() {
    let connections = connections(1, 1)
    let refusals = (0..<103).map { _ in connections.add(EmbeddedChannel(), of: here) }
    #expect(refusals[0] == nil && refusals[100] == .full && refusals[101] == .overrun)
  }
}
