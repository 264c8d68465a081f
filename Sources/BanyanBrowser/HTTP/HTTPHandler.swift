import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Reads requests from a connection and writes the route's answers.
final class HTTPHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  static let name = "banyan.http"

  /// No request that the site understands has a body.
  private static let longestBody = 1 << 16

  private let route: BrowserRoute
  private var head: HTTPRequestHead?
  private var bodyByteCount = 0

  init(route: BrowserRoute) { self.route = route }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      bodyByteCount = 0
    case .body(let bytes):
      bodyByteCount += bytes.readableBytes
      if bodyByteCount > Self.longestBody { context.close(promise: nil) }
    case .end:
      guard let head else { return }
      self.head = nil
      answer(head, on: context.channel)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // Nothing came for a while, or the other side has no more to say.
    if event is IdleStateHandler.IdleStateEvent { context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A refused upgrade is an ordinary request, which is answered like any other.
    if error is NIOWebSocketUpgradeError || error is HTTPServerUpgradeErrors { return }
    context.close(promise: nil)
  }

  private func answer(_ head: HTTPRequestHead, on channel: any Channel) {
    let route = route
    Task {
      let response =
        await route.response(to: head)
        ?? Response(.notFound, "There is nothing here.").parts(for: head)
      HTTPHandler.write(response.head, response.body, to: head, on: channel)
    }
  }

  private static func write(
    _ head: HTTPResponseHead, _ body: ByteBuffer, to request: HTTPRequestHead,
    on channel: any Channel
  ) {
    var head = head
    if !request.isKeepAlive { head.headers.add(name: "connection", value: "close") }
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    if body.readableBytes > 0 {
      channel.write(HTTPServerResponsePart.body(.byteBuffer(body)), promise: nil)
    }
    let isDone = channel.writeAndFlush(HTTPServerResponsePart.end(nil))
    if !request.isKeepAlive { isDone.whenComplete { _ in channel.close(promise: nil) } }
  }
}
