/// Decides which requests the playground accepts: those of its own pages, in a browser on this machine, with the key
/// in their address.
///
/// An accepted request can run any code. Pages of other sites can make a browser send requests here, so each
/// request's origin (`Sec-Fetch-Site`, `Origin`) and name (`Host`) are checked.
struct PlayGate: Sendable {
  struct Refusal: Error, Equatable {
    let status: Int
    let reason: String
  }

  /// The host and port of the page's address, such as `127.0.0.1:8080`.
  let host: String
  /// The part of the address that cannot be guessed.
  let key: String

  var origin: String { "http://\(host)" }
  /// The address for the person who started the tool.
  var address: String { "\(origin)/\(key)/" }

  /// Returns a key of 128 bits.
  static func makeKey() -> String {
    var generator = SystemRandomNumberGenerator()
    let halves = (0..<2).map { _ in String(generator.next(), radix: 16) }
    return halves.map { String(repeating: "0", count: 16 - $0.count) + $0 }.joined()
  }

  /// The headers that proxies add.
  private static let proxyHeaders = [
    "forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip",
  ]

  /// Checks a request.
  ///
  /// - Returns: The part of its path that begins with the slash after the key.
  func admit(_ request: PlayRequest) throws(Refusal) -> String {
    guard request.headers["host"] == host else {
      throw Refusal(status: 421, reason: "This page is only at \(origin).")
    }
    guard !Self.proxyHeaders.contains(where: { request.headers[$0] != nil }) else {
      throw Refusal(
        status: 403, reason: "The playground runs code, so it is not served through a proxy.")
    }
    let parts = request.path.dropFirst().split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isEqual(parts[0], key) else {
      throw Refusal(
        status: 404, reason: "There is nothing here. The terminal shows the full address.")
    }
    let path = "/\(parts[1])"
    let site = request.headers["sec-fetch-site"]
    // A person types the page's address or follows it from a terminal; the page makes all other requests.
    let isTyped = path == "/" && request.method == .get && site == "none"
    guard site == "same-origin" || isTyped else {
      throw Refusal(status: 403, reason: "Only the playground's own page may ask for this.")
    }
    if path == "/", let purpose = request.headers["sec-fetch-dest"], purpose != "document" {
      throw Refusal(status: 403, reason: "This page cannot be shown in a frame.")
    }
    let sender = request.headers["origin"]
    guard sender == origin || sender == nil && request.method == .get else {
      throw Refusal(status: 403, reason: "Only the playground's own page may do this.")
    }
    // A form cannot send this type.
    if request.method == .post, request.headers["content-type"] != "application/json" {
      throw Refusal(status: 415, reason: "The body has to be JSON.")
    }
    return path
  }

  /// Compares in constant time, wherever the two differ.
  private static func isEqual(_ first: Substring, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
