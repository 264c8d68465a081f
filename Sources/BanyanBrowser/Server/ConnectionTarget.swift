import NIOCore
import NIOHTTP1
import NIOWebSocket

/// A responder to the connections of a listener.
protocol ConnectionTarget: Sendable {
  var configuration: BrowserServer.Configuration { get }
  var source: RequestSource { get }
  var proxies: ProxyPolicy { get }
  /// The budget for the bytes that are held for the connections.
  var budget: ByteBudget { get }
  /// The number of descriptors that a connection may need, its own included.
  var descriptorsPerConnection: Int { get }

  /// - Returns: nil if nothing is served at that path.
  func answer(
    to request: HTTPRequestHead, from peer: ClientAddress?, isSecure: Bool
  ) async -> Response?

  /// Returns the upgrader of connections to WebSockets.
  ///
  /// - Parameter willUpgrade: Called on the connection's event loop when it becomes a WebSocket.
  func upgrader(
    isSecure: Bool, willUpgrade: @escaping @Sendable () -> Void
  ) -> any HTTPServerProtocolUpgrader
}

extension BrowserRoute: ConnectionTarget {
  nonisolated var configuration: BrowserServer.Configuration { site.configuration }
  nonisolated var source: RequestSource { site.source }
  nonisolated var proxies: ProxyPolicy { site.proxies }
  nonisolated var budget: ByteBudget { site.visitors.budget }
  nonisolated var descriptorsPerConnection: Int { 1 }

  nonisolated func answer(
    to request: HTTPRequestHead, from peer: ClientAddress?, isSecure: Bool
  ) async -> Response? {
    await route(for: request).site.response(to: request, from: peer, isSecure: isSecure)
  }

  nonisolated func upgrader(
    isSecure: Bool, willUpgrade: @escaping @Sendable () -> Void
  ) -> any HTTPServerProtocolUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: longestMessage,
      shouldUpgrade: { channel, request in
        let headers = self.shouldUpgrade(channel, request, isSecure: isSecure)
        headers.whenSuccess { if $0 != nil { willUpgrade() } }
        return headers
      },
      upgradePipelineHandler: { self.upgrade($0, $1, isSecure: isSecure) })
  }
}
