/// A request to the playground's page, parsed as strictly as a browser writes it.
struct PlayRequest: Equatable {
  enum Method: String {
    case get = "GET"
    case post = "POST"
  }

  let method: Method
  /// The requested path, from the first slash on.
  let path: String
  /// The headers by their names in lower case.
  let headers: [String: String]
  var body: [UInt8] = []

  static let longestHead = 16_384
  static let longestBody = 2 << 20

  /// The headers that may appear only once, because programs differ in which of two they use.
  private static let single: Set = [
    "host", "origin", "content-length", "content-type", "sec-fetch-site", "sec-fetch-dest",
  ]

  /// Parses the head of a request, without the empty line at its end.
  ///
  /// - Returns: nil if it is not a request that a browser sends here.
  init?(head: some StringProtocol) {
    var lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    guard let words = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false),
      words.count == 3, let method = Method(rawValue: String(words[0])), words[1].hasPrefix("/"),
      words[2] == "HTTP/1.1"
    else { return nil }
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let name = line[..<colon].lowercased()
      let isName = name.utf8.allSatisfy { ($0 > 0x20 && $0 < 0x7f) }
      guard !name.isEmpty, isName, !line.contains("\n"), !line.contains("\r") else { return nil }
      if headers[name] != nil, Self.single.contains(name) { return nil }
      let value = line[line.index(after: colon)...]
      headers[name] = String(Self.trimmed(value))
    }
    if headers["transfer-encoding"] != nil { return nil }
    self.method = method
    self.path = String(words[1])
    self.headers = headers
  }

  private static func trimmed(_ value: some StringProtocol) -> Substring {
    func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
    var text = Substring(value).drop(while: isBlank)
    while text.last.map(isBlank) == true { text.removeLast() }
    return text
  }

  /// The length of the body; nil if it is too large, or not a number.
  var bodyLength: Int? {
    guard let text = headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }),
      let length = Int(text), length <= Self.longestBody
    else { return nil }
    return length
  }
}
