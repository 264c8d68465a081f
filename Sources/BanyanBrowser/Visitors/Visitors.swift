import BanyanHost
import Logging

/// All current visitors of the app.
@MainActor
final class Visitors {
  /// The reason for refusing a page.
  enum Refusal: Error {
    /// The total limit of visitors or windows is reached.
    case full
    /// The visitor's or the address's limit of windows is reached.
    case tooMany
  }

  private(set) var visitors: [String: Visitor] = [:] {
    didSet { configuration.metrics.visitors.set(visitors.count) }
  }
  private(set) var windows: [String: BrowserWindow] = [:] {
    didSet { configuration.metrics.windows.set(windows.count) }
  }
  private(set) var addressCounts = AddressCounts()
  /// The errors that keep the program's next version from running, shown to all visitors; empty if there
  /// are none.
  var problems = "" {
    didSet {
      showProblems()
    }
  }
  private var hasHadProblems = false
  /// The notice for all visitors that are here now, or come back soon.
  private var notice: (text: String, time: ContinuousClock.Instant)?
  private static let noticeTime = Duration.seconds(5)
  nonisolated let sessions: Sessions
  /// The budget for the bytes held for all visitors.
  nonisolated let budget: ByteBudget
  /// The schedule of the visitors' jobs on the main actor.
  nonisolated let turns: Turns
  private(set) var openings: OpeningBuckets
  private(set) var typedText: TypedText
  private var windowNumber = 0
  /// The parts of the client that the app's first screen last needed.
  private(set) var likelyParts: ClientParts = []
  let configuration: BrowserServer.Configuration
  private let makeApplication: @MainActor () -> any Application
  private let catalog: SymbolCatalog
  /// The clock by which windows and visitors are kept.
  let now: @MainActor () -> ContinuousClock.Instant

  init(
    configuration: BrowserServer.Configuration, catalog: SymbolCatalog, budget: ByteBudget? = nil,
    now: @escaping @MainActor () -> ContinuousClock.Instant = { .now },
    makeApplication: @escaping @MainActor () -> any Application
  ) {
    self.configuration = configuration
    self.budget = budget ?? ByteBudget(configuration.limits)
    turns = Turns(configuration.limits)
    openings = OpeningBuckets(configuration.limits)
    typedText = TypedText(configuration.limits)
    self.catalog = catalog
    self.now = now
    sessions = Sessions(limits: configuration.limits)
    self.makeApplication = makeApplication
    if let worker = configuration.worker {
      addressCounts = AddressCounts { worker.count($0, $1) }
    }
  }

  /// Reserves a window for the visitor of that name, or for a new one. It opens when its page connects.
  ///
  /// - Parameters:
  ///   - visitorName: evaluated after the limits of the address have been checked.
  ///   - address: identifies one of the app's windows.
  ///   - place: the place to go to, as far as possible.
  ///   - language: the person's language, if the browser reports it.
  ///   - likelyTypeface: the typeface that a new visitor's browser is expected to report.
  ///   - client: the sender of the request, if it is known.
  ///   - facts: what the app may know of the request; evaluated after the limits too.
  /// - Throws: A ``Refusal`` if a limit on visitors or windows is reached.
  func reserveWindow(
    visitorName: @autoclosure () -> String?, as address: WindowAddress? = nil,
    at place: WindowPlace = WindowPlace(), language: String? = nil,
    likelyTypeface: SystemTypeface? = nil, from client: ClientAddress? = nil,
    facts: @autoclosure () -> VisitorFacts? = nil
  ) throws(Refusal) -> BrowserWindow {
    try makeWindow(
      of: { visitorName() }, language, likelyTypeface, from: client, { facts() }
    ) { window, visitor in
      window.reserve(in: visitor.application, as: address, at: place, language: language)
    }.0
  }

  /// Opens a window for a plain page at once, in the default size.
  ///
  /// The parameters are those of ``reserveWindow``.
  func openWindow(
    visitorName: @autoclosure () -> String?, as address: WindowAddress? = nil,
    at place: WindowPlace = WindowPlace(), language: String? = nil,
    likelyTypeface: SystemTypeface? = nil, from client: ClientAddress? = nil,
    facts: @autoclosure () -> VisitorFacts? = nil
  ) throws(Refusal) -> (BrowserWindow, ElementRenderer) {
    try makeWindow(
      of: { visitorName() }, language, likelyTypeface, from: client, { facts() }
    ) { window, visitor in
      window.use(textScale: visitor.textScale)
      return window.open(in: visitor.application, as: address, at: place, language: language)
    }
  }

