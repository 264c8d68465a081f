/// Compresses the client's files once, when the server starts.
///
/// The files are few and small, so this need not be fast, and the server needs no library for it.
enum Gzip {
  /// Returns the bytes in gzip's format (RFC 1952).
  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter()
    writer.bytes = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 0xFF]
    deflate(bytes, into: &writer)
    for value in [checksum(bytes), UInt32(truncatingIfNeeded: bytes.count)] {
      for shift in stride(from: UInt32(0), through: 24, by: 8) {
        writer.bytes.append(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
    return writer.bytes
  }

  /// A literal byte, or a reference to an earlier match.
  private enum Token {
    case literal(UInt8)
    case match(length: Int, distance: Int)
  }

  private static func tokens(of bytes: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var matches = MatchFinder(bytes)
    var position = 0
    var next = matches.longest(at: 0)
    while position < bytes.count {
      let match = next
      matches.remember(position)
      next = matches.longest(at: position + 1)
      guard let match, match.length >= next?.length ?? 0 else {
        // A literal byte, because the match after it is longer.
        tokens.append(.literal(bytes[position]))
        position += 1
        continue
      }
      tokens.append(.match(length: match.length, distance: match.distance))
      for offset in 1..<match.length { matches.remember(position + offset) }
      position += match.length
      next = matches.longest(at: position)
    }
    return tokens
  }

  /// Writes one block with its own codes (RFC 1951, 3.2.7).
  private static func deflate(_ bytes: [UInt8], into writer: inout BitWriter) {
    let tokens = tokens(of: bytes)
    var symbolCounts = [Int](repeating: 0, count: 286)
    var distanceCounts = [Int](repeating: 0, count: 30)
    symbolCounts[end] = 1
    for token in tokens {
      switch token {
      case .literal(let byte): symbolCounts[Int(byte)] += 1
      case .match(let length, let distance):
        symbolCounts[257 + slot(in: lengths, for: length).code] += 1
        distanceCounts[slot(in: distances, for: distance).code] += 1
      }
    }
    // The block needs a code for distances even if it has none.
    if distanceCounts.allSatisfy({ $0 == 0 }) { distanceCounts[0] = 1 }
    let symbolCode = HuffmanCode(counts: symbolCounts, longest: 15)
    let distanceCode = HuffmanCode(counts: distanceCounts, longest: 15)
    writer.write(1, count: 1)
    writer.write(2, count: 2)
    write(symbolCode.lengths, distanceCode.lengths, into: &writer)
    for token in tokens {
      switch token {
      case .literal(let byte): writer.write(Int(byte), in: symbolCode)
      case .match(let length, let distance):
        let lengthSlot = slot(in: lengths, for: length)
        writer.write(257 + lengthSlot.code, in: symbolCode)
        writer.write(UInt32(length - lengthSlot.base), count: lengthSlot.extra)
        let distanceSlot = slot(in: distances, for: distance)
        writer.write(distanceSlot.code, in: distanceCode)
        writer.write(UInt32(distance - distanceSlot.base), count: distanceSlot.extra)
      }
    }
    writer.write(end, in: symbolCode)
    writer.align()
  }

  private static let end = 256

  /// Writes the lengths of the codes, which are themselves coded.
  private static func write(
    _ symbolLengths: [Int], _ distanceLengths: [Int], into writer: inout BitWriter
  ) {
    let all = symbolLengths + distanceLengths
    // 16 repeats the last length; 17 and 18 repeat zero.
    var runs: [(symbol: Int, extra: UInt32, bits: Int)] = []
    var index = 0
    while index < all.count {
      let length = all[index]
      var count = all[index...].prefix { $0 == length }.count
      index += count
      if length > 0 {
        runs.append((length, 0, 0))
        count -= 1
      }
      while count > 0 {
        switch (length, count) {
        case (0, 11...):
          let part = min(count, 138)
          runs.append((18, UInt32(part - 11), 7))
          count -= part
        case (0, 3...):
          runs.append((17, UInt32(count - 3), 3))
          count = 0
        case (_, 3...):
          let part = min(count, 6)
          runs.append((16, UInt32(part - 3), 2))
          count -= part
        default:
          runs.append((length, 0, 0))
          count -= 1
        }
      }
    }
    var counts = [Int](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = HuffmanCode(counts: counts, longest: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let used = order.lastIndex { code.lengths[$0] > 0 }! + 1
    writer.write(UInt32(symbolLengths.count - 257), count: 5)
    writer.write(UInt32(distanceLengths.count - 1), count: 5)
    writer.write(UInt32(max(used, 4) - 4), count: 4)
    for symbol in order.prefix(max(used, 4)) {
      writer.write(UInt32(code.lengths[symbol]), count: 3)
    }
    for run in runs {
      writer.write(run.symbol, in: code)
      writer.write(run.extra, count: run.bits)
    }
  }

  private typealias Slot = (base: Int, extra: Int)

  private static let lengths: [Slot] = {
    var slots: [Slot] = []
    var base = 3
    for code in 0..<28 {
      let extra = max(0, code / 4 - 1)
      slots.append((base, extra))
      base += 1 << extra
    }
    return slots + [(258, 0)]
  }()

  private static let distances: [Slot] = {
    var slots: [Slot] = []
    var base = 1
    for code in 0..<30 {
      let extra = max(0, code / 2 - 1)
      slots.append((base, extra))
      base += 1 << extra
    }
    return slots
  }()

  private static func slot(in slots: [Slot], for value: Int) -> (code: Int, base: Int, extra: Int) {
    let code = slots.lastIndex { $0.base <= value } ?? 0
    return (code, slots[code].base, slots[code].extra)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var result = UInt32.max
    for byte in bytes {
      result ^= UInt32(byte)
      for _ in 0..<8 { result = result & 1 == 1 ? result >> 1 ^ 0xEDB8_8320 : result >> 1 }
    }
    return ~result
  }
}

/// Finds earlier occurrences of the same bytes.
private struct MatchFinder {
  private let bytes: [UInt8]
  /// The positions of each sequence of three bytes, the latest last.
  private var places: [UInt32: [Int]] = [:]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func key(_ position: Int) -> UInt32? {
    guard position + 2 < bytes.count else { return nil }
    return UInt32(bytes[position]) << 16 | UInt32(bytes[position + 1]) << 8
      | UInt32(bytes[position + 2])
  }

  mutating func remember(_ position: Int) {
    if let key = key(position) { places[key, default: []].append(position) }
  }

  func longest(at position: Int) -> (length: Int, distance: Int)? {
    guard let key = key(position), let candidates = places[key] else { return nil }
    var best: (length: Int, distance: Int)?
    for candidate in candidates.suffix(64).reversed() where position - candidate <= 32_768 {
      var length = 3
      let longest = min(258, bytes.count - position)
      while length < longest, bytes[candidate + length] == bytes[position + length] { length += 1 }
      if length > best?.length ?? 0 { best = (length, position - candidate) }
    }
    return best
  }
}

/// Writes bits, the lowest of a byte first.
private struct BitWriter {
  var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var count = 0

  mutating func write(_ value: UInt32, count newCount: Int) {
    bits |= value << UInt32(count)
    count += newCount
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// Writes a code, whose highest bit goes first.
  mutating func write(reversed value: UInt32, count: Int) {
    var reversed: UInt32 = 0
    for bit in 0..<UInt32(count) where value >> bit & 1 == 1 {
      reversed |= 1 << (UInt32(count) - 1 - bit)
    }
    write(reversed, count: count)
  }

  mutating func write(_ symbol: Int, in code: HuffmanCode) {
    let (value, length) = code[symbol]
    write(reversed: value, count: length)
  }

  mutating func align() {
    if count > 0 { write(0, count: 8 - count) }
  }
}
