import BanyanHost
import Logging
import NIOCore

/// One tab of a visitor.
///
/// The request for the page reserves it. The page's socket opens it with the size that the page reports, and adopts it;
/// another socket does if that is lost. Changes in between wait. The request for a plain page opens it at once.
@MainActor
final class BrowserWindow: Host {
  private enum Phase {
    /// The window opens when its page has reported its size.
    case reserved(Reservation, until: ContinuousClock.Instant)
    /// The first mutations are being collected.
    case opening([Mutation])
    /// The page is on its way, or is expected to come back.
    case waiting(until: ContinuousClock.Instant)
    case connected(any WindowConnection)
    case closed
  }

  /// The content that the page was requested with.
  private struct Reservation {
    let application: any Application
    let address: WindowAddress?
    let place: WindowPlace
  }

  let token: String
  let visitorName: String
  let name: String
  /// The address that its page was requested from, if it is known.
  let client: ClientAddress?
  private(set) var window: (any Window)?
  private var lastStoredValues: [String: StoredValue] = [:]
  private var phase = Phase.opening([])
  /// The exchange with the page.
  private(set) var channel: PageChannel
  private(set) var contents = PageContents()
  /// The place that the page was requested at.
  private var requestedPlace = WindowPlace()
  /// True while the window follows a path that the browser has chosen, whose steps are not places.
  private var isUnderway = false
  /// Called before a batch is sent to the page.
  private let willSend: (@MainActor () -> Void)?
  private var departures = Departures()
  /// The page's reports about its environment.
  var surroundings = Surroundings()
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
    self.catalog = catalog
    self.now = now
    openingTime = now()
    useTime = openingTime
    showsFaults = configuration.showsFaults
    channel = PageChannel(
      of: client, in: budget, limits: configuration.limits, now: openingTime, goingOnFrom: kept)
    logger = configuration.logger.about(window: name, of: visitorName)
  }

  var showsMotion: Bool { true }
  // The request for a plain page may come from a crawler, which reads the page and never connects.
  private(set) var hasViewer = false

  var isClosed: Bool { if case .closed = phase { true } else { false } }
  /// The socket of its page, if one is connected.
  var connection: (any WindowConnection)? {
    if case .connected(let connection) = phase { connection } else { nil }
  }

  /// Keeps the window for its page, which opens it.
  func reserve(
    in application: any Application, as wanted: WindowAddress? = nil,
    at place: WindowPlace = WindowPlace(), language: String? = nil
  ) {
    if let language { surroundings.note(.preference(.language(language))) }
    contents.title = currentTitle
    contents.address = PlaceAddress.text(of: place, in: wanted)
    phase = .reserved(
      Reservation(application: application, address: wanted, place: place), until: firstDeadline)
  }

  /// Opens a reserved window, with the surroundings that its page reports. The first batch has the content.
  ///
  /// - Parameter reports: The page's first events.
  func open(with reports: [NumberedEvent]) {
    guard case .reserved(let reservation, _) = phase else { return }
    hasViewer = true
    for report in reports where report.event.target == .window {
      surroundings.note(report.event.payload)
      _ = useForText(report.event.payload)
    }
    if let last = reports.last { channel.begin(event: last.number) }
    let (first, animated) = fill(
      in: reservation.application, as: reservation.address, at: reservation.place)
    send(first)
    if !animated.isEmpty { send(animated) }
    for report in reports where Surrounding(report.event.payload) == nil { handle(report) }
  }

  /// Opens the window in the app at once, for a plain page.
  ///
  /// - Returns: The page's content.
  func open(
    in application: any Application, as wanted: WindowAddress? = nil,
    at place: WindowPlace = WindowPlace(), language: String? = nil
  ) -> ElementRenderer {
    if let language { surroundings.note(.preference(.language(language))) }
    let (first, animated) = fill(in: application, as: wanted, at: place)
    var tree = PageTree()
    tree.apply(first)
    var renderer = ElementRenderer(catalog: catalog, path: configuration.path)
    renderer.render(tree)
    contents.symbols = renderer.symbols
    contents.parts = renderer.parts
    contents.title = currentTitle
    contents.address = address(of: contents.place)
    contents.tabName = currentTabName
    if !animated.isEmpty { send(animated) }
    return renderer
  }

  /// Opens the window in the app.
  ///
  /// - Returns: The mutations with which the content is made, and its motion from the start, which is shown once the
  ///   page is visible.
  private func fill(
    in application: any Application, as wanted: WindowAddress?, at place: WindowPlace
  ) -> (first: [Mutation], animated: [Mutation]) {
    phase = .opening([])
    let window = application.openWindow(on: self, name: name, address: wanted)
    self.window = window
    for payload in surroundings.payloads where !useForText(payload) {
      window.send(Event(target: .window, payload: payload))
    }
    requestedPlace = place
    goToRequestedPlace()
    contents.place = window.place
    guard case .opening(let mutations) = phase else { return ([], []) }
    phase = .waiting(until: firstDeadline)
    return (mutations.filter { !$0.isAnimated }, mutations.filter(\.isAnimated))
  }

  /// The time until which the window waits for its page.
  private var firstDeadline: ContinuousClock.Instant {
    now() + (channel.lastOfOther == nil ? limits.adoptionTime : limits.graceTime)
  }

  func apply(_ batch: [Mutation]) {
    typesetting.noteGuesses()
    switch phase {
    case .opening(var mutations):
      phase = .closed  // So that the array is not copied.
      mutations += batch
      phase = .opening(mutations)
    case .waiting, .connected: send(batch)
    case .reserved, .closed: break
    }
  }

  /// Returns true if a page may have the window, by the key in its greeting.
  func accepts(_ greeting: Greeting) -> Bool {
    switch phase {
    case .opening, .closed: false
    case .reserved, .waiting, .connected: channel.accept(greeting)
    }
  }

  /// Gives the window to a socket of the page, and sends the batches that the page lacks. An earlier
  /// socket loses the window.
  ///
  /// - Returns: The epoch that begins.
  func adopt(_ connection: any WindowConnection, _ greeting: Greeting) -> UInt32 {
    channel.end(self.connection)
    self.connection?.close(code: CloseCode.elsewhere)
    channel.beginEpoch()
    // Before the page is connected, so that the resulting changes are sent after the waiting ones.
    if channel.epoch == 1 { window?.send(Event(target: .window, payload: .viewed)) }
    phase = .connected(connection)
    acknowledge(min(greeting.lastBatch, channel.lastWritten(over: connection)))
    if let batches = channel.batches(after: greeting.lastBatch) {
      channel.catchUp()
      for (number, batch) in zip((greeting.lastBatch + 1)..., batches) {
        connection.send(batch, number: number)
      }
      transmit([], key: channel.makeKey())
    } else {
      sendAfresh()
      if let key = channel.makeKey() { transmit([], key: key) }
    }
    return channel.epoch
  }

  /// Handles a message of the page, and answers an event with a batch that acknowledges it.
  ///
  /// - Parameter epoch: The epoch of the socket that received it.
  func receive(_ message: PageMessage, epoch: UInt32) {
    guard epoch == channel.epoch, case .connected(let connection) = phase else { return }
    guard channel.take(now: now()) else {
      configuration.refusalLog.write(
        "A socket was closed because its page sent too many events.", for: "tooMany", to: logger)
      return connection.close(code: CloseCode.tooMany, reason: "too many events")
    }
    guard message.lastBatch <= channel.lastWritten(over: connection) else {
      return connection.close(code: CloseCode.protocolError)
    }
    acknowledge(message.lastBatch)
    if channel.mayCatchUp { catchUp() }
    guard let numbered = message.event, let window else { return }
    guard channel.expects(numbered.number) else {
      // A client sends events that were handled already again after it came back.
      if numbered.number <= channel.eventNumber { return send([]) }
      return connection.close(code: CloseCode.protocolError)
    }
    // Its batch must not acknowledge the event, whose effect it does not show.
    window.update()
    channel.begin(event: numbered.number)
    useTime = now()
    handle(numbered)
    if hasMoreToSend { send([]) }
  }

  private func handle(_ numbered: NumberedEvent) {
    guard let window else { return }
    if numbered.event.target == .window { surroundings.note(numbered.event.payload) }
    if case .place(let place) = numbered.event.payload {
      contents.address = address(of: place)
      go(to: place)
    } else if !useForText(numbered.event.payload), !numbered.send(to: window) {
      logger.debug("Dropped an event for \(numbered.event.target)")
    }
  }

  /// Handles the closing of a socket. The window waits for the page, unless that has left.
  func disconnect(epoch: UInt32, isLeaving: Bool) {
    guard epoch == channel.epoch, case .connected = phase else { return }
    channel.end(connection)
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
    contents.place = window.place
  }

  /// True if the page's address differs from the window's place.
  private var hasMoved: Bool {
    guard let window else { return false }
    return contents.address != address(of: window.place)
  }

  /// The time at which the window lost its socket, if it had one and has none now.
  var lostSince: ContinuousClock.Instant? {
    guard case .waiting(let end) = phase, channel.epoch > 0 else { return nil }
    return end - limits.graceTime
  }

  /// True if the window has waited too long for a socket.
  var isOverdue: Bool {
    switch phase {
    case .reserved(_, let end), .waiting(let end): now() >= end
    case .opening, .connected, .closed: false
    }
  }

  /// The address that the window is to open at, if it is not open yet.
  var requestedAddress: String? {
    guard case .reserved(let reservation, _) = phase else { return nil }
    return PlaceAddress.text(of: reservation.place, in: reservation.address)
  }

  /// Ends the window permanently.
  ///
  /// - Parameters:
  ///   - code: The close code for its page.
  ///   - reason: The reason to show the person, if a limit was reached.
  func close(code: UInt16 = CloseCode.goingAway, reason: String = "") {
    if case .closed = phase { return }
    connection?.close(code: code, reason: reason)
    phase = .closed
    channel.drop()
    lastStoredValues = storedValues
    window?.close()
    window = nil
  }

  private var currentTitle: String {
    guard let title = window?.title, !title.isEmpty else { return configuration.title }
    return title
  }

  private var currentTabName: String { PlaceAddress.tabName(of: window?.address) }

  // MARK: Sending updates

  /// True if there are changes to send other than mutations.
  private var hasMoreToSend: Bool {
    channel.owesAcknowledgement || contents.title != currentTitle || hasMoved
  }

  private func send(_ batch: [Mutation]) {
    guard channel.isBehind else { return transmit(batch) }
    if !batch.isEmpty { channel.omit(batch) }
  }

  /// Notes the last batch that the page has applied.
  private func acknowledge(_ number: UInt32) {
    if number > channel.acknowledgedBatch { window?.didAcknowledge(batch: number) }
    channel.acknowledge(number)
  }

  /// Drops the batches that the page may lack if there is no room for them.
  func makeRoom() { channel.makeRoom() }

  /// Lets a page go on that has seen more than is known here: the process before was killed before it could write down
  /// all that it had sent. The page is then sent the whole state.
  ///
  /// - Parameter batch: The last batch that the page has applied.
  /// - Returns: False if the window is not one of another process, or a socket has had it here already.
  func skip(to batch: UInt32) -> Bool { channel.skip(to: batch) }

  /// Resumes sending once the page has everything that was sent.
  private func catchUp() {
    if channel.hasOmitted { return sendAfresh() }
    channel.catchUp()
    if hasMoreToSend { send([]) }
  }

  /// Sends the whole state, instead of the batches that the page lacks.
  private func sendAfresh() {
    guard let window else { return }
    // Changes that appear only now, on demand, are part of the snapshot already.
    channel.fallBehind()
    let snapshot = window.snapshot
    let (effects, key) = channel.beginAfresh()
    contents.symbols = SymbolSet()
    contents.parts = []
    transmit(snapshot + effects, key: key, isAfresh: true)
  }

  /// Sends a batch. An empty one only acknowledges, and has the number of the one before.
  private func transmit(_ batch: [Mutation], key: String? = nil, isAfresh: Bool = false) {
    guard !isClosed else { return }
    let newTitle = currentTitle
    let newTabName = currentTabName
    let newPlace = isUnderway ? contents.place : window?.place ?? contents.place
    let newAddress = isUnderway ? contents.address : address(of: newPlace)
    let isEmpty =
      batch.isEmpty && key == nil && !isAfresh && newTitle == contents.title
      && newAddress == contents.address && newTabName == contents.tabName
    var encoder = BatchEncoder(
      number: isEmpty ? channel.lastBatch : channel.lastBatch + 1,
      acknowledged: channel.eventNumber, catalog: catalog, symbols: contents.symbols,
      shapes: contents.shapes, parts: contents.parts)
    if isAfresh { encoder.encodeAfresh() }
    if isAfresh, channel.lastOfOther != nil, let window = window as? any TransferringWindow {
      encoder.encode(window.elementMatches)
    }
    if let key { encoder.encode(key: key) }
    encoder.encode(batch)
    if isAfresh || newTitle != contents.title { encoder.encode(title: newTitle) }
    if newTabName != contents.tabName { encoder.encode(tabName: newTabName) }
    if isAfresh || newAddress != contents.address {
      encoder.encode(address: newAddress, AddressChange(newPlace.way(from: contents.place)))
    }
    contents.title = newTitle
    contents.tabName = newTabName
    contents.place = newPlace
    contents.address = newAddress
    let buffer: ByteBuffer
    (buffer, contents.symbols, contents.parts) = encoder.finish()
    channel.append(buffer, isEmpty: isEmpty, limit: limits.unacknowledgedByteCount)
    configuration.didSend?(name, buffer.readableBytes)
    depart(buffer, number: channel.lastBatch)
    if !isEmpty { window?.didSend(batch: channel.lastBatch, byteCount: buffer.readableBytes) }
  }

  /// Sends a batch. If there is a front, it receives what the visitor's app keeps first.
  private func depart(_ batch: ByteBuffer, number: UInt32) {
    guard let willSend else {
      connection?.send(batch, number: number)
      return
    }
    guard departures.add(batch, number: number) else { return }
    willSend()
    for (batch, number) in departures.takeAll() { connection?.send(batch, number: number) }
  }
}
