import BanyanHost
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// An app at a path of another server, such as `/tools/cart`.
///
/// It takes requests in SwiftNIO's terms, which every Swift server has at hand. Whoever listens
/// hands on two things: each request, and each wish to upgrade to a WebSocket.
///
///     let route = try BrowserRoute("/tools/cart") { CartApplication() }
///
///     // For each request:
///     if let (head, body) = await route.response(to: request) { ... }
///
///     // Among the upgraders of each connection:
///     pipeline.configureHTTPServerPipeline(
///       withServerUpgrade: (upgraders: [route.socketUpgrader], completionHandler: { ... }))
///
/// A server with upgraders of the typed kind gives ``shouldUpgrade(_:_:)`` and ``upgrade(_:_:)`` to
/// a `NIOTypedWebSocketServerUpgrader`. Each of these has a form that is told whether the connection is
/// one of TLS, which a server that speaks TLS itself should use.
///
/// Visitors, cookies, origins and limits are those of a ``BrowserServer``, which is a route at `/`
/// and a socket that listens. A request that is sent to a name which the configuration does not
/// allow gets no page, and a page of a foreign origin no socket (R07).
@MainActor
public final class BrowserRoute {
  nonisolated let site: Site
  /// The one below this that shows what goes on in its apps, if there is one.
  private nonisolated let inspector: BrowserRoute?
  private var sweeping: Task<Void, Never>?

  /// Makes a route.
  ///
  /// - Parameters:
  ///   - path: Where the page is; everything else that it needs stands below. It consists of
  ///     letters, digits, `-`, `.`, `_`, `~` and slashes; anything else traps. `/` is the whole
  ///     server.
  ///   - configuration: Its `host` is what the server around listens on, and decides which names
  ///     the route goes by: with the default, those of this machine. Its `port` is not used.
  ///   - makeApplication: Makes the instance of the app for a new visitor.
  /// - Throws: If the module's resources are missing, or the configuration names a proxy that is no
  ///   address.
  public init(
    _ path: String, configuration: BrowserServer.Configuration = .init(),
    makeApplication: @escaping @MainActor () -> any Application
  ) throws {
    var configuration = configuration
    configuration.path = Self.normalized(path)
    if let inspected = configuration.ofInspector, let makeInspector = configuration.makeInspector {
      inspector = try BrowserRoute(
        configuration.path + InspectionPage.inspectorPath, configuration: inspected,
        makeApplication: makeInspector)
      configuration.isFramed = true
    } else {
      inspector = nil
    }
    let assets = try Assets()
    let budget = ByteBudget(configuration.limits)
    let pictures = Pictures(
      directories: configuration.pictureDirectories,
      limit: configuration.limits.pictureByteCount, budget: budget, logger: configuration.logger)
    let catalog = SymbolCatalog(
      files: assets.symbols, aliases: assets.symbolAliases, pictures: pictures,
      logger: configuration.logger)
    let visitors = Visitors(
      configuration: configuration, catalog: catalog, budget: budget,
      makeApplication: makeApplication)
    site = try Site(
      configuration: configuration, assets: assets, pictures: pictures, visitors: visitors)
    startSweeping()
  }

  isolated deinit {
    sweeping?.cancel()
  }

  /// How many windows are open, those included whose page has not connected yet.
  public var windowCount: Int { site.visitors.windows.count }

  /// How many visitors have an instance of the app.
  public var visitorCount: Int { site.visitors.visitors.count }

  /// The answer to a request.
  ///
  /// - Parameters:
  ///   - request: Its head; no request that a route understands has a body.
  ///   - address: The other end of the connection: what ``BrowserServer/Limits`` of an address count
  ///     by. Without it they do not apply.
  ///   - isSecure: Whether the connection is one of TLS, so that the cookie is kept to such.
  /// - Returns: What to write; the body is empty where the answer has none. nil if the request is
  ///   for a path outside of the route.
  public nonisolated func response(
    to request: HTTPRequestHead, from address: SocketAddress? = nil, isSecure: Bool = false
  ) async -> (head: HTTPResponseHead, body: ByteBuffer)? {
    await route(for: request).site.response(
      to: request, from: address.flatMap(ClientAddress.init), isSecure: isSecure)?.parts(
        for: request)
  }

  /// The route that a request is for: this one, or that of the inspector.
  nonisolated func route(for request: HTTPRequestHead) -> BrowserRoute {
    guard let inspector, inspector.site.isFor(request) else { return self }
    return inspector
  }

