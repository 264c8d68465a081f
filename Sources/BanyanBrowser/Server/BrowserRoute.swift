import BanyanHost
import BanyanSymbols
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// An app at a path of another server, such as `/tools/cart`.
///
/// It handles requests in terms of SwiftNIO, which every Swift server has at hand. The server around it
/// passes it two things: each request, and each request to upgrade to a WebSocket.
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
/// A server with upgraders of the typed kind gives ``shouldUpgrade(_:_:)`` and ``upgrade(_:_:)`` to a
/// `NIOTypedWebSocketServerUpgrader`. Each of these has a variant with a parameter for whether the connection
/// uses TLS, which a server that speaks TLS itself should use.
///
/// Visitors, cookies, origins, and limits are those of a ``BrowserServer``, which is a route at `/` and a
/// socket that listens. A request that is sent to a name that the configuration does not allow gets no page,
/// and a page of a foreign origin no socket (R07).
@MainActor
public final class BrowserRoute {
  nonisolated let site: Site
  /// The route of the inspector below this one, if there is one.
  private nonisolated let inspector: BrowserRoute?
  private var sweeping: Task<Void, Never>?

  /// Creates a route.
  ///
  /// - Parameters:
  ///   - path: The path of the page; everything else that it needs is below that. It consists of letters,
  ///     digits, `-`, `.`, `_`, `~` and slashes; anything else traps. `/` is the whole server.
  ///   - configuration: Its `host` is the address that the surrounding server listens on, and determines the
  ///     names that the route accepts: with the default, those of this machine. Its `port` is not used.
  ///   - makeApplication: Creates the instance of the app for a new visitor.
  /// - Throws: An error if the module's resources are missing, or the configuration names a proxy that is not
  ///   an address.
  public convenience init(
    _ path: String, configuration: BrowserServer.Configuration = .init(),
    makeApplication: @escaping @MainActor () -> any Application
  ) throws {
    try self.init(
      path, configuration: configuration,
      assets: Assets(
        isCompact: configuration.hasCompactClient,
        servesTypeface: !configuration.usesSystemTypeface), makeApplication: makeApplication)
  }

