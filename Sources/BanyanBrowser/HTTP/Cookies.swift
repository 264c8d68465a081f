import NIOHTTP1

extension HTTPHeaders {
  /// Every value of the cookie of that name.
  func cookies(named name: String) -> [String] {
    self["cookie"].flatMap { $0.split(separator: ";") }.compactMap { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { return nil }
      return String(parts[1])
    }
  }
}

/// The cookie that tells a visitor again.
enum VisitorCookie {
  /// Browsers share cookies among the ports of a host, so each port that they know has a name of its
  /// own. Over TLS the name begins so that browsers take it from nowhere else.
  ///
  /// - Parameter path: What the site stands under.
  static func name(of sender: Sender, path: String) -> String {
    let host = sender.host ?? ""
    let port = host.reversed().prefix { $0.isASCII && $0.isNumber }
    let hasPort = port.count < host.count && host.dropLast(port.count).hasSuffix(":")
    let name = hasPort ? "banyan-\(String(port.reversed()))" : "banyan"
    if !sender.isSecure { return name }
    return (path.isEmpty ? "__Host-" : "__Secure-") + name
  }

  /// What the header says that sets it. It ends with the browser.
  static func header(_ value: String, of sender: Sender, path: String) -> String {
    "\(name(of: sender, path: path))=\(value); Path=\(path.isEmpty ? "/" : path); HttpOnly; SameSite=Lax"
      + (sender.isSecure ? "; Secure" : "")
  }
}
