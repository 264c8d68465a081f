import BanyanHost
import Foundation
import Testing

@testable import BanyanBrowser

/// The reports of a worker to its front about its visitors.
@MainActor
@Suite struct KeepingTests {
  private let front: WorkerDescriptor
  private let own: WorkerDescriptor
  private let world: FakeWorld

  init() throws {
    (front, own) = try #require(WorkerDescriptor.pair())
    world = FakeWorld(worker: WorkerChannel(descriptor: own.number))
  }

  /// Returns all reports, after the last one has arrived.
  private func received() -> [WorkerFrame] {
    own.close()
    var frames: [WorkerFrame] = []
    front.receive { frames.append($0) }
    front.close()
    return frames
  }

  @Test func theFrontHasWhatChangesBeforeAPageReceivesItAndEverythingOnce() throws {
    let page = try world.openPage()
    page.press()
    page.press(ElementID(rawValue: 99))
    let frames = received()
    let connected: [WorkerFrame.Kind] = [.began, .ended, .began, .kept, .ended]
    let pressed: [WorkerFrame.Kind] = [.began, .kept, .ended]
    #expect(frames.map(\.kind) == connected + pressed + pressed)
    let changes = frames.compactMap(\.changes)
    #expect(
      changes == [
        StateChanges(isWhole: true, [.init(0, [0])]), StateChanges([.init(0, [1])]),
        StateChanges([.init(0, [1])]),
      ])
    #expect(world.applications[0].changeRequests == [true, false, false])
    let events = try frames.filter { $0.kind == .kept }.map {
      try JSONDecoder().decode(Handover.Visitor.self, from: Data($0.parts[1])).windows[0].event
    }
    #expect(events == [0, 1, 2])
    #expect(page.connection.batches.count == 2)
  }

  @Test func whatAWindowWasBeforeItClosedIsReported() throws {
    let page = try world.openPage()
    let (other, _) = try world.visitors.openWindow(visitorName: page.window.visitorName)
    let second = FakePage(other, in: world.visitors)
    second.connect()
    second.leave()
    page.leave()
    let changes = received().compactMap(\.changes)
    #expect(changes.map { $0.pieces.count } == [1, 2, 1])
  }

  @Test func windowsAreCountedForTheirAddresses() throws {
    let client = try #require(ClientAddress("10.0.0.1"))
    let (window, _) = try world.visitors.openWindow(visitorName: nil, from: client)
    let page = FakePage(window, in: world.visitors)
    page.connect()
    page.leave()
    let counts = received().compactMap(\.count)
    #expect(counts.allSatisfy { $0.client == client })
    #expect(
      counts.map(\.count) == [
        .init(visitors: 1, windows: 0), .init(visitors: 1, windows: 1),
        .init(visitors: 1, windows: 0),
      ])
  }

  @Test func whoIsTakenUpCountsForTheirAddressAsBefore() throws {
    let client = try #require(ClientAddress("2001:db8::7"))
    let (window, _) = try world.visitors.openWindow(visitorName: nil, from: client)
    let page = FakePage(window, in: world.visitors)
    page.connect()
    page.press()
    let data = try JSONEncoder().encode(world.visitors.handover)
    let other = FakeWorld()
    var states: [[UInt8]] = []
    _ = other.visitors.takeUp(try JSONDecoder().decode(Handover.self, from: data)) {
      states.append($0)
      return FakeApplication()
    }
    #expect(states == [[1]])
    #expect(other.visitors.addressCounts[client] == .init(visitors: 1, windows: 1))
    _ = received()
  }
}
