import BanyanHost
import Logging
import NIOCore

/// One tab of a visitor.
///
/// The request for the page opens it; the page's socket adopts it, and another one if that is lost.
/// What happens in between waits.
@MainActor
final class BrowserWindow: Host {
  private enum Phase {
    /// The first batch is being taken.
    case opening(PageTree)
    /// The page is on its way, or is to come back.
    case waiting(until: ContinuousClock.Instant)
    case connected(any WindowConnection)
    case closed
  }

  let token: String
  let visitorName: String
  let name: String
  /// Where its page was asked for from, if it is known.
  let client: ClientAddress?
  private(set) var window: (any Window)?
  private var lastStoredValues: [String: StoredValue] = [:]
  private var phase = Phase.opening(PageTree())
  /// How often a socket has adopted the window. What comes from an earlier one is dropped.
  private(set) var epoch: UInt32 = 0
  private(set) var keys = WindowKeys()
  /// The batches that have been made, as far as the page may need them again.
  private(set) var replay: Replay
  /// The last batch that has left over one of the sockets before.
  private var lastWrittenBefore: UInt32 = 0
  /// What the page may still say, whichever sockets it says it over.
  private var bucket: TokenBucket
  private(set) var eventNumber: UInt32 = 0
  private var acknowledgedNumber: UInt32 = 0
  /// Whether so much is on its way that nothing more is sent until the page has all of it.
  private var isBehind = false
  /// What has been left out since, if anything has.
  private var omission: Omission?
  private var symbols = SymbolSet()
  private let shapes = ShapeTable()
  /// What the page has of the client, or will have when it has applied what is on its way.
  private var parts: ClientParts = []
  /// The animated changes of the first batch, for when the page can show them.
  private var held: [Mutation] = []
  private(set) var title = ""
  /// Where the window is, as the page's address says it, or did before it moved.
  private var place = WindowPlace()
  private(set) var address = ""
  /// What the browser's tab is to be called, if anybody is to find it.
  private(set) var tabName = ""
  /// Where the page was asked for.
  private var requestedPlace = WindowPlace()
  /// Whether the window is on a way that the browser has chosen, with stops that are no places.
  private var isUnderway = false
  /// Is called when the page is about to be sent something.
  let willSend: (@MainActor () -> Void)?
  /// The batches that are sent as soon as the front has the state that they show.
  var departing: [(batch: ByteBuffer, number: UInt32)] = []
  /// What the page has said of what it is in.
  var surroundings = Surroundings()
  /// The last batch that another process has made, as long as the page may still show that.
  private var lastOfOther: UInt32?
  let openingTime: ContinuousClock.Instant
  /// When somebody did something in the window.
  private(set) var useTime: ContinuousClock.Instant
  let showsFaults: Bool
  let configuration: BrowserServer.Configuration
  let catalog: SymbolCatalog
  let typesetting = Typesetting()
  var knownSizes: KnownSizes?
  /// It says which window its lines are about.
  let logger: Logger
  let now: @MainActor () -> ContinuousClock.Instant

  /// - Parameters:
  ///   - now: The clock by which the window waits.
  ///   - willSend: Is called when the page is about to be sent something.
  ///   - kept: What another process had of it.
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
  // The request for a page may be a robot's, which reads it and never connects.
  var hasViewer: Bool { false }

  var isClosed: Bool { if case .closed = phase { true } else { false } }
  /// The socket of its page, if that is connected.
  var connection: (any WindowConnection)? {
    if case .connected(let connection) = phase { connection } else { nil }
  }

  /// Opens the window in the app.
  ///
  /// - Returns: What the page shows.
  func open(
    in application: any Application, as wanted: WindowAddress? = nil,
    at place: WindowPlace = WindowPlace(),
    size: Event.Payload? = nil, language: String? = nil
  ) -> ElementRenderer {
    // A person's windows are mostly as large as the last.
    if let size { surroundings.note(size) }
    if let language { surroundings.note(.preference(.language(language))) }
    let window = application.openWindow(on: self, name: name, address: wanted)
    self.window = window
    if let size { window.send(Event(target: .window, payload: size)) }
    if let language {
      window.send(Event(target: .window, payload: .preference(.language(language))))
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
      // What moves from the start on does so where it can be seen.
      held += batch.filter(\.isAnimated)
      tree.apply(batch.filter { !$0.isAnimated })
      phase = .opening(tree)
    case .waiting, .connected: send(batch)
    case .closed: break
    }
  }

  /// The last batch that has left for the page. It can have no other, whatever it says.
  private var lastWritten: UInt32 { max(lastWrittenBefore, connection?.lastWritten ?? 0) }

  /// Whether a page is to have the window, by the key that it shows.
  func accepts(_ greeting: Greeting) -> Bool {
    switch phase {
    case .opening, .closed: false
    case .waiting, .connected: keys.accept(greeting.key)
    }
  }

