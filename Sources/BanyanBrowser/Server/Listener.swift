import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Synchronization

/// The listening socket and the connections it took.
final class Listener: Sendable {
  private let site: Site
  private let group: MultiThreadedEventLoopGroup = .singleton
  private let channels = Mutex<[ObjectIdentifier: any Channel]>([:])

  init(site: Site) { self.site = site }

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
    let open = channels.withLock { Array($0.values) }
    for channel in open { try? await channel.close() }
  }

  private func prepare(_ channel: any Channel) throws {
    remember(channel)
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(IdleStateHandler(allTimeout: .seconds(60)), name: Self.idleHandlerName)
    try pipeline.configureHTTPServerPipeline(
      withServerUpgrade: (
        upgraders: [socketUpgrader()],
        completionHandler: { context in
          for name in [HTTPHandler.name, Self.idleHandlerName] {
            context.pipeline.syncOperations.removeHandler(name: name, promise: nil)
          }
        }
      ))
    try pipeline.addHandler(HTTPHandler(site: site), name: HTTPHandler.name)
  }

  private static let idleHandlerName = "banyan.idle"

  private func socketUpgrader() -> NIOWebSocketServerUpgrader {
    let site = site
    let limits = site.configuration.limits
    return NIOWebSocketServerUpgrader(
      maxFrameSize: limits.messageByteCount,
      shouldUpgrade: { channel, head in
        let promise = channel.eventLoop.makePromise(of: HTTPHeaders?.self)
        promise.completeWithTask {
          let token = await site.claim(head, port: channel.localAddress?.port ?? 0)
          return token == nil ? nil : HTTPHeaders()
        }
        return promise.futureResult
      },
      upgradePipelineHandler: { channel, head in
        let token = Site.token(in: head.uri) ?? ""
        let visitors = site.visitors
        let inbox = Inbox { visitors.deliver($0, to: token) }
        return channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 64,
              maxAccumulatedFrameSize: limits.messageByteCount))
          try pipeline.addHandler(
            SocketHandler(inbox: inbox, limits: limits, logger: site.configuration.logger))
        }
      })
  }

  private func remember(_ channel: any Channel) {
    let key = ObjectIdentifier(channel)
    channels.withLock { $0[key] = channel }
    channel.closeFuture.whenComplete { [weak self] _ in
      self?.channels.withLock { $0[key] = nil }
    }
  }
}
