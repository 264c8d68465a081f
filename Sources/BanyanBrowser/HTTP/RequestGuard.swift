import NIOCore
import NIOHTTP1

/// Refuses requests that are too large, too slow, or malformed before any other handler processes them.
///
/// It handles incoming bytes, and its ``RequestPartsGuard`` handles the parts of requests that they
/// are decoded to.
final class RequestGuard: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundOut = ByteBuffer

  static let name = "banyan.guard"
  /// The time and the number of further bytes granted to a refused connection: one that is closed
  /// while bytes come in is cut, and the answer with it.
  private static let farewellTime = TimeAmount.seconds(1)
  private static let farewellByteCount = 1 << 20

  private let limits: BrowserServer.Limits
  private let metrics: HostMetrics
  private let intake: Intake?
  /// The refusal to send as soon as the connection opens, if any.
  private let refusal: Response?
  fileprivate private(set) var isRefused = false
  private var ignoredByteCount = 0
  /// True while a request has been received in part.
  private var isReading = false
  /// The number of requests received that are not answered.
  private var unansweredCount = 0
  private var timer: Scheduled<Void>?

  init(
    _ configuration: BrowserServer.Configuration, account: ByteAccount? = nil,
    refusal: Response? = nil
  ) {
    intake = account.map(Intake.init)
    limits = configuration.limits
    metrics = configuration.metrics
    self.refusal = refusal
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { begin(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    timer?.cancel()
    intake?.end()
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    intake?.end()
    context.fireChannelInactive()
  }

  private func begin(_ context: ChannelHandlerContext) {
    if let refusal { answer(with: refusal, context) } else { wait(limits.requestTime, context) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isRefused { return ignore(unwrapInboundIn(data), context) }
    if !isReading {
      isReading = true
      wait(limits.requestTime, context)
    }
    let count = unwrapInboundIn(data).readableBytes
    intake?.willDecode(count)
    context.fireChannelRead(data)
    intake?.didDecode(count)
  }

  /// Notes that a whole request has been received.
  fileprivate func requestDidEnd() {
    isReading = false
    intake?.didEnd()
    unansweredCount += 1
    timer?.cancel()
  }

  /// Notes that a request has been answered.
  fileprivate func answerDidEnd(_ context: ChannelHandlerContext) {
    unansweredCount -= 1
    if unansweredCount == 0, !isReading { wait(limits.keepAliveTime, context) }
  }

  private func wait(_ time: Duration, _ context: ChannelHandlerContext) {
    timer?.cancel()
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    timer = context.eventLoop.scheduleTask(in: TimeAmount(time)) {
      let (handler, context) = bound.value
      handler.timeIsOver(context)
    }
  }

  private func timeIsOver(_ context: ChannelHandlerContext) {
    // A client that has sent nothing gets no answer: browsers open connections before they need them.
    guard isReading, !isRefused else { return context.close(promise: nil) }
    refuse(with: Response(.requestTimeout, "This request took too long."), context)
  }

  /// Refuses the incoming request, and the connection with it.
  fileprivate func refuse(with response: Response, _ context: ChannelHandlerContext) {
    guard !isRefused else { return }
    metrics.refused(.request)
    answer(with: response, context)
  }

  /// Sends the last answer, unless an answer to an earlier request is on its way.
  private func answer(with response: Response, _ context: ChannelHandlerContext) {
    isRefused = true
    guard unansweredCount == 0 else { return context.close(promise: nil) }
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(response.message)).whenComplete { _ in
      // Further input is read and ignored.
      bound.value.close(mode: .output, promise: nil)
    }
    wait(.nanoseconds(Self.farewellTime.nanoseconds), context)
  }

  private func ignore(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
    ignoredByteCount += bytes.readableBytes
    if ignoredByteCount > Self.farewellByteCount { context.close(promise: nil) }
  }
}

/// The other half of a ``RequestGuard``, right after the decoder.
final class RequestPartsGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  static let name = "banyan.guard.parts"

  private let outer: RequestGuard
  private let limits: BrowserServer.Limits
  private var bodyByteCount = 0
  /// True once the input is no longer HTTP. The decoder is removed first, and passes on its remaining bytes.
  var isUpgraded = false

  init(_ outer: RequestGuard, _ configuration: BrowserServer.Configuration) {
    self.outer = outer
    limits = configuration.limits
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isUpgraded { return context.fireChannelRead(data) }
    // Input that follows a head that was refused.
    if outer.isRefused { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      bodyByteCount = 0
      let announced = head.headers.first(name: "content-length").flatMap(Int.init) ?? 0
      if announced > limits.bodyByteCount { return refuseBody(context) }
    case .body(let bytes):
      bodyByteCount += bytes.readableBytes
      if bodyByteCount > limits.bodyByteCount { return refuseBody(context) }
    case .end:
      outer.requestDidEnd()
    }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case HTTPParserError.headerOverflow:
      refuse(
        with: Response(.requestHeaderFieldsTooLarge, "The head of this request is too large."),
        context)
    case is HTTPParserError:
      refuse(with: Response(.badRequest, "This is no request."), context)
    // An error that follows either of these.
    case is ByteToMessageDecoderError: break
    default: context.fireErrorCaught(error)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    context.write(data, promise: promise)
    if case .end = unwrapOutboundIn(data) { outer.answerDidEnd(context) }
  }

  private func refuseBody(_ context: ChannelHandlerContext) {
    refuse(with: Response(.payloadTooLarge, "The body of this request is too large."), context)
  }

  private func refuse(with response: Response, _ context: ChannelHandlerContext) {
    guard let outer = try? context.pipeline.syncOperations.context(handler: outer) else { return }
    self.outer.refuse(with: response, outer)
  }
}

extension Response {
  /// The bytes of an answer after which the connection is closed.
  fileprivate var message: ByteBuffer {
    var message = ByteBuffer(string: "HTTP/1.1 \(status.code) \(status.reasonPhrase)\r\n")
    for header in headers { message.writeString("\(header.name): \(header.value)\r\n") }
    message.writeString("connection: close\r\n\r\n")
    message.writeImmutableBuffer(body)
    return message
  }
}
