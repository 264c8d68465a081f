import NIOHTTP1

extension HTTPHeaders {
  /// The first values of the cookie of that name, four at most.
  ///
  /// A browser sends several where more than one path or domain has set it. However many a client
  /// sends, nothing is made of those that are of another name or too many.
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
  /// The visitor that a request's cookie stands for, and the token in it. Of several cookies it is the
  /// first that stands for anybody.
  ///
  /// - Parameter path: What the site stands under.
  func session(
    in headers: HTTPHeaders, of sender: Sender, path: String
  ) -> (visitorName: String, token: String)? {
    headers.cookies(named: VisitorCookie.name(of: sender, path: path)).lazy
      .compactMap { token in self.visitorName(of: token).map { ($0, token) } }.first
  }
}

/// The cookie that holds a visitor's token.
enum VisitorCookie {
  /// Browsers share cookies among the ports of a host, so each port that they know has a name of its
  /// own. Over TLS the name begins so that browsers take it from this host only, and over TLS only. They
  /// do so for cookies of the whole host alone, so there the path is in the name, which tells the routes
  /// of a server apart. A name must have no slashes, and our paths have no `!`.
  ///
  /// - Parameter path: What the site stands under.
  static func name(of sender: Sender, path: String) -> String {
    let host = sender.host ?? ""
    let port = host.reversed().prefix { $0.isASCII && $0.isNumber }
    let hasPort = port.count < host.count && host.dropLast(port.count).hasSuffix(":")
    let name = hasPort ? "banyan-\(String(port.reversed()))" : "banyan"
    if !sender.isSecure { return name }
    return "__Host-" + name + path.replacing("/", with: "!")
  }

  /// What the header says that sets it. It ends with the browser.
  static func header(_ token: String, of sender: Sender, path: String) -> String {
    let scope = sender.isSecure || path.isEmpty ? "/" : path
    return "\(name(of: sender, path: path))=\(token); Path=\(scope); HttpOnly; SameSite=Lax"
      + (sender.isSecure ? "; Secure" : "")
  }
}
