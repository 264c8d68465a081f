import Foundation
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import BanyanBrowser

/// The memory that the server holds for all clients, and which client it cuts when that is too much.
@MainActor
@Suite struct ByteBudgetTests {
  private nonisolated static let here = ClientAddress("192.0.2.1")
  private nonisolated static let there = ClientAddress("192.0.2.2")

  /// Connections identified by name, and the names of those that were cut.
  private final class Clients: Sendable {
    let budget: ByteBudget
    private let cuts = Mutex<[String]>([])

    init(limit: Int, limitPerAddress: Int) {
      var limits = BrowserServer.Limits()
      limits.bufferedByteCount = limit
      limits.bufferedByteCountPerAddress = limitPerAddress
      budget = ByteBudget(limits)
    }

    func open(_ name: String, from client: ClientAddress? = here) -> ByteAccount {
      budget.open(for: client) { [self] in cuts.withLock { $0.append(name) } }
    }

    var cut: [String] { cuts.withLock { $0 } }
  }

  @Test func beyondTheLimitThoseWhoHoldTheMostAreCut() {
    let clients = Clients(limit: 1000, limitPerAddress: 10_000)
    let accounts = ["one", "two", "three"].map { clients.open($0) }
    for (account, count) in zip(accounts, [300, 500, 200]) { account.add(count) }
    #expect(clients.cut == [] && clients.budget.byteCount == 1000)
    accounts[2].add(1)
    #expect(clients.cut == ["two"])
    // The connection still exists for a moment, but its memory no longer counts.
    accounts[2].add(499)
    #expect(clients.cut == ["two"])
    accounts[2].add(1)
    #expect(clients.cut == ["two", "three"])
    withExtendedLifetime(accounts) {}
  }

  @Test func anAddressBeyondItsShareLosesItsOwnConnections() {
    let clients = Clients(limit: 1000, limitPerAddress: 400)
    let other = clients.open("other", from: Self.there)
    other.add(400)
    let accounts = [clients.open("one"), clients.open("two")]
    accounts[0].add(300)
    accounts[1].add(101)
    #expect(clients.cut == ["one"])
    withExtendedLifetime((other, accounts)) {}
  }

  @Test func whatIsGivenBackIsForgotten() {
    let clients = Clients(limit: 1000, limitPerAddress: 400)
    var account: ByteAccount? = clients.open("one")
    account?.add(300)
    #expect(clients.budget.byteCount == 300 && clients.budget.addressCount == 1)
    account?.remove(100)
    #expect(clients.budget.byteCount == 200)
    account = nil
    #expect(clients.budget.byteCount == 0 && clients.budget.addressCount == 0)
  }

