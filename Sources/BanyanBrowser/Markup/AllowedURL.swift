/// A URL that is safe to open: one with a known harmless scheme, or without a scheme.
struct AllowedURL: Sendable {
  static let schemes = ["http", "https", "mailto", "tel"]

  let string: String

  /// Creates the URL of a picture. It has a scheme that pages may load pictures from, or contains a
  /// picture of a bitmap format.
  init?(picture string: String) {
    if let start = Self.pictureStarts.first(where: { string.hasPrefix($0) }) {
      guard string.utf8.dropFirst(start.utf8.count).allSatisfy(Self.isBase64) else { return nil }
      self.init(checked: string)
      return
    }
    let scheme = string.prefix { $0 != ":" }.lowercased()
    guard ["http", "https"].contains(scheme) else { return nil }
    self.init(string)
  }

  /// Creates the URL of a video, a sound or a page in a frame, which has a scheme that pages may load these from.
  init?(media string: String) {
    let scheme = string.prefix { $0 != ":" }.lowercased()
    guard ["http", "https"].contains(scheme) else { return nil }
    self.init(string)
  }

  private static let pictureStarts = ["png", "jpeg", "gif", "webp"].map {
    "data:image/\($0);base64,"
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }

  /// - Returns: nil if the scheme is not on the list or cannot be determined.
  init?(_ string: String) {
    // Browsers skip control characters and spaces in and before a scheme, so neither is allowed.
    guard string.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) else {
      return nil
    }
    let head = string.prefix { !"/?#".contains($0) }
    if let colon = head.firstIndex(of: ":") {
      guard Self.schemes.contains(head[..<colon].lowercased()) else { return nil }
    }
    self.init(checked: string)
  }

  /// Creates a message from the inspector's page to the page around it. A page without one around it
  /// receives none.
  init?(ofInspector string: String) {
    guard string.hasPrefix("banyan:"),
      string.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F })
    else { return nil }
    self.init(checked: string)
  }

  private init(checked string: String) {
    self.string = string
  }
}