  private func makeWindow<Content>(
    of visitorName: () -> String?, _ language: String?, _ likelyTypeface: SystemTypeface?,
    from client: ClientAddress?, _ facts: () -> VisitorFacts?,
    filling: (BrowserWindow, Visitor) -> Content
  ) throws(Refusal) -> (BrowserWindow, Content) {
    if let refusal = refusal(from: client) { throw refusal }
    let visitorName = visitorName()
    let known = visitorName.flatMap { visitors[$0] }
    if let refusal = refusal(of: known, from: client) { throw refusal }
    configuration.worker?.begin(visitorName ?? "", "", 0)
    defer { configuration.worker?.end() }
    let facts = facts()
    if let known { note(facts, of: known) }
    let visitor = known ?? add(visitorName, from: client, facts ?? VisitorFacts(), language)
    windowNumber += 1
    let window = BrowserWindow(
      token: RandomToken.make(), visitorName: visitor.name, name: "window \(windowNumber)",
      client: client, configuration: configuration, budget: budget, catalog: catalog, now: now,
      willSend: keeping(visitor.name))
    if let likelyTypeface { window.use(likelyTypeface) }
    for typeface in visitor.typefaces.values { window.use(typeface) }
    window.surroundings = visitor.surroundings
    window.knownSizes = visitor.knownSizes
    visitor.windows[window.token] = window
    visitor.idleSince = nil
    windows[window.token] = window
    addressCounts[client].windows += 1
    let content = filling(window, visitor)
    if configuration.keepsWaitingWindows { keeping(visitor.name)?() }
    return (window, content)
  }

  /// Returns the reason to refuse every window from an address, if there is one.
  private func refusal(from client: ClientAddress?) -> Refusal? {
    let limits = configuration.limits
    let count = addressCounts[client]
    if count.windows >= limits.windowCountPerAddress { return refuse(.tooMany, .windows) }
    if count.windows >= limits.waitingWindowCountPerAddress,
      waitingCount(of: client) >= limits.waitingWindowCountPerAddress
    {
      return refuse(.tooMany, .windows)
    }
    return nil
  }

  /// Returns the reason to refuse a window for a visitor, if there is one: first the limits of the
  /// visitor and the address, which the answer reports as such, then the total limits.
  private func refusal(of visitor: Visitor?, from client: ClientAddress?) -> Refusal? {
    let limits = configuration.limits
    if let visitor, visitor.windows.count >= limits.windowCountPerVisitor {
      return refuse(.tooMany, .windows)
    }
    if visitor == nil, addressCounts[client].visitors >= limits.visitorCountPerAddress,
      idlest(from: client) == nil
    {
      return refuse(.tooMany, .visitors)
    }
    if !budget.takesPages { return refuse(.full, .memory) }
    if windows.count >= limits.windowCount { return refuse(.full, .windows) }
    if visitor == nil, visitors.count >= limits.visitorCount, idlest() == nil {
      return refuse(.full, .visitors)
    }
    // Last, because only admitted windows should use up the allowance.
    if !openings.take(for: client, now: now()) { return refuse(.tooMany, .windows) }
    return nil
  }

  private func refuse(_ refusal: Refusal, _ reason: HostMetrics.Refusal) -> Refusal {
    configuration.metrics.refused(reason)
    return refusal
  }

