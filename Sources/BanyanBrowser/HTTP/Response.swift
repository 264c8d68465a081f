import NIOCore
import NIOHTTP1

/// An answer to one request, with the headers that every answer has.
struct Response: Sendable {
  var status: HTTPResponseStatus
  var headers: HTTPHeaders
  var body: ByteBuffer
  /// True if the body is held for others too, so that this answer takes no memory.
  var sharesBody = false

  /// Creates an answer from one that another process has given.
  init(_ status: HTTPResponseStatus, headers: HTTPHeaders, body: ByteBuffer) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }

  /// - Parameters:
  ///   - nonce: Lets the style sheet inside this page apply.
  init(
    _ status: HTTPResponseStatus, type: String, body: ByteBuffer, cacheControl: String = "no-store",
    nonce: String? = nil
  ) {
    self.status = status
    self.body = body
    let style = nonce.map { "'self' 'nonce-\($0)'" } ?? "'self'"
    headers = [
      "content-type": type,
      "content-length": String(body.readableBytes),
      "cache-control": cacheControl,
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src \(style); img-src 'self' data: http: https:; "
        + "media-src 'self' http: https:; frame-src 'self' http: https:; "
        + "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    ]
  }

  /// Lets pages of this server, and of one other origin if it is given, show this page in a frame.
  mutating func allowFrames(by origin: String? = nil) {
    let policy = headers["content-security-policy"].first ?? ""
    let framing = "frame-ancestors 'self'" + (origin.map { " \($0)" } ?? "")
    headers.replaceOrAdd(
      name: "content-security-policy",
      value: policy.replacing("frame-ancestors 'none'", with: framing))
    headers.remove(name: "x-frame-options")
    // The older header cannot name another origin.
    if origin == nil { headers.add(name: "x-frame-options", value: "SAMEORIGIN") }
  }

  /// Creates an answer of one line of text.
  init(_ status: HTTPResponseStatus, _ line: String) {
    self.init(status, type: "text/plain; charset=utf-8", body: ByteBuffer(string: line + "\n"))
  }

  /// The answer to a client that has reached a limit of its own.
  static var tooMany: Response {
    Response(.tooManyRequests, "Too many requests from your address. Try again soon.", after: 10)
  }

  /// The answer to every new client while the server is at its limit.
  static var tooBusy: Response {
    Response(.serviceUnavailable, "This server is full. Try again soon.", after: 30)
  }

  /// The answer to new clients while the server stops.
  static var stopping: Response {
    Response(.serviceUnavailable, "This server is shutting down. Try again soon.", after: 5)
  }

  /// Returns the answer on a connection that was open when another process took the server's place: a
  /// redirect to that process, over a new connection.
  ///
  /// - Parameter uri: The requested URI.
  static func madeWay(_ uri: String) -> Response {
    // Two slashes would lead to another server.
    guard uri.hasPrefix("/"), !uri.hasPrefix("//") else { return .stopping }
    var response = Response(.temporaryRedirect, "Another process serves this address now.")
    response.headers.add(name: "location", value: uri)
    response.headers.add(name: "connection", value: "close")
    return response
  }

  /// - Parameter seconds: The delay after which the client may try again.
  init(_ status: HTTPResponseStatus, _ line: String, after seconds: Int) {
    self.init(status, line)
    headers.add(name: "retry-after", value: "\(seconds)")
  }

  /// Returns the head and body to write in answer to a request. The body is empty if the answer has none.
  func parts(for request: HTTPRequestHead) -> (head: HTTPResponseHead, body: ByteBuffer) {
    var headers = headers
    if status == .noContent { headers.remove(name: "content-length") }
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    let hasBody = request.method != .HEAD && status != .noContent
    return (head, hasBody ? body : ByteBuffer())
  }
}
