import NIOHTTP1

/// Where requests come from, and what follows from that. It is chosen once, when a site is made.
enum RequestSource: Sendable {
  /// Browsers, and proxies before them: a cookie says whose a request is.
  case browsers(Sessions, path: String)
  /// A front, which speaks TLS with browsers, knows them by their cookies, and counts what they are sent.
  case front

  /// Whether connections may be of TLS.
  var speaksTLS: Bool { if case .browsers = self { true } else { false } }

  /// Whether answers go to those for whom they are, so that their bytes are counted here.
  var countsAnswers: Bool { speaksTLS }

  /// Whose a request is, if it says so, and the token that says it: the first of its cookies that stands for
  /// somebody.
  func session(
    in headers: HTTPHeaders, of sender: Sender
  ) -> (visitorName: String, token: String)? {
    switch self {
    case .browsers(let sessions, let path): sessions.session(in: headers, of: sender, path: path)
    case .front: headers.first(name: WorkerRequest.visitorHeader).map { ($0, "") }
    }
  }

  /// Has the page of a visitor say who they are from now on.
  ///
  /// - Parameter token: The one that the page was asked for with.
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
