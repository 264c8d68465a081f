import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// The listening socket and the connections it took.
final class Listener: Sendable {
  private let route: BrowserRoute
  private let limits: BrowserServer.Limits
  private let logger: Logger
  private let tls: NIOSSLContext?
  private let group: MultiThreadedEventLoopGroup = .singleton
  private let connections: Connections

  /// - Throws: If there is a certificate that cannot be used.
  init(
    route: BrowserRoute, configuration: BrowserServer.Configuration
  ) throws(BrowserServerError) {
    self.route = route
    limits = configuration.limits
    logger = configuration.logger
    connections = Connections(limits: limits)
    if let files = configuration.tls { tls = try NIOSSLContext(files) } else { tls = nil }
  }

  /// Starts to listen.
  func bind(host: String, port: Int) async throws -> any Channel {
    try await ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { [self] channel in
        channel.eventLoop.makeCompletedFuture { try prepare(channel) }
      }
      .bind(host: host, port: port).get()
  }

  /// Closes every connection.
  func closeConnections() async {
    for channel in connections.channels { try? await channel.close() }
  }

  private func prepare(_ channel: any Channel) throws {
    let pipeline = channel.pipeline.syncOperations
    let address = channel.clientAddress
    // A proxy's connections are those of many.
    let client = route.site.proxies.trusts(address) ? nil : address?.client
    if let refusal = connections.add(channel, of: client) {
      guard tls == nil, let response = Response(refusal) else {
        channel.close(promise: nil)
        return
      }
      logger.notice("A connection was refused: there are too many.")
      return try pipeline.addHandler(RequestGuard(limits: limits, refusal: response))
    }
    if let tls { try pipeline.addHandler(NIOSSLServerHandler(context: tls)) }
    try pipeline.addHandlers(for: route, limits: limits, isSecure: tls != nil)
  }
}

extension ChannelPipeline.SynchronousOperations {
  /// Adds what makes a connection one of a browser's.
  func addHandlers(
    for route: BrowserRoute, limits: BrowserServer.Limits, isSecure: Bool
  ) throws {
    let outer = RequestGuard(limits: limits)
    try addHandler(outer, name: RequestGuard.name)
    var decoderLimits = NIOHTTPDecoderLimitConfiguration()
    decoderLimits.maxHeaderFieldSize = limits.headByteCount
    decoderLimits.maxHeaderListSize = limits.headByteCount
    decoderLimits.maxHeaderFieldCount = limits.headerCount
    try configureHTTPServerPipeline(
      withServerUpgrade: (
        upgraders: [route.socketUpgrader],
        completionHandler: { context in
          for name in [RequestGuard.name, RequestPartsGuard.name, HTTPHandler.name] {
            context.pipeline.syncOperations.removeHandler(name: name, promise: nil)
          }
        }
      ),
      withErrorHandling: false, withOutboundHeaderValidation: true,
      withEncoderConfiguration: .init(), withDecoderLimitConfiguration: decoderLimits)
    let decoder = try handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
    try addHandler(
      RequestPartsGuard(outer, limits: limits), name: RequestPartsGuard.name,
      position: .after(decoder))
    try addHandler(HTTPHandler(route: route, isSecure: isSecure), name: HTTPHandler.name)
  }
}

extension Response {
  /// What a connection is told that is refused; nil if there is no time for it.
  fileprivate init?(_ refusal: Connections.Refusal) {
    switch refusal {
    case .full: self = .tooBusy
    case .fullForAddress: self = .tooMany
    case .overrun: return nil
    }
  }
}

extension NIOSSLContext {
  fileprivate convenience init(_ files: BrowserServer.TLSFiles) throws(BrowserServerError) {
    do {
      var configuration = TLSConfiguration.makeServerConfiguration(
        certificateChain: try NIOSSLCertificate.fromPEMFile(files.certificate).map {
          .certificate($0)
        },
        privateKey: .privateKey(try NIOSSLPrivateKey(file: files.key, format: .pem)))
      configuration.minimumTLSVersion = .tlsv12
      configuration.applicationProtocols = ["http/1.1"]
      try self.init(configuration: configuration)
    } catch {
      throw .cannotUseCertificate(files.certificate, key: files.key, reason: "\(error)")
    }
  }
}
