import NIOCore
import NIOHTTP1
import NIOPosix

/// Requests from a front to a worker.
enum WorkerRequest {
  /// The header in which the front names the visitor of a request, and the worker the visitor of a page it
  /// has made. A client's own is dropped.
  static let visitorHeader = "banyan-visitor"

  /// Headers that concern one connection only, or that a client must not send to a worker.
  private static let dropped: Set<String> = [
    "connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding",
    "content-length",
    "expect", "cookie", "forwarded", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host",
    visitorHeader,
  ]

  /// Returns the head of a request for a worker.
  ///
  /// - Parameters:
  ///   - sender: The sender as the front knows it.
  ///   - visitor: The visitor of the request.
  ///   - isSocket: Whether the connection is to become a socket.
  static func head(
    _ request: HTTPRequestHead, from sender: Sender, of visitor: String, isSocket: Bool = false
  ) -> HTTPRequestHead {
    var head = HTTPRequestHead(version: .http1_1, method: request.method, uri: request.uri)
    for (name, value) in request.headers {
      let name = name.lowercased()
      if dropped.contains(name) || name == "upgrade" && !isSocket { continue }
      head.headers.add(name: name, value: value)
    }
    head.headers.add(name: "connection", value: isSocket ? "upgrade" : "close")
    if let address = sender.address {
      head.headers.add(name: "x-forwarded-for", value: address.description)
    }
    head.headers.add(name: "x-forwarded-proto", value: sender.isSecure ? "https" : "http")
    if let host = sender.host { head.headers.add(name: "x-forwarded-host", value: host) }
    head.headers.add(name: visitorHeader, value: visitor)
    return head
  }

  /// Sends a request to a worker, and waits for its answer.
  ///
  /// - Parameter path: The address that the worker listens on.
  static func send(_ head: HTTPRequestHead, to path: String) async throws -> Response {
    let group: MultiThreadedEventLoopGroup = .singleton
    let loop = group.next()
    let answer = loop.makePromise(of: Response.self)
    do {
      let channel = try await ClientBootstrap(group: loop).channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          try channel.pipeline.syncOperations.addHandler(AnswerCollector(answer))
        }
      }.connect(unixDomainSocketPath: path).get()
      channel.write(HTTPClientRequestPart.head(head), promise: nil)
      channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
    } catch {
      answer.fail(error)
    }
    return try await answer.futureResult.get()
  }
}

/// Collects the answer of a worker.
private final class AnswerCollector: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart

  private var answer: EventLoopPromise<Response>?
  private var head: HTTPResponseHead?
  private var body = ByteBuffer()

  init(_ answer: EventLoopPromise<Response>) { self.answer = answer }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body(var bytes): body.writeBuffer(&bytes)
    case .end:
      guard let head else { return }
      var headers = head.headers
      headers.remove(name: "connection")
      answer.take()?.succeed(Response(head.status, headers: headers, body: body))
      context.close(promise: nil)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    answer.take()?.fail(ChannelError.eof)
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    answer.take()?.fail(error)
    context.close(promise: nil)
  }
}
