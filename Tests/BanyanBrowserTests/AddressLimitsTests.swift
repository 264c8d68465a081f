import BanyanHost
import Testing

@testable import BanyanBrowser

/// The limits of a single address, and the time that a window may stay idle.
@MainActor
@Suite struct AddressLimitsTests {
  private nonisolated static let here = ClientAddress("192.0.2.1")
  private nonisolated static let there = ClientAddress("192.0.2.2")

  @discardableResult
  private func open(
    _ world: FakeWorld, _ name: String? = nil, from client: ClientAddress?
  ) throws(Visitors.Refusal) -> BrowserWindow {
    try world.visitors.openWindow(visitorName: name, from: client).0
  }

  /// A client that asks for a page: its visitor, if it has one, and its address.
  typealias Request = (name: String?, client: ClientAddress?)
  typealias CountLimit = WritableKeyPath<BrowserServer.Limits, Int> & Sendable
  typealias TimeLimit = WritableKeyPath<BrowserServer.Limits, Duration> & Sendable

  /// A limit of two, two requests that use it up, one more that is refused, and others that are allowed.
  struct Share: Sendable, CustomTestStringConvertible {
    let name: String
    let limit: CountLimit
    let taken: [Request]
    let next: Request
    let refusal: Visitors.Refusal
    let others: [Request]

    var testDescription: String { name }
  }

  private nonisolated static let shares = [
    Share(
      name: "windows of a visitor", limit: \.windowCountPerVisitor,
      taken: [("one", here), ("one", there)], next: ("one", here), refusal: .tooMany,
      others: [("two", here)]),
    // Without an address, nothing is counted.
    Share(
      name: "windows of an address", limit: \.windowCountPerAddress,
      taken: [(nil, here), (nil, here)], next: (nil, here), refusal: .tooMany,
      others: [(nil, there), (nil, nil), (nil, nil), (nil, nil)]),
    Share(
      name: "windows", limit: \.windowCount, taken: [(nil, here), ("one", there)],
      next: ("one", there), refusal: .full, others: []),
    // Counts visitors who are present; a returning visitor frees their earlier place.
    Share(
      name: "new visitors of an address", limit: \.visitorCountPerAddress,
      taken: [("one", here), ("two", here)], next: ("three", here), refusal: .tooMany,
      others: [("two", here), ("three", there)]),
    Share(
      name: "pages of an address that do not connect", limit: \.waitingWindowCountPerAddress,
      taken: [(nil, here), (nil, here)], next: (nil, here), refusal: .tooMany,
      others: [(nil, there)]),
  ]

  @Test(arguments: shares) func nobodyTakesMoreThanTheirShare(_ share: Share) throws {
    let world = FakeWorld { $0[keyPath: share.limit] = 2 }
    for request in share.taken { try open(world, request.name, from: request.client) }
    #expect(throws: share.refusal) { try open(world, share.next.name, from: share.next.client) }
    for request in share.others { try open(world, request.name, from: request.client) }
  }

  /// A page that has connected no longer counts as waiting; a closed page counts as nothing.
  @Test(arguments: [
    (\BrowserServer.Limits.waitingWindowCountPerAddress as CountLimit, false),
    (\.windowCountPerAddress, true),
  ])
  func whatIsGivenBackIsThereForAnother(limit: CountLimit, leaves: Bool) throws {
    let world = FakeWorld { $0[keyPath: limit] = 2 }
    let page = FakePage(try open(world, from: Self.here), in: world.visitors)
    try open(world, from: Self.here)
    page.connect()
    if leaves { page.leave() }
    try open(world, from: Self.here)
    #expect(throws: Visitors.Refusal.tooMany) { try open(world, from: Self.here) }
  }

  /// A visitor who leaves at once has still cost the creation of an app and a window.
  @Test func openingAndLeavingInALoopIsThrottled() throws {
    let world = FakeWorld { ($0.openingBurstPerAddress, $0.openingsPerSecondPerAddress) = (3, 2) }
    func openAndLeave() throws {
      let page = FakePage(try open(world, from: Self.here), in: world.visitors)
      page.connect()
      page.leave()
    }
    for _ in 0..<3 { try openAndLeave() }
    #expect(throws: Visitors.Refusal.tooMany) { try openAndLeave() }
    try open(world, from: Self.there)
    world.pass(.seconds(1))
    for _ in 0..<2 { try openAndLeave() }
    #expect(throws: Visitors.Refusal.tooMany) { try openAndLeave() }
    #expect(world.applications.count == 6, "nothing is made for who is refused")
  }

  /// Visitors who left are kept for a quarter of an hour, unless newcomers need their places.
  @Test(arguments: [true, false])
  func aFewAddressesDoNotKeepAllPlacesForVisitors(leaves: Bool) throws {
    let world = FakeWorld { $0.visitorCount = 4 }
    func visit(_ name: String, from client: ClientAddress?) throws -> FakePage {
      let page = FakePage(try open(world, name, from: client), in: world.visitors)
      page.connect()
      return page
    }
    let present = try visit("present", from: Self.here)
    for name in ["first", "second"] {
      let page = try visit(name, from: Self.here)
      if leaves { page.leave() } else { page.lose() }
      world.pass(.seconds(1))
    }
    let other = try visit("other", from: Self.there)
    other.leave()
    _ = try visit("new", from: Self.there)
    #expect(world.visitors.visitors.keys.sorted() == ["new", "other", "present", "second"])
    _ = try visit("newer", from: Self.there)
    #expect(world.visitors.visitors.count == 4 && world.visitors.visitors["present"] != nil)
    // Visitors who are present keep their places.
    _ = try visit("newest", from: Self.there)
    #expect(world.visitors.visitors.keys.sorted() == ["new", "newer", "newest", "present"])
    #expect(throws: Visitors.Refusal.full) { try open(world, "late", from: Self.there) }
    #expect(present.connection.closeCode == nil)
  }

  /// R09: nothing is kept of addresses either.
  @Test func nothingIsLeftOfAnAddress() throws {
    let world = FakeWorld()
    for number in 0..<100 { try open(world, from: ClientAddress("192.0.2.\(number)")) }
    let page = FakePage(try open(world, from: Self.here), in: world.visitors)
    page.connect()
    #expect(world.visitors.addressCounts.count == 100)
    world.pass(.seconds(11))
    #expect(world.visitors.addressCounts.count == 1)
    page.leave()
    world.pass(.seconds(901))
    #expect(world.visitors.addressCounts.count == 0 && world.visitors.openings.count == 0)
  }

  /// The time at which a window with a limit of a hundred seconds ends if the person acts at these
  /// seconds. The app's own updates don't extend it.
  @Test(arguments: [
    (\BrowserServer.Limits.windowIdleTime as TimeLimit, [], 100),
    (\.windowIdleTime, [99], 199), (\.windowLifeTime, Array(1...99), 100),
  ])
  func aWindowThatIsTooOldEnds(limit: TimeLimit, uses: [Int], end: Int) throws {
    let world = FakeWorld { $0[keyPath: limit] = .seconds(100) }
    let page = try world.openPage()
    for second in 1...end {
      #expect(page.connection.closeCode == nil)
      world.pass(.seconds(1))
      if uses.contains(second) { page.press() } else { page.fake.increment() }
    }
    #expect(page.connection.closeCode == CloseCode.limit)
    #expect(world.visitors.windows.isEmpty && page.fake.closeCount == 1)
  }

  /// A new socket doesn't reset a window's limits.
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
