import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// The listening socket and the connections it took.
final class Listener: Sendable {
  private let route: BrowserRoute
  private let group: MultiThreadedEventLoopGroup = .singleton
  private let channels = Mutex(Channels())

  private struct Channels {
    var open: [ObjectIdentifier: any Channel] = [:]
    var isEnding = false
  }

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

  /// Asks every connection to end when it has said what it has to say, and closes those that are
  /// left after a while.
  func endConnections(within limit: Duration) async {
    // One that is being taken just now is refused.
    let open = channels.withLock { state in
      state.isEnding = true
      return Array(state.open.values)
    }
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
    guard remember(channel) else { throw ChannelError.ioOnClosedChannel }
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

  /// - Returns: false if no connection is taken any more.
  private func remember(_ channel: any Channel) -> Bool {
    let key = ObjectIdentifier(channel)
    let isTaken = channels.withLock { state in
      if !state.isEnding { state.open[key] = channel }
      return !state.isEnding
    }
    channel.closeFuture.whenComplete { [weak self] _ in
      self?.channels.withLock { $0.open[key] = nil }
    }
    return isTaken
  }
}
