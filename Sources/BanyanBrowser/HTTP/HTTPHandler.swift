import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Reads requests from a connection and writes the route's answers, one after the other.
///
/// A client that does not read its answer is asked for no further request, and is disconnected
/// after a while: it has one answer at a time in memory.
final class HTTPHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  static let name = "banyan.http"
  private static let chunkByteCount = 64 << 10

  private let target: any ConnectionTarget
  private let isSecure: Bool
  /// The account for the bytes of the answers.
  private let account: ByteAccount?
  private var head: HTTPRequestHead?
  private var unread: Scheduled<Void>?
  /// The number of requests received whose answers have not been sent.
  private var unansweredCount = 0
  /// True once the client has closed its side of the connection.
  private var isInputClosed = false

  /// - Parameter isSecure: Whether the connection is one of TLS.
  init(target: any ConnectionTarget, isSecure: Bool = false, account: ByteAccount? = nil) {
    self.target = target
    self.isSecure = isSecure
    self.account = account
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    unread?.cancel()
  }

  func channelInactive(context: ChannelHandlerContext) {
    unread?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end:
      guard let head else { return }
      self.head = nil
      unansweredCount += 1
      answer(head, context)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed {
      isInputClosed = true
      if unansweredCount == 0 { context.close(promise: nil) }
    }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A refused upgrade is an ordinary request, which is answered like any other.
    if error is NIOWebSocketUpgradeError || error is HTTPServerUpgradeErrors { return }
    if TLSServer.isUncleanShutdown(error) { return }
    context.close(promise: nil)
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let (target, isSecure) = (target, isSecure)
    let address = context.channel.remoteAddress
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let loop = context.eventLoop
    Task {
      let response =
        await target.answer(
          to: head, from: address.flatMap(ClientAddress.init), isSecure: isSecure)
        ?? Response(.notFound, "Nothing was found at this address.")
      loop.execute {
        let (handler, context) = bound.value
        handler.write(response, to: head, context)
      }
    }
  }

  /// Writes an answer. Its end, which lets the next request proceed, is written once all of the
  /// answer has been sent.
  private func write(
    _ response: Response, to request: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    var (head, body) = response.parts(for: request)
    let heldByteCount = response.sharesBody ? 0 : body.storageCapacity
    account?.add(heldByteCount)
    if target.source.countsAnswers {
      target.configuration.metrics.sentBytes.increment(by: body.readableBytes)
    }
    // A request that asked for another protocol, but is answered with this one, is the last that is read.
    let isLast = !request.isKeepAlive || request.asksForAnotherProtocol
    if isLast { head.headers.add(name: "connection", value: "close") }
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    waitForReading(context)
    var isSent = context.eventLoop.makeSucceededVoidFuture()
    while let chunk = body.readSlice(length: min(body.readableBytes, Self.chunkByteCount)),
      chunk.readableBytes > 0
    {
      isSent = context.write(wrapOutboundOut(.body(.byteBuffer(chunk))))
      isSent.whenSuccess {
        let (handler, context) = bound.value
        handler.waitForReading(context)
      }
    }
    context.flush()
    isSent.whenComplete { _ in
      let (handler, context) = bound.value
      handler.unread?.cancel()
      handler.account?.remove(heldByteCount)
      context.writeAndFlush(handler.wrapOutboundOut(.end(nil))).whenComplete { _ in
        let (handler, context) = bound.value
        handler.unansweredCount -= 1
        if isLast || handler.isInputClosed && handler.unansweredCount == 0 {
          context.close(promise: nil)
        }
      }
    }
  }

  /// Restarts the time that the client has to read the next piece of an answer.
  private func waitForReading(_ context: ChannelHandlerContext) {
    unread?.cancel()
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    let time = TimeAmount(target.configuration.limits.unreadTime)
    unread = context.eventLoop.scheduleTask(in: time) { bound.value.close(promise: nil) }
  }
}
