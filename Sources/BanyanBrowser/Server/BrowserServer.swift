import BanyanHost
import Logging
import NIOCore
import NIOPosix

/// Serves an app to browsers: the first request of a tab gets a whole page, and one WebSocket keeps
/// it alive from then on.
///
/// Every visitor, identified by a cookie, has an instance of the app of their own; each tab is a window
/// of it.
///
///     let server = BrowserServer(configuration: .init(port: 8080)) { MyApplication() }
///     let port = try await server.start()
///     try await server.run()
///
/// To put an app into an existing server, see ``BrowserRoute``.
@MainActor
public final class BrowserServer {
  public let configuration: Configuration
  private let makeApplication: @MainActor () -> any Application
  private var listener: Listener?
  private var channel: (any Channel)?
  private var route: BrowserRoute?

  /// - Parameters:
  ///   - configuration: The address to listen on, and the limits.
  ///   - makeApplication: Creates the instance of the app for a new visitor.
  public init(
    configuration: Configuration = Configuration(),
    makeApplication: @escaping @MainActor () -> any Application
  ) {
    self.configuration = configuration
    self.makeApplication = makeApplication
  }

  /// Returns the names of the fonts in an app's folders.
  nonisolated package static func fontNames(in directories: [String]) -> Set<String> {
    Set(AppFonts(directories: directories).names)
  }

  /// Returns the paths of the fonts in an app's folders, and the names by which a program asks for each face alone.
  nonisolated package static func fontFiles(
    in directories: [String]
  ) -> [(path: String, names: [String])] {
    AppFonts(directories: directories).fonts.map { ($0.file.path, $0.font.ownNames) }
  }

  /// The number of open windows, including those whose page has not connected yet.
  public var windowCount: Int { route?.windowCount ?? 0 }

  /// The number of visitors that have an instance of the app.
  public var visitorCount: Int { route?.visitorCount ?? 0 }

  /// The number of open connections. A closed one has no descriptor any more.
  package var connectionCount: Int { listener?.connectionCount ?? 0 }

  /// Starts to listen.
  ///
  /// - Returns: The port, which is a free one if the configuration specifies 0.
  /// - Throws: A ``BrowserServerError`` if the port is in use, cannot be listened on, the certificate
  ///   cannot be used or the server was started already; another error if the module's resources are
  ///   missing.
  @discardableResult
  public func start() async throws -> Int { try await start(isHeld: false) }

  /// Starts as ``start()`` does, on a socket whose connections another process still accepts. New
  /// connections wait until ``beginAccepting()``.
  ///
  /// Two processes must not accept connections from one socket at the same time: NIO asserts, in a debug
  /// build, that an announced connection is there.
  @discardableResult
  package func startHeld() async throws -> Int { try await start(isHeld: true) }

  /// Accepts connections from now on. Does nothing if the server does so already.
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

  /// Waits until the server is stopped, or the calling task is cancelled, in which case the server stops too.
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

  /// Stops listening, ends every app, closes its windows, and waits for answers and close frames that are
  /// on their way, but no longer than ``Limits/stoppingTime``. Safe to call twice.
  ///
  /// Pages are notified that the server goes away, and look for it from then on.
  public func stop() async {
    let parts = takeApart()
    parts.route?.site.beginStopping()
    try? await parts.channel?.close()
    parts.route?.stop()
    await parts.listener?.endConnections(within: configuration.limits.stoppingTime)
  }

  /// Stops as ``stop()`` does, for another process that listens on the same socket: pages reconnect at
  /// once, and get their windows from that process.
  ///
  /// - Parameter didLeave: A closure that is called once no new connection arrives here, with the state
  ///   that the other process needs to go on.
  package func makeWay(didLeave: (Handover) -> Void) async {
    let parts = takeApart()
    if let channel = parts.channel { await parts.listener?.endListening(channel) }
    didLeave(parts.route?.site.visitors.handover ?? Handover())
    parts.route?.makeWay()
    parts.route?.stop(with: CloseCode.replaced)
    // Answers to requests over open connections are still on their way.
    try? await Task.sleep(for: .seconds(1))
    await parts.listener?.endConnections(within: configuration.limits.stoppingTime)
  }

  /// Shows the errors that keep the program's next version from running, over the page, until the text is
  /// empty; only where pages show the program's faults at all.
  package func show(problems: String) { route?.site.visitors.problems = problems }

  /// Shows the errors again that ``showOverPages`` has replaced, or removes what it shows if there are none.
  package func showProblemsAgain() { route?.site.visitors.showProblems() }

  /// A function that shows a text over all pages, even while the main actor is busy. The first line is the heading.
  package var showOverPages: @Sendable (String) -> Void {
    guard configuration.showsFaults, let listener else { return { _ in } }
    return { text in
      for channel in listener.openChannels {
        channel.triggerUserOutboundEvent(ShowProblems(text: text), promise: nil)
      }
    }
  }

  /// Continues the apps of another process, before connections are accepted.
  ///
  /// - Parameter makeApplication: Creates the app of a visitor from its kept state.
  /// - Returns: A report of what was restored.
  package func takeUp(
    _ handover: Handover, _ makeApplication: ([UInt8]) -> any TransferringApplication
  ) -> TransferReport {
    route?.site.visitors.takeUp(handover, makeApplication) ?? TransferReport()
  }

  /// Reads the certificate and its key again, for connections that open from now on. Does nothing if there is none.
  ///
  /// - Throws: A ``BrowserServerError`` if they cannot be used. In that case, the previous ones stay in use.
  public func reloadCertificate() throws { try listener?.reloadCertificate() }

  /// The visitors; nil before the server has started and after it has stopped.
  var visitors: Visitors? { route?.site.visitors }

  /// Shows a notice over the page for a moment; only where pages show the program's faults.
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
