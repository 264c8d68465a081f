import BanyanHost
import Logging

/// Everybody who uses the app now.
@MainActor
final class Visitors {
  /// Why a page was not given.
  enum Refusal: Error {
    /// There are as many visitors or windows as there may be.
    case full
    /// The visitor, or the address, has as many windows as one may have.
    case tooMany
  }

  private(set) var visitors: [String: Visitor] = [:] {
    didSet { configuration.metrics.visitors.set(visitors.count) }
  }
  private(set) var windows: [String: BrowserWindow] = [:] {
    didSet { configuration.metrics.windows.set(windows.count) }
  }
  private(set) var addressCounts = AddressCounts()
  private var windowNumber = 0
  private let configuration: BrowserServer.Configuration
  private let makeApplication: @MainActor () -> any Application
  private let catalog: SymbolCatalog
  /// The clock by which windows and visitors are kept.
  private let now: @MainActor () -> ContinuousClock.Instant

  init(
    configuration: BrowserServer.Configuration, catalog: SymbolCatalog,
    now: @escaping @MainActor () -> ContinuousClock.Instant = { .now },
    makeApplication: @escaping @MainActor () -> any Application
  ) {
    self.configuration = configuration
    self.catalog = catalog
    self.now = now
    self.makeApplication = makeApplication
  }

  /// Opens a window for the visitor of that name, or for a new one.
  ///
  /// - Parameters:
  ///   - address: which of the app's windows.
  ///   - place: where it is to be, as far as there is a way.
  ///   - language: what the person reads, if they say so.
  ///   - client: where the request comes from, if it is known.
  /// - Throws: A ``Refusal`` if there are as many visitors or windows as there may be.
  func openWindow(
    visitorName: String?, as address: WindowAddress? = nil, at place: WindowPlace = WindowPlace(),
    language: String? = nil, from client: ClientAddress? = nil
  ) throws(Refusal) -> (BrowserWindow, ElementRenderer) {
    let known = visitorName.flatMap { visitors[$0] }
    if let refusal = refusal(of: known, from: client) { throw refusal }
    let visitor = known ?? add(visitorName, from: client)
    windowNumber += 1
    let window = BrowserWindow(
      token: RandomToken.make(), visitorName: visitor.name, name: "window \(windowNumber)",
      client: client, configuration: configuration, catalog: catalog, now: now)
    visitor.windows[window.token] = window
    visitor.idleSince = nil
    windows[window.token] = window
    addressCounts[client].windows += 1
    let elements = window.open(
      in: visitor.application, as: address, at: place, size: visitor.windowSize,
      language: language)
    return (window, elements)
  }

  /// Why a window is not opened, if it is not: first what is asked too much of by one, who is told so,
  /// then what is too much in all.
  private func refusal(of visitor: Visitor?, from client: ClientAddress?) -> Refusal? {
    let limits = configuration.limits
    let count = addressCounts[client]
    if let visitor, visitor.windows.count >= limits.windowCountPerVisitor {
      return refuse(.tooMany, .windows)
    }
    if count.windows >= limits.windowCountPerAddress { return refuse(.tooMany, .windows) }
    if count.windows >= limits.waitingWindowCountPerAddress,
      waitingCount(of: client) >= limits.waitingWindowCountPerAddress
    {
      return refuse(.tooMany, .windows)
    }
    if visitor == nil, count.visitors >= limits.visitorCountPerAddress {
      return refuse(.tooMany, .visitors)
    }
    if windows.count >= limits.windowCount { return refuse(.full, .windows) }
    if visitor == nil, visitors.count >= limits.visitorCount { return refuse(.full, .visitors) }
    return nil
  }

  private func refuse(_ refusal: Refusal, _ reason: HostMetrics.Refusal) -> Refusal {
    configuration.metrics.refused(reason)
    return refusal
  }

  /// How many windows of a client no page has connected to yet.
  private func waitingCount(of client: ClientAddress?) -> Int {
    windows.values.count { $0.epoch == 0 && $0.client?.client == client?.client }
  }

