import Foundation

/// An answer to a request, with the headers that every answer has.
struct PlayAnswer {
  var status = 200
  var type = "text/plain; charset=utf-8"
  var body = Data()

  static func text(_ status: Int, _ line: String) -> PlayAnswer {
    PlayAnswer(status: status, body: Data("\(line)\n".utf8))
  }

  static func json(_ value: some Encodable, status: Int = 200) -> PlayAnswer {
    let data = try? JSONEncoder().encode(value)
    return PlayAnswer(status: status, type: "application/json", body: data ?? Data("null".utf8))
  }

  /// Returns the head with its empty line.
  ///
  /// - Parameters:
  ///   - appOrigin: The origin whose pages the page may show in a frame.
  ///   - isStream: Whether the body is endless.
  func head(appOrigin: String, isStream: Bool = false) -> Data {
    var lines = [
      "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Error")", "content-type: \(type)",
      "cache-control: no-store", "connection: close",
      "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'; "
        + "img-src data:; connect-src 'self'; frame-src \(appOrigin); base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'",
      "x-content-type-options: nosniff", "x-frame-options: DENY", "referrer-policy: no-referrer",
      "cross-origin-opener-policy: same-origin", "cross-origin-resource-policy: same-origin",
    ]
    if !isStream { lines.append("content-length: \(body.count)") }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  private static let reasons = [
    200: "OK", 204: "No Content", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 409: "Conflict", 413: "Content Too Large",
    415: "Unsupported Media Type", 421: "Misdirected Request", 503: "Service Unavailable",
  ]
}
