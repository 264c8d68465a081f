import NIOCore
import NIOHTTP1
import Synchronization

/// Answers requests to a front, either directly or through workers.
///
/// It identifies visitors by their cookies; only their worker knows which of their windows a request is about.
final class FrontSite: ConnectionTarget {
  let configuration: BrowserServer.Configuration
  let budget: ByteBudget
  let source: RequestSource
  let workers: Workers
  let sockets = FrontSockets()
  /// One of the browser's, and one of the worker's that the connection leads to.
  let descriptorsPerConnection = 2
  /// True if visitors may live at other fronts too.
  private let hasStore: Bool
  var proxies: ProxyPolicy { admission.proxies }
  private let sessions: Sessions
  private let admission: Admission
  private let assets: Assets
  private let stopping = Atomic(false)

  /// - Throws: An error if the configuration names a proxy that is not an address, or the module's resources are
  ///   missing.
  @MainActor
  init(
    _ configuration: BrowserServer.Configuration, workerCount: Int, folder: String,
    store: SealedStore? = nil
  ) throws {
    self.configuration = configuration
    sessions = Sessions(limits: configuration.limits)
    source = .browsers(sessions, path: "")
    admission = try Admission(configuration, of: source)
    assets = try Assets(servesTypeface: !configuration.usesSystemTypeface)
    budget = ByteBudget(configuration.limits)
    workers = Workers(
      count: workerCount, folder: folder, configuration: configuration, sessions: sessions)
    hasStore = store != nil
    workers.leases = store.map {
      VisitorLeases($0, workers: workers, sockets: sockets, configuration: configuration)
    }
  }

  /// Turns away new visitors from now on, and reports the site as not ready.
  func beginStopping() { stopping.store(true, ordering: .relaxed) }

  private var isStopping: Bool { stopping.load(ordering: .relaxed) }

  func answer(
    to request: HTTPRequestHead, from peer: ClientAddress?, isSecure: Bool
  ) async -> Response? {
    let sender = proxies.sender(of: request.headers, from: peer, isSecure: isSecure)
    if let refusal = admission.refusal(of: request, from: sender) { return refusal }
    let path = String(request.uri.prefix { $0 != "?" })
    switch path {
    case "/banyan/alive": return Response(.noContent, "")
    case "/banyan/ready":
      if isStopping { return Response(.serviceUnavailable, "This server is shutting down.") }
      return await workers.isReady
        ? Response(.noContent, "") : Response(.serviceUnavailable, "The app does not answer.")
    default: break
    }
    if let asset = assets[path] {
      let encodings = request.headers[canonicalForm: "accept-encoding"]
      return asset.response(acceptsGzip: encodings.contains { $0 == "gzip" })
    }
    guard await admit(request, from: sender) else { return .elsewhere }
    let known = source.session(in: request.headers, of: sender)
    switch path {
    case WireProtocol.socketPath:
      guard known != nil else {
        return Response(.forbidden, "You do not have access to this socket.")
      }
      // A request for a socket gets here if the worker has ended in the meantime.
      return request.asksForAnotherProtocol
        ? .stopping : Response(.upgradeRequired, "This is a socket.")
    case SessionRequest.path:
      let response = SessionRequest.response(
        to: request, of: known, from: sender, in: sessions, path: "")
      await workers.noteRenewals()
      return response
    default: break
    }
    if path.hasPrefix("/banyan/") {
      let isOfApp =
        path.hasPrefix(OfferedFiles.path) || path.hasPrefix(FramedPages.path)
        || [PictureName.prefix, AppFonts.prefix].contains { path.hasPrefix("/banyan/" + $0) }
      guard isOfApp else { return Response(.notFound, "Nothing was found at this address.") }
      guard let known else {
        configuration.metrics.refused(.origin)
        return Response(.forbidden, "You do not have access to this file.")
      }
      return await forward(request, from: sender, of: known.visitorName)
    }
    if request.method == .HEAD, PlaceAddress.place(path) != nil { return Response(.ok, "") }
    if isStopping { return .stopping }
    return await page(request, from: sender, known)
  }

  /// Lets a worker make a page, and gives the visitor the cookie that identifies them.
  private func page(
    _ request: HTTPRequestHead, from sender: Sender,
    _ known: (visitorName: String, token: String)?
  ) async -> Response {
    if let refusal = await workers.refusal(of: sender.address) {
      configuration.metrics.refused(.windows)
      configuration.refusalLog.write(
        "A page was refused: there are too many windows.", for: "windows",
        to: configuration.logger, level: .warning)
      return refusal == .full ? .tooBusy : .tooMany
    }
    let name = known?.visitorName ?? RandomToken.make()
    // An app may log somebody in while it makes their first page.
    if known == nil {
      sessions.visitorDidCome(name, provenBy: sender.user, from: sender.address, now: .now)
    }
    var response = await forward(request, from: sender, of: name)
    guard response.headers.contains(name: WorkerRequest.visitorHeader) else {
      if known == nil {
        sessions.end(name)
        await workers.forget(name)
      }
      return response
    }
    response.headers.remove(name: WorkerRequest.visitorHeader)
    if known != nil { sessions.visitorDidComeBack(name) }
    source.introduce(name, to: sender, having: known?.token, in: &response)
    // The page's socket may be opened at another front.
    if hasStore { await workers.leases?.save(name) }
    return response
  }

