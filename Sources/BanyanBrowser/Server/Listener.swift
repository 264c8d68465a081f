import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// The listening socket and the connections it took.
final class Listener: Sendable {
  private let route: BrowserRoute
  private let group: MultiThreadedEventLoopGroup = .singleton
  private let channels = Mutex<[ObjectIdentifier: any Channel]>([:])

  init(route: BrowserRoute) { self.route = route }

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
        upgraders: [route.socketUpgrader],
        completionHandler: { context in
          for name in [HTTPHandler.name, Self.idleHandlerName] {
            context.pipeline.syncOperations.removeHandler(name: name, promise: nil)
          }
        }
      ))
    try pipeline.addHandler(HTTPHandler(route: route), name: HTTPHandler.name)
  }

  private static let idleHandlerName = "banyan.idle"

  private func remember(_ channel: any Channel) {
    let key = ObjectIdentifier(channel)
    channels.withLock { $0[key] = channel }
    channel.closeFuture.whenComplete { [weak self] _ in
      self?.channels.withLock { $0[key] = nil }
    }
  }
}
