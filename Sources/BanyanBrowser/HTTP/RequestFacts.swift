import BanyanHost
import NIOHTTP1

extension BrowserServer.Configuration {
  /// Returns what an app may know of a request: what the operator has named, and the sender.
  ///
  /// Where proxies are trusted, a header of a request that does not come through one is worth nothing: the proxies would have
  /// set or removed it.
  func facts(of headers: HTTPHeaders, from sender: Sender) -> VisitorFacts {
    var facts = VisitorFacts(address: sender.address?.description, proxyUser: sender.user)
    for name in requestHeaders where passesHeaders(of: sender) && !Self.isHidden(header: name) {
      let values = headers[name]
      if !values.isEmpty { facts.headers[name.lowercased()] = values.joined(separator: ", ") }
    }
    for name in requestCookies where !Self.isHidden(cookie: name) {
      if let value = headers.cookies(named: name).first { facts.cookies[name] = value }
    }
    return facts
  }

  /// True if an app may read the named headers of a sender's requests.
  func passesHeaders(of sender: Sender) -> Bool { sender.isProxied || trustedProxies.isEmpty }

  /// Returns true for headers that no app may read: the visitor's own token is among the cookies, and a front writes the
  /// others.
  package static func isHidden(header: String) -> Bool {
    let name = header.lowercased()
    return name == "cookie" || name.hasPrefix("banyan-")
  }

  /// Returns true for the cookies of visitors.
  package static func isHidden(cookie: String) -> Bool {
    cookie.hasPrefix("banyan") || cookie.hasPrefix("__Host-banyan")
  }
}

extension Sender {
  /// The longest name of a user that is believed, in bytes.
  private static let longestUser = 512

  /// Returns the user that a proxy names. Two names are none: one of them may be the client's own.
  static func user(in fields: HTTPHeaders, named header: String?) -> String? {
    guard let header else { return nil }
    let values = fields[header]
    guard values.count == 1, let value = values.first, !value.isEmpty,
      value.utf8.count <= longestUser
    else { return nil }
    return value
  }
}
