import NIOCore
import NIOHTTP1

/// Lets any request of a connection ask to upgrade it to a socket.
///
/// NIO's own handler looks only at the first request, but a proxy that keeps connections has sent
/// others over the connection before. Each request that asks gets a handler of its own. Earlier
/// requests have been answered by then, because this handler follows the one that takes pipelined
/// requests one by one.
final class UpgradeHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let upgrader: any HTTPServerProtocolUpgrader
  private let encoder: HTTPResponseEncoder
  private let others: [any RemovableChannelHandler]
  private let completion: (ChannelHandlerContext) -> Void

  /// - Parameters:
  ///   - others: The other handlers of HTTP, which a socket does not need.
  ///   - completion: A closure that runs when a connection is about to become a socket.
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
  /// True if the connection may stop being HTTP after this request, so that no further request is
  /// read from it.
  ///
  /// This is the same condition that the decoder uses to decide whether HTTP goes on.
  var asksForAnotherProtocol: Bool {
    method == .CONNECT
      || headers.contains(name: "upgrade")
        && headers[canonicalForm: "connection"]
          .contains { $0.lowercased() == "upgrade" }
  }
}
