import BanyanBrowser
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

extension HTTPServerBuilder {
  /// Returns a server whose connections the route can upgrade to WebSockets.
  static func http1(with route: BrowserRoute, isSecure: Bool) -> HTTPServerBuilder {
    HTTPServerBuilder { UpgradingChannel(responder: $0, route: route, isSecure: isSecure) }
  }
}

/// A connection that starts with HTTP and that the route can upgrade.
struct UpgradingChannel: HTTPChannelHandler {
  typealias Requests = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

  /// The protocol that a connection ended up with.
  enum Outcome: Sendable {
    case requests(Requests)
    case socket
  }

  struct Value: ServerChildChannelValue {
    let channel: any Channel
    let outcome: EventLoopFuture<Outcome>
  }

  let responder: HTTPChannelHandler.Responder
  let route: BrowserRoute
  let isSecure: Bool

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      let upgrade = NIOTypedHTTPServerUpgradeConfiguration<Outcome>(
        upgraders: [socketUpgrader],
        notUpgradingCompletionHandler: { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPServerCodec(secure: isSecure))
            return .requests(
              try Requests(
                wrappingChannelSynchronously: channel,
                configuration: .init(isOutboundHalfClosureEnabled: true)))
          }
        })
      let outcome = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
        configuration: .init(upgradeConfiguration: upgrade))
      return Value(channel: channel, outcome: outcome)
    }
  }

  private var socketUpgrader: NIOTypedWebSocketServerUpgrader<Outcome> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: route.longestMessage,
      shouldUpgrade: { [route, isSecure] channel, request in
        route.shouldUpgrade(channel, request, isSecure: isSecure)
      },
      upgradePipelineHandler: { [route, isSecure] channel, request in
        route.upgrade(channel, request, isSecure: isSecure).map { .socket }
      })
  }

  func handle(value: Value, logger: Logger) async {
    do {
      switch try await value.outcome.get() {
      case .requests(let requests): await handleHTTP(asyncChannel: requests, logger: logger)
      case .socket: try await value.channel.closeFuture.get()
      }
    } catch {
      logger.debug("A connection failed: \(error)")
    }
  }
}
