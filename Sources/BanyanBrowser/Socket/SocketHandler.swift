import Logging
import NIOCore
import NIOWebSocket

/// A WebSocket that receives a greeting and then events of a window, and sends batches.
///
/// A message that is malformed, too long, or beyond the rate limit closes only this socket.
final class SocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = WebSocketFrame

  /// The size of a frame until it has been sent, in addition to its data.
  private static let frameByteCount = 256
  /// The number of bytes that a client may send after the socket was closed.
  static let longestLateByteCount = 64 << 10

  private let inbox: Inbox
  private let account: ByteAccount?
  private let intake: Intake?
  private let limits: BrowserServer.Limits
  private var logger: Logger
  private let refusalLog: RefusalLog
  private let isOfOtherVersion: Bool
  /// Limits the messages that wait for the window, which has a bucket of its own.
  private var bucket: TokenBucket
  private var unsentByteCount = 0
  /// True while a pong is being sent. The next one waits for it, and answers only the newest ping.
  private var isPongUnsent = false
  private var unansweredPing: ByteBuffer?
  private var hasGreeted = false
  private var isClosing = false
  /// The number of bytes that have come since the socket was closed.
  private var lateByteCount = 0
  /// True once the window was notified that the socket is closed.
  private var hasReportedClosing = false
  /// True while reading is suspended until the app has handled the received messages.
  private var isPaused = false
  /// True once the page has announced that it will not come back.
  private var isLeaving = false
  private var isAlive = true
  private var heartbeat: RepeatedTask?
  private var patience: Scheduled<Void>?

  /// - Parameters:
  ///   - account: The account for the bytes that the connection holds.
  ///   - intake: Counts received bytes that are not a whole message yet.
  ///   - isOfOtherVersion: Whether the page's version is not supported. The socket is then closed
  ///     with the code for that.
  init(
    inbox: Inbox, account: ByteAccount? = nil, intake: Intake? = nil,
    limits: BrowserServer.Limits, logger: Logger, refusalLog: RefusalLog = RefusalLog(),
    isOfOtherVersion: Bool = false
  ) {
    self.inbox = inbox
    self.account = account
    self.intake = intake
    self.limits = limits
    self.logger = logger
    self.refusalLog = refusalLog
    self.isOfOtherVersion = isOfOtherVersion
    bucket = TokenBucket(capacity: limits.eventBurst, rate: limits.eventsPerSecond, now: .now)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let context = NIOLoopBound(context, eventLoop: context.eventLoop)
    let handler = NIOLoopBound(self, eventLoop: context.value.eventLoop)
    if isOfOtherVersion {
      // Not before the answer to the upgrade request has been written.
      return context.value.eventLoop.execute {
        handler.value.close(context.value, .init(codeNumber: Int(CloseCode.otherVersion)))
      }
    }
    patience = context.value.eventLoop.scheduleTask(in: TimeAmount(limits.greetingTime)) {
      handler.value.close(context.value, .policyViolation, reason: "no greeting in time")
    }
    let interval = TimeAmount(limits.heartbeatInterval)
    heartbeat = context.value.eventLoop.scheduleRepeatedTask(
      initialDelay: interval, delay: interval
    ) { _ in handler.value.beat(context.value) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    heartbeat?.cancel()
    heartbeat = nil
    patience?.cancel()
    patience = nil
    intake?.end()
    reportClosing()
    context.fireChannelInactive()
  }

  private func reportClosing() {
    guard hasGreeted, !hasReportedClosing else { return }
    hasReportedClosing = true
    inbox.append(.closed(isLeaving: isLeaving))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    logger.debug("A socket failed: \(error)")
    if isClosing { return context.close(promise: nil) }
    switch error {
    case NIOWebSocketError.invalidFrameLength,
      NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge,
      NIOWebSocketFrameAggregator.Error.tooManyFragments:
      close(context, .messageTooLarge)
    case is NIOWebSocketError, is NIOWebSocketFrameAggregator.Error: close(context, .protocolError)
    default: context.close(promise: nil)
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    if frame.opcode == .binary { intake?.didEnd() } else { intake?.didTake(6 + frame.length) }
    if isClosing {
      lateByteCount += frame.length
      let isEnd = frame.opcode == .connectionClose || lateByteCount > Self.longestLateByteCount
      return isEnd ? context.close(promise: nil) : ()
    }
    // Messages of another version are not understood.
    if isOfOtherVersion { return }
    isAlive = true
    let isGreeting = frame.opcode == .binary && !hasGreeted
    guard isGreeting || bucket.take(now: .now) else {
      refusalLog.write(
        "A socket was closed because it sent more messages than a window may.", for: "tooMany",
        to: logger)
      return close(context, .policyViolation, reason: "too many events")
    }
    switch frame.opcode {
    case .binary: receive(context, frame.unmaskedData)
    case .ping: answer(context, ping: frame.unmaskedData)
    case .pong: break
    case .connectionClose:
      var data = frame.unmaskedData
      switch data.readWebSocketErrorCode() {
      case .normalClosure, .goingAway: isLeaving = true
      default: break
      }
      close(context, .normalClosure, isAnswer: true)
    default: close(context, .protocolError)
    }
  }

  private func receive(_ context: ChannelHandlerContext, _ message: ByteBuffer) {
    guard hasGreeted else { return greet(context, message) }
    let byteCount = message.readableBytes
    guard let message = PageMessage(message) else {
      refusalLog.write(
        "A malformed message of \(byteCount) bytes closed a socket.", for: "malformed", to: logger)
      return close(context, .protocolError)
    }
    inbox.append(.message(message), byteCount: byteCount)
    if inbox.byteCount > limits.unhandledByteCount { pause(context) }
  }

  private func answer(_ context: ChannelHandlerContext, ping data: ByteBuffer) {
    // Not a slice, which would retain everything that was read with it.
    let data = ByteBuffer(bytes: data.readableBytesView)
    guard !isPongUnsent else {
      unansweredPing = data
      return
    }
    isPongUnsent = true
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    send(context, .pong, data, context.eventLoop.makePromise()).whenSuccess {
      let (handler, context) = bound.value
      handler.isPongUnsent = false
      guard let ping = handler.unansweredPing.take() else { return }
      handler.answer(context, ping: ping)
    }
    context.flush()
  }

  /// Stops reading. Further input waits on the client's side.
  private func pause(_ context: ChannelHandlerContext) {
    if isPaused { return }
    isPaused = true
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let loop = context.eventLoop
    inbox.whenEmpty {
      loop.execute {
        let (handler, context) = bound.value
        handler.isPaused = false
        context.read()
      }
    }
  }

  func read(context: ChannelHandlerContext) {
    if !isPaused { context.read() }
  }

  private func greet(_ context: ChannelHandlerContext, _ message: ByteBuffer) {
    guard let greeting = Greeting(message) else {
      refusalLog.write(
        "A socket was closed because it did not begin with a greeting.", for: "greeting", to: logger
      )
      return close(context, .protocolError)
    }
    patience?.cancel()
    patience = nil
    hasGreeted = true
    inbox.pay(from: greeting.token)
    inbox.append(
      .greeting(greeting, SocketConnection(channel: context.channel)),
      byteCount: message.readableBytes)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // The surrounding server stops, and waits for its connections to end.
    if event is ChannelShouldQuiesceEvent { close(context, .goingAway) }
    // No more input can come, so the connection is lost, with everything on its way.
    if event as? ChannelEvent == .inputClosed { context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let batch = unwrapOutboundIn(data)
    guard !isClosing else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    send(context, .binary, batch, promise ?? context.eventLoop.makePromise())
  }

  /// Writes a frame, and counts it until it has been sent. A client with too much unsent data is cut.
  @discardableResult
  private func send(
    _ context: ChannelHandlerContext, _ opcode: WebSocketOpcode, _ data: ByteBuffer,
    _ written: EventLoopPromise<Void>
  ) -> EventLoopFuture<Void> {
    // A single batch may have any size.
    guard unsentByteCount <= limits.unsentByteCount else {
      refusalLog.write(
        "A socket was closed because its client does not read.", for: "silent",
        to: logger)
      written.fail(ChannelError.ioOnClosedChannel)
      context.close(promise: nil)
      return written.futureResult
    }
    let byteCount = data.storageCapacity + Self.frameByteCount
    unsentByteCount += byteCount
    written.futureResult.assumeIsolated().whenComplete { [self] _ in
      unsentByteCount -= byteCount
      account?.remove(byteCount)
    }
    account?.add(byteCount)
    context.write(
      wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: written)
    return written.futureResult
  }

  func triggerUserOutboundEvent(
    context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
  ) {
    if let event = event as? LogSocket {
      logger = event.logger
      promise?.succeed()
      return
    }
    if let event = event as? ShowProblems {
      if !isClosing {
        send(context, .text, ByteBuffer(string: event.text), context.eventLoop.makePromise())
        context.flush()
      }
      promise?.succeed()
      return
    }
    guard let request = event as? CloseSocket else {
      context.triggerUserOutboundEvent(event, promise: promise)
      return
    }
    close(context, WebSocketErrorCode(codeNumber: Int(request.code)), reason: request.reason)
    promise?.succeed()
  }

  /// Pings the client, and closes the connection if nothing was received since the last time.
  private func beat(_ context: ChannelHandlerContext) {
    if isClosing { return }
    guard isAlive else { return context.close(promise: nil) }
    isAlive = false
    send(context, .ping, ByteBuffer(), context.eventLoop.makePromise())
    context.flush()
  }

  /// Sends a close frame, and waits for the client's, which follows whatever is on its way.
  ///
  /// Data that reaches a closed connection would make the client's system report a failure, and a browser would then not read
  /// the code.
  ///
  /// - Parameter isAnswer: Whether the client has sent its close frame already.
  private func close(
    _ context: ChannelHandlerContext, _ code: WebSocketErrorCode, reason: String = "",
    isAnswer: Bool = false
  ) {
    guard !isClosing else { return }
    isClosing = true
    reportClosing()
    var data = context.channel.allocator.buffer(capacity: 2 + reason.utf8.count)
    data.write(webSocketErrorCode: code)
    data.writeString(reason)
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    patience?.cancel()
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    patience = context.eventLoop.scheduleTask(in: TimeAmount(limits.unreadTime)) {
      bound.value.close(promise: nil)
    }
    context.writeAndFlush(wrapOutboundOut(frame)).whenComplete { _ in
      bound.value.close(mode: isAnswer ? .all : .output, promise: nil)
    }
  }
}