  /// Takes over the connections of pages of this route, for a pipeline of HTTP handlers.
  public nonisolated var socketUpgrader: NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: longestMessage, shouldUpgrade: shouldUpgrade, upgradePipelineHandler: upgrade)
  }

  /// The same, where the server around knows whether the connections are of TLS.
  public nonisolated func socketUpgrader(isSecure: Bool) -> NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: longestMessage,
      shouldUpgrade: { self.shouldUpgrade($0, $1, isSecure: isSecure) },
      upgradePipelineHandler: { self.upgrade($0, $1, isSecure: isSecure) })
  }

  /// The longest message that a page may send, in bytes: what an upgrader of your own takes as its
  /// longest frame.
  public nonisolated var longestMessage: Int { site.configuration.limits.messageByteCount }

  /// Whether a connection may become the socket of a page.
  ///
  /// Whether it is one of TLS is found by swift-nio-ssl's handler, if this package was built with its
  /// trait `TLS`. Where it was not, or TLS is somebody else's, use ``shouldUpgrade(_:_:isSecure:)``.
  ///
  /// - Returns: Headers to answer with; nil if the request is refused. A request that is refused is
  ///   an ordinary one, to be answered with ``response(to:from:isSecure:)``.
  @Sendable
  public nonisolated func shouldUpgrade(
    _ channel: any Channel, _ request: HTTPRequestHead
  ) -> EventLoopFuture<HTTPHeaders?> {
    shouldUpgrade(channel, request, isSecure: channel.isSecure)
  }

  /// Whether a connection may become the socket of a page.
  ///
  /// - Parameter isSecure: Whether the connection is one of TLS: the same that
  ///   ``response(to:from:isSecure:)`` and ``upgrade(_:_:isSecure:)`` are told, or pages are refused.
  /// - Returns: Headers to answer with; nil if the request is refused.
  public nonisolated func shouldUpgrade(
    _ channel: any Channel, _ request: HTTPRequestHead, isSecure: Bool
  ) -> EventLoopFuture<HTTPHeaders?> {
    // NIO's upgrader does not ask whether the request asks for it in `Connection` too.
    let isAdmitted =
      request.asksForAnotherProtocol
      && route(for: request).site.admits(request, from: channel.clientAddress, isSecure: isSecure)
    return channel.eventLoop.makeSucceededFuture(isAdmitted ? HTTPHeaders() : nil)
  }

  /// Makes a connection that has been upgraded the socket of its page. From then on nobody else
  /// reads from it or writes to it.
  @Sendable
  public nonisolated func upgrade(
    _ channel: any Channel, _ request: HTTPRequestHead
  ) -> EventLoopFuture<Void> {
    upgrade(channel, request, isSecure: channel.isSecure)
  }

  /// Makes a connection that has been upgraded the socket of its page. From then on nobody else
  /// reads from it or writes to it.
  ///
  /// - Parameter isSecure: Whether the connection is one of TLS, as in
  ///   ``shouldUpgrade(_:_:isSecure:)``.
  public nonisolated func upgrade(
    _ channel: any Channel, _ request: HTTPRequestHead, isSecure: Bool
  ) -> EventLoopFuture<Void> {
    let site = route(for: request).site
    let visitorName = site.visitorName(
      of: request, from: channel.clientAddress, isSecure: isSecure)
    let client = site.client(of: request, from: channel.clientAddress)
    let socket = PageSocket(visitors: site.visitors, visitorName: visitorName ?? "")
    let (limits, logger) = (site.configuration.limits, site.configuration.logger)
    let (metrics, refusalLog) = (site.configuration.metrics, site.configuration.refusalLog)
    let inbox = Inbox(
      turns: site.visitors.turns, payer: Turns.Payer(client: client, visitor: visitorName)
    ) { socket.take($0) }
    let account = site.visitors.budget.open(for: client) { [weak inbox] in
      inbox?.dropMessages()
      channel.close(promise: nil)
    }
    inbox.count(in: account)
    return channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      let intake = Intake(account)
      try pipeline.addHandler(IntakeHandler(intake), position: .first)
      try pipeline.addHandler(
        NIOWebSocketFrameAggregator(
          minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 64,
          maxAccumulatedFrameSize: limits.messageByteCount))
      try pipeline.addHandler(SocketMeter(metrics))
      try pipeline.addHandler(
        SocketHandler(
          inbox: inbox, account: account, intake: intake, limits: limits, logger: logger,
          refusalLog: refusalLog,
          isOfOtherVersion: !Site.isOfThisVersion(request.uri)))
    }
  }

  /// Ends every visitor's app and closes its windows, whose pages look for the server from then on.
  /// Nobody new is taken, and `banyan/ready` says so. Safe to call twice.
  public func stop() { stop(telling: CloseCode.goingAway) }

  func stop(telling code: UInt16) {
    site.beginStopping()
    sweeping?.cancel()
    sweeping = nil
    site.visitors.closeAll(telling: code)
    inspector?.stop(telling: code)
  }

  /// Leads whoever still asks here to the process that listens in this one's place, and has pages come again.
  func makeWay() {
    site.makeWay()
    inspector?.site.makeWay()
  }

  private func startSweeping() {
    let limits = site.configuration.limits
    let visitors = site.visitors
    let interval = min(.seconds(1), max(limits.adoptionTime / 4, .milliseconds(10)))
    sweeping = Task {
      while !Task.isCancelled {
        try? await Task.sleep(for: interval)
        visitors.sweep()
      }
    }
  }

  private static func normalized(_ path: String) -> String {
    let others = CharacterSet(charactersIn: "-._~/")
    precondition(
      path.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
          || others.contains($0)
      }, "\(path) has characters that the path of a route may not have")
    let names = path.split(separator: "/")
    precondition(!names.contains { $0 == "." || $0 == ".." }, "\(path) leads out of itself")
    return names.map { "/\($0)" }.joined()
  }
}

extension Channel {
  /// The other end, if it is one of the Internet's.
  var clientAddress: ClientAddress? { remoteAddress.flatMap(ClientAddress.init) }
}
