import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// Requests from a front to a worker.
enum WorkerRequest {
  /// The header in which the front names the visitor of a request, and the worker the visitor of a page it
  /// has made. A client's own is dropped.
  static let visitorHeader = "banyan-visitor"
  /// The header in which the front names the user that the app has logged in. A client's own is dropped.
  static let loginHeader = "banyan-login"

  /// Headers that concern one connection only, or that a client must not send to a worker.
  private static let dropped: Set<String> = [
    "connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding",
    "content-length",
    "expect", "cookie", "forwarded", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host",
    visitorHeader, loginHeader, SessionRequest.header,
  ]

  /// Returns the head of a request for a worker.
  ///
  /// - Parameters:
  ///   - sender: The sender as the front knows it.
  ///   - visitor: The visitor of the request.
  ///   - login: The user that the app has logged in as the visitor.
  ///   - configuration: The configuration, with what the app may know of requests.
  ///   - isSocket: Whether the connection is to become a socket.
  static func head(
    _ request: HTTPRequestHead, from sender: Sender, of visitor: String, login: String? = nil,
    in configuration: BrowserServer.Configuration, isSocket: Bool = false
  ) -> HTTPRequestHead {
    var dropped = dropped
    if let header = configuration.userHeader { dropped.insert(header.lowercased()) }
    if !configuration.passesHeaders(of: sender) {
      dropped.formUnion(configuration.requestHeaders.map { $0.lowercased() })
    }
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
    if let login {
      head.headers.add(name: loginHeader, value: Data(login.utf8).base64EncodedString())
    }
    if let header = configuration.userHeader, let user = sender.user {
      head.headers.add(name: header, value: user)
    }
    let cookies = configuration.requestCookies.filter {
      !BrowserServer.Configuration.isHidden(cookie: $0)
    }.compactMap { name in
      request.headers.cookies(named: name).first.map { "\(name)=\($0)" }
    }
    if !cookies.isEmpty {
      head.headers.add(name: "cookie", value: cookies.joined(separator: "; "))
    }
    return head
  }

  /// Returns the user that a front names.
  static func login(in headers: HTTPHeaders) -> String? {
    headers.first(name: loginHeader).flatMap { Data(base64Encoded: $0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
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
          try channel.closeOnExec()
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
