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
