import BanyanHost
import Testing

@testable import BanyanBrowser

/// What one address may have, and how long a window may go on.
@MainActor
@Suite struct AddressLimitsTests {
  private let here = ClientAddress("192.0.2.1")
  private let there = ClientAddress("192.0.2.2")

  @discardableResult
  private func open(
    _ world: FakeWorld, _ name: String? = nil, from client: ClientAddress?
  ) throws(Visitors.Refusal) -> BrowserWindow {
    try world.visitors.openWindow(visitorName: name, from: client).0
  }

  @Test func windowsOfOneVisitorAreLimited() throws {
    let world = FakeWorld { $0.windowCountPerVisitor = 2 }
    try open(world, "one", from: here)
    try open(world, "one", from: there)
    #expect(throws: Visitors.Refusal.tooMany) { try open(world, "one", from: here) }
    try open(world, "two", from: here)
  }

  @Test func windowsOfOneAddressAreLimited() throws {
    let world = FakeWorld { $0.windowCountPerAddress = 2 }
    let first = try open(world, from: here)
    try open(world, from: here)
    #expect(throws: Visitors.Refusal.tooMany) { try open(world, from: here) }
    try open(world, from: there)
    // Where nobody says the address, nothing is counted.
    for _ in 0..<3 { try open(world, from: nil) }
    let page = FakePage(first, in: world.visitors)
    page.connect()
    page.leave()
    try open(world, from: here)
  }

  @Test func windowsAreLimitedInAll() throws {
    let world = FakeWorld { $0.windowCount = 2 }
    try open(world, from: here)
    try open(world, "one", from: there)
    #expect(throws: Visitors.Refusal.full) { try open(world, "one", from: there) }
  }

  @Test func newVisitorsOfOneAddressAreLimited() throws {
    let world = FakeWorld { $0.visitorCountPerAddress = 2 }
    try open(world, "one", from: here)
    try open(world, "two", from: here)
    #expect(throws: Visitors.Refusal.tooMany) { try open(world, "three", from: here) }
    try open(world, "two", from: here)
    try open(world, "three", from: there)
  }

  @Test func pagesThatDoNotConnectAreLimitedForTheirAddress() throws {
    let world = FakeWorld { $0.waitingWindowCountPerAddress = 2 }
    let first = try open(world, from: here)
    try open(world, from: here)
    #expect(throws: Visitors.Refusal.tooMany) { try open(world, from: here) }
    try open(world, from: there)
    FakePage(first, in: world.visitors).connect()
    try open(world, from: here)
    #expect(throws: Visitors.Refusal.tooMany) { try open(world, from: here) }
  }

  /// R09: of addresses, too, nothing is left.
  @Test func nothingIsLeftOfAnAddress() throws {
    let world = FakeWorld()
    for number in 0..<100 { try open(world, from: ClientAddress("192.0.2.\(number)")) }
    let page = FakePage(try open(world, from: here), in: world.visitors)
    page.connect()
    #expect(world.visitors.addressCounts.count == 100)
    world.pass(.seconds(11))
    #expect(world.visitors.addressCounts.count == 1)
    page.leave()
    world.pass(.seconds(901))
    #expect(world.visitors.addressCounts.count == 0)
  }

  @Test func aWindowInWhichNobodyDoesAnythingEnds() throws {
    let world = FakeWorld { $0.windowIdleTime = .seconds(100) }
    let page = try world.openPage()
    world.pass(.seconds(99))
    page.press()
    world.pass(.seconds(99))
    #expect(page.connection.closeCode == nil)
    // What the app does by itself is no use.
    page.fake.increment()
    world.pass(.seconds(1))
    #expect(page.connection.closeCode == CloseCode.limit)
    #expect(world.visitors.windows.isEmpty && page.fake.closeCount == 1)
  }

  @Test func aWindowEndsWhateverHappensInIt() throws {
    let world = FakeWorld { $0.windowLifeTime = .seconds(100) }
    let page = try world.openPage()
    for _ in 0..<99 {
      world.pass(.seconds(1))
      page.press()
    }
    #expect(page.connection.closeCode == nil)
    world.pass(.seconds(1))
    #expect(page.connection.closeCode == CloseCode.limit)
  }

  /// Another socket is no way around what a window takes.
  @Test func theEventsOfAWindowAreLimitedOverAllItsSockets() throws {
    let world = FakeWorld { ($0.eventBurst, $0.eventsPerSecond) = (3, 1) }
    let page = try world.openPage()
    page.press()
    for _ in 0..<2 {
      page.connect()
      page.read()
      page.press()
    }
    #expect(page.connection.closeCode == nil && page.fake.count == 3)
    page.connect()
    page.press()
    #expect(page.connection.closeCode == CloseCode.tooMany && page.fake.count == 3)
    page.lose()
    world.pass(.seconds(2))
    page.connect()
    page.read()
    page.send(PageMessage.activation(4, of: FakeWindow.button, lastBatch: page.greeting.lastBatch))
    #expect(page.connection.closeCode == nil && page.fake.count == 4)
  }

  @Test func aWindowThatGrowsTooLargeEnds() throws {
    let world = FakeWorld { $0.elementCountPerWindow = 10 }
    let (page, other) = (try world.openPage(), try world.openPage())
    page.fake.elementCount = 10
    world.visitors.sweep()
    #expect(page.connection.closeCode == nil)
    page.fake.elementCount = 11
    world.visitors.sweep()
    #expect(page.connection.closeCode == CloseCode.limit && page.fake.closeCount == 1)
    #expect(other.connection.closeCode == nil)
  }

  @Test func faultsAreShownWhereNobodyElseReachesTheServer() {
    func shows(_ change: (inout BrowserServer.Configuration) -> Void) -> Bool {
      var configuration = BrowserServer.Configuration()
      change(&configuration)
      return configuration.showsFaults
    }
    #expect(shows { _ in })
    #expect(!shows { $0.host = "0.0.0.0" })
    #expect(!shows { $0.allowedOrigins = ["https://app.example.com"] })
    #expect(!shows { $0.trustedProxies = ["127.0.0.1"] })
    #expect(!shows { $0.isInDevelopment = false })
    #expect(shows { ($0.host, $0.isInDevelopment) = ("0.0.0.0", true) })
  }
}
