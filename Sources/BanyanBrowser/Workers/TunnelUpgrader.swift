import NIOCore
import NIOHTTP1
import NIOPosix

/// Upgrades a connection to a front to a WebSocket, by connecting it to a worker that has accepted it.
///
/// Each connection has its own upgrader, which is used on the connection's event loop.
final class TunnelUpgrader: HTTPServerProtocolUpgrader, @unchecked Sendable {
  let supportedProtocol = "websocket"
  let requiredUpgradeHeaders: [String] = []

  private let site: FrontSite
  private let isSecure: Bool
  private let willUpgrade: @Sendable () -> Void
  private typealias Socket = (visitor: String, head: HTTPRequestHead)
  private var socket: Socket?
  private var worker: WorkerEnd?

  init(_ site: FrontSite, isSecure: Bool, willUpgrade: @escaping @Sendable () -> Void) {
    self.site = site
    self.isSecure = isSecure
    self.willUpgrade = willUpgrade
  }

  /// Forwards the request to the worker, and answers with the worker's answer.
  func buildUpgradeResponse(
    channel: any Channel, upgradeRequest: HTTPRequestHead, initialResponseHeaders: HTTPHeaders
  ) -> EventLoopFuture<HTTPHeaders> {
    let loop = channel.eventLoop
    guard upgradeRequest.asksForAnotherProtocol else {
      return loop.makeFailedFuture(TunnelFailure())
    }
    let client = channel.clientAddress
    return site.admit(upgradeRequest, from: client, isSecure: isSecure, on: loop).flatMap {
      [self] () -> EventLoopFuture<LoopEnd> in
      guard let socket = site.socket(upgradeRequest, from: client, isSecure: isSecure) else {
        return loop.makeFailedFuture(TunnelFailure())
      }
      self.socket = socket
      return findWorker(for: socket, on: loop)
    }.flatMapThrowing { [self] (end: LoopEnd) -> HTTPHeaders in
      worker = end.value
      guard let accept = end.value.accept else { throw TunnelFailure() }
      willUpgrade()
      return ["upgrade": "websocket", "connection": "upgrade", "sec-websocket-accept": accept]
    }
  }

  func upgrade(context: ChannelHandlerContext, upgradeRequest: HTTPRequestHead) -> EventLoopFuture<
    Void
  > {
    let loop = context.eventLoop
    return loop.makeCompletedFuture {
      guard let worker = worker.take(), let socket else { throw TunnelFailure() }
      let client = context.channel.clientAddress
      let browser = BrowserEnd(worker, limits: site.configuration.limits) { [self] in
        findNextWorker(for: socket, of: upgradeRequest, from: client, on: loop)
      }
      try context.pipeline.syncOperations.addHandler(browser)
      let mayStay = site.sockets.add(browser, of: socket.visitor, on: context.channel)
      worker.lead(to: browser)
      // The visitor may have left while the worker answered, or be about to.
      if !mayStay
        || !site.isToken(in: upgradeRequest, from: client, isSecure: isSecure, of: socket.visitor)
      {
        browser.leave()
      }
    }
  }

  /// Connects to the next worker of a visitor, if the token with which the socket was opened is still theirs. It may have ended
  /// since then, or while a worker was sought.
  private func findNextWorker(
    for socket: Socket, of request: HTTPRequestHead, from client: ClientAddress?,
    on loop: any EventLoop
  ) -> EventLoopFuture<LoopEnd> {
    let isKnown: @Sendable () -> Bool = { [site, isSecure] in
      site.isToken(in: request, from: client, isSecure: isSecure, of: socket.visitor)
    }
    guard isKnown() else { return loop.makeFailedFuture(TunnelFailure()) }
    return findWorker(for: socket, on: loop).flatMapThrowing { end in
      if isKnown() { return end }
      end.value.close()
      throw TunnelFailure()
    }
  }

  /// Connects to the worker of a visitor.
  private func findWorker(
    for socket: Socket, on loop: any EventLoop
  ) -> EventLoopFuture<LoopEnd> {
    let answer = loop.makePromise(of: LoopEnd.self)
    let workers = site.workers
    Task {
      // A worker may have ended without the front knowing yet: then the visitor gets another.
      for _ in 0..<3 {
        do {
          // A page that waits for its socket shows that to the person, and would otherwise be loaded
          // anew.
          let place = try await workers.place(of: socket.visitor, waits: true)
          if let end = try? await Self.connect(socket.head, to: place.path, on: loop) {
            return answer.succeed(end)
          }
          await workers.waitForEnd(of: place.number)
        } catch {
          break
        }
      }
      answer.fail(TunnelFailure())
    }
    return answer.futureResult.flatMapThrowing { end in
      guard end.value.accept != nil else { throw TunnelFailure() }
      return end
    }
  }

  private static func connect(
    _ head: HTTPRequestHead, to path: String, on loop: any EventLoop
  ) async throws -> LoopEnd {
    let answer = loop.makePromise(of: Void.self)
    let end = LoopEnd(value: WorkerEnd(answer))
    do {
      let channel = try await ClientBootstrap(group: loop)
        .channelOption(.allowRemoteHalfClosure, value: false)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.closeOnExec()
            try channel.pipeline.syncOperations.addHandler(end.value)
          }
        }.connect(unixDomainSocketPath: path).get()
      var text = "\(head.method) \(head.uri) HTTP/1.1\r\n"
      for (name, value) in head.headers { text += "\(name): \(value)\r\n" }
      channel.writeAndFlush(ByteBuffer(string: text + "\r\n"), promise: nil)
    } catch {
      answer.fail(error)
    }
    try await answer.futureResult.get()
    return end
  }
}

/// The connection does not become a WebSocket. It continues with HTTP, and is answered there.
struct TunnelFailure: Error {}
