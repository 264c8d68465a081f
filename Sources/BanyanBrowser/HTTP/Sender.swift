import NIOCore
import NIOHTTP1

/// The sender and the intended host of a request, from the connection or from a trusted proxy.
struct Sender: Sendable, Equatable {
  /// The client's address, if it is known.
  var address: ClientAddress?
  /// True if the request came over TLS, to us or to the proxy.
  var isSecure: Bool
  /// The server's name and port as the client knows them.
  var host: String?
  /// True if a trusted proxy has passed the request on.
  var isProxied = false
  /// The user that such a proxy has authenticated.
  var user: String?
}

/// Decides which proxies are trusted to report the sender of a request.
///
/// Each proxy appends the address that it has seen, so the last entries are true as long as trusted
/// proxies added them. The client may have written any entry before those.
struct ProxyPolicy: Sendable {
  private let trusted: [AddressRange]
  private let headers: BrowserServer.ForwardedHeaders
  /// True if a connection without an address comes from a trusted proxy.
  private let trustsNameless: Bool
  /// The header in which they name the user.
  private let userHeader: String?

  /// Creates the policy of a worker: only its front can connect to it.
  init(ofWorkerWithUserHeader userHeader: String?) {
    trusted = []
    headers = .xForwarded
    trustsNameless = true
    self.userHeader = userHeader
  }

  /// - Throws: An error for the first of `trusted` that is not an address.
  init(
    trusted: [String], headers: BrowserServer.ForwardedHeaders, userHeader: String? = nil
  ) throws(BrowserServerError) {
    self.headers = headers
    self.userHeader = userHeader
    trustsNameless = false
    var ranges: [AddressRange] = []
    for text in trusted {
      guard let range = AddressRange(text) else { throw .notAnAddress(text) }
      ranges.append(range)
    }
    self.trusted = ranges
  }

  func trusts(_ address: ClientAddress?) -> Bool {
    address.map { address in trusted.contains { $0.contains(address) } } ?? trustsNameless
  }

  /// - Parameters:
  ///   - peer: The other end of the connection.
  ///   - isSecure: Whether the connection itself is one of TLS.
  func sender(of fields: HTTPHeaders, from peer: ClientAddress?, isSecure: Bool) -> Sender {
    var sender = Sender(address: peer, isSecure: isSecure, host: fields.first(name: "host"))
    guard trusts(peer) else { return sender }
    sender.isProxied = true
    sender.user = Sender.user(in: fields, named: userHeader)
    let hops = hops(in: fields)
    for hop in hops.addresses.reversed() {
      // An entry that is not an address hides the client behind it.
      guard let address = ClientAddress(hop) else { break }
      sender.address = address
      if !trusts(address) { break }
    }
    if let scheme = hops.scheme { sender.isSecure = scheme.lowercased() == "https" }
    if let host = hops.host { sender.host = host }
    return sender
  }

  private struct Hops {
    var addresses: [String] = []
    /// The scheme reported by the last proxy, which is the one that is connected.
    var scheme: String?
    var host: String?
  }

  private func hops(in fields: HTTPHeaders) -> Hops {
    switch headers {
    case .xForwarded:
      Hops(
        addresses: fields[canonicalForm: "x-forwarded-for"].map(String.init),
        scheme: fields[canonicalForm: "x-forwarded-proto"].last.map(String.init),
        host: fields[canonicalForm: "x-forwarded-host"].last.map(String.init))
    case .forwarded: forwardedHops(in: fields)
    }
  }

  private func forwardedHops(in fields: HTTPHeaders) -> Hops {
    var hops = Hops()
    for element in fields[canonicalForm: "forwarded"] {
      hops.scheme = nil
      hops.host = nil
      var address = "unknown"
      for pair in element.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let value = parts[1].trimmingSpaces.filter { $0 != "\"" }
        switch parts[0].trimmingSpaces.lowercased() {
        case "for": address = value
        case "proto": hops.scheme = value
        case "host": hops.host = value
        default: break
        }
      }
      hops.addresses.append(address)
    }
    return hops
  }
}
