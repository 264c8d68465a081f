import Synchronization
import Testing

@testable import BanyanBrowser

/// The order in which clients get the main actor. Only the test advances the time.
@MainActor
@Suite struct TurnsTests {
  private nonisolated static let here = ClientAddress("192.0.2.1")
  private nonisolated static let there = ClientAddress("192.0.2.2")

  private final class Time: Sendable {
    let now = Mutex(ContinuousClock.now)
    let processor = Mutex(Duration.zero)
  }

  @MainActor
  private final class World {
    private let time = Time()
    let turns: Turns
    private var wantedCount = 0
    private var order: [String] = []

    init() {
      var limits = BrowserServer.Limits()
      limits.processorTimePerWindow = .milliseconds(100)
      limits.processorTimePerVisitor = .milliseconds(200)
      limits.processorTimePerAddress = .milliseconds(400)
      turns = Turns(
        limits, now: { [time] in time.now.withLock { $0 } },
        processorTime: { [time] in time.processor.withLock { $0 } })
    }

    /// Requests a turn that takes some time.
    func want(_ name: String, _ payer: Turns.Payer, taking cost: Duration = .zero) {
      wantedCount += 1
      turns.enqueue(for: payer) { [self] in
        order.append(name)
        time.processor.withLock { $0 += cost }
      }
    }

    func pass(_ duration: Duration) { time.now.withLock { $0 += duration } }

    /// Returns the order in which all requested turns ran.
    func run() async -> [String] {
      while order.count < wantedCount { await Task.yield() }
      defer { (order, wantedCount) = ([], 0) }
      return order
    }
  }

  private func payer(
    _ client: ClientAddress?, visitor: String? = nil, window: String? = nil
  ) -> Turns.Payer {
    Turns.Payer(client: client, visitor: visitor, window: window)
  }

  @Test func addressesTakeTurnsAndEachGoesInOrder() async {
    let world = World()
    for number in 1...3 { world.want("here \(number)", payer(Self.here)) }
    world.want("there", payer(Self.there))
    world.want("unknown", payer(nil))
    #expect(await world.run() == ["here 1", "there", "unknown", "here 2", "here 3"])
  }

  /// A client may use up to five seconds' worth of turns at once.
  @Test(arguments: [(0.5, false), (0.51, true)])
  func aWindowThatHasUsedItsBudgetWaitsForOthers(used: Double, waits: Bool) async {
    let world = World()
    let busy = payer(Self.here, visitor: "one", window: "busy")
    world.want("work", busy, taking: .seconds(used))
    _ = await world.run()
    world.want("busy", busy)
    world.want("other", payer(Self.here, visitor: "one", window: "other"))
    #expect(await world.run() == (waits ? ["other", "busy"] : ["busy", "other"]))
  }

  @Test func allWindowsOfAVisitorHaveOneBudget() async {
    let world = World()
    for number in 1...3 {
      world.want(
        "work", payer(Self.here, visitor: "one", window: "\(number)"), taking: .seconds(0.4))
    }
    _ = await world.run()
    world.want("one", payer(Self.here, visitor: "one", window: "4"))
    world.want("two", payer(Self.here, visitor: "two", window: "5"))
    #expect(await world.run() == ["two", "one"])
  }

  @Test func allVisitorsOfAnAddressHaveOneBudget() async {
    let world = World()
    for number in 1...3 {
      world.want(
        "work", payer(Self.here, visitor: "\(number)", window: "\(number)"), taking: .seconds(0.7))
    }
    _ = await world.run()
    let busy = payer(Self.there, visitor: "busy", window: "busy")
    world.want("work", busy, taking: .seconds(0.6))
    _ = await world.run()
    world.want("here", payer(Self.here, visitor: "4", window: "4"))
    world.want("busy", busy)
    world.want("there", payer(Self.there, visitor: "5", window: "5"))
    #expect(await world.run() == ["there", "busy", "here"])
  }

  @Test func aBudgetFillsAgainAndIsForgotten() async {
    let world = World()
    let busy = payer(Self.here, visitor: "one", window: "busy")
    let other = payer(Self.here, visitor: "one", window: "other")
    world.want("work", busy, taking: .seconds(0.6))
    _ = await world.run()
    world.pass(.seconds(1))
    world.want("busy", busy)
    world.want("other", other)
    #expect(await world.run() == ["busy", "other"])
    #expect(world.turns.meterCount == 4)
    world.pass(.seconds(5))
    world.turns.sweep()
    #expect(world.turns.meterCount == 0)
  }
}
