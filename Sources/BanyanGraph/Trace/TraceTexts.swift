/// The words of a trace, each once.
struct TraceTexts {
  private(set) var all: ContiguousArray<String> = ["", Self.more]
  private var numbers: [String: UInt32] = ["": 0, Self.more: 1]
  /// In place of what there is no room for.
  private static let more = "…"
  private static let limit = 2 << 20
  /// How many bytes they take.
  private(set) var size = 0

  mutating func number(of text: String) -> UInt32 {
    if let known = numbers[text] { return known }
    // An update may say very much.
    if size + text.utf8.count > Self.limit { return 1 }
    let number = UInt32(all.count)
    all.append(text)
    numbers[text] = number
    size += text.utf8.count
    return number
  }

  subscript(number: UInt32) -> String { Int(number) < all.count ? all[Int(number)] : "" }
}