  /// Batches are dropped first, then pages, then connections.
  @Test func loadIsShedInOrder() {
    let clients = Clients(limit: 1000, limitPerAddress: 1000)
    let account = clients.open("one")
    let counts = [500, 1, 249, 1, 249, 1]
    let states = counts.map { count in
      account.add(count)
      return [
        clients.budget.keepsBatches(for: Self.there), clients.budget.takesPages,
        clients.cut.isEmpty,
      ]
    }
    #expect(
      states == [
        [true, true, true], [false, true, true], [false, true, true], [false, false, true],
        [false, false, true], [false, false, false],
      ])
  }

  @Test func aWindowThatHasNoRoomKeepsNoBatches() throws {
    let world = FakeWorld { $0.bufferedByteCount = 10_000 }
    let page = try world.openPage()
    page.acknowledge()
    page.fake.increment()
    page.read()
    world.visitors.budget.change(by: 5_000)
    world.visitors.sweep()
    #expect(world.visitors.budget.byteCount == 5_000)
    // The page gets nothing more until it reports its state, and then receives a snapshot.
    page.fake.increment()
    #expect(page.connection.batches == [])
    page.acknowledge()
    #expect(page.connection.batches.count == 1 && page.fake.snapshotCount == 1)
  }

  @Test func nobodyGetsAPageForWhichThereIsNoRoom() throws {
    let world = FakeWorld { $0.bufferedByteCount = 1000 }
    world.visitors.budget.change(by: 751)
    #expect(throws: Visitors.Refusal.full) {
      try world.visitors.openWindow(visitorName: nil)
    }
    world.visitors.budget.change(by: -1)
    _ = try world.visitors.openWindow(visitorName: nil)
  }

  @Test func nothingIsHeldForAWindowThatHasClosed() throws {
    let world = FakeWorld()
    let page = try world.openPage()
    page.fake.increment()
    #expect(world.visitors.budget.byteCount > 0)
    page.leave()
    #expect(world.visitors.budget.byteCount == 0)
  }

  /// Fragments of a message are counted as they arrive, whatever control frames come between them.
  @Test func partsOfMessagesAreCounted() {
    let clients = Clients(limit: 10_000, limitPerAddress: 10_000)
    let intake = Intake(clients.open("one"))
    func read(_ count: Int, _ decode: () -> Void = {}) -> Int {
      intake.willDecode(count)
      decode()
      intake.didDecode(count)
      return clients.budget.byteCount
    }
    #expect(read(1000) == 1000)
    #expect(read(506) { intake.didTake(6) } == 1500)
    // The message ends within the last read.
    #expect(read(300) { intake.didEnd() } == 300)
    #expect(read(20) { intake.didEnd() } == 20)
    intake.end()
    #expect(clients.budget.byteCount == 0)
  }

  @Test func messagesThatWaitAreCountedAndDroppedWithTheirConnection() async {
    let clients = Clients(limit: 10_000, limitPerAddress: 10_000)
    let delivered = Mutex(0)
    let inbox = Inbox { _ in delivered.withLock { $0 += 1 } }
    inbox.count(in: clients.open("one"))
    let message = PageMessage(PageMessage.activation(1, of: FakeWindow.button))!
    for _ in 0..<3 { inbox.append(.message(message), byteCount: 100) }
    inbox.append(.closed(isLeaving: false))
    #expect(clients.budget.byteCount == 3 * 100 + 4 * 256)
    inbox.dropMessages()
    #expect(clients.budget.byteCount == 256)
    while clients.budget.byteCount > 0 { await Task.yield() }
    #expect(delivered.withLock { $0 } == 1)
  }

  // MARK: Pictures

  private func folder(of sizes: [Int]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (number, size) in sizes.enumerated() {
      try Data(count: size).write(to: folder.appending(path: "\(number).png"))
    }
    return folder
  }

  @Test func aPictureIsHeldOnceHoweverManyWantIt() throws {
    let folder = try folder(of: [5000])
    defer { try? FileManager.default.removeItem(at: folder) }
    let clients = Clients(limit: 100_000, limitPerAddress: 100_000)
    let pictures = Pictures(directories: [folder.path], budget: clients.budget)
    _ = pictures.reference(to: "0")
    let answers = (0..<2000).map { _ in pictures.response(toName: "0") }
    let places = Set(answers.map { $0.body.withUnsafeReadableBytes { $0.baseAddress } })
    #expect(places.count == 1 && clients.budget.byteCount == 5000)
  }

  @Test func picturesThatAreBeingSentLeaveNoRoomForOthers() throws {
    let folder = try folder(of: [600, 400, 600, 5000])
    defer { try? FileManager.default.removeItem(at: folder) }
    let pictures = Pictures(directories: [folder.path], limit: 1000)
    for name in ["0", "1", "2", "3"] { _ = pictures.reference(to: name) }
    var answers = ["0", "1", "2"].map { pictures.response(toName: $0) }
    #expect(answers.map(\.status.code) == [200, 200, 503])
    answers = []
    #expect(["2", "3", "0"].map { pictures.response(toName: $0).status.code } == [200, 200, 200])
  }
}
