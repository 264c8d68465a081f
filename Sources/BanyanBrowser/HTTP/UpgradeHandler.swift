import NIOCore
import NIOHTTP1

/// Lets any request of a connection ask to make it a socket.
///
/// NIO's own handler looks at the first alone, while a proxy that keeps connections has sent others
/// over one before. Each request that asks gets a handler of its own. Those before it have been
/// answered by then, because this stands after the handler that takes pipelined requests one by one.
final class UpgradeHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let upgrader: any HTTPServerProtocolUpgrader
  private let encoder: HTTPResponseEncoder
  private let others: [any RemovableChannelHandler]
  private let completion: (ChannelHandlerContext) -> Void

  /// - Parameters:
  ///   - others: The other handlers of HTTP, which a socket has no use for.
  ///   - completion: Is called when a connection is about to become a socket.
  init(
    _ upgrader: any HTTPServerProtocolUpgrader, encoder: HTTPResponseEncoder,
    others: [any RemovableChannelHandler],
    completion: @escaping (ChannelHandlerContext) -> Void
  ) {
    self.upgrader = upgrader
    self.encoder = encoder
    self.others = others
    self.completion = completion
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data), head.asksForAnotherProtocol {
      let handler = HTTPServerUpgradeHandler(
        upgraders: [upgrader], httpEncoder: encoder, extraHTTPHandlers: others + [self],
        upgradeCompletionHandler: completion)
      do {
        try context.pipeline.syncOperations.addHandler(handler, position: .after(self))
      } catch {
        return context.fireErrorCaught(error)
      }
    }
    context.fireChannelRead(data)
  }
}

extension HTTPRequestHead {
  /// Whether what follows is perhaps no HTTP: nothing more is read from the connection as such.
  ///
  /// It is exactly what the decoder says of a request, which goes on with HTTP otherwise.
  var asksForAnotherProtocol: Bool {
    method == .CONNECT
      || headers.contains(name: "upgrade")
        && headers[canonicalForm: "connection"]
          .contains { $0.lowercased() == "upgrade" }
  }
}
