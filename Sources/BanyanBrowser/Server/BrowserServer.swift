import BanyanHost
import Logging
import NIOCore
import NIOPosix

/// Serves an app to browsers: the first request of a tab gets a whole page, and one WebSocket keeps
/// it alive from then on.
///
/// Every visitor, told by a cookie, has an instance of the app of their own; each tab is a window of
/// it.
///
///     let server = BrowserServer(configuration: .init(port: 8080)) { MyApplication() }
///     let port = try await server.start()
///     try await server.run()
///
/// To put an app into a server that there is already, see ``BrowserRoute``.
@MainActor
public final class BrowserServer {
  public let configuration: Configuration
  private let makeApplication: @MainActor () -> any Application
  private var listener: Listener?
  private var channel: (any Channel)?
  private var route: BrowserRoute?

  /// - Parameters:
  ///   - configuration: How to listen and how much to take.
  ///   - makeApplication: Makes the instance of the app for a new visitor.
  public init(
    configuration: Configuration = Configuration(),
    makeApplication: @escaping @MainActor () -> any Application
  ) {
    self.configuration = configuration
    self.makeApplication = makeApplication
  }

  /// How many windows are open, those included whose page has not connected yet.
  public var windowCount: Int { route?.windowCount ?? 0 }

  /// How many visitors have an instance of the app.
  public var visitorCount: Int { route?.visitorCount ?? 0 }

  /// How many connections are open. One that has closed has no descriptor any more.
  package var connectionCount: Int { listener?.connectionCount ?? 0 }

  /// Starts to listen.
  ///
  /// - Returns: The port, which is a free one where the configuration says 0.
  /// - Throws: A ``BrowserServerError`` if the port is in use, cannot be listened on, the certificate
  ///   cannot be used or the server was started already; another error if the module's resources are
  ///   missing.
  @discardableResult
  public func start() async throws -> Int { try await start(isHeld: false) }

  /// Starts as ``start()`` does, on a socket of which another process takes the connections still. Those
  /// that come wait until ``beginAccepting()``.
  ///
  /// Two processes must not take connections from one socket at the same time: NIO asserts, in a debug
  /// build, that a connection that it has been told of is there.
  @discardableResult
  package func startHeld() async throws -> Int { try await start(isHeld: true) }

  /// Takes connections from now on; nothing if the server does so already.
  package func beginAccepting() async throws {
    if let channel { try await listener?.beginAccepting(channel) }
  }

  private func start(isHeld: Bool) async throws -> Int {
    guard listener == nil else { throw BrowserServerError.alreadyStarted }
    let route = try BrowserRoute(
      "/", configuration: configuration, makeApplication: makeApplication)
    let listener = try Listener(target: route, configuration: configuration)
    self.listener = listener
    self.route = route
    do {
      channel = try await listener.listen(isHeld: isHeld)
    } catch {
      self.listener = nil
      self.route = nil
      throw Self.error(error, configuration)
    }
    return channel?.localAddress?.port ?? configuration.port
  }

  /// Waits until the server is stopped, or the task that waits is cancelled; then it stops too.
  public func run() async throws {
    guard let channel else { return }
    let closed = channel.closeFuture
    try await withTaskCancellationHandler {
      try await closed.get()
    } onCancel: {
      channel.close(promise: nil)
    }
    await stop()
  }

  /// Stops to listen, ends every app, closes its windows, and waits for answers and goodbyes that are
  /// on their way, but no longer than ``Limits/stoppingTime``. Safe to call twice.
  ///
  /// Pages are told that the server goes away, and look for it from then on.
  public func stop() async {
    let parts = takeApart()
    parts.route?.site.beginStopping()
    try? await parts.channel?.close()
    parts.route?.stop()
    await parts.listener?.endConnections(within: configuration.limits.stoppingTime)
  }

  /// Stops as ``stop()`` does, for another process that listens on the same socket: pages come again at
  /// once, and get theirs from that.
  ///
  /// - Parameter didLeave: Is called when nobody new comes here any more, with what the other process
  ///   needs to go on.
  package func makeWay(didLeave: (Handover) -> Void) async {
    let parts = takeApart()
    if let channel = parts.channel { await parts.listener?.endListening(channel) }
    didLeave(parts.route?.site.visitors.handover ?? Handover())
    parts.route?.makeWay()
    parts.route?.stop(telling: CloseCode.replaced)
    // What has been asked over connections that were open is on its way still, and is to be answered.
    try? await Task.sleep(for: .seconds(1))
    await parts.listener?.endConnections(within: configuration.limits.stoppingTime)
  }

  /// Shows people what keeps the program's next version from running, over the page, until it is
  /// empty; only where people are shown what goes wrong in the program at all.
  package func show(problems: String) { route?.site.visitors.problems = problems }

  /// Goes on where another process was, before connections are taken.
  ///
  /// - Parameter makeApplication: Makes the app of a visitor from what it has kept.
  /// - Returns: What has become of what was kept.
  package func takeUp(
    _ handover: Handover, _ makeApplication: ([UInt8]) -> any TransferringApplication
  ) -> TransferReport {
    route?.site.visitors.takeUp(handover, makeApplication) ?? TransferReport()
  }

  /// Tells people something over the page, for a moment; only where they are shown what goes wrong in the
  /// program.
  package func show(notice: String) { route?.site.visitors.show(notice: notice) }

  private func takeApart() -> (route: BrowserRoute?, channel: (any Channel)?, listener: Listener?) {
    defer { (route, channel, listener) = (nil, nil, nil) }
    return (route, channel, listener)
  }

  static func error(_ error: any Error, _ configuration: Configuration) -> BrowserServerError {
    let (host, port) = (configuration.host, configuration.port)
    return switch error {
    case let error as BrowserServerError: error
    case let error as WorkerFailure: .cannotStartWorker(reason: "\(error)")
    case let error as IOError where error.errnoCode == EADDRINUSE:
      .portInUse(host: host, port: port)
    default: .cannotListen(host: host, port: port, reason: "\(error)")
    }
  }
}
