/// The bytes of a QR code: the data in blocks, each with its Reed-Solomon correction.
struct QRCodewords {
  private let blocks: [(data: [UInt8], correction: [UInt8])]

  init(_ bytes: [UInt8], version: Int, level: QRLevel) {
    let data = Self.data(bytes, version: version, count: level.dataCount(in: version))
    let blockCount = level.blockCount(in: version)
    let divisor = Self.divisor(level.correctionCount(in: version))
    let (shortest, longerCount) = data.count.quotientAndRemainder(dividingBy: blockCount)
    var start = 0
    blocks = (0..<blockCount).map { index in
      // The longer blocks come last.
      let count = shortest + (index >= blockCount - longerCount ? 1 : 0)
      let block = Array(data[start..<start + count])
      start += count
      return (block, Self.remainder(of: block, by: divisor))
    }
  }

  /// The first byte of each block, then the second, and so on; then the same of the corrections.
  var interleaved: [UInt8] {
    var result: [UInt8] = []
    for index in 0..<(blocks.map(\.data.count).max() ?? 0) {
      for block in blocks where index < block.data.count { result.append(block.data[index]) }
    }
    for index in 0..<(blocks.first?.correction.count ?? 0) {
      for block in blocks { result.append(block.correction[index]) }
    }
    return result
  }

  /// The mode, the count, the bytes, and what fills the rest.
  private static func data(_ bytes: [UInt8], version: Int, count: Int) -> [UInt8] {
    // The mode is half a byte, so everything after it is shifted by half a byte.
    let head =
      version < 10
      ? [UInt8(bytes.count)] : [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
    var result: [UInt8] = []
    var pending: UInt8 = 4
    for byte in head + bytes {
      result.append(pending << 4 | byte >> 4)
      pending = byte & 0xF
    }
    // The end is four zeros.
    result.append(pending << 4)
    for index in 0..<max(0, count - result.count) {
      result.append(index.isMultiple(of: 2) ? 0xEC : 0x11)
    }
    return result
  }

  // MARK: Reed-Solomon

  /// The product of two elements of the field of 256 with the polynomial 0x11D.
  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int(right >> bit & 1) * Int(left)
    }
    return UInt8(result)
  }

  /// The coefficients of the polynomial with the roots 2⁰, 2¹, ..., without the first, which is 1.
  private static func divisor(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree)
    result[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = product(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  private static func remainder(of data: [UInt8], by divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in divisor.indices { result[index] ^= product(divisor[index], factor) }
    }
    return result
  }
}
