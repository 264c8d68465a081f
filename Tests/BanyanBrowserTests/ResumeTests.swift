import BanyanHost
import NIOCore
import Testing

@testable import BanyanBrowser

/// R03, R04: windows whose connection is lost.
@MainActor
@Suite struct ResumeTests {
  private func text(_ string: String) -> [UInt8] {
    [3, 1, UInt8(string.utf8.count)] + Array(string.utf8)
  }

  @Test func aPageThatComesBackGetsWhatItLacks() throws {
    let world = FakeWorld()
    let page = try world.openPage()
    page.press()
    page.read()
    page.press()
    page.press()
    // The last two responses are lost, and the page must also receive what happens now.
    page.lose()
    page.fake.increment()
    world.pass(.seconds(179))
    page.connect()
    #expect(
      page.operations == [text("2"), text("3"), text("4"), page.keyBatch])
    #expect(page.connection.batches.last?.prefix(2) == [6, 3], "all events are acknowledged")
    page.read()
    page.press()
    #expect(page.connection.batches == [[7, 4] + text("5")])
    #expect(world.applications[0].windows.count == 1 && page.fake.snapshotCount == 0)
  }

  @Test func anEventThatIsSentAgainHappensOnce() throws {
    let page = try FakeWorld().openPage()
    page.press()
    page.lose()
    page.connect()
    page.read()
    page.send(PageMessage.activation(1, of: FakeWindow.button, lastBatch: 0))
    #expect(page.fake.count == 1)
    #expect(page.connection.batches == [[3, 1]], "nothing but the acknowledgement")
    page.press()
    #expect(page.fake.count == 2)
  }

  /// A page takes the batch that acknowledges an event for its effect, as that of typing is the field's next text.
  @Test func whatHadChangedBeforeAnEventIsShownBeforeItIsAcknowledged() throws {
    let page = try FakeWorld().openPage()
    page.fake.hasPendingIncrement = true
    page.press()
    #expect(page.connection.batches == [[2, 0] + text("1"), [3, 1] + text("2")])
  }

  @Test func afterTheGraceTimeThereIsNoWindow() throws {
    let world = FakeWorld()
    let page = try world.openPage()
    page.lose()
    world.pass(.seconds(180))
    #expect(world.visitors.windows.isEmpty && page.fake.closeCount == 1)
    page.connect()
    #expect(page.connection.closeCode == 4001 && page.connection.batches == [])
  }

  @Test func eachLossHasAGraceTimeOfItsOwn() throws {
    let world = FakeWorld()
    let page = try world.openPage()
    for _ in 0..<3 {
      page.lose()
      world.pass(.seconds(179))
      page.connect()
      page.read()
    }
    world.pass(.seconds(1000))
    #expect(world.visitors.windows.count == 1)
  }

  @Test func aPageThatLeavesEndsItsWindowAtOnce() throws {
    let world = FakeWorld()
    let page = try world.openPage()
    page.leave()
    #expect(world.visitors.windows.isEmpty && page.fake.closeCount == 1)
    #expect(world.visitors.visitors.count == 1)
  }

  @Test func withoutGraceTimeALossIsTheEnd() throws {
    let world = FakeWorld { $0.graceTime = .zero }
    let page = try world.openPage()
    page.lose()
    #expect(world.visitors.windows.isEmpty)
  }

  /// A request without a socket may come from a robot.
  @Test func theWindowIsSeenWhenItsPageConnects() throws {
    let world = FakeWorld()
    let (window, _) = try world.visitors.openWindow(visitorName: nil)
    let fake = world.applications[0].windows[0]
    #expect(!fake.host.hasViewer && fake.viewCount == 0)
    let page = FakePage(window, in: world.visitors)
    page.connect()
    #expect(fake.viewCount == 1)
    page.read()
    page.lose()
    page.connect()
    #expect(fake.viewCount == 1)
  }

  @Test func whatComesOfBeingSeenIsSentAfterWhatHasWaited() throws {
    let world = FakeWorld()
    let (window, _) = try world.visitors.openWindow(visitorName: nil)
    let page = FakePage(window, in: world.visitors)
    let fake = world.applications[0].windows[0]
    fake.changesWhenViewed = true
    fake.increment()
    page.connect()
    #expect(page.operations == [text("1"), text("2"), page.keyBatch])
  }

  // MARK: Keys

  @Test func theTokenAloneIsNoKeyOnceThePageHasOne() throws {
    let page = try FakeWorld().openPage()
    let key = page.greeting.key
    #expect(key.count == 22)
    page.press()
    page.lose()
    for guess in ["", "guess", String(key.dropLast()), key + "x"] {
      page.greeting.key = guess
      page.connect()
      #expect(page.connection.closeCode == 4001)
    }
    page.greeting.key = key
    page.connect()
    #expect(page.connection.closeCode == nil)
  }

  @Test func aKeyIsGoodUntilThePageIsKnownToHaveTheNext() throws {
    let page = try FakeWorld().openPage()
    page.acknowledge()
    var old = page.greeting
    page.lose()
    page.connect()
    // This response is lost, and so is the next.
    for _ in 0..<2 {
      page.lose()
      page.connect()
      #expect(page.connection.closeCode == nil)
    }
    let batches = page.operations
    #expect(batches == [page.keyBatch, []], "the same key is sent again")
    page.read()
    #expect(page.greeting.key != old.key)
    page.acknowledge()
    page.lose()
    old.lastBatch = page.greeting.lastBatch
    let new = page.greeting
    page.greeting = old
    page.connect()
    #expect(page.connection.closeCode == 4001, "the old key is good no more")
    page.greeting = new
    page.connect()
    #expect(page.connection.closeCode == nil)
  }

  @Test func whoHasTheNextKeyHasConfirmedIt() throws {
    let page = try FakeWorld().openPage()
    page.acknowledge()
    let old = page.greeting
    page.lose()
    page.connect()
    page.read()
    // No message has confirmed the new key, but the greeting does.
    page.lose()
    page.connect()
    #expect(page.connection.closeCode == nil)
    page.greeting.key = old.key
    page.connect()
    #expect(page.connection.closeCode == 4001)
  }

  // MARK: Epochs

  @Test func anotherSocketTakesTheWindowAndTheOldOneActsNoMore() throws {
    let page = try FakeWorld().openPage()
    let (oldConnection, sendOld) = (page.connection, page.sender())
    page.connect()
    #expect(oldConnection.closeCode == 4002)
    page.read()
    sendOld(PageMessage.activation(1, of: FakeWindow.button))
    #expect(page.fake.count == 0)
    page.press()
    #expect(page.fake.count == 1)
    #expect(oldConnection.batches == [])
  }

  @Test func theEndOfAnOldSocketIsNotThatOfTheWindow() throws {
    let world = FakeWorld()
    let (window, _) = try world.visitors.openWindow(visitorName: nil)
    func open() -> PageSocket {
      let socket = PageSocket(visitors: world.visitors, visitorName: window.visitorName)
      socket.take(.greeting(Greeting(token: window.token), RecordingConnection()))
      return socket
    }
    let (first, second) = (open(), open())
    first.take(.closed(isLeaving: true))
    world.pass(.seconds(1000))
    #expect(world.visitors.windows.count == 1 && window.channel.epoch == 2)
    second.take(.closed(isLeaving: true))
    #expect(world.visitors.windows.isEmpty)
  }

  @Test func aPageThatIsAheadOfItsWindowIsWrong() throws {
    let page = try FakeWorld().openPage()
    page.greeting.lastBatch = 9
    page.acknowledge()
    #expect(page.connection.closeCode == 1002)
    page.lose()
    page.connect()
    #expect(page.connection.closeCode == 1002)
  }

  /// A page cannot acknowledge a batch that hasn't been sent.
  @Test func aBatchThatHasNotLeftIsAcknowledgedByNobody() throws {
    let page = try FakeWorld { $0.unacknowledgedByteCount = 20 }.openPage()
    page.acknowledge()
    page.connection.getStuck()
    page.fake.increment()
    page.read()
    page.acknowledge()
    #expect(page.connection.closeCode == 1002)
    page.lose()
    // Nor may it do so when it comes back: the batch is still kept.
    let world = FakeWorld()
    let other = try world.openPage()
    other.acknowledge()
    other.connection.getStuck()
    other.fake.increment()
    other.read()
    other.lose()
    let kept = world.visitors.budget.byteCount
    other.connect()
    #expect(other.connection.closeCode == nil && kept > 0)
    #expect(world.visitors.budget.byteCount > kept, "and the key that comes with the connection")
  }

  // MARK: Behind

  /// The message that a snapshot follows, after the part of the client that handles it.
  private let afresh: [UInt8] = [25, 0x80, 0x80, 1, 20]

  /// The whole window, with a count of one digit.
  private func everything(_ count: String) -> [UInt8] {
    [0x07, 1, 6, 0, 0x80, 1] + Array(count.utf8) + [0x80 | ElementKind.button.rawValue, 0]
      + [9, 4] + Array("Fake".utf8) + [16, 0, 0]
  }

  @Test func aPageThatDoesNotAcknowledgeIsSentNoMoreUntilItDoes() throws {
    let world = FakeWorld { $0.unacknowledgedByteCount = 20 }
    let page = try world.openPage()
    page.acknowledge()
    for _ in 1...5 { page.fake.increment() }
    // The fourth batch exceeds what is kept; the fifth is left out.
    #expect(page.operations == ["1", "2", "3", "4"].map(text))
    page.press(ElementID(rawValue: 99))
    #expect(page.connection.batches.count == 4, "nor is the event acknowledged")
    page.read()
    page.acknowledge()
    #expect(page.operations.count == 1 && page.fake.snapshotCount == 1)
    #expect(page.connection.batches == [[6, 1] + afresh + everything("5")])
    page.read()
    page.press()
    #expect(page.connection.batches == [[7, 2] + text("6")])
  }

  @Test func aPageThatLacksNothingAfterAllGoesOn() throws {
    let world = FakeWorld { $0.unacknowledgedByteCount = 20 }
    let page = try world.openPage()
    page.acknowledge()
    for _ in 1...4 { page.fake.increment() }
    page.press(ElementID(rawValue: 99))
    page.read()
    page.acknowledge()
    #expect(page.connection.batches == [[5, 1]], "the acknowledgement that was left out")
    #expect(page.fake.snapshotCount == 0)
  }

  @Test func aLongAbsenceEndsWithEverythingAnew() throws {
    let world = FakeWorld { $0.unacknowledgedByteCount = 20 }
    let page = try world.openPage()
    page.acknowledge()
    page.lose()
    for _ in 1...5 { page.fake.increment() }
    page.connect()
    let batches = page.operations
    #expect(batches == [afresh + everything("5"), page.keyBatch])
    #expect(page.fake.snapshotCount == 1)
    page.read()
    page.press()
    #expect(page.connection.batches.last?.dropFirst(2) == text("6")[...])
  }

  @Test func aKeyThatWasLostComesWithEverything() throws {
    let world = FakeWorld { $0.unacknowledgedByteCount = 60 }
    let page = try world.openPage()
    page.acknowledge()
    page.lose()
    page.connect()
    page.lose()
    for _ in 1...9 { page.fake.increment() }
    page.connect()
    #expect(page.connection.batches.count == 1)
    let old = page.greeting.key
    page.read()
    #expect(page.greeting.key != old && page.fake.snapshotCount == 1)
    page.acknowledge()
    page.lose()
    page.connect()
    #expect(page.connection.closeCode == nil)
  }

  // MARK: Another process

  /// A process that is killed may not have written down the last that it has shown, or been told.
  @Test func aPageThatHasSeenMoreThanTheNextProcessKnowsOfGoesOnWithWhatThatKnows() throws {
    let world = FakeWorld()
    let page = try world.openPage()
    page.press()
    page.read()
    let written = world.visitors.handover
    page.press()
    page.press()
    page.read()
    let next = FakeWorld()
    let application = FakeApplication()
    _ = next.visitors.takeUp(written) { _ in application }
    let window = try #require(next.visitors.windows[page.greeting.token])
    let other = FakePage(window, in: next.visitors)
    other.greeting = page.greeting
    other.greeting.lastBatch = .max
    other.connect()
    #expect(other.connection.closeCode == 1002, "no batch can follow that number")
    other.greeting.lastBatch = page.greeting.lastBatch
    other.connect()
    #expect(other.connection.closeCode == nil && page.greeting.lastBatch == 4)
    #expect(
      other.connection.batches
        == [[5, 1] + afresh + everything("0"), [6, 1] + other.keyBatch])
    other.read()
    // The second event of the page that this process hears of, whatever the one before has heard.
    other.send(PageMessage.activation(2, of: FakeWindow.button, lastBatch: 6))
    #expect(other.connection.batches == [[7, 2] + text("1")])
    // From here on the window is like any other.
    other.lose()
    other.greeting.lastBatch = 8
    other.connect()
    #expect(other.connection.closeCode == 1002)
  }

  // MARK: Bounds

  @Test func whatIsKeptIsBounded() {
    var replay = Replay()
    let batch = ByteBuffer(bytes: [UInt8](repeating: 0, count: 10))
    let isKept = (1...10).map { _ in replay.append(batch, limit: 100) }
    #expect(isKept == Array(repeating: true, count: 10) && replay.byteCount == 100)
    #expect(replay.batches(after: 7)?.count == 3)
    replay.acknowledge(4)
    #expect(replay.byteCount == 60 && replay.batches(after: 3) == nil)
    replay.acknowledge(2)
    #expect(replay.byteCount == 60 && replay.acknowledged == 4)
    let isSeventhKept = replay.append(batch, limit: 60)
    #expect(!isSeventhKept && replay.byteCount == 0)
    #expect(replay.last == 11 && replay.batches(after: 10) == nil)
    #expect(replay.batches(after: 11)?.count == 0)
    let isNextKept = replay.append(batch, limit: 60)
    #expect(isNextKept && replay.batches(after: 11)?.count == 1)
  }
}