  /// Connects a page to its window, if the window belongs to the visitor and the page has its key.
  /// Closes the connection otherwise.
  ///
  /// - Parameter opening: The time at which the page's socket was opened.
  /// - Returns: The window, and the epoch that begins in it.
  func connect(
    _ connection: any WindowConnection, _ greeting: Greeting, visitorName: String,
    facts: VisitorFacts? = nil, opening: ContinuousClock.Instant
  ) -> (window: BrowserWindow, epoch: UInt32)? {
    // The cookie was checked when the socket was opened. It may have been the one that has ended since.
    if let renewal = visitors[visitorName]?.lastRenewal, opening < renewal {
      connection.close(code: CloseCode.replaced)
      return nil
    }
    guard let window = windows[greeting.token], window.visitorName == visitorName,
      window.accepts(greeting)
    else {
      connection.close(code: CloseCode.noWindow)
      return nil
    }
    guard window.channel.hasMade(greeting.lastBatch) || window.skip(to: greeting.lastBatch) else {
      connection.close(code: CloseCode.protocolError)
      return nil
    }
    visitors[visitorName]?.hasConnected = true
    let epoch = doing(for: visitorName, window.token) {
      if let visitor = visitors[visitorName] { note(facts, of: visitor) }
      open(window, with: greeting.reports)
      if window.channel.epoch == 0,
        let values = values(of: greeting.previousToken, before: window)
      {
        window.restore(values)
      }
      return window.adopt(connection, greeting)
    }
    sendRenewal(to: window)
    if epoch > 1 { configuration.metrics.resumptions.increment() }
    // This includes the case that there are none any more, which the page may not know.
    if hasHadProblems { showProblems(in: window) }
    if let notice, now() - notice.time < Self.noticeTime { show(notice: notice.text, in: window) }
    return (window, epoch)
  }

  /// Opens a window if it is only reserved.
  private func open(_ window: BrowserWindow, with reports: [NumberedEvent]) {
    guard let address = window.requestedAddress else { return }
    window.open(with: reports)
    noteReports(of: window)
    if address.isEmpty { likelyParts = window.contents.parts }
  }

  /// Remembers the reports of a window's page for the visitor's next window.
  private func noteReports(of window: BrowserWindow) {
    guard let visitor = visitors[window.visitorName] else { return }
    visitor.surroundings = window.surroundings.lasting
    visitor.textScale = window.typesetting.scale
    if !window.typesetting.typefaces.isEmpty { visitor.typefaces = window.typesetting.typefaces }
  }

  /// Shows a notice to all visitors, which requires no action.
  func show(notice: String) {
    self.notice = (notice, now())
    for window in windows.values { show(notice: notice, in: window) }
  }

  private func show(notice: String, in window: BrowserWindow) {
    guard window.showsFaults else { return }
    window.connection?.show(problems: WireProtocol.noticeMark + notice)
  }

  /// Shows the errors again, for instance after something else was shown in their place.
  func showProblems() {
    hasHadProblems = true
    for window in windows.values { showProblems(in: window) }
  }

  private func showProblems(in window: BrowserWindow) {
    guard window.showsFaults else { return }
    let heading = "The saved version does not run yet. This page shows the one before."
    window.connection?.show(problems: problems.isEmpty ? "" : "\(heading)\n\(problems)")
  }

  /// Returns the values that the window of a token had stored, if it belonged to the same visitor.
  private func values(
    of token: String, before window: BrowserWindow
  ) -> [String: StoredValue]? {
    guard token != window.token, let visitor = visitors[window.visitorName] else { return nil }
    // Its socket may close a little later than the next page opens one; and a duplicated tab starts with
    // the values of the other.
    return visitor.windows[token]?.storedValues ?? visitor.rememberedWindows.take(token)
  }

  /// Handles a message of a window's page, over the socket of an epoch.
  func receive(_ message: PageMessage, in window: BrowserWindow, epoch: UInt32) {
    if let event = message.event, window.channel.expects(event.number) {
      doing(for: window.visitorName, window.token, event: event.number) {
        window.receive(message, epoch: epoch)
      }
    } else {
      window.receive(message, epoch: epoch)
    }
    if message.event?.event.target == .window { noteReports(of: window) }
    if window.isClosed { forget(window) }
    guard case .input(let text) = message.event?.event.payload, windows[window.token] != nil,
      let field = message.event?.event.target
    else { return }
    typedText.note(text.utf8.count, in: field, of: window.token, from: window.client)
    endWindows(withMoreTextThanMayBeFrom: window.client)
  }

  /// Ends windows until the text typed into the others is within the limits.
  private func endWindows(withMoreTextThanMayBeFrom client: ClientAddress?) {
    while typedText.isBeyondLimit(of: client),
      let window = windowWithMostText(where: { $0.client?.client == client?.client })
    {
      end(window)
    }
    while typedText.isBeyondLimit, let window = windowWithMostText(where: { _ in true }) {
      end(window)
    }
    func end(_ window: BrowserWindow) {
      configuration.refusalLog.write(
        "A window was closed because its fields hold too much text.", for: "typed",
        to: window.logger)
      configuration.metrics.refused(.limit)
      window.close(
        code: CloseCode.limit, reason: "The fields of this page hold too much text.")
      forget(window)
    }
  }

