import BanyanBrowser
import Foundation

/// A page that was fetched without a browser.
struct PlainVisit {
  let port: Int
  let cookie: String
  let token: String
  let page: String
  private let source: UInt32

  /// - Parameter source: The local address to connect from.
  init(port: Int, from source: UInt32 = 0x7F00_0001) throws {
    self.port = port
    self.source = source
    let connection = try PlainSocket(port: port, from: source)
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

  /// Returns the number of the page's first element with a tag, and with what follows that.
  ///
  /// - Parameter rest: A regular expression for the text after the number.
  func element(_ tag: String, _ rest: String = "") throws -> UInt32 {
    guard
      let number = page.firstMatch(
        of: try Regex("<\(tag) id=\"b([0-9]+)\"\(rest)", as: (Substring, Substring).self))
    else { throw PlainSocket.Failure(description: "no \(tag)") }
    return UInt32(number.1)!
  }

  /// Returns the number of a field, by its label.
  func field(_ label: String) throws -> UInt32 {
    try element("[a-z]+", "[^>]*aria-label=\"\(label)\"")
  }

  /// Opens the window's socket and sends a greeting; returns the socket when the window has responded.
  func connect() throws -> PlainSocket {
    let connection = try PlainSocket(port: port, from: source)
    let lines = [
      "GET \(WireProtocol.socketTarget) HTTP/1.1", "Host: 127.0.0.1:\(port)",
      "Origin: http://127.0.0.1:\(port)", "Cookie: \(cookie)", "Connection: Upgrade",
      "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", "",
    ]
    connection.write(Array(lines.joined(separator: "\r\n").utf8))
    let (head, rest) = try connection.readHead()
    guard head.hasPrefix("HTTP/1.1 101") else { throw PlainSocket.Failure(description: head) }
    connection.write(Self.frame(string(token) + string("") + varint(0) + string("")))
    // The window's first message contains its key.
    if rest.isEmpty, try connection.read().isEmpty {
      throw PlainSocket.Failure(description: "the socket was closed")
    }
    return connection
  }

  /// Frames a message as a page does.
  static func frame(_ message: [UInt8]) -> [UInt8] {
    let mask: [UInt8] = [1, 2, 3, 4]
    let length: [UInt8] =
      switch message.count {
      case ..<126: [0x80 | UInt8(message.count)]
      case ..<65_536: [0xFE, UInt8(message.count >> 8), UInt8(message.count & 0xFF)]
      default: [0xFF] + (0..<8).reversed().map { UInt8(message.count >> ($0 * 8) & 0xFF) }
      }
    return [0x82] + length + mask + message.enumerated().map { $1 ^ mask[$0 % 4] }
  }
}
