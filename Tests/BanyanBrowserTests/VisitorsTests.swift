import BanyanHost
import NIOCore
import Testing

@testable import BanyanBrowser

@MainActor
@Suite struct VisitorsTests {
  private let world: FakeWorld
  private var visitors: Visitors { world.visitors }

  init() {
    world = FakeWorld {
      $0.windowCountPerVisitor = 3
      $0.visitorCount = 2
    }
  }

  @Test func theSocketAdoptsTheWindowOfThePage() throws {
    let (window, html) = try visitors.openWindow(visitorName: nil)
    #expect(String(decoding: html.body.html, as: UTF8.self).contains(">0</span>"))
    let fake = world.applications[0].windows[0]
    fake.increment()
    fake.increment()
    let page = FakePage(window, in: visitors)
    page.connect()
    // Changes in between have waited, and the page gets a key.
    #expect(
      page.operations == [
        [3, 1, 1] + Array("1".utf8), [3, 1, 1] + Array("2".utf8), page.keyBatch,
      ])
    #expect(world.applications[0].windows.count == 1)
    page.press()
    #expect(page.connection.batches.last == [4, 1, 3, 1, 1] + Array("3".utf8))
  }

  @Test func aWindowIsItsVisitorsAlone() throws {
    let (window, _) = try visitors.openWindow(visitorName: nil)
    let stranger = FakePage(window, in: visitors, visitorName: "someone else")
    stranger.connect()
    #expect(stranger.connection.closeCode == 4001 && stranger.connection.batches == [])
    let page = FakePage(window, in: visitors)
    page.greeting.token = "guess"
    page.connect()
    #expect(page.connection.closeCode == 4001)
    page.greeting.token = window.token
    page.connect()
    #expect(page.connection.closeCode == nil)
  }

  @Test func anEventForAGoneElementIsAcknowledgedAndNothingElse() throws {
    let page = try world.openPage()
    page.press(ElementID(rawValue: 99))
    #expect(page.connection.takeBatches() == [[1, 1]])
    // A repeated number is only acknowledged; a number that skips others closes the socket.
    page.send(PageMessage.activation(1, of: FakeWindow.button, lastBatch: 1))
    #expect(page.connection.takeBatches() == [[1, 1]] && page.connection.closeCode == nil)
    #expect(page.fake.count == 0)
    page.send(PageMessage.activation(3, of: FakeWindow.button, lastBatch: 1))
    #expect(page.connection.closeCode == 1002)
  }

  @Test func windowsThatNobodyAdoptsLeaveNothing() throws {
    for _ in 0..<3 { _ = try visitors.openWindow(visitorName: "one") }
    #expect(throws: Visitors.Refusal.tooMany) { try visitors.openWindow(visitorName: "one") }
    #expect(world.applications.count == 1)
    world.pass(.seconds(9))
    #expect(visitors.windows.count == 3)
    world.pass(.seconds(1))
    #expect(visitors.windows.isEmpty)
    #expect(world.applications[0].windows.allSatisfy { $0.closeCount == 1 })
    #expect(visitors.visitors.isEmpty)
  }

  @Test func theNextPageOfAVisitorBeginsWithWhatTheLastHasReported() throws {
    let page = try world.openPage()
    page.send(ByteBuffer(bytes: [1, 0, 27, 0, 1] + Array("Europe/Rome".utf8)))
    page.send(ByteBuffer(bytes: [2, 0, 10, 0]))
    page.send(ByteBuffer(bytes: [3, 0, 27, 0, 2, 1]))
    page.send(ByteBuffer(bytes: [4, 0, 27, 0, 2, 0]))
    page.send(ByteBuffer(bytes: [5, 0, 27, 0, 5, 16]))
    let reports: [Event.Payload] = [
      .preference(.timeZone("Europe/Rome")), .appearance(.dark),
      .preference(.reducesMotion(false)), .preference(.displayScale(2)),
    ]
    let (window, _) = try visitors.openWindow(visitorName: page.window.visitorName)
    #expect(world.applications[0].windows[1].reports == reports)
    // The page is told, so that it says only what differs.
    #expect(
      window.surroundings.attributes.map { [$0.name, $0.value] } == [
        ["data-zone", "Europe/Rome"], ["data-scale", "16"], ["data-prefers", "dark"],
      ])
    _ = try visitors.openWindow(visitorName: nil)
    #expect(world.applications[1].windows[0].reports == [])
  }

  @Test func aVisitorIsKeptForAWhile() throws {
    let page = try world.openPage()
    page.leave()
    world.pass(.seconds(899))
    #expect(visitors.visitors.count == 1)
    _ = try visitors.openWindow(visitorName: page.window.visitorName)
    #expect(world.applications.count == 1)
    world.pass(.seconds(10))
    #expect(visitors.windows.isEmpty && visitors.visitors.count == 1)
    world.pass(.seconds(900))
    #expect(visitors.visitors.isEmpty)
  }

  @Test func aVisitIsOverWithItsVisitorAndGoesOnWhereItsProcessEnds() throws {
    try world.openPage().leave()
    _ = try world.openPage()
    #expect(world.applications.map(\.visitEndCount) == [0, 0])
    world.pass(.seconds(900))
    #expect(world.applications.map(\.visitEndCount) == [1, 0])
    visitors.closeAll()
    #expect(world.applications.map(\.terminationCount) == [1, 1])
    #expect(world.applications.map(\.visitEndCount) == [1, 0])
  }

  @Test func visitorsAreLimited() throws {
    _ = try visitors.openWindow(visitorName: "one")
    _ = try visitors.openWindow(visitorName: "two")
    #expect(throws: Visitors.Refusal.full) { try visitors.openWindow(visitorName: "three") }
    _ = try visitors.openWindow(visitorName: "two")
    #expect(world.applications.count == 2)
  }

  @Test func aNewTitleGoesDown() throws {
    let page = try world.openPage()
    page.fake.title = "T"
    page.press(ElementID(rawValue: 99))
    #expect(page.connection.batches == [[2, 1, 9, 1, UInt8(ascii: "T")]])
  }

  /// Opens a window with a connected page and a count of 1.
  private func openCountingPage() throws -> FakePage {
    let page = try world.openPage()
    page.press()
    return page
  }

  private func openPage(after old: FakePage) throws -> FakePage {
    let (window, _) = try visitors.openWindow(visitorName: old.window.visitorName)
    let page = FakePage(window, in: visitors)
    page.greeting.previousToken = old.window.token
    page.connect()
    return page
  }

  /// O07: a window's stored values are restored when its tab reloads.
  @Test func aTabThatIsLoadedAgainGoesOnWithWhatItHadStored() throws {
    let old = try openCountingPage()
    old.leave()
    let new = try openPage(after: old)
    #expect(new.operations == [[3, 1, 1] + Array("1".utf8), new.keyBatch])
    // They are restored for one window, and only once.
    _ = try openPage(after: old)
    new.lose()
    new.connect()
    #expect(world.applications[0].windows.map(\.count) == [1, 1, 0])
  }

  @Test func theNextPageMayConnectBeforeTheSocketOfTheLastOneCloses() throws {
    let old = try openCountingPage()
    _ = try openPage(after: old)
    #expect(world.applications[0].windows.map(\.count) == [1, 1])
  }

  @Test func whatAWindowHadStoredIsForItsVisitorOnly() throws {
    let old = try openCountingPage()
    old.leave()
    let (window, _) = try visitors.openWindow(visitorName: nil)
    let stranger = FakePage(window, in: visitors)
    stranger.greeting.previousToken = old.window.token
    stranger.connect()
    #expect(world.applications[1].windows[0].count == 0)
    #expect(visitors.visitors[old.window.visitorName]?.rememberedWindows.count == 1)
  }

  @Test func whatClosedWindowsHadStoredIsBounded() throws {
    let limits = BrowserServer.Limits()
    var windows = RememberedWindows()
    for number in 0..<30 {
      windows.add(["count": .integer(number)], of: "\(number)", now: .now, limits: limits)
    }
    #expect(windows.count == limits.rememberedWindowCount)
    #expect(windows.take("19") == nil && windows.take("20") == ["count": .integer(20)])
    windows.add([:], of: "nothing", now: .now, limits: limits)
    let long = String(repeating: "x", count: limits.rememberedByteCount)
    windows.add(["text": .string(long)], of: "too much", now: .now, limits: limits)
    #expect(windows.take("nothing") == nil && windows.take("too much") == nil)
    windows.sweep(now: .now + limits.idleVisitorTime / 2, limits: limits)
    #expect(windows.count == limits.rememberedWindowCount - 1)
    windows.sweep(now: .now + limits.idleVisitorTime * 2, limits: limits)
    #expect(windows.count == 0)
  }

  @Test func whatWasStoredGoesWithTheVisitor() throws {
    let old = try openCountingPage()
    old.leave()
    world.pass(.seconds(900))
    _ = try openPage(after: old)
    #expect(world.applications[1].windows[0].count == 0)
  }
}
