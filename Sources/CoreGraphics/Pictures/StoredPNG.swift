/// A PNG without compression, for systems without libpng, and for the small pictures of generators anywhere.
extension PixelGrid {
  package var storedPNG: [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(height * (width * 4 + 1))
    for row in 0..<height {
      // Each line begins with the number of its filter: none.
      lines.append(0)
      lines += bytes[row * width * 4..<(row + 1) * width * 4]
    }
    let header = Self.bytes(width) + Self.bytes(height) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
      + Self.chunk("IDAT", Self.stored(lines)) + Self.chunk("IEND", [])
  }

  /// A zlib stream whose blocks are copies, of at most 65,535 bytes each.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    result.reserveCapacity(data.count + data.count / 0xFFFF * 5 + 16)
    var start = 0
    repeat {
      let end = min(start + 0xFFFF, data.count)
      let count = end - start
      let isLast: UInt8 = end == data.count ? 1 : 0
      let (low, high) = (UInt8(count & 0xFF), UInt8(count >> 8))
      result += [isLast, low, high, ~low, ~high]
      result += data[start..<end]
      start = end
    } while start < data.count
    return result + bytes(adler(data))
  }

  private static func adler(_ data: [UInt8]) -> Int {
    var (first, second) = (1, 0)
    for byte in data {
      first = (first + Int(byte)) % 65521
      second = (second + first) % 65521
    }
    return second << 16 | first
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    return bytes(data.count) + content + bytes(Int(checksum(content)))
  }

  private static func checksum(_ data: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in data { sum = checksums[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
    return ~sum
  }

  private static let checksums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
