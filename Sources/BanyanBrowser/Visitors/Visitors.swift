import BanyanHost
import Logging

/// Everybody who uses the app now.
@MainActor
final class Visitors {
  /// Why a page was not given.
  enum Refusal: Error {
    case full
  }

  private(set) var visitors: [String: Visitor] = [:] {
    didSet { configuration.metrics.visitors.set(visitors.count) }
  }
  private(set) var windows: [String: BrowserWindow] = [:] {
    didSet { configuration.metrics.windows.set(windows.count) }
  }
  /// Tokens whose socket is on its way, so that a second one is refused.
  private var claimedTokens: Set<String> = []
  private var windowNumber = 0
  private let configuration: BrowserServer.Configuration
  private let makeApplication: @MainActor () -> any Application
  private let catalog: SymbolCatalog

  init(
    configuration: BrowserServer.Configuration, catalog: SymbolCatalog,
    makeApplication: @escaping @MainActor () -> any Application
  ) {
    self.configuration = configuration
    self.catalog = catalog
    self.makeApplication = makeApplication
  }

  /// Opens a window for the visitor of that name, or for a new one.
  ///
  /// - Parameters:
  ///   - address: which of the app's windows.
  ///   - place: where it is to be, as far as there is a way.
  ///   - language: what the person reads, if they say so.
  /// - Throws: `Refusal.full` if there are as many visitors or windows as there may be.
  func openWindow(
    visitorName: String?, as address: WindowAddress? = nil, at place: WindowPlace = WindowPlace(),
    language: String? = nil
  ) throws(Refusal) -> (BrowserWindow, ElementRenderer) {
    let limits = configuration.limits
    let known = visitorName.flatMap { visitors[$0] }
    guard windows.count < limits.windowCount,
      (known?.windows.count ?? 0) < limits.windowCountPerVisitor,
      known != nil || visitors.count < limits.visitorCount
    else { throw .full }
    let visitor = known ?? add(visitorName)
    windowNumber += 1
    let window = BrowserWindow(
      token: RandomToken.make(), visitorName: visitor.name, name: "window \(windowNumber)",
      configuration: configuration, catalog: catalog)
    visitor.windows[window.token] = window
    visitor.idleSince = nil
    windows[window.token] = window
    let elements = window.open(
      in: visitor.application, as: address, at: place, size: visitor.windowSize,
      language: language)
    return (window, elements)
  }

  /// Promises a window to a socket that is about to open.
  ///
  /// - Parameter previousToken: The window that was in the same tab before, if there was one.
  /// - Returns: false if there is no such window of that visitor, or it is taken.
  func claim(token: String, previousToken: String? = nil, visitorName: String) -> Bool {
    guard let window = windows[token], window.visitorName == visitorName, !window.isClosed,
      claimedTokens.insert(token).inserted
    else { return false }
    if let previousToken, let values = values(of: previousToken, before: window) {
      window.restore(values)
    }
    return true
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

  /// Takes what came over the socket of a window.
  func deliver(_ item: Inbox.Item, to token: String) {
    guard let window = windows[token] else {
      if case .opened(let connection) = item { connection.close(code: 1001) }
      return
    }
    switch item {
    case .opened(let connection):
      if window.adopt(connection) {
        visitors[window.visitorName]?.hasConnected = true
      } else {
        connection.close(code: 1008)
      }
    case .event(let event):
      window.receive(event)
      if let size = window.lastSize { visitors[window.visitorName]?.windowSize = size }
    case .closed:
      claimedTokens.remove(token)
      window.disconnect()
    }
    if window.isClosed { forget(window) }
  }

  /// Closes windows that nobody came for, and lets visitors go that have had none for long.
  func sweep(now: ContinuousClock.Instant = .now) {
    for window in windows.values where window.isOverdue(now: now) { window.close() }
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
    claimedTokens = []
  }

  /// A signed name of a visitor who was let go stays theirs, so that tabs which come back together
  /// are one visitor again.
  private func add(_ name: String?) -> Visitor {
    let visitor = Visitor(name: name ?? RandomToken.make(), application: makeApplication())
    visitors[visitor.name] = visitor
    return visitor
  }

  private func forget(_ window: BrowserWindow) {
    windows[window.token] = nil
    claimedTokens.remove(window.token)
    guard let visitor = visitors[window.visitorName] else { return }
    visitor.windows[window.token] = nil
    visitor.rememberedWindows.add(
      window.storedValues, of: window.token, now: .now, limits: configuration.limits)
    guard visitor.windows.isEmpty else { return }
    if visitor.hasConnected { visitor.idleSince = .now } else { end(visitor) }
  }

  private func end(_ visitor: Visitor) {
    visitors[visitor.name] = nil
    visitor.application.terminate()
  }
}
