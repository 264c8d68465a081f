/// Compresses the client's files once, when the server starts.
///
/// The files are small and few, so fixed codes do: they come within a fifth of what a library makes
/// of them, and spare the server one.
enum Gzip {
  /// The bytes in gzip's format (RFC 1952).
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

  /// Writes one block of fixed codes (RFC 1951, 3.2.6).
  private static func deflate(_ bytes: [UInt8], into writer: inout BitWriter) {
    writer.write(1, count: 1)
    writer.write(1, count: 2)
    var matches = MatchFinder(bytes)
    var position = 0
    while position < bytes.count {
      if let match = matches.longest(at: position) {
        let length = slot(in: lengths, for: match.length)
        writer.write(symbol: UInt32(257 + length.code))
        writer.write(UInt32(match.length - length.base), count: length.extra)
        let distance = slot(in: distances, for: match.distance)
        writer.write(reversed: UInt32(distance.code), count: 5)
        writer.write(UInt32(match.distance - distance.base), count: distance.extra)
        for offset in 0..<match.length { matches.remember(position + offset) }
        position += match.length
      } else {
        writer.write(symbol: UInt32(bytes[position]))
        matches.remember(position)
        position += 1
      }
    }
    writer.write(symbol: 256)
    writer.align()
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

/// Finds what stood before.
private struct MatchFinder {
  private let bytes: [UInt8]
  /// Places where three bytes stood, the latest last.
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

  /// Writes a literal, a length or the end in its fixed code.
  mutating func write(symbol: UInt32) {
    switch symbol {
    case ..<144: write(reversed: 0x30 + symbol, count: 8)
    case ..<256: write(reversed: 0x190 + symbol - 144, count: 9)
    case ..<280: write(reversed: symbol - 256, count: 7)
    default: write(reversed: 0xC0 + symbol - 280, count: 8)
    }
  }

  mutating func align() {
    if count > 0 { write(0, count: 8 - count) }
  }
}
