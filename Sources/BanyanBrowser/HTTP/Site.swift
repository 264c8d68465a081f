import BanyanHost
import Logging
import NIOCore
import NIOHTTP1
import Synchronization

/// Answers requests for the page, the client's files, and pictures, and decides whether a socket may open.
///
/// It depends only on requests, which our own server or another passes to it.
final class Site: Sendable {
  let configuration: BrowserServer.Configuration
  let visitors: Visitors
  private let assets: Assets
  private let pictures: Pictures
  let source: RequestSource
  private let admission: Admission
  var proxies: ProxyPolicy { admission.proxies }
  private let stopping = Atomic(false)
  private let madeWay = Atomic(false)
  private let pulse = Pulse()
  /// The page that shows the app and its inspector side by side, if there is an inspector.
  private let inspection: InspectionPage?

  /// - Throws: An error if the configuration names a proxy that is not an address.
  init(
    configuration: BrowserServer.Configuration, assets: Assets, pictures: Pictures,
    visitors: Visitors
  ) throws(BrowserServerError) {
    self.configuration = configuration
    self.assets = assets
    self.pictures = pictures
    self.visitors = visitors
    source =
      configuration.socketPath == nil
      ? .browsers(visitors.sessions, path: configuration.path) : .front
    admission = try Admission(configuration, of: source)
    inspection =
      configuration.ofInspector == nil
      ? nil : InspectionPage(path: configuration.path, framedBy: configuration.framingOrigin)
  }

  /// True once new visitors are turned away.
  var isStopping: Bool { stopping.load(ordering: .relaxed) }

  /// Turns away new visitors from now on, and reports the site as not ready.
  func beginStopping() { stopping.store(true, ordering: .relaxed) }

  /// Redirects further requests to the process that listens in this one's place.
  func makeWay() { madeWay.store(true, ordering: .relaxed) }

  /// - Parameters:
  ///   - peer: The other end of the connection.
  ///   - isSecure: Whether the connection is one of TLS.
  /// - Returns: nil if the request is for a path that is not this site's.
  func response(
    to request: HTTPRequestHead, from peer: ClientAddress? = nil, isSecure: Bool = false
  ) async -> Response? {
    guard let path = path(of: request) else { return nil }
    let sender = proxies.sender(of: request.headers, from: peer, isSecure: isSecure)
    if let refusal = admission.refusal(of: request, from: sender) { return framed(refusal) }
    if madeWay.load(ordering: .relaxed) { return .madeWay(request.uri) }
    switch path {
    case "/banyan/alive": return Response(.noContent, "")
    case "/banyan/ready":
      return await readiness()
    // A page whose socket did not open requests its address, to tell a refusal from a lost connection.
    case WireProtocol.socketPath:
      return !request.asksForAnotherProtocol
        && source.session(in: request.headers, of: sender) != nil
        ? Response(.upgradeRequired, "This is a socket.")
        : Response(.forbidden, "You do not have access to this socket.")
    case SessionRequest.path:
      guard case .browsers(let sessions, let root) = source else { break }
      let response = SessionRequest.response(
        to: request, of: source.session(in: request.headers, of: sender), from: sender,
        in: sessions, path: root)
      await visitors.noteRenewals()
      return response
    default: break
    }
    if let response = inspection?.response(to: path) { return response }
    if let asset = assets[path] {
      let encodings = request.headers[canonicalForm: "accept-encoding"]
      return asset.response(acceptsGzip: encodings.contains { $0 == "gzip" })
    }
    let prefix = "/banyan/" + PictureName.prefix
    if path.hasPrefix(prefix) {
      guard source.session(in: request.headers, of: sender) != nil else {
        configuration.metrics.refused(.origin)
        return Response(.forbidden, "You do not have access to this picture.")
      }
      return pictures.response(toName: String(path.dropFirst(prefix.count)))
    }
    let fonts = "/banyan/" + AppFonts.prefix
    if path.hasPrefix(fonts) {
      guard source.session(in: request.headers, of: sender) != nil else {
        configuration.metrics.refused(.origin)
        return Response(.forbidden, "You do not have access to this font.")
      }
      return pictures.fonts.response(toName: String(path.dropFirst(fonts.count)))
    }
    if path.hasPrefix(OfferedFiles.path) || path.hasPrefix(FramedPages.path) {
      return await offering(path, request, from: sender)
    }
    guard !path.hasPrefix("/banyan/"), let place = PlaceAddress.place(path) else {
      return Response(.notFound, "Nothing was found at this address.")
    }
    // A request for the headers alone needs no window.
    if request.method == .HEAD { return Response(.ok, "") }
    guard !Self.isPartOfForeignPage(request.headers) else {
      configuration.metrics.refused(.origin)
      return Response(.forbidden, "This page cannot be embedded in another site.")
    }
    return await visitors.turns.turn(for: Turns.Payer(client: sender.address)) { [self] in
      framed(page(for: request, from: sender, as: PlaceAddress.window(path), at: place))
    }
  }

  /// Returns a page, or the refusal in its place, so that frames may show it: a browser that may not show a refusal
  /// says that the server is broken.
  private func framed(_ response: Response) -> Response {
    var response = response
    if configuration.isFramed { response.allowFrames(by: configuration.framingOrigin) }
    return response
  }

  private func readiness() async -> Response {
    if isStopping { return Response(.serviceUnavailable, "This server is shutting down.") }
    guard await pulse.isThere(within: configuration.limits.readyTime) else {
      return Response(.serviceUnavailable, "The app does not answer.")
    }
    return Response(.noContent, "")
  }

