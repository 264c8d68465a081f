/// Which pages may talk to the server.
struct OriginPolicy: Sendable {
  private let allowedOrigins: Set<String>
  private let isLoopback: Bool

  /// - Parameters:
  ///   - host: What the server listens on.
  ///   - allowedOrigins: Origins besides the server's own.
  init(host: String, allowedOrigins: [String]) {
    isLoopback = Self.isLoopback(name: host)
    self.allowedOrigins = Set(allowedOrigins.map(Self.normalized))
  }

  /// Whether a request may be answered that was sent to this `Host`.
  ///
  /// A page of a foreign name that was made to point at this machine gets nothing.
  func allows(host: String?) -> Bool {
    guard let host, !host.isEmpty else { return false }
    if allowedOrigins.contains("http://\(host.lowercased())")
      || allowedOrigins.contains("https://\(host.lowercased())")
    {
      return true
    }
    return isLoopback ? Self.isLoopback(name: Self.name(ofHost: host)) : true
  }

  /// Whether a page of this origin may open a socket. One without an origin may not.
  func allows(origin: String?, host: String?) -> Bool {
    guard let origin, let host, allows(host: host) else { return false }
    let normalized = Self.normalized(origin)
    return allowedOrigins.contains(normalized) || normalized == "http://\(host.lowercased())"
      || normalized == "https://\(host.lowercased())"
  }

  private static func normalized(_ origin: String) -> String {
    let origin = origin.lowercased()
    return origin.hasSuffix("/") ? String(origin.dropLast()) : origin
  }

  /// A `Host` header without its port.
  private static func name(ofHost host: String) -> String {
    if host.hasPrefix("[") {
      return host.firstIndex(of: "]").map { String(host[...$0]) } ?? host
    }
    return host.split(separator: ":", maxSplits: 1).first.map(String.init) ?? host
  }

  private static func isLoopback(name: String) -> Bool {
    let name = name.lowercased()
    return ["localhost", "::1", "[::1]"].contains(name) || name.hasSuffix(".localhost")
      || (name.hasPrefix("127.") && name.split(separator: ".").count == 4
        && name.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") })
  }
}
