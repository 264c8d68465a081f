import BanyanHost
import Logging
import NIOCore

/// One tab of a visitor.
///
/// The request for the page opens it. The page's socket adopts it, and another one does if that is
/// lost. Changes in between wait.
@MainActor
final class BrowserWindow: Host {
  private enum Phase {
    /// The first batch is being collected.
    case opening(PageTree)
    /// The page is on its way, or is expected to come back.
    case waiting(until: ContinuousClock.Instant)
    case connected(any WindowConnection)
    case closed
  }

  let token: String
  let visitorName: String
  let name: String
  /// The address that its page was requested from, if it is known.
  let client: ClientAddress?
  private(set) var window: (any Window)?
  private var lastStoredValues: [String: StoredValue] = [:]
  private var phase = Phase.opening(PageTree())
  /// The number of sockets that have adopted the window. Messages from an earlier one are dropped.
  private(set) var epoch: UInt32 = 0
  private(set) var keys = WindowKeys()
  /// The batches that the page may need again.
  var replay: Replay
  /// The last batch that has left over an earlier socket.
  var lastWrittenBefore: UInt32 = 0
  /// Limits the page's messages, over all of its sockets.
  private var bucket: TokenBucket
  private(set) var eventNumber: UInt32 = 0
  private var acknowledgedNumber: UInt32 = 0
  /// True while so much is on its way that nothing more is sent until the page has all of it.
  private var isBehind = false
  /// The changes omitted since, if any.
  private var omission: Omission?
  private var symbols = SymbolSet()
  private let shapes = ShapeTable()
  /// The parts of the client that the page has, or will have once pending batches are applied.
  private var parts: ClientParts = []
  /// The animated changes of the first batch, for when the page can show them.
  private var held: [Mutation] = []
  private(set) var title = ""
  /// The place of the window in the page's address, which may have changed since.
  private var place = WindowPlace()
  private(set) var address = ""
  /// The name of the browser's tab, if it must be possible to find it.
  private(set) var tabName = ""
  /// The place that the page was requested at.
  private var requestedPlace = WindowPlace()
  /// True while the window follows a path that the browser has chosen, whose steps are not places.
  private var isUnderway = false
  /// Called before a batch is sent to the page.
  let willSend: (@MainActor () -> Void)?
  /// The batches to be sent once the front has the state that they show.
  var departing: [(batch: ByteBuffer, number: UInt32)] = []
  /// The page's reports about its environment.
  var surroundings = Surroundings()
  /// The last batch of another process, as long as the page may still show its elements.
  var lastOfOther: UInt32?
  let openingTime: ContinuousClock.Instant
  /// The time of the last event in the window.
  private(set) var useTime: ContinuousClock.Instant
  let showsFaults: Bool
  let configuration: BrowserServer.Configuration
  let catalog: SymbolCatalog
  let typesetting = Typesetting()
  var knownSizes: KnownSizes?
  /// A logger that names the window.
  let logger: Logger
  let now: @MainActor () -> ContinuousClock.Instant

  /// - Parameters:
  ///   - now: The clock by which the window waits.
  ///   - willSend: Called before a batch is sent to the page.
  ///   - kept: The state of the window in another process.
  init(
    token: String, visitorName: String, name: String, client: ClientAddress? = nil,
    configuration: BrowserServer.Configuration, budget: ByteBudget,
    catalog: SymbolCatalog, now: @escaping @MainActor () -> ContinuousClock.Instant,
    willSend: (@MainActor () -> Void)? = nil, goingOnFrom kept: Handover.Window? = nil
  ) {
    self.willSend = willSend
    self.token = token
    self.visitorName = visitorName
    self.name = name
    self.client = client
    self.configuration = configuration
    replay = Replay(of: client, in: budget, after: kept?.batch ?? 0)
    self.catalog = catalog
    self.now = now
    openingTime = now()
    useTime = openingTime
    showsFaults = configuration.showsFaults
    bucket = TokenBucket(
      capacity: configuration.limits.eventBurst, rate: configuration.limits.eventsPerSecond,
      now: openingTime)
    logger = configuration.logger.about(window: name, of: visitorName)
    guard let kept else { return }
    keys = kept.keys
    eventNumber = kept.event
    acknowledgedNumber = kept.event
    lastWrittenBefore = kept.batch
    lastOfOther = kept.batch
    isBehind = true
    omission = Omission()
  }

  var showsMotion: Bool { true }
  // The request may come from a crawler, which reads the page and never connects.
  var hasViewer: Bool { false }

  var isClosed: Bool { if case .closed = phase { true } else { false } }
  /// The socket of its page, if one is connected.
  var connection: (any WindowConnection)? {
    if case .connected(let connection) = phase { connection } else { nil }
  }

