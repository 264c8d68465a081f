import NIOCore
import NIOHTTP1

/// Who has sent a request, and to whom: as the connection says, or a proxy that is trusted.
struct Sender: Sendable, Equatable {
  /// Nil where it is not known.
  var address: ClientAddress?
  /// Whether the request came over TLS to us, or to the proxy.
  var isSecure: Bool
  /// The name that the client knows the server by, and its port.
  var host: String?
}

/// Who is believed what they say of where a request comes from.
///
/// Each proxy adds to the list of addresses the one that it has seen, so the last are true as long as
/// they were added by proxies that are trusted; whatever stands before, the client may have written.
struct ProxyPolicy: Sendable {
  private let trusted: [AddressRange]
  private let headers: BrowserServer.ForwardedHeaders
  /// Whether a connection without an address comes from a trusted proxy.
  private let trustsNameless: Bool

  /// The policy of a worker: only its front can connect to it.
  static let front = ProxyPolicy()

  private init() {
    trusted = []
    headers = .xForwarded
    trustsNameless = true
  }

  /// - Throws: The first of `trusted` that is no address.
  init(trusted: [String], headers: BrowserServer.ForwardedHeaders) throws(BrowserServerError) {
    self.headers = headers
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
    let hops = hops(in: fields)
    for hop in hops.addresses.reversed() {
      // What is no address hides whoever is behind it.
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
    /// As the last proxy says, which is the one that is connected.
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