  /// Waits until the visitor of a request is here, who may have been at another front.
  ///
  /// - Returns: False if that is not known.
  private func admit(_ request: HTTPRequestHead, from sender: Sender) async -> Bool {
    guard hasStore else { return true }
    let tokens = request.headers.cookies(named: VisitorCookie.name(of: sender, path: ""))
    return tokens.isEmpty ? true : await workers.leases?.admit(tokens) ?? true
  }

  /// The same for a request for a socket, on its event loop.
  func admit(
    _ request: HTTPRequestHead, from peer: ClientAddress?, isSecure: Bool, on loop: any EventLoop
  ) -> EventLoopFuture<Void> {
    guard hasStore else { return loop.makeSucceededVoidFuture() }
    let sender = proxies.sender(of: request.headers, from: peer, isSecure: isSecure)
    return loop.makeFutureWithTask {
      guard await self.admit(request, from: sender) else { throw TunnelFailure() }
    }
  }

  /// Lets the worker of a visitor answer, or another one if that ends in the meantime, unless the visitor caused
  /// its end.
  private func forward(
    _ request: HTTPRequestHead, from sender: Sender, of visitor: String
  ) async -> Response {
    let head = WorkerRequest.head(
      request, from: sender, of: visitor, login: sessions.login(of: visitor), in: configuration)
    for _ in 0..<3 {
      do throws(Workers.Refusal) {
        let place = try await workers.place(of: visitor, waits: false)
        if let response = try? await WorkerRequest.send(head, to: place.path) { return response }
        await workers.waitForEnd(of: place.number)
        if await workers.hasEndedWorker(visitor) { return .ended }
      } catch {
        return switch error {
        case .turnedAway: .turnedAway
        case .failing: .failing
        case .stopping: .stopping
        }
      }
    }
    return .stopping
  }

  /// Returns the visitor whose socket a request may open, and the head of the request for their worker; nil if it
  /// may open none.
  func socket(
    _ request: HTTPRequestHead, from peer: ClientAddress?, isSecure: Bool
  ) -> (visitor: String, head: HTTPRequestHead)? {
    let sender = proxies.sender(of: request.headers, from: peer, isSecure: isSecure)
    guard request.uri.prefix(while: { $0 != "?" }) == WireProtocol.socketPath[...],
      let visitor = admission.visitor(
        openingSocketWith: request, from: sender,
        known: source.session(in: request.headers, of: sender)?.visitorName)
    else { return nil }
    let head = WorkerRequest.head(
      request, from: sender, of: visitor, login: sessions.login(of: visitor), in: configuration,
      isSocket: true)
    return (visitor, head)
  }

  /// Returns true if a request has a token of a visitor that has not ended.
  func isToken(
    in request: HTTPRequestHead, from peer: ClientAddress?, isSecure: Bool, of visitor: String
  ) -> Bool {
    let sender = proxies.sender(of: request.headers, from: peer, isSecure: isSecure)
    return source.session(in: request.headers, of: sender)?.visitorName == visitor
  }

  func upgrader(
    isSecure: Bool, willUpgrade: @escaping @Sendable () -> Void
  ) -> any HTTPServerProtocolUpgrader {
    TunnelUpgrader(self, isSecure: isSecure, willUpgrade: willUpgrade)
  }
}

extension Response {
  /// The answer to a visitor whose page has ended a worker.
  static var ended: Response {
    Response(
      .internalServerError, "The app ended while it made this page. You can load the page again.")
  }

  /// The answer to all visitors while one worker after the other ends as it starts.
  static var failing: Response {
    Response(
      .serviceUnavailable,
      "The app ends while it starts. It is being started again; try again soon.",
      after: Int(WorkerRestarts.longestPause / .seconds(1)))
  }

  /// The answer to a visitor that may be at another front, when that or the store does not answer.
  static var elsewhere: Response {
    Response(
      .serviceUnavailable, "Your session cannot be found at the moment; try again soon.",
      after: 2)
  }

  /// The answer to a visitor who has ended several workers.
  static var turnedAway: Response {
    Response(
      .serviceUnavailable,
      "The app has ended several times because of something that was done on this page. It will "
        + "not be started for you again for ten minutes; then it starts over.",
      after: Int(WorkerAssignment.memory / .seconds(1)))
  }
}