  /// Lets a socket of the page have the window, and what the page lacks. The one before has it no
  /// more.
  ///
  /// - Returns: The epoch that begins.
  func adopt(_ connection: any WindowConnection, _ greeting: Greeting) -> UInt32 {
    lastWrittenBefore = lastWritten
    self.connection?.close(code: CloseCode.elsewhere)
    epoch += 1
    // Before the page is connected: what comes of it is sent in its turn, after what has waited.
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

  /// Takes a message of the page, and answers one with an event with a batch that acknowledges it.
  ///
  /// - Parameter epoch: That of the socket that it came over.
  func receive(_ message: PageMessage, epoch: UInt32) {
    guard epoch == self.epoch, case .connected(let connection) = phase else { return }
    guard bucket.take(now: now()) else {
      configuration.refusalLog.write(
        "A page sent more events than one window takes, and its socket was closed.",
        for: "tooMany", to: logger)
      return connection.close(code: CloseCode.tooMany, reason: "too many events")
    }
    guard message.lastBatch <= lastWritten else {
      return connection.close(code: CloseCode.protocolError)
    }
    acknowledge(message.lastBatch)
    if isBehind, replay.acknowledged == replay.last { catchUp() }
    guard let numbered = message.event, let window else { return }
    guard numbered.number == eventNumber &+ 1 else {
      // Numbers that were had already are what a client sends again after it came back.
      if numbered.number <= eventNumber { return send([]) }
      return connection.close(code: CloseCode.protocolError)
    }
    eventNumber = numbered.number
    useTime = now()
    if numbered.event.target == .window { surroundings.note(numbered.event.payload) }
    if case .place(let place) = numbered.event.payload {
      address = address(of: place)
      go(to: place)
    } else if !useForText(numbered.event.payload), !window.send(numbered.event) {
      logger.debug("Dropped an event for \(numbered.event.target)")
    }
    if hasMoreToSay { send([]) }
  }

  /// A socket has closed. The window waits for the page to come back, unless it has left.
  func disconnect(epoch: UInt32, isLeaving: Bool) {
    guard epoch == self.epoch, case .connected = phase else { return }
    lastWrittenBefore = lastWritten
    if isLeaving || limits.graceTime <= .zero { return close() }
    phase = .waiting(until: now() + limits.graceTime)
  }

  /// What views have kept in the window; still known when it has just been closed.
  var storedValues: [String: StoredValue] { window?.storedValues ?? lastStoredValues }

  /// Gives the window what the one before it in the tab had stored.
  func restore(_ values: [String: StoredValue]) {
    isUnderway = true
    window?.restore(values)
    isUnderway = false
    // Who asks for a place wants that, wherever the window was before.
    goToRequestedPlace()
    if hasMoved { send([]) }
  }

  private func goToRequestedPlace() {
    if !requestedPlace.steps.isEmpty, requestedPlace != window?.place { go(to: requestedPlace) }
  }

  /// Leads the window to a place that the browser wants. The page's address becomes that of where it
  /// is then, without being another entry in the browser's history.
  private func go(to newPlace: WindowPlace) {
    guard let window else { return }
    isUnderway = true
    if !window.send(Event(target: .window, payload: .place(newPlace))) {
      configuration.refusalLog.write(
        "There is no way to /\(PlaceAddress.text(of: newPlace))", for: "place", to: logger)
    }
    isUnderway = false
    place = window.place
  }

  /// Whether the page's address does not say where the window is.
  private var hasMoved: Bool {
    guard let window else { return false }
    return address != address(of: window.place)
  }

  /// When the window has lost its socket, if it had one and has none now.
  var lostSince: ContinuousClock.Instant? {
    guard case .waiting(let end) = phase, epoch > 0 else { return nil }
    return end - limits.graceTime
  }

  /// Whether the window waited too long for a socket.
  var isOverdue: Bool { if case .waiting(let end) = phase { now() >= end } else { false } }

  /// Ends the window, for good.
  ///
  /// - Parameters:
  ///   - code: What its page is told.
  ///   - reason: What the person is told, if it is for a limit.
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

  // MARK: What the page is told

  /// Whether there is something to say besides mutations.
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

  /// Notes up to which batch the page has everything.
  private func acknowledge(_ number: UInt32) {
    if number > replay.acknowledged { window?.didAcknowledge(batch: number) }
    replay.acknowledge(number)
    keys.confirm(number)
    if let last = lastOfOther, number > last { lastOfOther = nil }
  }

  /// Keeps nothing of what the page may lack if there is no room for it.
  func makeRoom() {
    if replay.isEmpty || replay.hasRoom { return }
    replay.drop()
    isBehind = true
  }

  /// Goes on where nothing more was sent, because the page has all that was.
  private func catchUp() {
    if omission != nil { return sendAfresh() }
    isBehind = false
    if hasMoreToSay { send([]) }
  }

  /// Sends everything there is, in place of what the page lacks.
  private func sendAfresh() {
    guard let window else { return }
    // What is shown only now, because nobody had asked, is in what follows already.
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

  /// Sends a batch. One with nothing in it only acknowledges, and has the number of the one before.
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
