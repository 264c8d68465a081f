import NIOHTTP1

/// The source of a site's requests. It is chosen once, when the site is made.
enum RequestSource: Sendable {
  /// Browsers, or proxies in front of them, whose cookies identify visitors.
  case browsers(Sessions, path: String)
  /// A front, which speaks TLS with browsers, identifies visitors by their cookies, and counts the bytes
  /// sent to them.
  case front

  /// True if connections may use TLS.
  var speaksTLS: Bool { if case .browsers = self { true } else { false } }

  /// True if answers go directly to their clients, so that their bytes are counted here.
  var countsAnswers: Bool { speaksTLS }

  /// Returns the visitor that a request identifies, and the token that identifies it: the first of its
  /// cookies that is known.
  func session(
    in headers: HTTPHeaders, of sender: Sender
  ) -> (visitorName: String, token: String)? {
    switch self {
    case .browsers(let sessions, let path): sessions.session(in: headers, of: sender, path: path)
    case .front: headers.first(name: WorkerRequest.visitorHeader).map { ($0, "") }
    }
  }

  /// Returns the user that the app has logged in as a visitor.
  func login(of visitor: String?, in headers: HTTPHeaders) -> String? {
    switch self {
    case .browsers(let sessions, _): visitor.flatMap { sessions.login(of: $0) }
    case .front: WorkerRequest.login(in: headers)
    }
  }

  /// Adds the header that makes a visitor's page identify itself from now on.
  ///
  /// - Parameter token: The token that the page was requested with.
  func introduce(
    _ visitor: String, to sender: Sender, having token: String?, in response: inout Response
  ) {
    switch self {
    case .browsers(let sessions, let path):
      guard let token = sessions.tokenToSend(to: visitor, having: token) else { return }
      response.headers.add(
        name: "set-cookie", value: VisitorCookie.header(token, of: sender, path: path))
    case .front: response.headers.add(name: WorkerRequest.visitorHeader, value: visitor)
    }
  }
}
