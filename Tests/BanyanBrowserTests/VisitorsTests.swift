import BanyanHost
import Testing

@testable import BanyanBrowser

@MainActor
@Suite struct VisitorsTests {
  private final class World {
    var applications: [FakeApplication] = []
  }

  private let world = World()
  private let visitors: Visitors

  init() {
    var configuration = BrowserServer.Configuration()
    configuration.limits.windowCountPerVisitor = 3
    configuration.limits.visitorCount = 2
    let world = world
    visitors = Visitors(
      configuration: configuration, catalog: SymbolCatalog(files: [:], logger: configuration.logger)
    ) {
      let application = FakeApplication()
      world.applications.append(application)
      return application
    }
  }

  private func event(_ number: UInt32, _ target: ElementID = FakeWindow.button) -> NumberedEvent {
    NumberedEvent(NumberedEvent.activation(number, of: target))!
  }

  @Test func theSocketAdoptsTheWindowOfThePage() throws {
    let (window, page) = try visitors.openWindow(visitorName: nil)
    #expect(String(decoding: page.body.html, as: UTF8.self).contains(">0</span>"))
    let fake = world.applications[0].windows[0]
    fake.increment()
    fake.increment()
    #expect(visitors.claim(token: window.token, visitorName: window.visitorName))
    let connection = RecordingConnection()
    visitors.deliver(.opened(connection), to: window.token)
    // What happened in between has waited.
    #expect(
      connection.batches.map { $0.suffix(1) } == [Array("1".utf8)[...], Array("2".utf8)[...]])
    #expect(world.applications[0].windows.count == 1)
    visitors.deliver(.event(event(1)), to: window.token)
    #expect(connection.batches.last == [3, 1, 3, 1, 1] + Array("3".utf8))
  }

  @Test func aWindowIsClaimedOnceAndByItsVisitor() throws {
    let (window, _) = try visitors.openWindow(visitorName: nil)
    #expect(!visitors.claim(token: window.token, visitorName: "someone else"))
    #expect(!visitors.claim(token: "guess", visitorName: window.visitorName))
    #expect(visitors.claim(token: window.token, visitorName: window.visitorName))
    #expect(!visitors.claim(token: window.token, visitorName: window.visitorName))
  }

  @Test func anEventForAGoneElementIsAcknowledgedAndNothingElse() throws {
    let (window, _) = try visitors.openWindow(visitorName: nil)
    let connection = RecordingConnection()
    visitors.deliver(.opened(connection), to: window.token)
    visitors.deliver(.event(event(1, ElementID(rawValue: 99))), to: window.token)
    #expect(connection.batches == [[0, 1]])
    // The same number again is dropped; one that skips others closes the socket.
    visitors.deliver(.event(event(1)), to: window.token)
    #expect(connection.batches.count == 1 && connection.closeCode == nil)
    visitors.deliver(.event(event(3)), to: window.token)
    #expect(connection.closeCode == 1002)
  }

  @Test func windowsThatNobodyAdoptsLeaveNothing() throws {
    for _ in 0..<3 { _ = try visitors.openWindow(visitorName: "one") }
    #expect(throws: Visitors.Refusal.full) { try visitors.openWindow(visitorName: "one") }
    #expect(world.applications.count == 1)
    visitors.sweep(now: .now + .seconds(9))
    #expect(visitors.windows.count == 3)
    visitors.sweep(now: .now + .seconds(11))
    #expect(visitors.windows.isEmpty)
    #expect(world.applications[0].windows.allSatisfy { $0.closeCount == 1 })
    #expect(visitors.visitors.isEmpty)
  }

  @Test func aVisitorIsKeptForAWhile() throws {
    let (window, _) = try visitors.openWindow(visitorName: nil)
    visitors.deliver(.opened(RecordingConnection()), to: window.token)
    visitors.deliver(.closed, to: window.token)
    visitors.sweep(now: .now + .seconds(800))
    #expect(visitors.visitors.count == 1)
    _ = try visitors.openWindow(visitorName: window.visitorName)
    #expect(world.applications.count == 1)
    visitors.sweep(now: .now + .seconds(20))
    visitors.sweep(now: .now + .seconds(1000))
    #expect(visitors.visitors.isEmpty)
  }

  @Test func aClosedSocketClosesItsWindow() throws {
    let (window, _) = try visitors.openWindow(visitorName: nil)
    visitors.deliver(.opened(RecordingConnection()), to: window.token)
    visitors.deliver(.closed, to: window.token)
    #expect(visitors.windows.isEmpty)
    #expect(world.applications[0].windows[0].closeCount == 1)
    let late = RecordingConnection()
    visitors.deliver(.opened(late), to: window.token)
    #expect(late.closeCode == 1001)
  }

  @Test func visitorsAreLimited() throws {
    _ = try visitors.openWindow(visitorName: "one")
    _ = try visitors.openWindow(visitorName: "two")
    #expect(throws: Visitors.Refusal.full) { try visitors.openWindow(visitorName: "three") }
    _ = try visitors.openWindow(visitorName: "two")
    #expect(world.applications.count == 2)
  }

  @Test func aNewTitleGoesDown() throws {
    let (window, _) = try visitors.openWindow(visitorName: nil)
    let connection = RecordingConnection()
    visitors.deliver(.opened(connection), to: window.token)
    world.applications[0].windows[0].title = "T"
    visitors.deliver(.event(event(1, ElementID(rawValue: 99))), to: window.token)
    #expect(connection.batches == [[1, 1, 9, 1, UInt8(ascii: "T")]])
  }

  /// Opens a window whose socket comes, and whose count is 1.
  private func openCountingWindow(visitorName: String? = nil) throws -> BrowserWindow {
    let (window, _) = try visitors.openWindow(visitorName: visitorName)
    #expect(visitors.claim(token: window.token, visitorName: window.visitorName))
    visitors.deliver(.opened(RecordingConnection()), to: window.token)
    visitors.deliver(.event(event(1)), to: window.token)
    return window
  }

  /// O07: what a window had stored is there when its tab is loaded again.
  @Test func aTabThatIsLoadedAgainGoesOnWithWhatItHadStored() throws {
    let old = try openCountingWindow()
    let (new, _) = try visitors.openWindow(visitorName: old.visitorName)
    visitors.deliver(.closed, to: old.token)
    #expect(
      visitors.claim(token: new.token, previousToken: old.token, visitorName: new.visitorName))
    let connection = RecordingConnection()
    visitors.deliver(.opened(connection), to: new.token)
    #expect(connection.batches == [[1, 0, 3, 1, 1] + Array("1".utf8)])
    // It was there for one window.
    let (third, _) = try visitors.openWindow(visitorName: old.visitorName)
    #expect(
      visitors.claim(token: third.token, previousToken: old.token, visitorName: old.visitorName))
    #expect(world.applications[0].windows.map(\.count) == [1, 1, 0])
  }

  @Test func theNextPageMayConnectBeforeTheSocketOfTheLastOneCloses() throws {
    let old = try openCountingWindow()
    let (new, _) = try visitors.openWindow(visitorName: old.visitorName)
    #expect(
      visitors.claim(token: new.token, previousToken: old.token, visitorName: new.visitorName))
    #expect(world.applications[0].windows.map(\.count) == [1, 1])
  }

  @Test func whatAWindowHadStoredIsForItsVisitorOnly() throws {
    let old = try openCountingWindow()
    visitors.deliver(.closed, to: old.token)
    let (stranger, _) = try visitors.openWindow(visitorName: nil)
    #expect(
      visitors.claim(
        token: stranger.token, previousToken: old.token, visitorName: stranger.visitorName))
    #expect(world.applications[1].windows[0].count == 0)
    #expect(visitors.visitors[old.visitorName]?.rememberedWindows.count == 1)
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
    let old = try openCountingWindow()
    visitors.deliver(.closed, to: old.token)
    visitors.sweep(now: .now + .seconds(1000))
    let (new, _) = try visitors.openWindow(visitorName: old.visitorName)
    #expect(
      visitors.claim(token: new.token, previousToken: old.token, visitorName: new.visitorName))
    #expect(world.applications[1].windows[0].count == 0)
  }
}
