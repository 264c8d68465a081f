import BanyanHost
import NIOCore

/// The exchange between a window and its page: the numbers of batches and events, the batches that the page may need again,
/// and the keys with which it resumes the window. A page may change its socket; the channel goes on.
struct PageChannel {
  /// The number of sockets that have adopted the window. Messages from an earlier one are dropped.
  private(set) var epoch: UInt32 = 0
  private(set) var keys = WindowKeys()
  /// The batches that the page may need again.
  private(set) var replay: Replay
  /// The last batch that has left over an earlier socket.
  private var lastWrittenBefore: UInt32 = 0
  /// Limits the page's messages, over all of its sockets.
  private var bucket: TokenBucket
  /// The number of the last event that was handled, and of the last one that the page knows to be.
  private(set) var eventNumber: UInt32 = 0
  private var acknowledgedNumber: UInt32 = 0
  /// True while so much is on its way that nothing more is sent until the page has all of it.
  private(set) var isBehind = false
  /// The changes omitted since, if any.
  private var omission: Omission?
  /// The last batch of another process, as long as the page may still show its elements.
  private(set) var lastOfOther: UInt32?

  /// - Parameters:
  ///   - client: The owner of the page, if it is known.
  ///   - budget: The budget that the batches are counted in.
  ///   - kept: The state of the window in another process.
  init(
    of client: ClientAddress?, in budget: ByteBudget, limits: BrowserServer.Limits,
    now: ContinuousClock.Instant, goingOnFrom kept: Handover.Window?
  ) {
    replay = Replay(of: client, in: budget, after: kept?.batch ?? 0)
    bucket = TokenBucket(capacity: limits.eventBurst, rate: limits.eventsPerSecond, now: now)
    guard let kept else { return }
    keys = kept.keys
    eventNumber = kept.event
    acknowledgedNumber = kept.event
    lastWrittenBefore = kept.batch
    lastOfOther = kept.batch
    isBehind = true
    omission = Omission()
  }

  // MARK: Sockets

  /// The last batch that has left for the page, which cannot have a later one.
  func lastWritten(over connection: (any WindowConnection)?) -> UInt32 {
    max(lastWrittenBefore, connection?.lastWritten ?? 0)
  }

  /// Notes what has left over a socket that ends.
  mutating func end(_ connection: (any WindowConnection)?) {
    lastWrittenBefore = lastWritten(over: connection)
  }

  /// Goes on over another socket.
  mutating func beginEpoch() { epoch += 1 }

  /// Returns true if a page may have the window, by the key in its greeting.
  mutating func accept(_ greeting: Greeting) -> Bool { keys.accept(greeting.key) }

  /// Goes on after a later batch, which another process has made.
  ///
  /// - Returns: False if the window is not one of another process, or a socket has had it here already.
  mutating func skip(to batch: UInt32) -> Bool {
    // A client may make a number up, and those after it must not overflow.
    guard lastOfOther != nil, epoch == 0, batch <= UInt32.max / 2 else { return false }
    lastOfOther = batch
    lastWrittenBefore = batch
    replay.skip(to: batch)
    return true
  }

  // MARK: Messages

  /// Counts a message.
  ///
  /// - Returns: False if the page sends too many.
  mutating func take(now: ContinuousClock.Instant) -> Bool { bucket.take(now: now) }

  /// Returns true if there has been a batch of that number.
  func hasMade(_ batch: UInt32) -> Bool { batch <= replay.last }

  /// Returns true if an event is the next expected one.
  func expects(_ number: UInt32) -> Bool { number == eventNumber &+ 1 }

  /// Notes an event that is being handled.
  mutating func begin(event number: UInt32) { eventNumber = number }

  /// True if the page does not know yet that its last event was handled.
  var owesAcknowledgement: Bool { acknowledgedNumber != eventNumber }

  /// The last batch that the page is known to have.
  var acknowledgedBatch: UInt32 { replay.acknowledged }

  /// Notes the last batch that the page has applied.
  mutating func acknowledge(_ number: UInt32) {
    replay.acknowledge(number)
    keys.confirm(number)
    if let last = lastOfOther, number > last { lastOfOther = nil }
  }

  // MARK: Batches

  /// The number of the last batch that was made.
  var lastBatch: UInt32 { replay.last }

  /// True if the page has everything that was sent, and lacks what has been held back since.
  var mayCatchUp: Bool { isBehind && replay.acknowledged == replay.last }

  /// True if changes were omitted, so that only the whole state brings the page up to date.
  var hasOmitted: Bool { omission != nil }

  /// Returns the batches that a page lacks.
  ///
  /// - Returns: nil if some are gone, or changes were omitted.
  func batches(after number: UInt32) -> ArraySlice<ByteBuffer>? {
    omission == nil ? replay.batches(after: number) : nil
  }

  /// Notes changes that are not sent, because the page is behind.
  mutating func omit(_ batch: [Mutation]) {
    var omitted = omission ?? Omission()
    omitted.add(batch)
    omission = omitted
  }

  /// Notes that changes are held back until the page has everything that was sent.
  mutating func fallBehind() { isBehind = true }

  /// Notes that the page gets everything again.
  mutating func catchUp() { isBehind = false }

  /// Notes that the page is sent the whole state, with a key that it may not have yet.
  ///
  /// - Returns: The effects that were omitted, and the key.
  mutating func beginAfresh() -> (effects: [Mutation], key: String?) {
    let effects = omission?.effects ?? []
    isBehind = false
    omission = nil
    replay.drop()
    keys.moveNext(to: replay.last + 1)
    return (effects, keys.unconfirmed)
  }

  /// Makes the key for the page's next socket, which the next batch contains.
  ///
  /// - Returns: nil if one is on its way.
  mutating func makeKey() -> String? { keys.makeNext(in: replay.last + 1) }

  /// Notes a batch that goes to the page, which acknowledges all events.
  ///
  /// - Parameter isEmpty: True if it only acknowledges, and has the number of the one before.
  mutating func append(_ batch: ByteBuffer, isEmpty: Bool, limit: Int) {
    acknowledgedNumber = eventNumber
    if !isEmpty, !replay.append(batch, limit: limit) { isBehind = true }
  }

  /// Drops the batches that the page may lack if there is no room for them.
  mutating func makeRoom() {
    if replay.isEmpty || replay.hasRoom { return }
    replay.drop()
    isBehind = true
  }

  /// Drops what is kept for the page, whose window has ended.
  mutating func drop() { replay.drop() }
}
