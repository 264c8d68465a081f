import NIOHTTP1

/// What is looked at of every request, whatever it is for.
struct Admission: Sendable {
  let origins: OriginPolicy
  let proxies: ProxyPolicy
  private let configuration: BrowserServer.Configuration

  /// - Throws: If the configuration names a proxy that is no address.
  init(_ configuration: BrowserServer.Configuration) throws(BrowserServerError) {
    self.configuration = configuration
    origins = OriginPolicy(
      host: configuration.host, allowedOrigins: configuration.allowedOrigins)
    proxies =
      configuration.isWorker
      ? .front
      : try ProxyPolicy(
        trusted: configuration.trustedProxies, headers: configuration.forwardedHeaders)
  }

  /// Why a request is not answered, if it is not.
  func refusal(of request: HTTPRequestHead, from sender: Sender) -> Response? {
    guard origins.allows(host: sender.host) else {
      configuration.metrics.refused(.host)
      configuration.refusalLog.write(
        "A request to a name was refused that is not the server's. If it is, allow its origin.",
        for: "host", to: configuration.logger,
        metadata: ["host": "\(Self.printable(sender.host ?? ""))"])
      return Response(.misdirectedRequest, "This server does not go by that name.")
    }
    guard request.method == .GET || request.method == .HEAD else {
      configuration.metrics.refused(.method)
      return Response(.methodNotAllowed, "Only GET is understood here.")
    }
    return nil
  }

  /// What may stand in a line of the log, of what a client has said.
  private static func printable(_ text: String) -> String {
    String(text.prefix(100).filter { $0.isASCII && !$0.isNewline && $0 >= " " })
  }

  /// Whether a request asks for the socket from a page of ours.
  func isFromOwnPage(_ request: HTTPRequestHead, from sender: Sender) -> Bool {
    origins.allows(
      origin: request.headers.first(name: "origin"), host: sender.host,
      isSecure: sender.isSecure)
  }
}
