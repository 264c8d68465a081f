import NIOHTTP1

/// The requests with which a page replaces its visitor's cookie after somebody has logged in.
///
/// The first request has the key that the page's window was given, and its answer sets the next token. The second one has that token, which
/// ends the previous one. Knowing the previous token without the key is of no use.
enum SessionRequest {
  static let path = "/banyan/session"
  /// The header with the key.
  static let header = "banyan-renewal"

  static func response(
    to request: HTTPRequestHead, of visitor: (visitorName: String, token: String)?,
    from sender: Sender, in sessions: Sessions, path: String
  ) -> Response {
    guard let visitor else { return Response(.forbidden, "This session is not yours.") }
    guard let key = request.headers.first(name: header) else { return Response(.noContent, "") }
    guard let token = sessions.renewedToken(for: key, of: visitor.visitorName) else {
      return Response(.forbidden, "This session is not yours.")
    }
    var response = Response(.noContent, "")
    response.headers.add(
      name: "set-cookie", value: VisitorCookie.header(token, of: sender, path: path))
    return response
  }
}
