import BanyanHost
import Testing

@testable import BanyanBrowser

/// The limit for the text in the fields of all windows, and the window that closes at that limit.
@MainActor
@Suite struct TypedTextTests {
  private nonisolated static let here = ClientAddress("192.0.2.1")
  private nonisolated static let there = ClientAddress("192.0.2.2")
  private nonisolated static let other = ElementID(rawValue: 99)

  private func open(_ world: FakeWorld, from client: ClientAddress?) throws -> FakePage {
    let page = FakePage(
      try world.visitors.openWindow(visitorName: nil, from: client).0, in: world.visitors)
    page.connect()
    page.read()
    return page
  }

  /// The pages whose windows have been closed.
  private func closed(_ pages: FakePage...) -> [Int] {
    pages.indices.filter { pages[$0].window.isClosed }
  }

  @Test func theWindowWithTheMostTextIsClosed() throws {
    let world = FakeWorld { $0.typedByteCount = 20_000 }
    let (one, two, three) = (
      try open(world, from: Self.here), try open(world, from: Self.there),
      try open(world, from: nil)
    )
    one.type(6_000)
    two.type(5_000)
    two.type(5_000, in: Self.other)
    three.type(4_000)
    #expect(closed(one, two, three) == [])
    three.type(4_097)
    #expect(closed(one, two, three) == [1])
    #expect(two.connection.closeCode == CloseCode.limit)
    #expect(world.visitors.typedText.byteCount == 10_097)
  }

  @Test func anAddressBeyondItsShareLosesItsOwnWindows() throws {
    let world = FakeWorld { $0.typedByteCountPerAddress = 10_000 }
    let (one, two) = (try open(world, from: Self.here), try open(world, from: Self.here))
    let (far, nobody) = (try open(world, from: Self.there), try open(world, from: nil))
    far.type(10_000)
    nobody.type(20_000)
    one.type(5_000)
    two.type(5_001)
    #expect(closed(one, two, far, nobody) == [1])
  }

  @Test func windowsWithoutAPageAreClosedFirst() throws {
    let world = FakeWorld { $0.typedByteCountPerAddress = 10_000 }
    let (lost, present) = (try open(world, from: Self.here), try open(world, from: Self.here))
    lost.type(4_096)
    lost.lose()
    present.type(6_000)
    #expect(closed(lost, present) == [0])
  }

  @Test func aTextThatIsShorterNowCountsAsThat() throws {
    let world = FakeWorld()
    let page = try open(world, from: Self.here)
    var counts: [Int] = []
    for count in [5_000, 6_000, 4_095, 4_096, 0] {
      page.type(count)
      counts.append(world.visitors.typedText.byteCount)
    }
    #expect(counts == [5_000, 6_000, 0, 4_096, 0])
  }

  @Test func theTextOfAWindowThatEndsCountsNoMore() throws {
    let world = FakeWorld()
    let page = try open(world, from: Self.here)
    page.type(5_000)
    page.leave()
    #expect(world.visitors.typedText.byteCount == 0)
  }
}