  /// Opens the window in the app.
  ///
  /// - Returns: The page's content.
  func open(
    in application: any Application, as wanted: WindowAddress? = nil,
    at place: WindowPlace = WindowPlace(),
    size: Event.Payload? = nil, language: String? = nil
  ) -> ElementRenderer {
    // A person's windows mostly have the size of the last one.
    if let size { surroundings.note(size) }
    if let language { surroundings.note(.preference(.language(language))) }
    let window = application.openWindow(on: self, name: name, address: wanted)
    self.window = window
    for payload in surroundings.payloads {
      window.send(Event(target: .window, payload: payload))
    }
    requestedPlace = place
    goToRequestedPlace()
    var renderer = ElementRenderer(catalog: catalog, path: configuration.path)
    if case .opening(let tree) = phase { renderer.render(tree) }
    symbols = renderer.symbols
    parts = renderer.parts
    title = currentTitle
    self.place = window.place
    address = address(of: self.place)
    tabName = PlaceAddress.tabName(of: window.address)
    phase = .waiting(until: now() + (lastOfOther == nil ? limits.adoptionTime : limits.graceTime))
    if !held.isEmpty { send(held) }
    held = []
    return renderer
  }

  func apply(_ batch: [Mutation]) {
    typesetting.noteGuesses()
    switch phase {
    case .opening(var tree):
      phase = .closed  // So that the tree is not copied.
      // Motion from the start is shown once the page is visible.
      held += batch.filter(\.isAnimated)
      tree.apply(batch.filter { !$0.isAnimated })
      phase = .opening(tree)
    case .waiting, .connected: send(batch)
    case .closed: break
    }
  }

  /// The last batch that has left for the page, which cannot have a later one.
  private var lastWritten: UInt32 { max(lastWrittenBefore, connection?.lastWritten ?? 0) }

  /// Returns true if a page may have the window, by the key in its greeting.
  func accepts(_ greeting: Greeting) -> Bool {
    switch phase {
    case .opening, .closed: false
    case .waiting, .connected: keys.accept(greeting.key)
    }
  }

  /// Gives the window to a socket of the page, and sends the batches that the page lacks. An earlier
  /// socket loses the window.
  ///
  /// - Returns: The epoch that begins.
  func adopt(_ connection: any WindowConnection, _ greeting: Greeting) -> UInt32 {
    lastWrittenBefore = lastWritten
    self.connection?.close(code: CloseCode.elsewhere)
    epoch += 1
    // Before the page is connected, so that the resulting changes are sent after the waiting ones.
    if epoch == 1 { window?.send(Event(target: .window, payload: .viewed)) }
    phase = .connected(connection)
    acknowledge(min(greeting.lastBatch, lastWritten))
    if omission == nil, let batches = replay.batches(after: greeting.lastBatch) {
      isBehind = false
      for (number, batch) in zip((greeting.lastBatch + 1)..., batches) {
        connection.send(batch, number: number)
      }
      transmit([], key: keys.makeNext(in: replay.last + 1))
    } else {
      sendAfresh()
      if let key = keys.makeNext(in: replay.last + 1) { transmit([], key: key) }
    }
    return epoch
  }

  /// Handles a message of the page, and answers an event with a batch that acknowledges it.
  ///
  /// - Parameter epoch: The epoch of the socket that received it.
  func receive(_ message: PageMessage, epoch: UInt32) {
    guard epoch == self.epoch, case .connected(let connection) = phase else { return }
    guard bucket.take(now: now()) else {
      configuration.refusalLog.write(
        "A socket was closed because its page sent too many events.", for: "tooMany", to: logger)
      return connection.close(code: CloseCode.tooMany, reason: "too many events")
    }
    guard message.lastBatch <= lastWritten else {
      return connection.close(code: CloseCode.protocolError)
    }
    acknowledge(message.lastBatch)
    if isBehind, replay.acknowledged == replay.last { catchUp() }
    guard let numbered = message.event, let window else { return }
    guard numbered.number == eventNumber &+ 1 else {
      // A client sends events that were handled already again after it came back.
      if numbered.number <= eventNumber { return send([]) }
      return connection.close(code: CloseCode.protocolError)
    }
    // Its batch must not acknowledge the event, whose effect it does not show.
    window.update()
    eventNumber = numbered.number
    useTime = now()
    if numbered.event.target == .window { surroundings.note(numbered.event.payload) }
    if case .place(let place) = numbered.event.payload {
      address = address(of: place)
      go(to: place)
    } else if !useForText(numbered.event.payload), !numbered.send(to: window) {
      logger.debug("Dropped an event for \(numbered.event.target)")
    }
    if hasMoreToSay { send([]) }
  }

  /// Handles the closing of a socket. The window waits for the page, unless that has left.
  func disconnect(epoch: UInt32, isLeaving: Bool) {
    guard epoch == self.epoch, case .connected = phase else { return }
    lastWrittenBefore = lastWritten
    if isLeaving || limits.graceTime <= .zero { return close() }
    phase = .waiting(until: now() + limits.graceTime)
  }

  /// The values that views have stored in the window; still available when it has just been closed.
  var storedValues: [String: StoredValue] { window?.storedValues ?? lastStoredValues }

  /// Restores the values that the previous window in the tab had stored.
  func restore(_ values: [String: StoredValue]) {
    isUnderway = true
    window?.restore(values)
    isUnderway = false
    // A requested place takes precedence over the window's earlier one.
    goToRequestedPlace()
    if hasMoved { send([]) }
  }

