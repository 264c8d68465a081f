import NIOCore
import NIOHTTP1

/// An answer to one request, with the headers that every answer has.
struct Response: Sendable {
  var status: HTTPResponseStatus
  var headers: HTTPHeaders
  var body: ByteBuffer
  /// Whether the body is held for others too, so that this answer takes no memory.
  var sharesBody = false

  /// An answer that another process has given.
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
        + "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    ]
  }

  /// Lets pages of this server show this one in a frame, and pages of one other origin if it is given.
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

  /// Lets this page have others of this server in frames.
  mutating func allowFramesInside() {
    let policy = headers["content-security-policy"].first ?? ""
    headers.replaceOrAdd(name: "content-security-policy", value: policy + "; frame-src 'self'")
  }

  /// One line of text.
  init(_ status: HTTPResponseStatus, _ line: String) {
    self.init(status, type: "text/plain; charset=utf-8", body: ByteBuffer(string: line + "\n"))
  }

  /// What is said to a client that has too much already: it alone has to wait.
  static var tooMany: Response {
    Response(.tooManyRequests, "There is too much from here. Try again soon.", after: 10)
  }

  /// What is said to everybody who comes while there is too much in all.
  static var tooBusy: Response {
    Response(.serviceUnavailable, "Too many people are here. Try again soon.", after: 30)
  }

  /// What is said to those who come while the server ends.
  static var stopping: Response {
    Response(.serviceUnavailable, "This server is about to stop. Try again soon.", after: 5)
  }

  /// What is said to a connection that was open when another process took the server's place: to ask that
  /// one, over a connection of its own.
  ///
  /// - Parameter uri: What was asked for.
  static func madeWay(_ uri: String) -> Response {
    // Two slashes would lead to another server.
    guard uri.hasPrefix("/"), !uri.hasPrefix("//") else { return .stopping }
    var response = Response(.temporaryRedirect, "Another process serves here now.")
    response.headers.add(name: "location", value: uri)
    response.headers.add(name: "connection", value: "close")
    return response
  }

  /// - Parameter seconds: When to try again.
  init(_ status: HTTPResponseStatus, _ line: String, after seconds: Int) {
    self.init(status, line)
    headers.add(name: "retry-after", value: "\(seconds)")
  }

  /// What to write of it in answer to a request; the body is empty where there is to be none.
  func parts(for request: HTTPRequestHead) -> (head: HTTPResponseHead, body: ByteBuffer) {
    var headers = headers
    if status == .noContent { headers.remove(name: "content-length") }
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    let hasBody = request.method != .HEAD && status != .noContent
    return (head, hasBody ? body : ByteBuffer())
  }
}
