import BanyanHost
import Logging
import NIOCore

/// One tab of a visitor.
///
/// The request for the page opens it; the page's socket adopts it. What happens in between waits.
@MainActor
final class BrowserWindow: Host {
  private enum Phase {
    /// The first batch is being taken.
    case opening(PageTree)
    /// The page is on its way: batches wait for its socket.
    case waiting(until: ContinuousClock.Instant, batches: [ByteBuffer])
    case connected(any WindowConnection)
    case closed
  }

  let token: String
  let visitorName: String
  let name: String
  private var window: (any Window)?
  private var lastStoredValues: [String: StoredValue] = [:]
  private var phase = Phase.opening(PageTree())
  private var batchNumber: UInt32 = 0
  private var eventNumber: UInt32 = 0
  private var acknowledgedNumber: UInt32 = 0
  private var waitingByteCount = 0
  private var symbols = SymbolSet()
  private let shapes = ShapeTable()
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
  /// The event that has said how large the window is.
  private(set) var lastSize: Event.Payload?
  private let defaultTitle: String
  private let catalog: SymbolCatalog
  private let path: String
  private let limits: BrowserServer.Limits
  private let logger: Logger

  init(
    token: String, visitorName: String, name: String, configuration: BrowserServer.Configuration,
    catalog: SymbolCatalog
  ) {
    self.token = token
    self.visitorName = visitorName
    self.name = name
    self.catalog = catalog
    defaultTitle = configuration.title
    path = configuration.path
    limits = configuration.limits
    logger = configuration.logger
  }

  var showsMotion: Bool { true }

  var isClosed: Bool {
    if case .closed = phase { true } else { false }
  }

  /// Opens the window in the app.
  ///
  /// - Returns: What the page shows.
  func open(
    in application: any Application, as wanted: WindowAddress? = nil,
    at place: WindowPlace = WindowPlace(),
    size: Event.Payload? = nil, language: String? = nil, now: ContinuousClock.Instant = .now
  ) -> ElementRenderer {
    let window = application.openWindow(on: self, name: name, address: wanted)
    self.window = window
    // A person's windows are mostly as large as the last.
    if let size { window.send(Event(target: .window, payload: size)) }
    if let language {
      window.send(Event(target: .window, payload: .preference(.language(language))))
    }
    requestedPlace = place
    goToRequestedPlace()
    var renderer = ElementRenderer(catalog: catalog, path: path)
    if case .opening(let tree) = phase { renderer.render(tree) }
    symbols = renderer.symbols
    title = currentTitle
    self.place = window.place
    address = address(of: self.place)
    tabName = PlaceAddress.tabName(of: window.address)
    phase = .waiting(until: now + limits.adoptionTime, batches: [])
    if !held.isEmpty { send(held) }
    held = []
    return renderer
  }

  func apply(_ batch: [Mutation]) {
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

  /// Lets the page's socket have the window, and what has waited for it.
  ///
  /// - Returns: false if the window is not waiting for a socket.
  func adopt(_ connection: any WindowConnection) -> Bool {
    guard case .waiting(_, let batches) = phase else { return false }
    phase = .connected(connection)
    waitingByteCount = 0
    for batch in batches { connection.send(batch) }
    return true
  }

  /// Delivers what a person did, and answers with a batch that acknowledges it.
  func receive(_ numbered: NumberedEvent) {
    guard case .connected(let connection) = phase, let window else { return }
    guard numbered.number == eventNumber + 1 else {
      // Numbers that were had already are what a client sends again after it came back.
      if numbered.number > eventNumber { connection.close(code: 1002) }
      return
    }
    eventNumber = numbered.number
    if case .windowSize = numbered.event.payload { lastSize = numbered.event.payload }
    if case .place(let place) = numbered.event.payload {
      address = address(of: place)
      go(to: place)
    } else if !window.send(numbered.event) {
      logger.debug("\(name): dropped an event for \(numbered.event.target)")
    }
    if acknowledgedNumber != eventNumber || title != currentTitle || hasMoved { send([]) }
  }

  /// The socket closed: the window waits for the grace time, if there is one.
  func disconnect(now: ContinuousClock.Instant = .now) {
    guard case .connected = phase else { return }
    if limits.graceTime > .zero {
      phase = .waiting(until: now + limits.graceTime, batches: [])
    } else {
      close()
    }
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
      logger.notice("\(name): there is no way to /\(PlaceAddress.text(of: newPlace))")
    }
    isUnderway = false
    place = window.place
  }

  private func address(of place: WindowPlace) -> String {
    PlaceAddress.text(of: place, in: window?.address)
  }

  /// Whether the page's address does not say where the window is.
  private var hasMoved: Bool {
    guard let window else { return false }
    return address != address(of: window.place)
  }

  /// Whether the window waited too long for a socket.
  func isOverdue(now: ContinuousClock.Instant) -> Bool {
    if case .waiting(let end, _) = phase { now >= end } else { false }
  }

  func close() {
    if case .closed = phase { return }
    if case .connected(let connection) = phase { connection.close(code: 1001) }
    phase = .closed
    lastStoredValues = storedValues
    window?.close()
    window = nil
  }

  private var currentTitle: String {
    guard let title = window?.title, !title.isEmpty else { return defaultTitle }
    return title
  }

  /// Sends a batch. One without mutations only acknowledges, and has the number of the one before.
  private func send(_ batch: [Mutation]) {
    let newTitle = currentTitle
    let newPlace = isUnderway ? place : window?.place ?? place
    let newAddress = isUnderway ? address : address(of: newPlace)
    if !batch.isEmpty || newTitle != title || newAddress != address { batchNumber += 1 }
    var encoder = BatchEncoder(
      number: batchNumber, acknowledged: eventNumber, catalog: catalog, symbols: symbols,
      shapes: shapes)
    encoder.encode(batch)
    if newTitle != title { encoder.encode(title: newTitle) }
    if newAddress != address {
      encoder.encode(address: newAddress, AddressChange(newPlace.way(from: place)))
    }
    title = newTitle
    place = newPlace
    address = newAddress
    let (buffer, symbols) = encoder.finish()
    self.symbols = symbols
    acknowledgedNumber = eventNumber
    transmit(buffer)
  }

  private func transmit(_ buffer: ByteBuffer) {
    switch phase {
    case .connected(let connection): connection.send(buffer)
    case .waiting(let end, var batches):
      waitingByteCount += buffer.readableBytes
      guard waitingByteCount <= limits.unsentByteCount else { return close() }
      phase = .closed  // So that the batches are not copied.
      batches.append(buffer)
      phase = .waiting(until: end, batches: batches)
    case .opening, .closed: break
    }
  }
}

extension Mutation {
  fileprivate var isAnimated: Bool {
    if case .animated = self { true } else { false }
  }
}

/// What another address is to the browser's history.
enum AddressChange: UInt8 {
  /// The same entry.
  case correction
  /// A new entry.
  case onward
  /// The nearest entry before that has the address, if there is one.
  case back

  init(_ way: WindowPlace.Way) {
    switch way {
    case .none: self = .correction
    case .onward: self = .onward
    case .back: self = .back
    }
  }
}
