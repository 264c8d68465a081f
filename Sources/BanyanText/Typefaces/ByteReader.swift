/// Reads untrusted bytes, never beyond their end.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var offset: Int
  private let end: Int

  init(_ bytes: [UInt8]) {
    self.init(bytes, in: 0..<bytes.count)
  }

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { offset == end }

  /// Returns the next byte, or nil at the end.
  mutating func byte() -> UInt8? {
    guard offset < end else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Reads a number of at most 32 bits, encoded in groups of seven bits.
  mutating func number() throws(TypefaceFileError) -> Int {
    let start = offset
    var (value, shift) = (0, 0)
    while let next = byte() {
      value |= Int(next & 0x7F) << shift
      if next & 0x80 == 0 {
        guard value <= Int(UInt32.max) else { throw .outOfRange(offset: start) }
        return value
      }
      shift += 7
      guard shift < 35 else { throw .outOfRange(offset: start) }
    }
    throw .tooShort(offset: start)
  }

  /// Reads a number up to a maximum.
  mutating func number(atMost most: Int) throws(TypefaceFileError) -> Int {
    let start = offset
    let value = try number()
    guard value <= most else { throw .outOfRange(offset: start) }
    return value
  }

  /// Reads a text preceded by its length.
  mutating func text(atMost most: Int) throws(TypefaceFileError) -> String {
    let start = offset
    let count = try number(atMost: most)
    guard count <= end - offset else { throw .tooShort(offset: start) }
    defer { offset += count }
    guard let text = String(validating: bytes[offset..<offset + count], as: UTF8.self) else {
      throw .notText(offset: start)
    }
    return text
  }
}
