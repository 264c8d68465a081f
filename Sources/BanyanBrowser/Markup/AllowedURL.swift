/// A URL that is safe to open: of a known harmless scheme, or of none.
struct AllowedURL: Sendable {
  static let schemes = ["http", "https", "mailto", "tel"]

  let string: String

  /// A URL of a picture: it has a scheme that pages may load pictures from.
  init?(picture string: String) {
    let scheme = string.prefix { $0 != ":" }.lowercased()
    guard ["http", "https"].contains(scheme) else { return nil }
    self.init(string)
  }

  /// - Returns: nil if the scheme is not on the list or cannot be told.
  init?(_ string: String) {
    // Browsers skip control characters and spaces in and before a scheme, so neither may be there.
    guard string.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) else {
      return nil
    }
    let head = string.prefix { !"/?#".contains($0) }
    if let colon = head.firstIndex(of: ":") {
      guard Self.schemes.contains(head[..<colon].lowercased()) else { return nil }
    }
    self.string = string
  }
}
