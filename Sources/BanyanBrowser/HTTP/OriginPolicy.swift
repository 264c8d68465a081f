/// Decides which pages may talk to the server.
///
/// A page of a foreign site can send requests to anything that the browser can reach. Its origin
/// tells it from one of our pages. If its site has pointed a name of its own at this server (DNS
/// rebinding), the origin matches the server's, and the name gives it away.
struct OriginPolicy: Sendable {
  private let allowedOrigins: Set<String>
  private let isLoopback: Bool

  /// - Parameters:
  ///   - host: The host that the server listens on.
  ///   - allowedOrigins: Origins besides the server's own.
  init(host: String, allowedOrigins: [String]) {
    isLoopback = Self.isLoopback(name: host)
    self.allowedOrigins = Set(allowedOrigins.map(Self.normalized))
  }

  /// Returns true if a request that was sent to this `Host` may be answered.
  ///
  /// A page of a foreign name that was made to point at this machine gets nothing.
  func allows(host: String?) -> Bool {
    guard let host, !host.isEmpty else { return false }
    if allowedOrigins.contains("http://\(host.lowercased())")
      || allowedOrigins.contains("https://\(host.lowercased())")
    {
      return true
    }
    guard let name = Self.name(ofHost: host) else { return false }
    return Self.isLoopback(name: name) || !isLoopback && Self.isOfNetwork(name: name)
  }

  /// Returns true if a page of this origin may open a socket. A page without an origin may not.
  ///
  /// - Parameter isSecure: Whether the page is known to have come over TLS. If it is not, an
  ///   unconfigured proxy may still have served it over TLS.
  func allows(origin: String?, host: String?, isSecure: Bool = false) -> Bool {
    guard let origin, let host, allows(host: host) else { return false }
    let normalized = Self.normalized(origin)
    return allowedOrigins.contains(normalized) || normalized == "https://\(host.lowercased())"
      || !isSecure && normalized == "http://\(host.lowercased())"
  }

  private static func normalized(_ origin: String) -> String {
    let origin = origin.lowercased()
    return origin.hasSuffix("/") ? String(origin.dropLast()) : origin
  }

  /// Returns a `Host` header without its port, or nil if it is malformed.
  private static func name(ofHost host: String) -> String? {
    let end =
      host.hasPrefix("[")
      ? host.firstIndex(of: "]").map { host.index(after: $0) } : host.firstIndex(of: ":")
    let name = host[..<(end ?? host.endIndex)]
    let port = host[name.endIndex...]
    guard port.isEmpty || port.first == ":" && port.dropFirst().utf8.allSatisfy(isDigit) else {
      return nil
    }
    return String(name)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  static func isLoopback(name: String) -> Bool {
    let name = name.lowercased()
    return ["localhost", "::1", "[::1]"].contains(name) || name.hasSuffix(".localhost")
      || (name.hasPrefix("127.") && name.split(separator: ".").count == 4
        && name.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") })
  }

  /// Returns true if a name is an address or one that only the local network assigns, so that an
  /// outsider cannot have pointed it here.
  private static func isOfNetwork(name: String) -> Bool {
    let name = name.lowercased()
    if name.hasPrefix("["), name.hasSuffix("]"), ClientAddress(name) != nil { return true }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    if labels.count == 4, !name.contains(":"), ClientAddress(name) != nil { return true }
    let isName = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0))
    }
    return isName && !labels.contains("")
      && (labels.count == 1 || ["local", "internal", "lan", "test"].contains(labels.last)
        || name.hasSuffix(".home.arpa"))
  }
}
