import BanyanBrowser

/// Valid requests of browsers, implausible ones, and malformed ones.
struct RequestGenerator {
  let port: Int
  let cookie: String

  private static let methods = [
    "GET", "GET", "GET", "HEAD", "POST", "PUT", "OPTIONS", "CONNECT", "TRACE", "BREW", "get", "",
  ]
  private static let paths = [
    "/banyan/alive", "/banyan/ready", "/banyan/client.js", "/banyan/pictures/x", "/banyan/socket",
    WireProtocol.socketTarget, "/banyan/socket?version=4", "/banyan/socket?version=", "/banyan/",
    "/banyan/pictures/..%2f..%2fetc%2fpasswd", "/banyan/pictures/%00", "//", "/..", "/%", "/%zz",
    "/a;b=c/d", "*", "http://127.0.0.1/", "http://evil.example/", "/\u{7F}", "?", "#", "",
  ]
  private static let headers = [
    "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Version: 12", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    "Sec-WebSocket-Key: x", "Connection: close", "Connection: keep-alive", "Content-Length: 5",
    "Content-Length: -1", "Content-Length: 99999999999999999999", "Transfer-Encoding: chunked",
    "Transfer-Encoding: gzip, chunked", "Expect: 100-continue", "Accept-Encoding: gzip",
    "Accept-Language: de-DE,de;q=0.9,*;q=0", "Accept-Language: ;;;q=,,", "Cookie: ", "Cookie: ;=;",
    "Cookie: banyan-1=x.y; banyan=z.", "X-Forwarded-For: 1.2.3.4", "X-Forwarded-Proto: https",
    "Forwarded: for=\"[::1\";proto=", "Range: bytes=0-", "If-None-Match: \"x\"", "X: \0", ": x",
    "x",
    "Sec-Fetch-Site: cross-site", "Origin: null", "Origin: http://evil.example",
  ]

  func request(_ random: inout Seeded) -> [UInt8] {
    if random.once(in: 50) { return random.bytes(random.below(200)) }
    var bytes: [UInt8] = []
    // One connection may carry several requests.
    for _ in 0...(random.once(in: 5) ? random.below(4) : 0) { bytes += one(&random) }
    if random.once(in: 3) { mutate(&bytes, &random) }
    return bytes
  }

  private func one(_ random: inout Seeded) -> [UInt8] {
    if random.once(in: 30) { return page }
    // Most requests are well formed, or nothing behind the parser would be tested.
    if random.once(in: 2) { return plausible(&random) }
    var path = random.pick(Self.paths)
    if random.once(in: 100) { path += String(repeating: "/long", count: random.below(20_000)) }
    let version = random.pick([
      "HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP", "",
    ])
    var lines = ["\(random.pick(Self.methods)) \(path) \(version)"]
    if !random.once(in: 10) {
      lines.append(
        "Host: \(random.pick(["127.0.0.1:\(port)", "localhost", "evil.example", "", "[::1]", "a:b:c"]))"
      )
    }
    if random.once(in: 2) { lines.append("Cookie: \(cookie)") }
    if random.once(in: 2) { lines.append("Origin: http://127.0.0.1:\(port)") }
    if random.once(in: 4) { lines += Self.headers.prefix(3) + [Self.headers[4]] }
    for _ in 0..<random.below(6) { lines.append(random.pick(Self.headers)) }
    if random.once(in: 200) { lines += (0..<random.below(2_000)).map { "X-\($0): y" } }
    if random.once(in: 200) {
      lines.append("X: " + String(repeating: "x", count: random.below(200_000)))
    }
    var bytes = Array(
      (lines.joined(separator: random.once(in: 20) ? "\n" : "\r\n") + "\r\n\r\n").utf8)
    if random.once(in: 5) { bytes += random.bytes(random.below(30)) }
    if random.once(in: 10) { bytes += Array("5\r\nhello\r\n0\r\n\r\n".utf8) }
    return bytes
  }

  /// A well-formed request, for a resource that may or may not exist.
  private func plausible(_ random: inout Seeded) -> [UInt8] {
    let lines =
      [
        "GET \(random.pick(Self.paths.filter { $0.hasPrefix("/") })) HTTP/1.1",
        "Host: 127.0.0.1:\(port)",
      ]
      + ["Cookie: \(cookie)", "Origin: http://127.0.0.1:\(port)"]
      + (random.once(in: 3) ? Self.headers.prefix(3) + [Self.headers[4]] : [])
      + (0..<random.below(3)).map { _ in
        "\(random.pick(["Accept", "Cookie", "X"])): \(random.next())"
      }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// A request for a page.
  private var page: [UInt8] { Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8) }

  private func mutate(_ bytes: inout [UInt8], _ random: inout Seeded) {
    for _ in 0...random.below(4) {
      guard !bytes.isEmpty else { return }
      let place = random.below(bytes.count)
      switch random.below(5) {
      case 0: bytes[place] ^= 1 << UInt8(random.below(8))
      case 1: bytes[place] = random.pick(Array("\r\n\0 :;=%/".utf8))
      case 2: bytes.removeSubrange(place...)
      case 3: bytes.insert(contentsOf: random.bytes(1 + random.below(4)), at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + random.below(10)))
      }
    }
  }
}
