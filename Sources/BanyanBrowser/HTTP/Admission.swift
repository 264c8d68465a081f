import NIOHTTP1

/// Checks requests before any work is done for them.
struct Admission: Sendable {
  private let origins: OriginPolicy
  let proxies: ProxyPolicy
  private let configuration: BrowserServer.Configuration

  /// - Throws: An error if the configuration names a proxy that is not an address.
  init(
    _ configuration: BrowserServer.Configuration, of source: RequestSource
  ) throws(BrowserServerError) {
    self.configuration = configuration
    origins = OriginPolicy(
      host: configuration.host, allowedOrigins: configuration.allowedOrigins)
    switch source {
    case .browsers:
      proxies = try ProxyPolicy(
        trusted: configuration.trustedProxies, headers: configuration.forwardedHeaders,
        userHeader: configuration.userHeader)
    case .front: proxies = ProxyPolicy(ofWorkerWithUserHeader: configuration.userHeader)
    }
  }

  /// Returns the refusal to send for a request, or nil if the request is admitted.
  func refusal(of request: HTTPRequestHead, from sender: Sender) -> Response? {
    guard origins.allows(host: sender.host) else {
      configuration.metrics.refused(.host)
      configuration.refusalLog.write(
        "A request was refused because it names another host. If that is this server, allow its origin.",
        for: "host", to: configuration.logger,
        metadata: ["host": "\(Self.printable(sender.host ?? ""))"])
      return Response(.misdirectedRequest, "This server does not answer to that name.")
    }
    guard request.method == .GET || request.method == .HEAD else {
      configuration.metrics.refused(.method)
      return Response(.methodNotAllowed, "Only GET requests are supported.")
    }
    return nil
  }

  /// Returns the part of a client's text that may appear in a line of the log.
  private static func printable(_ text: String) -> String {
    String(text.prefix(100).filter { $0.isASCII && !$0.isNewline && $0 >= " " })
  }

  /// Returns the visitor that may open a socket with a request, or nil if none may. The request must
  /// come from one of our pages, with the cookie that page was given.
  ///
  /// - Parameter known: The visitor that such a cookie identifies.
  func visitor(
    openingSocketWith request: HTTPRequestHead, from sender: Sender,
    known: @autoclosure () -> String?
  ) -> String? {
    // A request that is wrong in itself is counted when it is answered.
    guard request.method == .GET, origins.allows(host: sender.host) else { return nil }
    let isFromOwnPage = origins.allows(
      origin: request.headers.first(name: "origin"), host: sender.host, isSecure: sender.isSecure)
    guard isFromOwnPage, let visitor = known() else {
      configuration.metrics.refused(.origin)
      configuration.refusalLog.write(
        "A socket was refused.", for: "origin", to: configuration.logger)
      return nil
    }
    return visitor
  }
}
