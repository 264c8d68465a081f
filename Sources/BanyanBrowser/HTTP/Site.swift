import BanyanHost
import Logging
import NIOCore
import NIOHTTP1
import Synchronization

/// Answers requests: the page, the client's files, pictures, and whether a socket may open.
///
/// It needs nothing but the requests: whoever listens, a server of ours or another, hands them on.
final class Site: Sendable {
  let configuration: BrowserServer.Configuration
  let visitors: Visitors
  private let assets: Assets
  private let pictures: Pictures
  private let origins: OriginPolicy
  private let signer = CookieSigner()
  private let stopping = Atomic(false)

  init(configuration: BrowserServer.Configuration, assets: Assets, visitors: Visitors) {
    self.configuration = configuration
    self.assets = assets
    self.visitors = visitors
    pictures = Pictures(
      directories: configuration.pictureDirectories, logger: configuration.logger)
    origins = OriginPolicy(
      host: configuration.host, allowedOrigins: configuration.allowedOrigins)
  }

  /// Whether nobody new is taken any more.
  var isStopping: Bool { stopping.load(ordering: .relaxed) }

  /// From now on nobody new is taken, and those who ask whether the site is ready hear that it is not.
  func beginStopping() { stopping.store(true, ordering: .relaxed) }

  /// - Returns: nil if the request is for a path that is not this site's.
  func response(to request: HTTPRequestHead) async -> Response? {
    guard let path = path(of: request) else { return nil }
    guard origins.allows(host: request.headers.first(name: "host")) else {
      return Response(.misdirectedRequest, "This server does not go by that name.")
    }
    guard request.method == .GET || request.method == .HEAD else {
      return Response(.methodNotAllowed, "Only GET is understood here.")
    }
    switch path {
    case "/banyan/alive": return Response(.noContent, "")
    case "/banyan/ready":
      return isStopping
        ? Response(.serviceUnavailable, "This server is about to stop.") : Response(.noContent, "")
    // A page whose socket did not open asks whether it would, which tells it a refusal from a loss.
    case WireProtocol.socketPath:
      return !request.headers.contains(name: "upgrade") && isKnown(request)
        ? Response(.upgradeRequired, "This is a socket.")
        : Response(.forbidden, "This socket is not for you.")
    default: break
    }
    if let asset = assets[path] {
      let encodings = request.headers[canonicalForm: "accept-encoding"]
      return asset.response(isCompressed: encodings.contains { $0 == "gzip" })
    }
    let prefix = "/banyan/" + PictureName.prefix
    if path.hasPrefix(prefix) {
      return pictures.response(toName: String(path.dropFirst(prefix.count)))
    }
    guard !path.hasPrefix("/banyan/"), let place = PlaceAddress.place(path) else {
      return Response(.notFound, "There is nothing here.")
    }
    // Whoever asks for the headers alone has no use for a window.
    if request.method == .HEAD { return Response(.ok, "") }
    return await page(for: request, as: PlaceAddress.window(path), at: place)
  }

  /// The path within the site, without what is asked of it.
  private func path(of request: HTTPRequestHead) -> String? {
    let path = request.uri.prefix { $0 != "?" }
    guard path.hasPrefix(configuration.path) else { return nil }
    let rest = path.dropFirst(configuration.path.count)
    return rest.isEmpty || rest.hasPrefix("/") ? String(rest) : nil
  }

  /// Opens a window and writes its page.
  @MainActor
  private func page(
    for request: HTTPRequestHead, as address: WindowAddress?, at place: WindowPlace
  ) -> Response {
    if isStopping {
      configuration.metrics.refused(.stopping)
      var response = Response(.serviceUnavailable, "This server is about to stop. Try again soon.")
      response.headers.add(name: "retry-after", value: "5")
      return response
    }
    let known = visitorName(in: request.headers)
    do throws(Visitors.Refusal) {
      let (window, elements) = try visitors.openWindow(
        visitorName: known, as: address, at: place,
        language: AcceptedLanguage.first(in: request.headers))
      let page = Page(
        token: window.token, title: window.title, address: window.address,
        tabName: window.tabName, elements: elements,
        assets: assets,
        colors: pictures.catalogs.colorDefinitions, path: configuration.path)
      var response = Response(
        .ok, type: "text/html; charset=utf-8", body: page.body, nonce: page.nonce)
      if known == nil {
        let cookie = "\(Self.cookieName(request.headers))=\(signer.sign(window.visitorName))"
        let path = configuration.path.isEmpty ? "/" : configuration.path
        response.headers.add(
          name: "set-cookie", value: "\(cookie); Path=\(path); HttpOnly; SameSite=Lax")
      }
      return response
    } catch {
      configuration.logger.warning("A page was refused: there are too many visitors or windows.")
      var response = Response(.serviceUnavailable, "Too many people are here. Try again soon.")
      response.headers.add(name: "retry-after", value: "30")
      return response
    }
  }

  /// Whether a socket may open: it must come from a page of ours, with the cookie that page was
  /// given. Which window it is for it says itself.
  func admits(_ request: HTTPRequestHead) -> Bool {
    let headers = request.headers
    guard path(of: request) == WireProtocol.socketPath,
      origins.allows(origin: headers.first(name: "origin"), host: headers.first(name: "host")),
      isKnown(request)
    else {
      configuration.logger.notice("A socket was refused.")
      return false
    }
    return true
  }

  private func isKnown(_ request: HTTPRequestHead) -> Bool {
    visitorName(in: request.headers) != nil
  }

  /// Whether a socket's address is of this version of the protocol.
  static func isOfThisVersion(_ uri: String) -> Bool {
    parameter("version", in: uri) == "\(WireProtocol.version)"
  }

  private static func parameter(_ name: String, in uri: String) -> String? {
    let query = uri.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    let item = query.split(separator: "&").first { $0.hasPrefix("\(name)=") }
    return item.map { String($0.dropFirst(name.count + 1)) }
  }

  func visitorName(in headers: HTTPHeaders) -> String? {
    headers.cookies(named: Self.cookieName(headers)).lazy.compactMap(signer.name(in:)).first
  }

  /// Browsers share cookies among the ports of a host, so each port that they know has a name of its
  /// own.
  static func cookieName(_ headers: HTTPHeaders) -> String {
    let host = headers.first(name: "host") ?? ""
    let port = host.reversed().prefix { $0.isASCII && $0.isNumber }
    return port.count < host.count && host.dropLast(port.count).hasSuffix(":")
      ? "banyan-\(String(port.reversed()))" : "banyan"
  }
}