  private func goToRequestedPlace() {
    if !requestedPlace.steps.isEmpty, requestedPlace != window?.place { go(to: requestedPlace) }
  }

  /// Moves the window to a place that the browser requests. The page's address becomes that of the
  /// resulting place, without a new entry in the browser's history.
  private func go(to newPlace: WindowPlace) {
    guard let window else { return }
    isUnderway = true
    if !window.send(Event(target: .window, payload: .place(newPlace))) {
      configuration.refusalLog.write(
        "No page has the address /\(PlaceAddress.text(of: newPlace))", for: "place", to: logger)
    }
    isUnderway = false
    place = window.place
  }

  /// True if the page's address differs from the window's place.
  private var hasMoved: Bool {
    guard let window else { return false }
    return address != address(of: window.place)
  }

  /// The time at which the window lost its socket, if it had one and has none now.
  var lostSince: ContinuousClock.Instant? {
    guard case .waiting(let end) = phase, epoch > 0 else { return nil }
    return end - limits.graceTime
  }

  /// True if the window has waited too long for a socket.
  var isOverdue: Bool { if case .waiting(let end) = phase { now() >= end } else { false } }

  /// Ends the window permanently.
  ///
  /// - Parameters:
  ///   - code: The close code for its page.
  ///   - reason: The reason to show the person, if a limit was reached.
  func close(code: UInt16 = CloseCode.goingAway, reason: String = "") {
    if case .closed = phase { return }
    connection?.close(code: code, reason: reason)
    phase = .closed
    replay.drop()
    lastStoredValues = storedValues
    window?.close()
    window = nil
  }

  private var currentTitle: String {
    guard let title = window?.title, !title.isEmpty else { return configuration.title }
    return title
  }

  // MARK: Sending updates

  /// True if there are changes to send other than mutations.
  private var hasMoreToSay: Bool {
    acknowledgedNumber != eventNumber || title != currentTitle || hasMoved
  }

  private func send(_ batch: [Mutation]) {
    guard isBehind else { return transmit(batch) }
    if batch.isEmpty { return }
    var omission = omission ?? Omission()
    omission.add(batch)
    self.omission = omission
  }

  /// Notes the last batch that the page has applied.
  private func acknowledge(_ number: UInt32) {
    if number > replay.acknowledged { window?.didAcknowledge(batch: number) }
    replay.acknowledge(number)
    keys.confirm(number)
    if let last = lastOfOther, number > last { lastOfOther = nil }
  }

  /// Drops the batches that the page may lack if there is no room for them.
  func makeRoom() {
    if replay.isEmpty || replay.hasRoom { return }
    replay.drop()
    isBehind = true
  }

  /// Resumes sending once the page has everything that was sent.
  private func catchUp() {
    if omission != nil { return sendAfresh() }
    isBehind = false
    if hasMoreToSay { send([]) }
  }

  /// Sends the whole state, instead of the batches that the page lacks.
  private func sendAfresh() {
    guard let window else { return }
    // Changes that appear only now, on demand, are part of the snapshot already.
    isBehind = true
    let snapshot = window.snapshot
    let effects = omission?.effects ?? []
    isBehind = false
    omission = nil
    replay.drop()
    symbols = SymbolSet()
    parts = []
    keys.moveNext(to: replay.last + 1)
    transmit(snapshot + effects, key: keys.unconfirmed, isAfresh: true)
  }

  /// Sends a batch. An empty one only acknowledges, and has the number of the one before.
  private func transmit(_ batch: [Mutation], key: String? = nil, isAfresh: Bool = false) {
    guard !isClosed else { return }
    let newTitle = currentTitle
    let newPlace = isUnderway ? place : window?.place ?? place
    let newAddress = isUnderway ? address : address(of: newPlace)
    let isEmpty =
      batch.isEmpty && key == nil && !isAfresh && newTitle == title && newAddress == address
    var encoder = BatchEncoder(
      number: isEmpty ? replay.last : replay.last + 1, acknowledged: eventNumber,
      catalog: catalog, symbols: symbols, shapes: shapes, parts: parts)
    if isAfresh { encoder.encodeAfresh() }
    if isAfresh, lastOfOther != nil, let window = window as? any TransferringWindow {
      encoder.encode(window.elementMatches)
    }
    if let key { encoder.encode(key: key) }
    encoder.encode(batch)
    if isAfresh || newTitle != title { encoder.encode(title: newTitle) }
    if isAfresh || newAddress != address {
      encoder.encode(address: newAddress, AddressChange(newPlace.way(from: place)))
    }
    title = newTitle
    place = newPlace
    address = newAddress
    let buffer: ByteBuffer
    (buffer, symbols, parts) = encoder.finish()
    acknowledgedNumber = eventNumber
    if !isEmpty, !replay.append(buffer, limit: limits.unacknowledgedByteCount) { isBehind = true }
    configuration.didSend?(name, buffer.readableBytes)
    depart(buffer, number: replay.last)
    if !isEmpty { window?.didSend(batch: replay.last, byteCount: buffer.readableBytes) }
  }
}
