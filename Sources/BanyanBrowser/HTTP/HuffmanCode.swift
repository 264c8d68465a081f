/// Codes for symbols. The more often a symbol occurs, the shorter its code (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The number of bits in each symbol's code; 0 for a symbol that does not occur.
  let lengths: [Int]
  private let codes: [UInt32]

  /// - Parameters:
  ///   - counts: The number of occurrences of each symbol.
  ///   - longest: The maximum length of a code.
  init(counts: [Int], longest: Int) {
    // If a code has too many bits, rare symbols are counted as less rare, which shortens it.
    var counts = counts
    var lengths = Self.lengths(for: counts)
    while lengths.contains(where: { $0 > longest }) {
      counts = counts.map { $0 == 0 ? 0 : ($0 + 1) / 2 }
      lengths = Self.lengths(for: counts)
    }
    self.lengths = lengths
    var codes = [UInt32](repeating: 0, count: lengths.count)
    var next: UInt32 = 0
    for length in stride(from: 1, through: longest, by: 1) {
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = next
        next += 1
      }
      next <<= 1
    }
    self.codes = codes
  }

  subscript(symbol: Int) -> (code: UInt32, length: Int) { (codes[symbol], lengths[symbol]) }

  /// Returns the depths of the leaves of a tree in which rare symbols are deep.
  private static func lengths(for counts: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: counts.count)
    var groups = counts.indices.filter { counts[$0] > 0 }.map { (count: counts[$0], symbols: [$0]) }
    // Every code must be complete, so a single symbol also has a code of one bit.
    if groups.count == 1 { lengths[groups[0].symbols[0]] = 1 }
    while groups.count > 1 {
      groups.sort { $0.count > $1.count }
      let rare = groups.removeLast()
      let next = groups.removeLast()
      let symbols = rare.symbols + next.symbols
      for symbol in symbols { lengths[symbol] += 1 }
      groups.append((rare.count + next.count, symbols))
    }
    return lengths
  }
}
