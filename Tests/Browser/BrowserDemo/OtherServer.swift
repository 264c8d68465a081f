import BanyanBrowser
import Glibc
import NIOCore
import NIOHTTP1
import NIOPosix

/// A separate web server, with its own page at `/` and a route for ours.
struct OtherServer {
  let route: BrowserRoute

  func run(port: Int) async throws {
    let route = route
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          let handler = RequestHandler(route: route)
          let removal = NIOLoopBound(handler, eventLoop: channel.eventLoop)
          try pipeline.configureHTTPServerPipeline(
            withServerUpgrade: (
              upgraders: [route.socketUpgrader],
              completionHandler: { context in
                context.pipeline.syncOperations.removeHandler(removal.value, promise: nil)
              }
            ))
          try pipeline.addHandler(handler)
        }
      }
      .bind(host: "127.0.0.1", port: port).get()
    print("Listening on http://127.0.0.1:\(channel.localAddress?.port ?? 0)")
    fflush(nil)
    try await channel.closeFuture.get()
  }
}

private final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let route: BrowserRoute

  init(route: BrowserRoute) { self.route = route }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let request) = unwrapInboundIn(data) else { return }
    let route = route
    let channel = context.channel
    Task {
      let answer = await route.response(
        to: request, from: channel.remoteAddress, isSecure: false)
      RequestHandler.write(answer ?? RequestHandler.ownPage, on: channel)
    }
  }

  private static func write(
    _ answer: (head: HTTPResponseHead, body: ByteBuffer), on channel: any Channel
  ) {
    channel.write(HTTPServerResponsePart.head(answer.head), promise: nil)
    channel.write(HTTPServerResponsePart.body(.byteBuffer(answer.body)), promise: nil)
    channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
  }

  private static var ownPage: (head: HTTPResponseHead, body: ByteBuffer) {
    let body = ByteBuffer(string: "<title>Other</title><p>Somebody else's page</p>")
    let headers: HTTPHeaders = [
      "content-type": "text/html", "content-length": "\(body.readableBytes)",
    ]
    return (HTTPResponseHead(version: .http1_1, status: .ok, headers: headers), body)
  }
}