  /// Returns true if the browser reports that a page of another site embeds this one, as a picture or
  /// a frame. That would cost a window and show nothing.
  private static func isPartOfForeignPage(_ headers: HTTPHeaders) -> Bool {
    headers.first(name: "sec-fetch-site") == "cross-site"
      && headers.first(name: "sec-fetch-dest") != "document"
  }

  /// Returns true if a request is for a path of this site.
  func isFor(_ request: HTTPRequestHead) -> Bool { path(of: request) != nil }

  /// Returns the path within the site, without the query.
  private func path(of request: HTTPRequestHead) -> String? {
    let path = request.uri.prefix { $0 != "?" }
    guard path.hasPrefix(configuration.path) else { return nil }
    let rest = path.dropFirst(configuration.path.count)
    return rest.isEmpty || rest.hasPrefix("/") ? String(rest) : nil
  }

  /// Reserves a window and writes the document that opens it, or opens it at once and writes its plain page.
  @MainActor
  private func page(
    for request: HTTPRequestHead, from sender: Sender, as address: WindowAddress?,
    at place: WindowPlace
  ) -> Response {
    if isStopping {
      configuration.metrics.refused(.stopping)
      return .stopping
    }
    let preloaded = ServedTypeface.isLikely(for: request.headers) ? assets.typeface : nil
    lazy var known = source.session(in: request.headers, of: sender)
    do throws(Visitors.Refusal) {
      let language = AcceptedLanguage.first(in: request.headers)
      let typeface = preloaded == nil ? nil : ServedTypeface.report
      let window: BrowserWindow
      let content: Page.Content
      if FirstDocument.isPlain(request) {
        let elements: ElementRenderer
        (window, elements) = try visitors.openWindow(
          visitorName: known?.visitorName, as: address, at: place, language: language,
          likelyTypeface: typeface, from: sender.address,
          facts: facts(of: request.headers, from: sender, known?.visitorName))
        content = .elements(elements)
      } else {
        window = try visitors.reserveWindow(
          visitorName: known?.visitorName, as: address, at: place, language: language,
          likelyTypeface: typeface, from: sender.address,
          facts: facts(of: request.headers, from: sender, known?.visitorName))
        content = .none(FirstDocument(likelyParts: visitors.likelyParts))
      }
      let page = Page(
        token: window.token, title: window.contents.title, address: window.contents.address,
        tabName: window.contents.tabName, content: content,
        assets: assets, iconPath: pictures.iconPath ?? assets.icon.path, preloaded: preloaded,
        resources: pictures.catalogs.colorDefinitions
          + pictures.fonts.definitions(under: configuration.path), path: configuration.path,
        surroundings: window.surroundings, windowName: configuration.isFramed ? window.name : nil)
      var response = Response(
        .ok, type: "text/html; charset=utf-8", body: page.body, nonce: page.nonce)
      source.introduce(window.visitorName, to: sender, having: known?.token, in: &response)
      return response
    } catch {
      configuration.refusalLog.write(
        "A page was refused: there are too many visitors or windows.", for: "windows",
        to: configuration.logger, level: .warning)
      return switch error {
      case .full: .tooBusy
      case .tooMany: .tooMany
      }
    }
  }

  /// Returns true if a socket may open. The socket itself specifies its window.
  ///
  /// - Parameters:
  ///   - peer: The other end of the connection.
  ///   - isSecure: Whether the connection is one of TLS.
  func admits(
    _ request: HTTPRequestHead, from peer: ClientAddress? = nil, isSecure: Bool = false
  ) -> Bool {
    let sender = proxies.sender(of: request.headers, from: peer, isSecure: isSecure)
    guard path(of: request) == WireProtocol.socketPath else { return false }
    let visitor = admission.visitor(
      openingSocketWith: request, from: sender,
      known: source.session(in: request.headers, of: sender)?.visitorName)
    return visitor != nil
  }

  /// Returns what a visitor's app may know of their request.
  func facts(
    of request: HTTPRequestHead, from peer: ClientAddress?, isSecure: Bool, _ visitor: String?
  ) -> VisitorFacts {
    let sender = proxies.sender(of: request.headers, from: peer, isSecure: isSecure)
    return facts(of: request.headers, from: sender, visitor)
  }

  private func facts(
    of headers: HTTPHeaders, from sender: Sender, _ visitor: String?
  ) -> VisitorFacts {
    var facts = configuration.facts(of: headers, from: sender)
    facts.login = source.login(of: visitor, in: headers)
    return facts
  }

  /// Returns the address of the client that sent a request, if it is known.
  func client(of request: HTTPRequestHead, from peer: ClientAddress?) -> ClientAddress? {
    proxies.sender(of: request.headers, from: peer, isSecure: false).address
  }

  /// Returns true if a socket's address has this version of the protocol.
  static func isOfThisVersion(_ uri: String) -> Bool {
    parameter("version", in: uri) == "\(WireProtocol.version)"
  }

  private static func parameter(_ name: String, in uri: String) -> String? {
    let query = uri.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    let item = query.split(separator: "&").first { $0.hasPrefix("\(name)=") }
    return item.map { String($0.dropFirst(name.count + 1)) }
  }

  /// Returns the name of the visitor that sent a request, if a valid cookie identifies it.
  func visitorName(
    of request: HTTPRequestHead, from peer: ClientAddress? = nil, isSecure: Bool = false
  ) -> String? {
    let sender = proxies.sender(of: request.headers, from: peer, isSecure: isSecure)
    return source.session(in: request.headers, of: sender)?.visitorName
  }
}