  private init(
    _ path: String, configuration: BrowserServer.Configuration, assets: Assets,
    makeApplication: @escaping @MainActor () -> any Application
  ) throws {
    var configuration = configuration
    configuration.path = Self.normalized(path)
    if let inspected = configuration.ofInspector, let makeInspector = configuration.makeInspector {
      inspector = try BrowserRoute(
        configuration.path + InspectionPage.inspectorPath, configuration: inspected,
        assets: assets, makeApplication: makeInspector)
      configuration.isFramed = true
    } else {
      inspector = nil
    }
    let budget = ByteBudget(configuration.limits)
    let pictures = Pictures(
      directories: configuration.pictureDirectories,
      limit: configuration.limits.pictureByteCount, budget: budget, logger: configuration.logger)
    let catalog = SymbolCatalog(
      SystemSymbols.shared, pictures: pictures, logger: configuration.logger)
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

  /// The number of open windows, including those whose page has not connected yet.
  public var windowCount: Int { site.visitors.windows.count }

  /// The number of visitors that have an instance of the app.
  public var visitorCount: Int { site.visitors.visitors.count }

  /// Returns the answer to a request.
  ///
  /// - Parameters:
  ///   - request: The head of the request; no request that a route understands has a body.
  ///   - address: The other end of the connection, which the limits per address in ``BrowserServer/Limits``
  ///     apply to. Without it they do not apply.
  ///   - isSecure: Whether the connection uses TLS, so that the cookie is kept to such connections.
  /// - Returns: The head and body to write; the body is empty if the answer has none. nil if the request is
  ///   for a path outside of the route.
  public nonisolated func response(
    to request: HTTPRequestHead, from address: SocketAddress? = nil, isSecure: Bool = false
  ) async -> (head: HTTPResponseHead, body: ByteBuffer)? {
    await route(for: request).site.response(
      to: request, from: address.flatMap(ClientAddress.init), isSecure: isSecure)?.parts(
        for: request)
  }

  /// Returns the route that a request is for: this one, or that of the inspector.
  nonisolated func route(for request: HTTPRequestHead) -> BrowserRoute {
    guard let inspector, inspector.site.isFor(request) else { return self }
    return inspector
  }

  /// An upgrader that takes over the connections of pages of this route, for a pipeline of HTTP handlers.
  public nonisolated var socketUpgrader: NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: longestMessage, shouldUpgrade: shouldUpgrade, upgradePipelineHandler: upgrade)
  }

  /// Returns the same upgrader for a server that knows whether the connections use TLS.
  public nonisolated func socketUpgrader(isSecure: Bool) -> NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: longestMessage,
      shouldUpgrade: { self.shouldUpgrade($0, $1, isSecure: isSecure) },
      upgradePipelineHandler: { self.upgrade($0, $1, isSecure: isSecure) })
  }

  /// The longest message that a page may send, in bytes: the maximum frame size for an upgrader of your own.
  public nonisolated var longestMessage: Int { site.configuration.limits.messageByteCount }

  /// Decides whether a connection may become the socket of a page.
  ///
  /// The use of TLS is detected by swift-nio-ssl's handler, if this package was built with its trait `TLS`.
  /// If it was not, or TLS is handled elsewhere, use ``shouldUpgrade(_:_:isSecure:)``.
  ///
  /// - Returns: The headers to answer with; nil if the request is refused. A refused request is an ordinary
  ///   one, to be answered with ``response(to:from:isSecure:)``.
  @Sendable
  public nonisolated func shouldUpgrade(
    _ channel: any Channel, _ request: HTTPRequestHead
  ) -> EventLoopFuture<HTTPHeaders?> {
    shouldUpgrade(channel, request, isSecure: channel.isSecure)
  }

  /// Decides whether a connection may become the socket of a page.
  ///
  /// - Parameter isSecure: Whether the connection uses TLS: the same value as for
  ///   ``response(to:from:isSecure:)`` and ``upgrade(_:_:isSecure:)``, or pages are refused.
  /// - Returns: The headers to answer with; nil if the request is refused.
  public nonisolated func shouldUpgrade(
    _ channel: any Channel, _ request: HTTPRequestHead, isSecure: Bool
  ) -> EventLoopFuture<HTTPHeaders?> {
    // NIO's upgrader does not check that the `Connection` header asks for the upgrade too.
    let isAdmitted =
      request.asksForAnotherProtocol
      && route(for: request).site.admits(request, from: channel.clientAddress, isSecure: isSecure)
    return channel.eventLoop.makeSucceededFuture(isAdmitted ? HTTPHeaders() : nil)
  }

  /// Makes an upgraded connection the socket of its page. From then on no other code may read from it or
  /// write to it.
  @Sendable
  public nonisolated func upgrade(
    _ channel: any Channel, _ request: HTTPRequestHead
  ) -> EventLoopFuture<Void> {
    upgrade(channel, request, isSecure: channel.isSecure)
  }

  /// Makes an upgraded connection the socket of its page. From then on no other code may read from it or
  /// write to it.
  ///
  /// - Parameter isSecure: Whether the connection uses TLS, as in ``shouldUpgrade(_:_:isSecure:)``.
  public nonisolated func upgrade(
    _ channel: any Channel, _ request: HTTPRequestHead, isSecure: Bool
  ) -> EventLoopFuture<Void> {
    let site = route(for: request).site
    let visitorName = site.visitorName(
      of: request, from: channel.clientAddress, isSecure: isSecure)
    let client = site.client(of: request, from: channel.clientAddress)
    let facts = site.facts(
      of: request, from: channel.clientAddress, isSecure: isSecure, visitorName)
    let socket = PageSocket(visitors: site.visitors, visitorName: visitorName ?? "", facts: facts)
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
          minNonFinalFragmentSize: 0,
          maxAccumulatedFrameCount: MessageLimit.fragmentCount.most,
          maxAccumulatedFrameSize: limits.messageByteCount))
      try pipeline.addHandler(SocketMeter(metrics))
      try pipeline.addHandler(
        SocketHandler(
          inbox: inbox, account: account, intake: intake, limits: limits, logger: logger,
          refusalLog: refusalLog,
          isOfOtherVersion: !Site.isOfThisVersion(request.uri)))
    }
  }

  /// Ends every visitor's app and closes its windows, whose pages look for the server from then on. New
  /// visitors are turned away, and `banyan/ready` reports that. Safe to call twice.
  public func stop() { stop(with: CloseCode.goingAway) }

  func stop(with code: UInt16) {
    site.beginStopping()
    sweeping?.cancel()
    sweeping = nil
    site.visitors.closeAll(with: code)
    inspector?.stop(with: code)
  }

  /// Redirects further requests to the process that listens in this one's place, and makes pages reconnect.
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
      }, "A route's path may contain letters, digits and -._~/ only, unlike \(path).")
    let names = path.split(separator: "/")
    precondition(
      !names.contains { $0 == "." || $0 == ".." },
      "A route's path may not contain . or .., unlike \(path).")
    return names.map { "/\($0)" }.joined()
  }
}

extension Channel {
  /// The address of the other end, if it is an Internet address.
  var clientAddress: ClientAddress? { remoteAddress.flatMap(ClientAddress.init) }
}
