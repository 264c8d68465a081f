import NIOHTTP1

/// Reads a browser's preferred language.
enum AcceptedLanguage {
  /// Returns the preferred language with its region if it has one, or nil if no entry can be a language.
  static func first(in headers: HTTPHeaders) -> String? {
    var best: (tag: Substring, weight: Double)?
    for entry in headers[canonicalForm: "accept-language"].prefix(20) {
      let parts = entry.split(separator: ";")
      guard let tag = parts.first.map({ $0.filter { $0 != " " } }), isLanguage(tag) else {
        continue
      }
      let weight = parts.dropFirst().lazy.compactMap(weight(of:)).first ?? 1
      if weight > best?.weight ?? 0 { best = (Substring(tag), weight) }
    }
    return best.map { String($0.tag) }
  }

  private static func isLanguage(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    return tag.utf8.count <= 35 && (2...3).contains(parts[0].count)
      && parts.allSatisfy { part in
        (1...8).contains(part.count)
          && part.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (97...122).contains(byte | 0x20)
          }
      }
  }

  private static func weight(of parameter: Substring) -> Double? {
    let parts = parameter.filter { $0 != " " }.split(separator: "=")
    return parts.count == 2 && parts[0] == "q" ? Double(parts[1]) : nil
  }
}
