import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// Serves a program's metrics to Prometheus, at `/metrics` of an address of its own.
///
/// It listens on this machine only, apart from the address that visitors reach.
public final class MetricsServer: Sendable {
  private let metrics: PrometheusMetrics
  private let others: @Sendable () async -> [String]
  private let port: Int
  private let listeningSocket: CInt?
  private let channel = Mutex<(any Channel)?>(nil)

  /// - Parameters:
  ///   - metrics: The metrics that swift-metrics was bootstrapped with.
  ///   - port: The port to listen on, or 0 for any free port.
  ///   - listeningSocket: The descriptor of a socket that listens already, in place of one for `port`.
  public convenience init(_ metrics: PrometheusMetrics, port: Int, listeningSocket: CInt? = nil) {
    self.init(metrics, port: port, listeningSocket: listeningSocket) { [] }
  }

  /// - Parameter others: Returns the metrics of other processes, which are added.
  package init(
    _ metrics: PrometheusMetrics, port: Int, listeningSocket: CInt?,
    adding others: @escaping @Sendable () async -> [String]
  ) {
    self.metrics = metrics
    self.others = others
    self.port = port
    self.listeningSocket = listeningSocket
  }

  /// Starts to listen, until ``stop()`` or the end of the process.
  ///
  /// - Returns: The port.
  /// - Throws: A ``BrowserServerError`` if the port is in use or cannot be listened on.
  @discardableResult
  public func start() async throws -> Int {
    let (metrics, others) = (metrics, others)
    do {
      let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture { _ = try channel.closeOnExec() }
        }
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.closeOnExec()
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(IdleStateHandler(allTimeout: .seconds(60)))
            try pipeline.configureHTTPServerPipeline()
            try pipeline.addHandler(MetricsHandler(metrics: metrics, others: others))
          }
        }
      let listening =
        listeningSocket.map { bootstrap.withBoundSocket($0) }
        ?? bootstrap.bind(host: "127.0.0.1", port: port)
      let channel = try await listening.get()
      self.channel.withLock { $0 = channel }
      return channel.localAddress?.port ?? port
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw BrowserServerError.portInUse(host: "127.0.0.1", port: port)
    } catch {
      throw BrowserServerError.cannotListen(host: "127.0.0.1", port: port, reason: "\(error)")
    }
  }
}

extension MetricsServer {
  /// Stops listening. Requests in progress are still answered.
  public func stop() async {
    let channel = channel.withLock { $0.take() }
    try? await channel?.close()
  }
}

/// Answers requests one after the other.
final class MetricsHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// A page of a foreign name that was made to point at this machine gets nothing here either.
  private static let names = OriginPolicy(host: "127.0.0.1", allowedOrigins: [])

  private let metrics: PrometheusMetrics
  private let others: @Sendable () async -> [String]
  private var request: HTTPRequestHead?
  /// True while a request waits for its answer, which the metrics of slow processes may delay.
  private var isAnswering = false

  init(metrics: PrometheusMetrics, others: @escaping @Sendable () async -> [String]) {
    self.metrics = metrics
    self.others = others
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): request = head
    // A request for metrics has no body.
    case .body: context.close(promise: nil)
    case .end:
      guard let request else { return }
      self.request = nil
      isAnswering = true
      let (metrics, others) = (metrics, others)
      let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      let loop = context.eventLoop
      Task {
        let added = await others()
        let text = added.isEmpty ? metrics.text : PrometheusSum([metrics.text] + added).text
        loop.execute {
          let (handler, context) = bound.value
          handler.answer(request, with: text, context)
        }
      }
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is IdleStateHandler.IdleStateEvent, !isAnswering { context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func answer(
    _ request: HTTPRequestHead, with text: String, _ context: ChannelHandlerContext
  ) {
    isAnswering = false
    let (head, body) = response(to: request, with: text).parts(for: request)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    let context = NIOLoopBound(context, eventLoop: context.eventLoop)
    let isDone = context.value.writeAndFlush(wrapOutboundOut(.end(nil)))
    if !request.isKeepAlive { isDone.whenComplete { _ in context.value.close(promise: nil) } }
  }

  private func response(to request: HTTPRequestHead, with text: String) -> Response {
    guard Self.names.allows(host: request.headers.first(name: "host")) else {
      return Response(.misdirectedRequest, "This server does not answer to that name.")
    }
    guard request.method == .GET || request.method == .HEAD else {
      return Response(.methodNotAllowed, "Only GET requests are supported.")
    }
    guard request.uri.prefix(while: { $0 != "?" }) == "/metrics" else {
      return Response(.notFound, "Only /metrics is served here.")
    }
    return Response(
      .ok, type: "text/plain; version=0.0.4; charset=utf-8",
      body: ByteBuffer(string: text))
  }
}
