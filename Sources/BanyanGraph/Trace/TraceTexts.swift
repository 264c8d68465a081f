/// The words of a trace, each stored once.
struct TraceTexts {
  private(set) var all: ContiguousArray<String> = ["", Self.more]
  private var numbers: [String: UInt32] = ["": 0, Self.more: 1]
  /// The placeholder for texts that do not fit.
  private static let more = "…"
  private static let limit = 2 << 20
  /// The size of the texts in bytes.
  private(set) var size = 0

  mutating func number(of text: String) -> UInt32 {
    if let known = numbers[text] { return known }
    // A single update may produce very many words.
    if size + text.utf8.count > Self.limit { return 1 }
    let number = UInt32(all.count)
    all.append(text)
    numbers[text] = number
    size += text.utf8.count
    return number
  }

  subscript(number: UInt32) -> String { Int(number) < all.count ? all[Int(number)] : "" }
}