  /// Gives a page its window, if it is one of its visitor's and the page has its key. Closes the
  /// connection if not.
  ///
  /// - Returns: The window, and the epoch that has begun in it.
  func connect(
    _ connection: any WindowConnection, _ greeting: Greeting, visitorName: String
  ) -> (window: BrowserWindow, epoch: UInt32)? {
    guard let window = windows[greeting.token], window.visitorName == visitorName,
      window.accepts(greeting)
    else {
      connection.close(code: CloseCode.noWindow)
      return nil
    }
    guard window.hasSaid(greeting.lastBatch) else {
      connection.close(code: CloseCode.protocolError)
      return nil
    }
    if window.epoch == 0, let values = values(of: greeting.previousToken, before: window) {
      window.restore(values)
    }
    visitors[visitorName]?.hasConnected = true
    let epoch = window.adopt(connection, greeting)
    if epoch > 1 { configuration.metrics.resumptions.increment() }
    return (window, epoch)
  }

  /// What the window of a token had stored, if it was one of the same visitor.
  private func values(
    of token: String, before window: BrowserWindow
  ) -> [String: StoredValue]? {
    guard token != window.token, let visitor = visitors[window.visitorName] else { return nil }
    // Its socket may close a little later than the next page opens one; and a tab that is
    // duplicated starts with what is in the other.
    return visitor.windows[token]?.storedValues ?? visitor.rememberedWindows.take(token)
  }

  /// Takes a message of the page of a window, over the socket of an epoch.
  func receive(_ message: PageMessage, in window: BrowserWindow, epoch: UInt32) {
    window.receive(message, epoch: epoch)
    if let size = window.lastSize { visitors[window.visitorName]?.windowSize = size }
    if window.isClosed { forget(window) }
  }

  /// The socket of an epoch of a window has closed.
  func disconnect(_ window: BrowserWindow, epoch: UInt32, isLeaving: Bool) {
    window.disconnect(epoch: epoch, isLeaving: isLeaving)
    if window.isClosed { forget(window) }
  }

  /// Closes windows that nobody came for, and lets visitors go that have had none for long.
  func sweep() {
    let now = now()
    for window in windows.values {
      if window.isOverdue {
        window.close()
      } else if window.endBeyondLimits() {
        configuration.metrics.refused(.limit)
      }
    }
    for window in windows.values where window.isClosed { forget(window) }
    for visitor in visitors.values {
      visitor.rememberedWindows.sweep(now: now, limits: configuration.limits)
      if let idleSince = visitor.idleSince, now - idleSince >= configuration.limits.idleVisitorTime
      {
        end(visitor)
      }
    }
  }

  func closeAll() {
    for visitor in visitors.values { visitor.application.terminate() }
    for window in windows.values { window.close() }
    windows = [:]
    visitors = [:]
    addressCounts = AddressCounts()
  }

  /// A signed name of a visitor who was let go stays theirs, so that tabs which come back together
  /// are one visitor again.
  private func add(_ name: String?, from client: ClientAddress?) -> Visitor {
    let visitor = Visitor(
      name: name ?? RandomToken.make(), client: client, application: makeApplication())
    visitors[visitor.name] = visitor
    addressCounts[client].visitors += 1
    return visitor
  }

  private func forget(_ window: BrowserWindow) {
    guard windows.removeValue(forKey: window.token) != nil else { return }
    addressCounts[window.client].windows -= 1
    guard let visitor = visitors[window.visitorName] else { return }
    visitor.windows[window.token] = nil
    visitor.rememberedWindows.add(
      window.storedValues, of: window.token, now: now(), limits: configuration.limits)
    guard visitor.windows.isEmpty else { return }
    if visitor.hasConnected { visitor.idleSince = now() } else { end(visitor) }
  }

  private func end(_ visitor: Visitor) {
    visitors[visitor.name] = nil
    addressCounts[visitor.client].visitors -= 1
    visitor.application.terminate()
  }
}
