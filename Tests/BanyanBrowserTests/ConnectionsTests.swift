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

  @Test func aFrontKeepsADescriptorForTheWorkerOfEachConnection() {
    let connections = Connections(
      limits: BrowserServer.Limits(), openFileCount: 204, descriptorsPerConnection: 2)
    let refusals = (0..<3).map { _ in connections.add(EmbeddedChannel(), of: here) }
    #expect(refusals == [nil, nil, .full])
  }

  /// The kernel assigns the lowest free number, so a high one says that the others are in use, by whatever.
  @Test(arguments: [
    (1_024, [823, 824, 923, 924]), (100, [49, 50, 74, 75]),
    (20_000, [19_799, 19_800, 19_899, 19_900]),
  ])
  func descriptorsThatTheAppHasOpenedAreLeftToIt(openFileCount: Int, numbers: [CInt]) {
    var limits = BrowserServer.Limits()
    limits.connectionCount = .max
    let connections = Connections(limits: limits, openFileCount: openFileCount)
    let refusals = numbers.map { connections.add(EmbeddedChannel(), of: here, descriptor: $0) }
    #expect(refusals == [nil, .full, .full, .overrun])
  }

  @Test func refusalsAreCutShortWhereThereAreTooMany() {
    let connections = connections(1, 1)
    let refusals = (0..<103).map { _ in connections.add(EmbeddedChannel(), of: here) }
    #expect(refusals[0] == nil && refusals[100] == .full && refusals[101] == .overrun)
  }
}
