import Foundation

/// A page that was fetched without a browser.
struct PlainVisit {
  let port: Int
  let cookie: String
  let token: String
  let page: String

  init(port: Int) throws {
    self.port = port
    let connection = try PlainSocket(port: port)
    connection.write(
      Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n".utf8))
    var (head, body) = try connection.readHead()
    while case let more = try connection.read(), !more.isEmpty { body += more }
    page = String(decoding: body, as: UTF8.self)
    guard let cookie = head.firstMatch(of: /(?i)set-cookie: ([^;\r\n]+)/)?.1,
      let token = page.firstMatch(of: /data-window="([^"]+)"/)?.1
    else { throw PlainSocket.Failure(description: "no page: \(head)") }
    self.cookie = String(cookie)
    self.token = String(token)
  }

  /// Opens the window's socket and greets; returns it when the window has answered.
  func connect() throws -> PlainSocket {
    let connection = try PlainSocket(port: port)
    let lines = [
      "GET /banyan/socket?version=5 HTTP/1.1", "Host: 127.0.0.1:\(port)",
      "Origin: http://127.0.0.1:\(port)", "Cookie: \(cookie)", "Connection: Upgrade",
      "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", "",
    ]
    connection.write(Array(lines.joined(separator: "\r\n").utf8))
    let (head, rest) = try connection.readHead()
    guard head.hasPrefix("HTTP/1.1 101") else { throw PlainSocket.Failure(description: head) }
    connection.write(Self.frame(string(token) + string("") + varint(0) + string("")))
    // The window's first message brings its key.
    if rest.isEmpty, try connection.read().isEmpty {
      throw PlainSocket.Failure(description: "the socket was closed")
    }
    return connection
  }

  /// A message as a page sends it.
  static func frame(_ message: [UInt8]) -> [UInt8] {
    let mask: [UInt8] = [1, 2, 3, 4]
    let length: [UInt8] =
      message.count < 126
      ? [0x80 | UInt8(message.count)]
      : [0xFE, UInt8(message.count >> 8), UInt8(message.count & 0xFF)]
    return [0x82] + length + mask + message.enumerated().map { $1 ^ mask[$0 % 4] }
  }
}
