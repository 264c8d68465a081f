import NIOCore
import NIOPosix

/// What a server has answered.
struct PageAnswer: Sendable {
  var head: String
  var body: String
  /// With the head, as it came over the connection.
  var byteCount: Int

  /// The addresses of what the page loads.
  var paths: [String] {
    Set(body.matches(of: /(?:href|src)="(\/[^"#]+)"/).map { String($0.1) }).sorted()
  }

  func header(_ name: String) -> String? {
    for line in head.split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == name {
        return String(parts[1].drop { $0 == " " })
      }
    }
    return nil
  }
}

/// One request on a connection of its own.
final class PageRequest: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let request: String
  private let answer: EventLoopPromise<PageAnswer>
  private var received = ByteBuffer()

  private init(_ request: String, _ answer: EventLoopPromise<PageAnswer>) {
    self.request = request
    self.answer = answer
  }

  static func send(
    _ path: String, headers: [String] = [], port: Int, on loop: any EventLoop
  ) async throws -> PageAnswer {
    let lines =
      ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"] + headers + ["", ""]
    let answer = loop.makePromise(of: PageAnswer.self)
    _ = try await ClientBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            PageRequest(lines.joined(separator: "\r\n"), answer))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    return try await answer.futureResult.get()
  }

  func channelActive(context: ChannelHandlerContext) {
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: request)), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var more = unwrapInboundIn(data)
    received.writeBuffer(&more)
  }

  func channelInactive(context: ChannelHandlerContext) {
    let bytes = received.readableBytesView
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
      return answer.fail(Failure(description: "the server has closed without an answer"))
    }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    let body = String(decoding: bytes[end.upperBound...], as: UTF8.self)
    answer.succeed(PageAnswer(head: head, body: body, byteCount: bytes.count))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    answer.fail(error)
    context.close(promise: nil)
  }
}
