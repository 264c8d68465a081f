import Logging
import NIOCore
import NIOWebSocket

/// One WebSocket: events of a window come up, batches go down.
///
/// A message that is not a well-formed event, is too long or is one too many closes this socket and
/// nothing else.
final class SocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = WebSocketFrame

  private let inbox: Inbox
  private let limits: BrowserServer.Limits
  private let logger: Logger
  private var bucket: TokenBucket
  private var unsentByteCount = 0
  private var isClosing = false
  private var isAlive = true
  private var heartbeat: RepeatedTask?

  init(inbox: Inbox, limits: BrowserServer.Limits, logger: Logger) {
    self.inbox = inbox
    self.limits = limits
    self.logger = logger
    bucket = TokenBucket(capacity: limits.eventBurst, rate: limits.eventsPerSecond, now: .now())
  }

  func handlerAdded(context: ChannelHandlerContext) {
    inbox.append(.opened(SocketConnection(channel: context.channel)))
    let context = NIOLoopBound(context, eventLoop: context.eventLoop)
    let handler = NIOLoopBound(self, eventLoop: context.value.eventLoop)
    let interval = TimeAmount(limits.heartbeatInterval)
    heartbeat = context.value.eventLoop.scheduleRepeatedTask(
      initialDelay: interval, delay: interval
    ) { _ in handler.value.beat(context.value) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    heartbeat?.cancel()
    heartbeat = nil
    inbox.append(.closed)
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    logger.debug("A socket failed: \(error)")
    if error is NIOWebSocketError || error is NIOWebSocketFrameAggregator.Error {
      close(context, .messageTooLarge)
    } else {
      context.close(promise: nil)
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    if isClosing {
      if frame.opcode == .connectionClose { context.close(promise: nil) }
      return
    }
    isAlive = true
    switch frame.opcode {
    case .binary: receive(context, frame.unmaskedData)
    case .ping:
      let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .pong: break
    case .connectionClose: close(context, .normalClosure)
    default: close(context, .protocolError)
    }
  }

  private func receive(_ context: ChannelHandlerContext, _ message: ByteBuffer) {
    guard let event = NumberedEvent(message) else {
      logger.notice("A malformed message of \(message.readableBytes) bytes closed a socket.")
      return close(context, .protocolError)
    }
    guard bucket.take(now: .now()) else {
      logger.notice("A socket sent more events than one window may, and was closed.")
      return close(context, .policyViolation)
    }
    inbox.append(.event(event))
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // The server around stops: it waits for its connections to end.
    if event is ChannelShouldQuiesceEvent { close(context, .goingAway) }
    context.fireUserInboundEventTriggered(event)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let batch = unwrapOutboundIn(data)
    guard !isClosing else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    let byteCount = batch.readableBytes
    unsentByteCount += byteCount
    if unsentByteCount > limits.unsentByteCount {
      logger.notice("A socket was closed: its client does not read what is sent to it.")
      promise?.fail(ChannelError.ioOnClosedChannel)
      context.close(promise: nil)
      return
    }
    let written = promise ?? context.eventLoop.makePromise()
    written.futureResult.assumeIsolated().whenComplete { [self] _ in unsentByteCount -= byteCount }
    context.write(
      wrapOutboundOut(WebSocketFrame(fin: true, opcode: .binary, data: batch)), promise: written)
  }

  func triggerUserOutboundEvent(
    context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
  ) {
    guard let request = event as? CloseSocket else {
      context.triggerUserOutboundEvent(event, promise: promise)
      return
    }
    close(context, WebSocketErrorCode(codeNumber: Int(request.code)))
    promise?.succeed()
  }

  /// Pings the client, and gives it up if nothing came since the last time.
  private func beat(_ context: ChannelHandlerContext) {
    guard isAlive else { return context.close(promise: nil) }
    isAlive = false
    let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
    context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
  }

  private func close(_ context: ChannelHandlerContext, _ code: WebSocketErrorCode) {
    guard !isClosing else { return }
    isClosing = true
    var data = context.channel.allocator.buffer(capacity: 2)
    data.write(webSocketErrorCode: code)
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    let context = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.value.writeAndFlush(wrapOutboundOut(frame)).whenComplete { _ in
      context.value.close(promise: nil)
    }
  }
}
