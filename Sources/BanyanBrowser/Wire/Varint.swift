import NIOCore

extension ByteBuffer {
  /// Writes a number in groups of seven bits, the lowest first, each but the last with its high bit
  /// set.
  mutating func write(varint value: UInt32) {
    var rest = value
    while rest >= 0x80 {
      writeInteger(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    writeInteger(UInt8(rest))
  }

  /// Writes a difference, which is short if it is small in either direction.
  mutating func write(zigzag difference: UInt32) {
    let step = Int32(bitPattern: difference)
    write(varint: UInt32(bitPattern: step << 1 ^ step >> 31))
  }

  /// - Returns: nil if the buffer ends inside the number, or the number has more than 32 bits.
  mutating func readVarint() -> UInt32? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 28, by: 7) {
      guard let byte = readInteger(as: UInt8.self) else { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return UInt32(exactly: value) }
    }
    return nil
  }

  /// Writes a string preceded by its length in bytes.
  mutating func write(string: String) {
    write(varint: UInt32(string.utf8.count))
    writeString(string)
  }
}
