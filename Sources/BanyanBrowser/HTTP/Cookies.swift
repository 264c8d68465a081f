import NIOHTTP1

extension HTTPHeaders {
  /// Returns the values of the cookies with the given name, at most four.
  ///
  /// A browser sends several if more than one path or domain has set the cookie. Cookies of other names,
  /// or beyond four, cost no memory however many a client sends.
  func cookies(named name: String) -> [String] {
    let start = "\(name)=".utf8
    var values: [String] = []
    for var header in self["cookie"] {
      header.withUTF8 { bytes in
        var index = 0
        while index < bytes.count, values.count < 4 {
          let end = bytes[index...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
          let pair = bytes[index..<end].drop { $0 == UInt8(ascii: " ") }
          if pair.starts(with: start) {
            values.append(String(decoding: pair.dropFirst(start.count), as: UTF8.self))
          }
          index = end + 1
        }
      }
    }
    return values
  }
}

extension Sessions {
  /// Returns the visitor that a request's cookie identifies, and the token in it. Of several cookies,
  /// the first that identifies a visitor counts.
  ///
  /// - Parameter path: The path that the site is served under.
  func session(
    in headers: HTTPHeaders, of sender: Sender, path: String
  ) -> (visitorName: String, token: String)? {
    headers.cookies(named: VisitorCookie.name(of: sender, path: path)).lazy
      .compactMap { token in self.visitorName(of: token, provenBy: sender.user).map { ($0, token) }
      }
      .first
  }
}

/// The cookie that holds a visitor's token.
enum VisitorCookie {
  /// Browsers share cookies among the ports of a host, so each port has a name of its own. Over TLS the
  /// prefix makes browsers accept the cookie only from this host and over TLS. They do so only for
  /// cookies of the whole host, so there the name includes the path, which tells the routes of a server
  /// apart. A name must have no slashes, and our paths have no `!`.
  ///
  /// - Parameter path: The path that the site is served under.
  static func name(of sender: Sender, path: String) -> String {
    let host = sender.host ?? ""
    let port = host.reversed().prefix { $0.isASCII && $0.isNumber }
    let hasPort = port.count < host.count && host.dropLast(port.count).hasSuffix(":")
    let name = hasPort ? "banyan-\(String(port.reversed()))" : "banyan"
    if !sender.isSecure { return name }
    return "__Host-" + name + path.replacing("/", with: "!")
  }

  /// Returns the value of the header that sets the cookie, which lasts as long as the browser's session.
  static func header(_ token: String, of sender: Sender, path: String) -> String {
    let scope = sender.isSecure || path.isEmpty ? "/" : path
    return "\(name(of: sender, path: path))=\(token); Path=\(scope); HttpOnly; SameSite=Lax"
      + (sender.isSecure ? "; Secure" : "")
  }
}