  /// Handles the closing of the socket of an epoch.
  func disconnect(_ window: BrowserWindow, epoch: UInt32, isLeaving: Bool) {
    window.disconnect(epoch: epoch, isLeaving: isLeaving)
    if window.isClosed { forget(window) }
  }

  /// Closes windows whose page never came, and removes visitors that have had no window for long.
  func sweep() {
    let now = now()
    turns.sweep()
    openings.sweep(now: now)
    for window in windows.values {
      if window.isOverdue {
        window.close()
      } else if window.endBeyondLimits() {
        configuration.metrics.refused(.limit)
      } else {
        window.makeRoom()
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
    sessions.sweep(now: now)
    noteRenewals()
    for name in sessions.overdueRenewals(now: now) { logOut(name) }
  }

  /// - Parameter code: The close code for pages.
  func closeAll(with code: UInt16 = CloseCode.goingAway) {
    for visitor in visitors.values { visitor.application.terminate() }
    for window in windows.values { window.close(code: code) }
    windows = [:]
    visitors = [:]
    addressCounts = AddressCounts()
    typedText = TypedText(configuration.limits)
    sessions.endAll()
  }

  /// Adds a visitor. The name of a dismissed one stays theirs as long as their session is remembered.
  private func add(
    _ name: String?, from client: ClientAddress?, _ facts: VisitorFacts, _ language: String?
  ) -> Visitor {
    var facts = facts
    facts.language = language
    if addressCounts[client].visitors >= configuration.limits.visitorCountPerAddress,
      let visitor = idlest(from: client)
    {
      give(up: visitor)
    }
    if visitors.count >= configuration.limits.visitorCount, let visitor = idlest() {
      give(up: visitor)
    }
    let visitor = Visitor(
      name: name ?? RandomToken.make(), client: client,
      application: make(knowing: facts) { makeApplication() }, facts: facts)
    follow(visitor.application, of: visitor.name)
    visitors[visitor.name] = visitor
    addressCounts[client].visitors += 1
    sessions.visitorDidCome(
      visitor.name, provenBy: facts.proxyUser, from: client, now: now())
    return visitor
  }

  /// Adds a visitor of another process.
  func add(_ visitor: Visitor) {
    follow(visitor.application, of: visitor.name)
    visitors[visitor.name] = visitor
    addressCounts[visitor.client].visitors += 1
  }

  /// Opens a window of another process again.
  func open(_ kept: Handover.Window, of visitor: Visitor) {
    windowNumber += 1
    let window = BrowserWindow(
      token: kept.token, visitorName: visitor.name, name: "window \(windowNumber)",
      client: kept.client,
      configuration: configuration, budget: budget, catalog: catalog, now: now,
      willSend: keeping(visitor.name), goingOnFrom: kept)
    window.knownSizes = visitor.knownSizes
    visitor.windows[window.token] = window
    windows[window.token] = window
    addressCounts[window.client].windows += 1
    window.goOn(in: visitor.application, from: kept)
    noteReports(of: window)
  }

  private func forget(_ window: BrowserWindow) {
    guard windows.removeValue(forKey: window.token) != nil else { return }
    typedText.forget(window.token)
    addressCounts[window.client].windows -= 1
    guard let visitor = visitors[window.visitorName] else { return }
    visitor.windows[window.token] = nil
    visitor.rememberedWindows.add(
      window.storedValues, of: window.token, now: now(), limits: configuration.limits)
    guard visitor.windows.isEmpty else {
      keeping(visitor.name)?()
      return
    }
    if visitor.hasConnected { visitor.idleSince = now() } else { end(visitor) }
  }

  /// Dismisses a visitor early, by default to make room for another.
  func give(up visitor: Visitor, with code: UInt16 = CloseCode.limit) {
    for window in visitor.windows.values {
      window.close(code: code)
      forget(window)
    }
    if visitors[visitor.name] != nil { end(visitor) }
  }

  private func end(_ visitor: Visitor) {
    visitors[visitor.name] = nil
    addressCounts[visitor.client].visitors -= 1
    sessions.visitorDidGo(visitor.name, wasUsed: visitor.hasConnected, now: now())
    visitor.application.terminate()
    if !visitor.goesOn { (visitor.application as? any VisitedApplication)?.didEndVisit() }
    configuration.worker?.leave(visitor.name, wasUsed: visitor.hasConnected)
  }
}
