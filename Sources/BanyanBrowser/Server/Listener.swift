import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Synchronization

/// The listening socket and its accepted connections.
final class Listener: Sendable {
  private let target: any ConnectionTarget
  private let configuration: BrowserServer.Configuration
  /// The TLS server for new connections, if they use TLS.
  private let tls: Mutex<TLSServer?>
  private let group: MultiThreadedEventLoopGroup = .singleton
  private let connections: Connections

  /// - Throws: An error if the certificate cannot be used.
  init(
    target: any ConnectionTarget, configuration: BrowserServer.Configuration
  ) throws(BrowserServerError) {
    self.target = target
    self.configuration = configuration
    connections = Connections(
      limits: configuration.limits, descriptorsPerConnection: target.descriptorsPerConnection)
    if let files = configuration.tls, target.source.speaksTLS {
      tls = Mutex(try TLSServer(files))
    } else {
      tls = Mutex(nil)
    }
  }

  /// Reads the certificate and its key again, for connections that open from now on.
  ///
  /// - Throws: An error if they cannot be used. In that case, the previous ones stay in use.
  func reloadCertificate() throws(BrowserServerError) {
    guard let files = configuration.tls, target.source.speaksTLS else { return }
    let new = try TLSServer(files)
    tls.withLock { $0 = new }
  }

  var connectionCount: Int { connections.count }

  var openChannels: [any Channel] { connections.channels }

  /// Starts to listen.
  ///
  /// - Parameter isHeld: Whether connections wait until ``beginAccepting(_:)``.
  func listen(isHeld: Bool) async throws -> any Channel {
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.autoRead, value: !isHeld)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { _ = try channel.closeOnExec() }
      }
      // A connection with much input must not keep the others of its thread waiting.
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 2048, maximum: 16 << 10)
      )
      // A client that has closed its side may still wait for the answer.
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelInitializer { [self] channel in
        channel.eventLoop.makeCompletedFuture { try prepare(channel) }
      }
    if let path = configuration.socketPath {
      return try await bootstrap.bind(unixDomainSocketPath: path).get()
    }
    _ = bootstrap.childChannelOption(.socketOption(.tcp_nodelay), value: 1)
    if let socket = configuration.listeningSocket {
      return try await bootstrap.withBoundSocket(socket).get()
    }
    return try await bootstrap.bind(host: configuration.host, port: configuration.port).get()
  }

  /// Accepts the connections that have waited, and all later ones.
  func beginAccepting(_ channel: any Channel) async throws {
    try await channel.setOption(.autoRead, value: true).get()
  }

  /// Stops accepting connections from a socket on which another process listens as well, which accepts the
  /// remaining ones.
  func endListening(_ channel: any Channel) async {
    try? await channel.setOption(.autoRead, value: false).get()
    // When the channel closes, NIO drops the connections that it has accepted and not yet given to their
    // event loops.
    for loop in group.makeIterator() { try? await loop.submit {}.get() }
    try? await channel.close()
  }

  /// Asks every connection to end after its last message, and closes those that remain after a while.
  func endConnections(within limit: Duration) async {
    let open = connections.end()
    for channel in open {
      channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }
    let closing = group.any().scheduleTask(in: TimeAmount(limit)) {
      for channel in open { channel.close(promise: nil) }
    }
    for channel in open { try? await channel.closeFuture.get() }
    closing.cancel()
  }

  private func prepare(_ channel: any Channel) throws {
    let pipeline = channel.pipeline.syncOperations
    let address = channel.clientAddress
    let tls = tls.withLock { $0 }
    // A proxy's connections belong to many clients.
    let client = target.proxies.trusts(address) ? nil : address?.client
    let descriptor = try channel.closeOnExec()
    if let refusal = connections.add(channel, of: client, descriptor: descriptor) {
      configuration.metrics.refused(.connections)
      guard tls == nil, let response = Response(refusal) else {
        channel.close(promise: nil)
        return
      }
      return try pipeline.addHandler(RequestGuard(configuration, refusal: response))
    }
    try tls?.addHandler(to: pipeline)
    let account = target.budget.open(for: client) { channel.close(promise: nil) }
    try pipeline.addHandlers(for: target, isSecure: tls != nil, account: account)
  }
}

extension ChannelPipeline.SynchronousOperations {
  /// Adds the handlers of a browser's connection.
  ///
  /// - Parameter account: The account for the bytes that the connection holds.
  func addHandlers(
    for target: any ConnectionTarget, isSecure: Bool, account: ByteAccount? = nil
  ) throws {
    let configuration = target.configuration
    let limits = configuration.limits
    let outer = RequestGuard(configuration, account: account)
    try addHandler(outer, name: RequestGuard.name)
    var decoderLimits = NIOHTTPDecoderLimitConfiguration()
    decoderLimits.maxHeaderFieldSize = limits.headByteCount
    decoderLimits.maxHeaderListSize = limits.headByteCount
    decoderLimits.maxHeaderFieldCount = limits.headerCount
    let parts = RequestPartsGuard(outer, configuration)
    let bound = NIOLoopBound(parts, eventLoop: eventLoop)
    let upgrader = target.upgrader(isSecure: isSecure) { bound.value.isUpgraded = true }
    let encoder = HTTPResponseEncoder()
    let decoder = ByteToMessageHandler(
      HTTPRequestDecoder(
        leftOverBytesStrategy: .forwardBytes, limitConfiguration: decoderLimits))
    let others: [any RemovableChannelHandler] = [
      HTTPServerPipelineHandler(), NIOHTTPResponseHeadersValidator(),
    ]
    let upgrades = UpgradeHandler(upgrader, encoder: encoder, others: [decoder] + others) {
      for name in [RequestGuard.name, RequestPartsGuard.name, HTTPHandler.name] {
        $0.pipeline.syncOperations.removeHandler(name: name, promise: nil)
      }
    }
    try addHandlers([encoder, decoder])
    try addHandler(parts, name: RequestPartsGuard.name)
    try addHandlers(others + [upgrades])
    try addHandler(
      HTTPHandler(target: target, isSecure: isSecure, account: account), name: HTTPHandler.name)
  }
}

extension Response {
  /// Creates the answer to a refused connection, or nil if there is no time for one.
  fileprivate init?(_ refusal: Connections.Refusal) {
    switch refusal {
    case .full: self = .tooBusy
    case .fullForAddress: self = .tooMany
    case .overrun: return nil
    }
  }
}
