import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Reads requests from a connection and writes the site's answers.
final class HTTPHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  static let name = "banyan.http"

  /// No request that the site understands has a body.
  private static let longestBody = 1 << 16

  private let site: Site
  private var head: HTTPRequestHead?
  private var bodyByteCount = 0

  init(site: Site) { self.site = site }

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
    let site = site
    Task {
      let response = await site.response(to: head, port: channel.localAddress?.port ?? 0)
      HTTPHandler.write(response, to: head, on: channel)
    }
  }

  private static func write(
    _ response: Response, to request: HTTPRequestHead, on channel: any Channel
  ) {
    var headers = response.headers
    if !request.isKeepAlive { headers.add(name: "connection", value: "close") }
    if response.status == .noContent { headers.remove(name: "content-length") }
    let head = HTTPResponseHead(version: .http1_1, status: response.status, headers: headers)
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    if request.method != .HEAD, response.status != .noContent {
      channel.write(HTTPServerResponsePart.body(.byteBuffer(response.body)), promise: nil)
    }
    let isDone = channel.writeAndFlush(HTTPServerResponsePart.end(nil))
    if !request.isKeepAlive { isDone.whenComplete { _ in channel.close(promise: nil) } }
  }
}
